// What everybody knows about a round, shown again: order, sums, and what stays hidden.

#include "catch.hpp"
#include "place.hpp"
#include "support/tables.hpp"

#include "base/language.hpp"
#include "bots/player.hpp"
#include "present/bids_and_melds.hpp"

#include <algorithm>
#include <set>

using namespace roundhouse;
using namespace roundhouse::present;
using namespace roundhouse::testing;

namespace {

BidsAndMelds known(const Match& match, Seat seat, Face face = Face::french) {
    const Names names(usual_names(match.rules->seats, match.rules->turn));
    return bids_and_melds(View(*match.round, seat), names, face);
}

/// Plays a round with bots until `is` holds.
template<class Is>
Match played_until(const std::string& variant, std::uint64_t seed, const Is& is,
                   const char* bots = "steady") {
    Match match = begin_match(rules_of(variant), seed);
    deal_next(match);
    for (std::size_t i = 0; match.round_is_on() && !is(match); ++i)
        REQUIRE_FALSE(act(match, bots::decide_seated(match, bots, i)));
    return match;
}

bool plays(const Match& match) {
    return match.round->pending().kind == DecisionKind::play &&
           View(*match.round, 0).finished_tricks().size() == 3;
}

/// The cards shown from a seat's hand.
std::vector<std::vector<Card>> shown_of(const BidsAndMelds& all, Seat seat) {
    std::vector<std::vector<Card>> cards;
    for (const SideMelds& side : all.sides)
        for (const SeatMelds& one : side.seats)
            if (one.seat == seat)
                for (const MeldLine& meld : one.melds) cards.push_back(meld.cards);
    return cards;
}

} // namespace

TEST_CASE("Calls stand in the order in which they were made, each with what it said", "[D10][D13]") {
    const BidsAndMelds all = known(double_deck_after({"bid 53", "by-me", "bid 54", "pass"}), 2);
    CHECK(all.title == "Bids and melds");
    CHECK(all.about == "Round 1, Double-deck Pinochle");
    CHECK(all.dealt == "East dealt");
    REQUIRE(all.calls.size() == 4);
    const auto line = [&](std::size_t i) {
        const CallLine& call = all.calls[i];
        return call.who + ": " + call.what + (call.said.empty() ? "" : ", ") + call.said;
    };
    CHECK(line(0) == "South: 53, about 30 in meld");
    CHECK(line(1) == "You: by-me, 8 to 14 in meld");
    CHECK(line(2) == "North: 54, wants it");
    CHECK(line(3) == "East: pass");
    CHECK(all.outcome == "The highest bid so far: 54 by North.");
    CHECK(std::none_of(all.calls.begin(), all.calls.end(), [](const auto& call) { return call.contract; }));
    CHECK(known(double_deck_after({}), 1).outcome == "Nobody has called yet.");
}

TEST_CASE("[D12] A bid that was spoken as its last digit stands there as it was spoken") {
    const BidsAndMelds all = known(double_deck_after({"bid 53 spoken", "bid 54"}), 1);
    REQUIRE(all.calls.size() == 2);
    CHECK(all.calls[0].what == "“three”: 53");
    CHECK(all.calls[0].bids);
    CHECK(contains(all.calls[0].said, "aces around"));
    CHECK(all.calls[1].what == "54");
}

TEST_CASE("A call that says nothing beside its number has no words") {
    const Match match = round_of(1, {"bid 250", "bid 260"});
    for (const CallLine& call : known(match, 1).calls) CHECK(call.said.empty());
}

TEST_CASE("The contract's call is marked, and what became of it is said") {
    const Match match = double_deck_after({"bid 53", "pass", "bid 54", "pass", "bid 60", "pass"});
    const BidsAndMelds all = known(match, 1);
    REQUIRE(all.calls.size() == 6);
    for (std::size_t i = 0; i < 6; ++i) CHECK(all.calls[i].contract == (i == 4));
    CHECK(all.calls[4].said == "wants it, and leaves the others no room");
    CHECK(all.outcome == "You play for 60.");
    CHECK(known(match, 3).outcome == "South plays for 60.");
    const BidsAndMelds later = known(played_until("double-deck", 4, plays), 0);
    CHECK(contains(later.outcome, " plays for "));
    CHECK(contains(later.outcome, " in "));
    CHECK(std::count_if(later.calls.begin(), later.calls.end(),
                        [](const auto& call) { return call.contract; }) == 1);
}

TEST_CASE("Where the first seat has to bid and all others pass, nobody else bid", "[C40]") {
    Match match = begin_match(rules_of("racehorse"), 1);
    deal_next(match);
    while (match.round->pending().kind == DecisionKind::call) REQUIRE_FALSE(act(match, pass()));
    const std::string outcome = known(match, 0).outcome;
    INFO(outcome);
    CHECK(outcome.starts_with("Nobody else bid. "));
    CHECK(contains(outcome, " plays for 500."));
}

TEST_CASE("Before melding no meld is there, and that is said") {
    const BidsAndMelds all = known(round_of(1), 1);
    CHECK(all.no_melds == "Nobody has melded yet.");
    REQUIRE(all.sides.size() == 2);
    CHECK(all.sides[0].who == "You and North"); // our own side first
    CHECK(all.sides[0].ours);
    CHECK(all.sides[1].who == "West and East");
    for (const SideMelds& side : all.sides) CHECK_FALSE(side.points);
    CHECK(all.taken == "No trick has been taken yet.");
    CHECK(all.last_trick.empty());
}

TEST_CASE("Melds add up by seat and by side, and too few of them are kept to themselves", "[D18]") {
    bool kept = false;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Match match = played_until("double-deck", seed, plays);
        if (!match.round_is_on()) continue;
        const BidsAndMelds all = known(match, 2);
        CHECK(all.needed == "A side needs 20 for its meld to count.");
        for (const SideMelds& side : all.sides) {
            int sum = 0;
            for (const SeatMelds& seat : side.seats) {
                int own = 0;
                for (const MeldLine& meld : seat.melds) own += meld.points;
                CHECK(own == seat.points);
                sum += seat.points;
            }
            CHECK(side.points == sum);
            CHECK((side.note.empty() ? sum >= 20 : sum < 20));
            kept = kept || side.note == "less than 20: it does not count";
        }
    }
    CHECK(kept);
}

TEST_CASE("A hand that is thrown in has neither contract nor melds, and no side was short of any", "[D18]") {
    Match passed = begin_match(rules_of("auction", {{"bidding", "summed"}}), 1);
    deal_next(passed);
    for (int i = 0; i < 4 && passed.round_is_on(); ++i)
        REQUIRE_FALSE(act(passed, *parse_action(*passed.rules, "pass")));
    const BidsAndMelds all = known(passed, 1);
    CHECK(all.outcome == "Nobody bid.");
    CHECK(all.no_melds == "Nobody has shown a meld.");
    for (const SideMelds& side : all.sides) CHECK((!side.points && side.note.empty()));
}

TEST_CASE("Where there is no auction or no side, the page is about what there is") {
    const BidsAndMelds two = known(played_until("two-handed", 1, plays), 1);
    CHECK(two.title == "Melds and tricks");
    CHECK_FALSE(two.has_calls);
    CHECK(two.outcome.empty());
    REQUIRE(two.sides.size() == 2);
    CHECK(two.sides[0].who == "You");
    CHECK(two.sides[1].seats.size() == 1);
}

TEST_CASE("Tricks are counted by side; of the last one the cards are shown and what took it") {
    const Match match = played_until("partnership", 7, plays);
    const View view(*match.round, 0);
    const BidsAndMelds all = known(match, 0);
    int tricks = 0;
    for (const SideTricks& side : all.tricks) tricks += side.tricks;
    CHECK(tricks == 3);
    REQUIRE(all.last_trick.size() == 4);
    const TrickRecord& last = view.finished_tricks().back();
    for (std::size_t i = 0; i < 4; ++i) CHECK(all.last_trick[i].card == last.cards[i]);
    const auto took =
        std::find_if(all.last_trick.begin(), all.last_trick.end(), [](const auto& one) { return one.took; });
    REQUIRE(took != all.last_trick.end());
    CHECK(took->seat == last.winner);
    CHECK(all.taken == took->who + " took it with " + mark(took->card) + ".");
    CHECK(contains(known(match, last.winner).taken, "You took it with "));
    CHECK(all.hidden == "Only the last trick may be looked at.");
}

TEST_CASE("Where bids are added, what each side has to make is said", "[C08]") {
    Match match = begin_match(rules_of("auction", {{"bidding", "summed"}}), 3);
    deal_next(match);
    for (const char* call : {"bid 50", "bid 60", "bid 100", "bid 90"})
        REQUIRE_FALSE(act(match, *parse_action(*match.rules, call)));
    const BidsAndMelds all = known(match, 2);
    CHECK(all.outcome == "North plays for 150. You and East: 150 to make.");
    REQUIRE(all.calls.size() == 4);
    for (std::size_t i = 0; i < 4; ++i) CHECK(all.calls[i].contract == (i == 2));
}

TEST_CASE("A meld that wins the game is worth that, not nothing", "[C43]") {
    const Match match =
        dealt(rules_of("racehorse"), "Qs Qs Qs Qs Jd Jd Jd Jd Ks Ah Ah Ah Kd 10c 10c 10c Ac Kc Jc 9c",
              "10h 10h 10d 10d", {"pass", "pass", "pass", "pass", "pass", "trump spades"});
    const auto worths = [&] {
        std::set<std::string> all;
        for (const SideMelds& side : known(match, 2).sides)
            for (const SeatMelds& seat : side.seats)
                for (const MeldLine& meld : seat.melds)
                    if (seat.seat == 1) all.insert(meld.worth);
        return all;
    };
    CHECK(worths().contains("game"));
    CHECK_FALSE(worths().contains("0"));
    const LanguageScope scope({.language = Language("de")});
    CHECK(worths().contains("Sieg"));
    CHECK(worth_in_words(match.rules->meld_rules.front(), {0, 1, 150, {}}) == "150");
}

TEST_CASE("Nobody is shown more of it than a bystander", "[B09]") {
    for (const char* variant : {"partnership", "double-deck", "german", "auction", "five-handed",
                                "eight-handed", "two-handed", "bezique", "check"})
        for (std::uint64_t seed = 1; seed <= 2; ++seed)
            played_until(
                variant, seed,
                [&](const Match& match) {
                    const BidsAndMelds open = known(match, 0);
                    for (Seat viewer = 1; viewer <= match.rules->seats; ++viewer) {
                        const BidsAndMelds seen = known(match, viewer);
                        INFO(variant << ", seed " << seed << ", seat " << viewer);
                        CHECK(seen.last_trick.size() == open.last_trick.size());
                        CHECK(seen.calls.size() == open.calls.size());
                        for (Seat seat = 1; seat <= match.rules->seats; ++seat)
                            CHECK(shown_of(seen, seat) == shown_of(open, seat));
                    }
                    return false;
                },
                "random");
}
