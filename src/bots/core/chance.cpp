#include "bots/core/chance.hpp"

#include "rules/playouts.hpp"

#include <bit>

namespace roundhouse::bots {

PlayedOut played_at_random(const PlayTable& table, TrickPlay state, Random& random) {
    while (state.played != 0) {
        KindMask kinds = legal_kinds(table, state);
        for (auto skip = random.below(static_cast<std::uint32_t>(std::popcount(kinds))); skip > 0; --skip)
            kinds &= kinds - 1;
        play(table, state, Card::numbered(std::countr_zero(kinds)));
    }
    PlayedOut end;
    const PlayOut rest = finished(state) ? PlayOut{} : play_out(table, state, random);
    for (Seat seat = 1; seat <= table.seats; ++seat) {
        end.count[seat] = state.count[seat] + rest.count[seat];
        end.tricks[seat] = state.tricks[seat] + rest.tricks[seat];
    }
    return end;
}

} // namespace roundhouse::bots
