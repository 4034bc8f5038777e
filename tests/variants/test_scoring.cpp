// The scoring of a package's settlement and ending, found by calling them: which rounds count as made, which
// tricks are distinguished, whether the lowest score wins.

#include "catch.hpp"
#include "support.hpp"
#include "support/shipped_packages.hpp"

#include "game/match.hpp"

using namespace roundhouse;
using namespace roundhouse::testing;

namespace {

constexpr const char* an_ante =
    "r.settle = settle.over(r.settle, { lines = function(x, usual)\n"
    "local l = usual.lines(x)\n"
    "for i in ipairs(x.sides) do l[#l + 1] = { side = i, text = 'ante', points = -600 } end\n"
    "return l end, text = { 'each side pays 600 for the hand' } })";
constexpr const char* eight_tricks =
    "local base = r.settle\n"
    "local function ok(x) return base.made(x) and x.sides[x.contract.side].tricks >= 8 end\n"
    "r.settle = { text = { 'the bid and eight tricks' }, made = ok, lines = function(x)\n"
    "return ok(x) and base.lines(x) or { { side = x.contract.side, text = 'set', points = -x.contract.bid } "
    "} end }";
constexpr const char* tricks_alone =
    "local function ok(x) return x.sides[x.contract.side].count >= x.contract.bid end\n"
    "r.settle = { text = { 'tricks alone make the bid' }, made = ok, lines = function(x)\n"
    "local bid = x.contract.bid\n"
    "return { { side = x.contract.side, text = 'bid', points = ok(x) and bid or -2 * bid } } end }";
constexpr const char* a_fee_for_trump =
    "r.settle = settle.over(r.settle, { lines = function(x, usual)\n"
    "local l = usual.lines(x)\n"
    "l[#l + 1] = { side = x.contract.side, text = 'fee', points = -400 }\n"
    "return l end, text = { 'whoever names trump pays 400' } })";
constexpr const char* lowest =
    "r.ending = { text = { 'after four rounds the lowest score wins' }, rounds = 4,\n"
    "decide = function(x) if x.round < 4 then return nil end\n"
    "local low = x.scores[1] < x.scores[2] and 1 or 2\n"
    "return { winners = { low }, text = 'fewest' } end }";

} // namespace

TEST_CASE("Shipped packages score by meld, card points and none, some or all tricks, and the highest wins") {
    for (const variants::PackageInfo& package : shipped_packages()) {
        INFO(package.id);
        const Scoring scoring = rules_of(package.id)->scoring;
        CHECK(scoring.made_shows);
        CHECK_FALSE(scoring.tells_tricks_apart);
        CHECK_FALSE(scoring.lowest_wins);
        CHECK(scoring.made_by_sum);
        CHECK(scoring.pays_as_usual);
        CHECK_FALSE(scoring.points_cost);
    }
}

TEST_CASE("Whether a bid was made is the package's word where points do not show it") {
    const RulebookPtr rules = house_rules("partnership", an_ante);
    CHECK_FALSE(rules->scoring.made_shows);
    CHECK(rules->scoring.made_by_sum);
    for (const int count : {200, 40}) {
        const RoundResult round = round_of(*rules, 250, {100, count, 6});
        CHECK(made(*rules, round, settle(*rules, round).delta) == (count == 200)); // both lose points
    }
}

TEST_CASE("Tricks that make a bid are told apart") {
    const Scoring scoring = house_rules("partnership", eight_tricks)->scoring;
    CHECK(scoring.tells_tricks_apart);
    CHECK_FALSE(scoring.made_by_sum);
}

TEST_CASE("Tricks that count only in a contract without trump, or only as a step has left the round, are "
          "told apart") {
    const std::string octave = "local base = r.settle\n"
                               "r.trump = { also = { { 'octave', declarer_takes = 'the bid' } } }\n"
                               "r.settle = { text = { 'eight tricks' }, lines = function(x)\n"
                               "if x.contract.name ~= 'octave' then return base.lines(x) end\n"
                               "local ok = x.sides[x.contract.side].tricks >= 8\n"
                               "return { settle.line(x.contract.side, 'octave', ok and 300 or -300) } end }";
    CHECK(house_rules("partnership", octave)->scoring.tells_tricks_apart);

    const RulebookPtr rules = house_rules(
        "partnership",
        "local base = r.settle\n"
        "r.flow = 'deal auction trump pass meld promise play settle'\n"
        "r.steps = { promise = { title = 'Promise', begin = function(x) return { seat = 1 } end,\n"
        "options = function() end, choose = function(s) return s end } }\n"
        "r.settle = { text = { 'eight tricks' }, lines = function(x)\n"
        "if not x.steps.promise then return base.lines(x) end\n"
        "return { settle.line(x.contract.side, 'eight', x.sides[x.contract.side].tricks >= 8 and 300 or "
        "-300) }\n"
        "end }");
    CHECK_FALSE(rules->scoring.tells_tricks_apart);
    RoundResult round = round_of(*rules, 250, {100, 150, 6});
    CHECK_FALSE(tells_tricks_apart(*rules, round));
    round.steps = {std::make_shared<nlohmann::json>(nlohmann::json{{"seat", 1}})};
    CHECK(tells_tricks_apart(*rules, round));
}

TEST_CASE("Melds that help no bid are found out") {
    CHECK_FALSE(house_rules("partnership", tricks_alone)->scoring.made_by_sum);
}

TEST_CASE("A game that the lowest score wins is known as that") {
    CHECK(house_rules("partnership", lowest)->scoring.lowest_wins);
}

TEST_CASE("A side that goes bust far above the target does not make it a game that the lowest score wins") {
    const auto rules = house_rules("partnership", R"(
        r.ending = { target = 1000, text = { { 'above {} loses the game', 1200 } }, decide = function(round)
          local winners = {}
          for party = 1, 2 do
            if round.scores[party] > 1200 then return { winners = { 3 - party }, text = 'bust' } end
            if round.scores[party] >= 1000 then winners[#winners + 1] = party end
          end
          if #winners > 0 then return { winners = winners, text = 'there' } end
        end })");
    CHECK_FALSE(rules->scoring.lowest_wins);
}

TEST_CASE("A contract that pays far more or costs far more than usual is known as that") {
    for (const char* lines : {"r.settle = r.settle.with { set_times = 20 }", a_fee_for_trump}) {
        INFO(lines);
        CHECK_FALSE(house_rules("partnership", lines)->scoring.pays_as_usual);
    }
    CHECK(house_rules("partnership", an_ante)->scoring.pays_as_usual); // both sides pay it
}

TEST_CASE("Points that cost the side that takes them are known as that, also where the lowest score wins") {
    const std::string lost = "r.settle = { text = { 'all lose what they take' }, lines = function(x)\n"
                             "return { { side = 1, text = 'lost', points = -x.sides[1].count },\n"
                             "         { side = 2, text = 'lost', points = -x.sides[2].count } } end }\n";
    CHECK(house_rules("partnership", lost)->scoring.points_cost);
    CHECK_FALSE(house_rules("partnership", lost + lowest)->scoring.points_cost);
}

TEST_CASE("Where no contract fails, nothing is learnt of what makes one") {
    const Scoring scoring =
        house_rules("partnership", "r.settle = { text = { 'nothing' }, lines = function() return {} end }")
            ->scoring;
    CHECK(scoring.made_by_sum);
}

TEST_CASE("Where made fails the package is asked each time, so that somebody hears of it") {
    const RulebookPtr rules =
        house_rules("partnership", "local base = r.settle\n"
                                   "r.settle = { text = { 'x' }, lines = base.lines,\n"
                                   "made = function(x) return x.sides[1].trick > 3 end }");
    CHECK_FALSE(rules->scoring.made_shows);
    CHECK(rules->scoring.pays_as_usual);
}

TEST_CASE("A settlement that fails is taken to be as usual") {
    const Scoring scoring =
        house_rules("partnership", "r.settle = { text = { 'fails' }, lines = function() error('no') end }")
            ->scoring;
    CHECK(scoring.made_shows);
    CHECK(scoring.made_by_sum);
}
