// The library's settlement of a round; and endings and reneges follow the final settlement.

#include "catch.hpp"
#include "support.hpp"

#include <algorithm>

using namespace roundhouse;
using namespace roundhouse::testing;

namespace {

/// The sum of a round's lines for each side.
std::vector<int> scored(const RulebookPtr& rules, const RoundResult& round) {
    std::vector<int> points(round.sides.size());
    for (const Line& line : rules->live->settle(round))
        points.at(static_cast<std::size_t>(line.side - 1)) += line.points;
    return points;
}

RoundResult with_bid(RoundResult round, int bid) {
    round.contract.bid = round.sides[0].bid = round.sides[0].contract = bid;
    return round;
}

/// Side 1 made this bid in a contract for tricks.
RoundResult for_tricks(RoundResult round, int bid, Goal goal, bool reached) {
    round = with_bid(std::move(round), bid);
    round.contract.name = "Durch";
    round.contract.goal = goal;
    round.contract.reached = reached;
    return round;
}

RoundResult reneged(RoundResult round, int offender) {
    round.outcome = outcome_of_renege;
    round.offender = offender;
    round.offence = "out of turn";
    return round;
}

Verdict concluded(const RulebookPtr& rules, const RoundResult& round, const std::vector<int>& scores) {
    return rules->live->conclude(round, [&](const std::vector<Line>&) { return scores; }).verdict;
}

const char* const durch =
    "r.trump = { also = { { 'Durch', melds = false, declarer_takes = 'every trick' } } }";

} // namespace

TEST_CASE("a contract for tricks scores or loses the bid by its tricks, whatever they count") {
    const auto rules = house_rules("partnership", durch);
    const auto every = [](int bid, bool reached) {
        return for_tricks(finished_round(0, reached ? 250 : 230, 0, reached ? 0 : 20), bid, Goal::every_trick,
                          reached);
    };
    CHECK(scored(rules, every(250, false)) == std::vector<int>{-250, 20});
    CHECK(scored(rules, every(220, false)) == std::vector<int>{-220, 20});
    CHECK(scored(rules, every(260, true)) == std::vector<int>{260, 0});
    const auto none = for_tricks(finished_round(0, 0, 0, 250), 300, Goal::no_trick, true);
    CHECK(scored(rules, none) == std::vector<int>{300, 250});
    RoundResult doubled = none;
    doubled.contract.times = 2;
    CHECK(scored(rules, doubled) == std::vector<int>{600, 500});
    const auto watched = house_rules("partnership", durch, {{"enforcement", "referee"}});
    CHECK(scored(watched, reneged(every(260, false), 2)) == std::vector<int>{260, -260});
}

TEST_CASE("a lost contract for tricks keeps neither meld nor tricks, whatever a lost bid keeps", "[C07]") {
    const auto lost = for_tricks(finished_round(100, 15, 0, 225), 200, Goal::no_trick, false);
    for (const char* keeps : {"set_keeps_meld", "set_keeps_count"}) {
        INFO(keeps);
        const auto rules = house_rules("partnership", std::string(durch) + "\nr.settle = r.settle.with { " +
                                                          keeps + " = true, set_times = 2 }");
        CHECK(scored(rules, lost) == std::vector<int>{-400, 225});
    }
    RoundResult bettel = lost;
    bettel.contract.name = "Bettel";
    bettel.sides = {{{1}, {1}, 0, 15, 1, 200, 200, {}, {}},
                    {{2}, {2}, 0, 125, 7, 0, 0, {}, {}},
                    {{3}, {3}, 0, 100, 4, 0, 0, {}, {}}};
    bettel.scores = {0, 0, 0};
    const auto rules =
        house_rules("german", "r.trump.also[3] = { 'Bettel', melds = false, declarer_takes = 'no trick' }");
    CHECK(scored(rules, bettel) == std::vector<int>{-400, 125, 100});
}

TEST_CASE("a contract for tricks is made by its tricks, for the ending too", "[C48]") {
    const auto rules = house_rules("auction", durch, {{"bid_out", "yes"}});
    const auto round = [](bool reached) {
        return for_tricks(finished_round(0, 230, 0, 20), 260, Goal::every_trick, reached);
    };
    CHECK(rules->live->ending(round(true), {1500, 0}).winners == std::vector<Party>{1});
    CHECK_FALSE(rules->live->ending(round(false), {1500, 0}).over);
}

TEST_CASE("the others' renege makes the bid, the bidder's own loses it", "[C28][C48]") {
    for (const std::string package : {"auction", "double-deck"}) {
        INFO(package);
        const auto rules = rules_of(package, {{"enforcement", "referee"}, {"bid_out", "yes"}});
        const auto round = finished_round(20, 0, 0, 0); // the bid was 270
        CHECK(concluded(rules, reneged(round, 2), {2000, 0}).winners == std::vector<Party>{1});
        CHECK_FALSE(concluded(rules, reneged(round, 1), {2000, 0}).over);
    }
}

TEST_CASE("what a renege comes to is multiplied as the hand is", "[C28]") {
    const auto rules = rules_of("partnership", {{"enforcement", "referee"}});
    RoundResult round = with_bid(finished_round(100, 0, 60, 0), 300);
    CHECK(scored(rules, reneged(round, 1)) == std::vector<int>{-600, 60});
    CHECK(scored(rules, reneged(round, 2)) == std::vector<int>{400, -300});
    round.contract.times = 2;
    CHECK(scored(rules, reneged(round, 1)) == std::vector<int>{-1200, 120});
    CHECK(scored(rules, reneged(round, 2)) == std::vector<int>{800, -600});
}

TEST_CASE("the ending goes by the settlement that there is in the end", "[C48]") {
    const auto set = finished_round(240, 40, 0, 210); // 280 of 270, but fewer than 50 in tricks
    const Options bid_out{{"bid_out", "yes"}};
    CHECK(rules_of("auction", bid_out)->live->ending(set, {1550, 0}).over);
    const auto strict = house_rules(
        "auction", "r.settle = r.settle.with { minimum_count = 50, bidders_too = true }", bid_out);
    CHECK(scored(strict, set) == std::vector<int>{-270, 210});
    CHECK_FALSE(strict->live->ending(set, {1550, 0}).over);
    CHECK_FALSE(concluded(strict, set, {1550, 0}).over);
    const auto own = house_rules("auction",
                                 "r.ending = r.ending.with { made = function() return true end }\n"
                                 "r.settle = r.settle.with { bidders_too = true, minimum_count = 50 }",
                                 bid_out);
    CHECK(own->live->ending(set, {1550, 0}).over); // a package's own condition holds
}

TEST_CASE("an ending of a package's own is told whether the bid was made") {
    const auto rules = house_rules("partnership", "r.ending = { text = 'x', decide = function(q, made)\n"
                                                  "return { winners = { made(q) and 1 or 2 } } end }");
    CHECK(concluded(rules, finished_round(100, 170, 0, 0), {0, 0}).winners == std::vector<Party>{1});
    CHECK(concluded(rules, finished_round(100, 160, 0, 0), {0, 0}).winners == std::vector<Party>{2});
    CHECK(rules->live->ending(finished_round(100, 160, 0, 0), {0, 0}).winners == std::vector<Party>{2});
    const auto none = house_rules("partnership", "r.settle = function() return {} end\n"
                                                 "r.ending = { text = 'x', decide = function(q, made)\n"
                                                 "return { winners = { made and 1 or 2 } } end }");
    CHECK(concluded(none, finished_round(0, 0, 0, 0), {0, 0}).winners == std::vector<Party>{2});
}

TEST_CASE("a renege against a contract without trump goes by the settlement that there is in the end",
          "[A29][C28]") {
    const Options options{{"enforcement", "referee"}, {"durch", "yes"}};
    const std::string doubled =
        "r.settle = settle.over(r.settle, { text = 'all twice', lines = function(q, usual)\n"
        "local lines = usual.lines(q)\n"
        "for _, line in ipairs(lines) do line.points = 2 * line.points end\n"
        "return lines end })\n";
    RoundResult round = for_tricks(finished_round(0, 0, 0, 0), 300, Goal::every_trick, false);
    round.sides = {{{1}, {1}, 0, 40, 3, 300, 300, {}, {}},
                   {{2}, {2}, 0, 0, 0, 0, 0, {}, {}},
                   {{3}, {3}, 0, 0, 0, 0, 0, {}, {}}};
    round.scores = {0, 0, 0};
    round = reneged(std::move(round), 2);
    CHECK(scored(rules_of("german", options), round) == std::vector<int>{1000, -300, 0});
    const auto twice = house_rules("german", doubled, options);
    CHECK(scored(twice, round) == std::vector<int>{2000, -300, 0});
    const auto told = house_rules("german",
                                  doubled + "r.ending = { text = 'x', decide = function(q)\n"
                                            "return { winners = { 1 }, text = q.outcome } end }",
                                  options);
    CHECK(concluded(told, round, {0, 0, 0}).text ==
          "renege"); // asking the settlement left the round unchanged
}

TEST_CASE("a renege against a contract for tricks takes the bidders' score lines of the settlement alone",
          "[C28][C35]") {
    const Options referee{{"enforcement", "referee"}};
    RoundResult round = for_tricks(finished_round(0, 0, 0, 0), 300, Goal::every_trick, false);
    round.sides = {{{1}, {1}, 0, 0, 0, 300, 300, {}, {}},
                   {{2}, {2}, 0, 0, 0, 0, 0, {}, {}},
                   {{3}, {3}, 100, 0, 0, 0, 0, {}, {{"Aces around", 1}}}};
    round.scores = {0, 0, 0};
    round.tallies = {0, 0, 0};
    round = reneged(std::move(round), 2);
    std::vector<int> points(3), checks(3); // tallies add up to nothing, or the hand could not be settled
    for (const Line& line : house_rules("check", durch, referee)->live->settle(round))
        (line.tally.empty() ? points : checks).at(static_cast<std::size_t>(line.side - 1)) += line.points;
    CHECK(points == std::vector<int>{300, -300, 100});
    CHECK(checks == std::vector<int>{-1, -1, 2});

    const auto for_parties =
        house_rules("partnership",
                    std::string(durch) + "\nr.settle = { text = 'x', lines = function(q)\n"
                                         "return { false, { party = 1, text = 'won', points = 400 } } end }",
                    referee);
    const auto partners = reneged(for_tricks(finished_round(0, 0, 0, 0), 300, Goal::every_trick, false), 2);
    const auto lines = for_parties->live->settle(partners);
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].party == 1);
    CHECK(lines[0].points == 400);
    CHECK(lines[1].points == -300);
}

TEST_CASE("house rules leave a package its own settlement of a renege", "[C28]") {
    const auto rules =
        house_rules("partnership",
                    "r.renege = function() return { { side = 2, text = 'x', points = 50 } } end\n"
                    "r = require('house').table_rules(o, r)",
                    {{"enforcement", "referee"}});
    CHECK(scored(rules, reneged(finished_round(0, 0, 0, 0), 1)) == std::vector<int>{0, 50});
}

TEST_CASE("the page says how a contract for tricks scores, unless the package does") {
    const auto says = [](const RulebookPtr& rules) {
        return std::any_of(rules->settle_says.clauses.begin(), rules->settle_says.clauses.end(),
                           [](const Clause& clause) {
                               return clause.text.starts_with("a contract for every trick or for none");
                           });
    };
    CHECK(says(house_rules("partnership", durch)));
    CHECK_FALSE(says(rules_of("partnership")));
    CHECK_FALSE(says(rules_of("german", {{"durch", "yes"}})));
}

TEST_CASE("a list of melds is scaled as far as it says amounts") {
    const auto rules = house_rules("racehorse", "require('melds').scale(r.melds, 1, 10)");
    CHECK(rules->meld_rules.front().points == std::vector<int>{15, 30, 90});
    CHECK(rules->meld_rules.front().wins_at == rules_of("racehorse")->meld_rules.front().wins_at);
}
