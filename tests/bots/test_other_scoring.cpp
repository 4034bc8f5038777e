// Bots follow a package's own settlement where it pays differently from most.
#include "bots/lab/arena.hpp"

#include "catch.hpp"
#include "variants/support.hpp"

using namespace roundhouse;
using namespace roundhouse::bots;
using namespace roundhouse::testing;

namespace {

constexpr const char* points_are_lost =
    "r.flow = 'deal meld play settle' r.auction = nil r.trump = nil r.pass = nil r.exits = nil\n"
    "r.play = { first = 'left of dealer', follow = { { 'follow the suit led', keep = 'led' } } }\n"
    "r.settle = { text = { 'all lose what they take' }, lines = function(x)\n"
    "local l = {}\n"
    "for i, s in ipairs(x.sides) do l[i] = { side = i, text = 'tricks', points = -s.count } end\n"
    "return l end }\n"
    "r.ending = require('ending').rounds(4)";

ArenaResult match(const RulebookPtr& rules, const std::string& a, const std::string& b, int deals) {
    ArenaPlan plan;
    plan.rules = rules;
    plan.a = a;
    plan.b = b;
    plan.rounds = deals;
    return arena(plan);
}

double share_made(const ArenaSide& side) {
    return static_cast<double>(side.made) / static_cast<double>(std::max<std::int64_t>(1, side.contracts));
}

} // namespace

TEST_CASE("Steady bids less where a set costs twenty times the bid, and makes what it bids") {
    const auto usual = match(rules_of("partnership"), "steady", "steady", 40).a;
    const auto harsh = match(house_rules("partnership", "r.settle = r.settle.with { set_times = 20 }"),
                             "steady", "steady", 40)
                           .a;
    CHECK(harsh.contracts > 0);
    CHECK(harsh.bid < usual.bid);
    CHECK(share_made(harsh) > std::max(0.9, share_made(usual)));
}

TEST_CASE("Where card points cost, steady takes fewer of them than random does") {
    const ArenaResult result = match(house_rules("partnership", points_are_lost), "steady", "random", 40);
    CHECK(result.refused == 0);
    CHECK(result.mean - result.interval > 0);
}

TEST_CASE("Steady chooses in a package's own step what does best in play-outs") {
    // Shooting the moon needs every trick: few hands should try.
    const RulebookPtr rules = house_rules(
        "partnership",
        "r.flow = 'deal auction trump pass meld moon play settle'\n"
        "r.steps = { moon = { title = 'Moon', begin = function(x) return { seat = x.contract.seat, open = "
        "true } end,\n"
        "options = function(s, seat) if s.open and seat == s.seat then return { 'moon', 'stay' } end end,\n"
        "choose = function(s, seat, option) s.open = false s.moon = option == 'moon' return s end } }\n"
        "r.settle = settle.over(r.settle, { lines = function(x, usual)\n"
        "local m = x.steps.moon\n"
        "if not (m and m.moon) or x.outcome ~= 'played' then return usual.lines(x) end\n"
        "local all = x.sides[x.contract.side].tricks == x.tricks\n"
        "return { settle.line(x.contract.side, 'moon', all and 600 or -600) }\n"
        "end, text = { 'the moon is worth 600' } })");
    const ArenaSide side = match(rules, "steady", "steady", 40).a;
    CHECK(share_made(side) > 0.6); // by chance, half of them would shoot it
}

TEST_CASE("Whether stakes are doubled does not hang on which choice a package lists first") {
    const auto doubled = [](const char* choices) {
        const RulebookPtr rules =
            house_rules("partnership",
                        std::string("r.flow = 'deal auction trump pass meld kontra play settle'\n"
                                    "r.steps = { kontra = { title = 'Kontra',\n"
                                    "begin = function(x) return { stakes = 1, asked = {}, side = "
                                    "x.contract.side, sides = x.sides } end,\n"
                                    "options = function(s, seat)\n"
                                    "if s.stakes > 1 or s.asked[seat] then return end\n"
                                    "for i, side in ipairs(s.sides) do for _, one in ipairs(side.seats) do\n"
                                    "if one == seat and i ~= s.side then return ") +
                            choices +
                            " end end end end,\n"
                            "choose = function(s, seat, option) s.asked[seat] = true\n"
                            "if option == 'double' then s.stakes = 2 end return s end } }\n"
                            "r.settle = settle.over(r.settle, { lines = function(x, usual)\n"
                            "local lines = usual.lines(x)\n"
                            "for _, line in ipairs(lines) do\n"
                            "line.points = line.points * (x.steps.kontra and x.steps.kontra.stakes or 1) "
                            "end return lines end, text = { 'all of it times the stakes' } })");
        int number = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Match match = begin_match(rules, seed);
            deal_next(match);
            while (match.round_is_on()) {
                const Action action = decide_seated(match, "steady", seed);
                const auto* chosen = as<actions::Choose>(action);
                number += chosen && chosen->option == "double";
                REQUIRE_FALSE(act(match, action));
                if (match.round_is_on() && match.round->pending().kind == DecisionKind::play) break;
            }
        }
        return number;
    };
    const int first = doubled("{ 'double', 'pass' }"), last = doubled("{ 'pass', 'double' }");
    INFO(first << " " << last);
    CHECK(std::abs(first - last) <= 10);
    CHECK(first < 40);
}
