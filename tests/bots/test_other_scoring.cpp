// Bots go by the package's own settlement where it pays differently than most do.
#include "bots/lab/arena.hpp"

#include "catch.hpp"
#include "variants/support.hpp"

using namespace roundhouse;
using namespace roundhouse::bots;
using namespace roundhouse::testing;

namespace {

constexpr const char* points_are_lost =
    "r.flow = 'deal meld play settle' r.auction = nil r.trump = nil r.exchange = nil r.exits = nil\n"
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
    CHECK(harsh.contracts < usual.contracts);
    CHECK(share_made(harsh) > std::max(0.9, share_made(usual)));
}

TEST_CASE("Where card points cost, steady takes fewer of them than random does") {
    const ArenaResult result = match(house_rules("partnership", points_are_lost), "steady", "random", 40);
    CHECK(result.refused == 0);
    CHECK(result.mean - result.interval > 0);
}
