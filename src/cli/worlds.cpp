#include "cli/worlds.hpp"

#include "base/text.hpp"
#include "cards/deck.hpp"
#include "rules/playouts.hpp"

#include <bit>

#include <nlohmann/json.hpp>

namespace roundhouse::cli {

PerSeat<CardSet> possible_hands(const View& view, Random& random) {
    const int seats = view.rules().seats;
    PerSeat<CardSet> hands{};
    CardSet rest = view.unseen();
    for (Seat seat = 1; seat <= seats; ++seat) {
        const CardSet known = seat == view.seat() ? CardSet{} : common(view.known_in(seat), rest);
        hands[seat] = seat == view.seat() ? view.hand() : known;
        rest -= known;
    }
    Pack pack = sorted_pack(rest);
    for (std::size_t i = pack.size(); i > 1; --i)
        std::swap(pack[i - 1], pack[random.below(static_cast<std::uint32_t>(i))]);
    std::size_t next = 0;
    for (Seat seat = 1; seat <= seats; ++seat)
        while (seat != view.seat() && hands[seat].size() < view.hand_size(seat) && next < pack.size())
            hands[seat].add(pack[next++]);
    return hands;
}

Random random_for(const View& view) { return Random(digest(to_json(view).dump())); }

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

} // namespace roundhouse::cli
