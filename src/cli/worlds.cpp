#include "cli/worlds.hpp"

#include "rules/playouts.hpp"

#include <bit>

namespace roundhouse::cli {

PerSeat<int> counts_at_random(const PlayTable& table, TrickPlay state, Random& random) {
    while (state.played != 0) {
        KindMask kinds = legal_kinds(table, state);
        for (auto skip = random.below(static_cast<std::uint32_t>(std::popcount(kinds))); skip > 0; --skip)
            kinds &= kinds - 1;
        play(table, state, Card::numbered(std::countr_zero(kinds)));
    }
    PerSeat<int> counts{};
    const PlayOut rest = finished(state) ? PlayOut{} : play_out(table, state, random);
    for (Seat seat = 1; seat <= table.seats; ++seat) counts[seat] = state.count[seat] + rest.count[seat];
    return counts;
}

} // namespace roundhouse::cli
