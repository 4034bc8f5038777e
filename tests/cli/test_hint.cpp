#include "catch.hpp"
#include "program.hpp"

#include "bots/worlds.hpp"
#include "cli/hint.hpp"
#include "cli/question.hpp"

using namespace roundhouse;
using namespace roundhouse::cli;
using namespace roundhouse::cli::testing;
using bots::possible_hands;

namespace {

Names names() { return Names(usual_names(4, Turn::clockwise)); }

Hint hint(const Match& match) {
    const Decision decision = match.round->pending();
    return hint_for(View(*match.round, decision.seat), decision, names());
}

std::string asked(const Match& match, const std::string& about) {
    const Decision decision = match.round->pending();
    return all(answer_question(View(*match.round, decision.seat), decision, about, names()));
}

} // namespace

TEST_CASE("Hints are always allowed, to the end of a round") {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        Match match = round_of(seed);
        while (match.round_is_on()) {
            const Hint advice = hint(match);
            CHECK_FALSE(advice.why.empty());
            REQUIRE_FALSE(apply(match, advice.action));
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

TEST_CASE("Questions in the auction") {
    const Match match = round_of(7);
    CHECK(contains(asked(match, "270"), "you promise that your side makes 270 points"));
    CHECK(contains(asked(match, "9000"), "not a step"));
    CHECK(contains(asked(match, "pass"), "You leave the auction"));
    CHECK(contains(asked(match, ""), "Nobody has bid yet."));
    CHECK(contains(asked(match, "pinochle"), "40, 300 for one, two"));
    CHECK(contains(asked(match, "throwing in"), "250 above"));
    CHECK(contains(asked(match, "undo"), "take back"));
    CHECK(contains(asked(match, "hearts"), "You hold"));
    CHECK(contains(asked(match, "zorro"), "neither a card"));
}
