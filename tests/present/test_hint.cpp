#include "catch.hpp"
#include "support/tables.hpp"

#include "bots/core/worlds.hpp"
#include "present/hints.hpp"

using namespace roundhouse;
using namespace roundhouse::present;
using namespace roundhouse::testing;
using bots::possible_hands;

namespace {

Names names() { return Names(usual_names(4, Turn::clockwise)); }

Hint hint(const Match& match) {
    const Decision decision = match.round->pending();
    return hint_for(View(*match.round, decision.seat), decision, names());
}

} // namespace

TEST_CASE("Hints are always allowed, to the end of a round") {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        Match match = round_of(seed);
        while (match.round_is_on()) {
            const Hint advice = hint(match);
            CHECK_FALSE(advice.why.empty());
            REQUIRE_FALSE(act(match, advice.action));
        }
    }
}

TEST_CASE("The same view gives the same hint, whatever lies hidden") {
    const Match match = round_of(4);
    const Decision decision = match.round->pending();
    const View view(*match.round, decision.seat);
    Random random(99);
    const Round other = supposed(view, possible_hands(view, random));
    CHECK(hint_for(view, decision, names()).why ==
          hint_for(View(other, decision.seat), other.pending(), names()).why);
}

TEST_CASE("Worlds that are drawn hold every unseen card once") {
    const Match match = round_of(4, {"bid 250", "pass", "pass", "pass"});
    const View view(*match.round, 1);
    Random random(1);
    const auto hands = possible_hands(view, random);
    CardSet together;
    for (Seat seat = 1; seat <= 4; ++seat) {
        CHECK(hands[seat].size() == view.hand_size(seat));
        together += hands[seat];
    }
    CHECK(together == match.rules->deck);
}

TEST_CASE("The gift that a hint proposes has every trump in it, and says what it costs", "[B05][D26]") {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const Match match = round_of(seed, {"bid 250", "pass", "pass", "pass", "trump hearts"});
        const Decision asked = match.round->pending();
        REQUIRE(asked.kind == DecisionKind::give);
        const Hint advice = hint(match);
        REQUIRE(is<actions::Give>(advice.action));
        const int trumps = View(*match.round, asked.seat).hand().count(Suit::hearts);
        CHECK(cards_of(advice.action).count(Suit::hearts) == std::min(trumps, 4));
        CHECK(advice.why.size() == 3);
    }
}
