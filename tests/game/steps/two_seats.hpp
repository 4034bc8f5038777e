#pragma once
// A two-player round, with much hidden from both.

#include <rapidcheck.h>

#include "support/scramble.hpp"

namespace roundhouse {

/// Plays a round at random. At every turn, checks that each seat's view stays the same however the cards that
/// it cannot see lie. `look` gets the view, the round, and the round with those cards rearranged.
template<class Look>
void check_secrets(const RulebookPtr& rules, std::uint64_t seed, Look look) {
    Random random(seed);
    RandomTable table(2, seed);
    Round round(rules, shuffled_and_cut(rules->deck, random), 1);
    while (!round.over()) {
        for (Seat seat = 1; seat <= 2; ++seat) {
            const View view(round, seat);
            const Round other = supposed(view, scrambled_hands(view, random));
            RC_ASSERT(conserves_cards(other.state()));
            RC_ASSERT(to_json(View(other, seat)) == to_json(view));
            look(view, round.state(), other.state());
        }
        RC_ASSERT(!round.apply(table.decide(round)));
        RC_ASSERT(conserves_cards(round.state()));
    }
}

} // namespace roundhouse
