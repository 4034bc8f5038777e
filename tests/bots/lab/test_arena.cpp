// Two kinds of bot on the same deals.
#include "bots/lab/arena.hpp"

#include "catch.hpp"
#include "support/rounds.hpp"
#include "support/shipped.hpp"

using namespace roundhouse;
using namespace roundhouse::bots;

namespace {

ArenaPlan plan(const std::string& a, const std::string& b, std::int64_t rounds, int work = 8) {
    ArenaPlan made;
    made.rules = by_hand::partnership();
    made.a = a;
    made.b = b;
    made.rounds = rounds;
    made.work = work;
    return made;
}

} // namespace

TEST_CASE("Bots of one kind do equally well when sides are exchanged") {
    // Steady bots draw random numbers by seat and deal, so both rounds of a deal go the same way.
    const ArenaResult result = arena(plan("steady", "steady", 20));
    CHECK(result.mean == 0);
    CHECK(result.interval == 0);
    CHECK(result.deals == 20);
    CHECK(result.rounds == 40);
    CHECK(result.refused == 0);
    CHECK(result.a.contracts + result.b.contracts == 40);
    CHECK(result.a.contracts + result.b.defending == 40);
}

TEST_CASE("Steady is better than random, by more than chance") {
    const ArenaResult result = arena(plan("steady", "random", 60));
    CHECK(result.mean - result.interval > 0);
    CHECK(result.a.made * result.b.contracts > result.b.made * result.a.contracts);
}

TEST_CASE("Sharp is better than random even with little work") {
    const ArenaResult result = arena(plan("sharp", "random", 30));
    CHECK(result.mean - result.interval > 0);
    CHECK(result.refused == 0);
}

TEST_CASE("The same plan gives the same result on any number of threads") {
    ArenaPlan planned = plan("steady", "random", 24);
    const std::string one = to_json(arena(planned)).dump();
    planned.threads = 3;
    CHECK(to_json(arena(planned)).dump() == one);
    planned.seed = 2;
    CHECK(to_json(arena(planned)).dump() != one);
}

TEST_CASE("[C33] Where people sit out, each side at the seats is played, and the people seated there score") {
    for (const char* people : {"5", "7"}) {
        ArenaPlan planned = plan("steady", "random", 40);
        planned.rules = testing::rules_of("partnership", {{"people", people}});
        const ArenaResult result = arena(planned);
        CHECK(result.rounds == 80); // two sides, however many people
        CHECK(result.refused == 0);
        CHECK(result.mean - result.interval > 0);
        CHECK(result.a.contracts + result.b.contracts == 80);
        CHECK(2 * result.a.contracts == result.b.defending); // both people of the other side
        planned.a = planned.b = "steady";
        CHECK(arena(planned).mean == 0);
    }
}

TEST_CASE("The arena rejects unknown bots, and reports its progress") {
    CHECK_THROWS_AS(arena(plan("no such bot", "random", 1)), std::invalid_argument);
    CHECK_THROWS_AS(arena(plan("random", "", 1)), std::invalid_argument);
    ArenaPlan planned = plan("random", "random", 5);
    std::vector<std::int64_t> told;
    planned.progress = [&](std::int64_t deals) { told.push_back(deals); };
    arena(planned);
    CHECK(told == std::vector<std::int64_t>{1, 2, 3, 4, 5});
}

TEST_CASE("With a slice, the two kinds make only the decisions in it") {
    for (const Slice slice : {Slice::play, Slice::gift, Slice::call}) {
        ArenaPlan planned = plan("random", "steady", 10);
        planned.only = slice;
        const ArenaResult result = arena(planned);
        CHECK(result.rounds == 20);
        INFO(slice_names[static_cast<std::size_t>(slice)]);
        CHECK(result.mean < 0); // random against steady, per slice
        ArenaPlan same = plan("steady", "steady", 5);
        same.only = slice;
        same.rest = "random";
        CHECK(arena(same).mean == 0);
    }
}

TEST_CASE("Each decision of a match belongs to one slice") {
    ArenaPlan planned = plan("steady", "steady", 5);
    const auto decisions = [&](std::optional<Slice> only) {
        planned.only = only;
        const ArenaResult result = arena(planned);
        return result.decisions_a + result.decisions_b;
    };
    const auto calls = decisions(Slice::call), gifts = decisions(Slice::gift), plays = decisions(Slice::play);
    CHECK(gifts == 2 * 10); // in each round the partner gives and the declarer gives back
    CHECK(calls + gifts + plays == decisions({}));
}

TEST_CASE("An arena records every round, in the order of deals whatever the threads") {
    std::string one, many;
    ArenaPlan planned = plan("steady", "random", 12);
    planned.record = [&](const std::string& text) { one += text; };
    arena(planned);
    planned.threads = 3;
    planned.record = [&](const std::string& text) { many += text; };
    arena(planned);
    CHECK(one == many);
    std::size_t boards = 0;
    for (auto at = one.find("[Board \""); at != std::string::npos; at = one.find("[Board \"", at + 1))
        ++boards;
    CHECK(boards == 24);
    for (const char* const part :
         {"[Variant \"partnership\"]", "[Seat1 \"A steady\"]", "[Hand4 \"", "[Step \"auction\"]",
          "[Contract \"", "[Melds \"", "[Tricks \"", "[Outcome \"played\"]", "[Result \"", "[Work \"8\"]",
          "; seats 1 3: meld "}) {
        INFO(part);
        CHECK(one.find(part) != std::string::npos);
    }
    CHECK(one.find("[Only \"") == std::string::npos);
}

TEST_CASE("A record shows who decided what, what was turned up, and when cards were melded between tricks") {
    std::string written;
    ArenaPlan planned = plan("steady", "random", 1);
    planned.rules = testing::rules_of("two-handed");
    planned.only = Slice::play;
    planned.rest = "novice";
    planned.record = [&](const std::string& text) { written += text; };
    arena(planned);
    for (const char* const part : {"[Option \"", "[Only \"play\"]", "[Rest \"novice\"]", "[TurnedUp \"",
                                   " {after card 0 of trick 2}\n"}) {
        INFO(written);
        CHECK(written.find(part) != std::string::npos);
    }
}

TEST_CASE("Programs that lost their seats are counted for A, B or the rest, whichever they played for") {
    ArenaPlan planned = plan("steady", "program:exit 1", 2);
    const auto all = to_json(arena(planned));
    CHECK(all["a"]["seats_lost"] == 0);
    CHECK(all["b"]["seats_lost"] > 0);
    CHECK(all["b"]["fallbacks"] == all["b"]["decisions"]);
    CHECK_FALSE(all.contains("rest"));

    planned.b = "novice";
    planned.only = Slice::play;
    planned.rest = "program:exit 1";
    const auto rest = to_json(arena(planned))["rest"];
    CHECK(rest["seats_lost"] > 0);
    CHECK(rest["fallbacks"] > 0);
}
