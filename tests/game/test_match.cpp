// A game of several rounds: the rotation of the deal, settlement and the end.
#include <set>

#include <rapidcheck.h>

#include "catch.hpp"
#include "support/rounds.hpp"

using namespace roundhouse;

namespace {

/// A round with this result; side 1 declared.
RoundResult result(int bid, std::vector<int> meld, std::vector<int> count, std::vector<int> scores = {0, 0}) {
    RoundResult round;
    round.contract = {1, bid, false, "trump"};
    round.declarers = 1;
    for (std::size_t i = 0; i < meld.size(); ++i) {
        SideResult side;
        side.parties = {static_cast<Party>(i + 1)};
        side.meld = meld[i];
        side.count = count[i];
        round.sides.push_back(side);
    }
    round.scores = std::move(scores);
    return round;
}

Settled settled(const RoundResult& round) { return settle(*by_hand::partnership(), round); }

using Scores = std::vector<int>;

} // namespace

TEST_CASE("Bidders who reach the bid score meld and tricks; else the bid is subtracted", "[B14]") {
    CHECK(settled(result(300, {120, 40}, {180, 70})).delta == Scores{300, 110}); // equality is enough
    CHECK(settled(result(310, {120, 40}, {180, 70})).delta == Scores{-310, 110});
    CHECK(settled(result(250, {0, 0}, {250, 0}, {100, 200})).scores == Scores{350, 200});
    CHECK(settled(result(250, {0, 0}, {240, 10}, {100, 200})).scores == Scores{-150, 210});
}

TEST_CASE("The others score tricks with at least 10 points in them, else meld only", "[B15]") {
    CHECK(settled(result(250, {100, 60}, {240, 10})).delta == Scores{340, 70});
    CHECK(settled(result(250, {100, 60}, {250, 0})).delta == Scores{350, 60});
}

TEST_CASE("Game at 1,500; both there: the bidders win, whatever the totals", "[B17]") {
    const auto verdict = [](Scores before, std::vector<int> meld) {
        return settled(result(250, std::move(meld), {200, 50}, std::move(before))).verdict;
    };
    CHECK_FALSE(verdict({1200, 1400}, {50, 40}).over); // 1450 and 1490
    const Verdict alone = verdict({1200, 1000}, {100, 0});
    CHECK(alone.over);
    CHECK(alone.winners == std::vector<Party>{1});
    CHECK(verdict({0, 1450}, {100, 0}).winners == std::vector<Party>{2});
    const Verdict both = verdict({1300, 1550}, {100, 100}); // 1,600 for the bidders, 1,700 against them
    CHECK(both.over);
    CHECK(both.winners == std::vector<Party>{1});
}

TEST_CASE("The first dealer is random by the seed, then the deal goes clockwise", "[B01]") {
    const RulebookPtr rules = by_hand::partnership();
    const std::vector<Seat> known{1, 1, 1, 4, 3, 4, 1, 2, 2, 3, 1, 1, 3, 2, 2, 2};
    for (std::uint64_t seed = 0; seed < known.size(); ++seed)
        CHECK(begin_match(rules, seed).first_dealer == known[seed]);
    std::vector<int> times(5);
    for (std::uint64_t seed = 0; seed < 4000; ++seed)
        ++times[static_cast<std::size_t>(begin_match(rules, seed).first_dealer)];
    for (Seat seat = 1; seat <= 4; ++seat)
        CHECK(std::abs(times[static_cast<std::size_t>(seat)] - 1000) < 140);

    Match match = begin_match(rules, 3);
    RandomTable table(4, 3);
    for (int number = 1; number <= 6; ++number) {
        CHECK(dealer_of(match, number) == onward(4, number - 1, 4));
        deal_next(match);
        CHECK(match.round->state().dealer == onward(4, number - 1, 4));
        CHECK(match.round->pending().seat == onward(4, number, 4));
        while (match.round_is_on()) REQUIRE_FALSE(act(match, table.decide(*match.round)));
        REQUIRE_FALSE(match.over());
    }
}

TEST_CASE("The pack of a round follows from the seed alone, and every round has its own") {
    const RulebookPtr rules = by_hand::partnership();
    const Match match = begin_match(rules, 7);
    CHECK(notation(pack_of(match, 1)).starts_with("Kh Kc 9h 10c Qd Jc 9d Ks 10s Jh As Ks Kd"));
    std::set<std::string> packs;
    for (int number = 1; number <= 50; ++number) packs.insert(notation(pack_of(match, number)));
    for (std::uint64_t seed = 0; seed < 50; ++seed)
        packs.insert(notation(pack_of(begin_match(rules, seed), 1)));
    CHECK(packs.size() == 99); // seed 7's first round is in both
}

TEST_CASE("Scores are the sums of the rounds' lines, and the game ends when the verdict says so",
          "[B14][B17]") {
    REQUIRE(rc::check("games", [](std::uint64_t seed) {
        Match match = begin_match(by_hand::partnership(), seed);
        RandomTable table(4, seed);
        std::vector<Event> events;
        while (!match.over() && match.round_number < 8) {
            deal_next(match, EventLog(events));
            while (match.round_is_on()) RC_ASSERT(!act(match, table.decide(*match.round), EventLog(events)));
            RC_ASSERT(static_cast<int>(match.settled.size()) == match.round_number);
        }
        Scores sums{0, 0};
        for (const SettledRound& round : match.settled) {
            for (const Line& line : round.lines) sums[static_cast<std::size_t>(line.side - 1)] += line.points;
            RC_ASSERT(round.scores == sums);
        }
        RC_ASSERT(match.scores == sums);
        RC_ASSERT(match.over() == (sums[0] >= 1500 || sums[1] >= 1500));
        std::size_t ends = 0;
        for (const Event& event : events) ends += is<events::GameOver>(event);
        RC_ASSERT(ends == (match.over() ? 1u : 0u));
    }));
}

TEST_CASE("A pack that is not the deck voids the hand with a clear message and changes nothing", "[C29]") {
    Match match = begin_match(by_hand::partnership(), 1);
    RandomTable table(4, 1);
    deal_next(match);
    while (match.round_is_on()) REQUIRE_FALSE(act(match, table.decide(*match.round)));
    const std::string before = all_of(match);
    Pack short_pack = pack_of(match, 2), foreign = short_pack, doubled = short_pack;
    short_pack.pop_back();
    foreign[5] = card("7h");
    doubled[0] = doubled[1] == doubled[0] ? card("9c") : doubled[1];
    for (const Pack& pack : {short_pack, foreign, doubled, Pack{}}) {
        CHECK_THROWS_AS(deal_next(match, pack, {}), std::invalid_argument);
        CHECK(all_of(match) == before);
    }
    deal_next(match);
    CHECK(match.round_number == 2);
}

TEST_CASE("Before the first deal and after the last card an action is refused") {
    Match match = begin_match(by_hand::partnership(), 1);
    CHECK(act(match, pass())->code == RefusalCode::not_dealt);
    RandomTable table(4, 1);
    deal_next(match);
    while (match.round_is_on()) REQUIRE_FALSE(act(match, table.decide(*match.round)));
    const std::string before = all_of(match);
    CHECK(act(match, pass())->code == RefusalCode::round_over);
    settle_if_over(match); // settled once, not twice
    CHECK(all_of(match) == before);
}
