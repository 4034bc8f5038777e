#include "bots/core/chance.hpp"

#include "cards/deck.hpp"
#include "rules/playouts.hpp"

namespace roundhouse::bots {

PlayedOut played_at_random(const PlayTable& table, TrickPlay state, Random& random) {
    while (state.played != 0) play(table, state, any_kind(legal_kinds(table, state), random));
    PlayedOut end;
    const PlayOut rest = finished(state) ? PlayOut{} : play_out(table, state, random);
    for (Seat seat = 1; seat <= table.seats; ++seat) {
        end.count[seat] = state.count[seat] + rest.count[seat];
        end.tricks[seat] = state.tricks[seat] + rest.tricks[seat];
    }
    return end;
}

} // namespace roundhouse::bots
