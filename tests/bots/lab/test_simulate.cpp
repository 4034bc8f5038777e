// Many rounds with every invariant checked.
#include "bots/lab/simulate.hpp"
#include "catch.hpp"
#include "support/long_form.hpp"
#include "support/rounds.hpp"
#include "support/shipped_packages.hpp"
#include "variants/support.hpp"

using namespace roundhouse;

namespace {

bots::SimulationPlan plan(std::int64_t rounds, std::uint64_t seed = 1, int threads = 1) {
    bots::SimulationPlan made;
    made.rules = by_hand::partnership();
    made.rounds = rounds;
    made.seed = seed;
    made.threads = threads;
    return made;
}

std::string all(const bots::Simulation& simulation) { return to_json(simulation).dump(); }

} // namespace

TEST_CASE("A simulation violates nothing, and its sums add up", "[B13][C29]") {
    const bots::Simulation sum = simulate(plan(2050));
    CHECK(sum.violations == 0);
    CHECK(sum.first_violations.empty());
    CHECK(sum.rounds == 2050);
    CHECK(sum.contracts == sum.rounds); // B03: somebody always gets it
    CHECK(sum.outcomes.at("played") == sum.played);
    CHECK(sum.outcomes.at("played") + sum.outcomes.at("throwing in") == sum.rounds);
    CHECK(sum.declarers_count.sum + sum.others_count.sum == 250 * sum.played);
    CHECK(sum.bid.sum >= 250 * sum.contracts);
    CHECK(sum.made < sum.contracts);
    CHECK(sum.made > 0);
    CHECK(sum.claims > 0);
    CHECK(sum.forced > 0);
    CHECK(sum.games > 0);
}

TEST_CASE("Giving up in mid-play is no violation") {
    const auto package = variants::open_package(source_tree() + "/tests/packages/midway");
    REQUIRE(package);
    const auto rules = package->compile();
    REQUIRE(rules);
    bots::SimulationPlan made;
    made.rules = *rules;
    made.rounds = 200;
    const bots::Simulation sum = simulate(made);
    CHECK(sum.outcomes.at("giving up") > 100);
    CHECK(sum.first_violations == std::vector<std::string>{});
}

TEST_CASE("Where a rule asks what else is held, no renege is called that did not happen", "[C28]") {
    for (const char* follow :
         {"{ { 'trump if void', keep = 'trump', when = 'void' } }",
          "{ { 'follow', keep = 'led' }, { 'aces', keep = { cards = 'A' }, when = 'not holds_trump' } }",
          "{ { 'aces', keep = { cards = 'A' } }, { 'follow', keep = 'led' } }",
          "{ { 'follow', keep = 'led' }, { 'trump late', keep = 'trump', when = 'void and tricks_left <= 3' "
          "} }"}) {
        CAPTURE(follow);
        const testing::Folder house;
        house.write("variant.lua",
                    std::string("return { extends = 'partnership', rules = function(o, r) r.play.follow = ") +
                        follow + " return r end }");
        bots::SimulationPlan made;
        made.rules = testing::rules_of(house.path().string(), {{"enforcement", "referee"}});
        made.rounds = 300;
        CHECK(simulate(made).first_violations == std::vector<std::string>{});
    }
}

TEST_CASE("Random rounds of every shipped package keep every invariant", "[C29]") {
    const std::int64_t rounds = testing::long_form() ? 100'000 : 5'000;
    int packages = 0;
    for (const variants::PackageInfo& info : testing::shipped_packages()) {
        INFO(info.id);
        const auto package = variants::open_package(info.id);
        REQUIRE(package);
        const auto rules = package->compile();
        REQUIRE(rules);
        bots::SimulationPlan made;
        made.rules = *rules;
        made.rounds = rounds;
        const bots::Simulation sum = simulate(made);
        CHECK(sum.violations == 0);
        CHECK(sum.first_violations.empty());
        CHECK(sum.rounds == rounds);
        CHECK(sum.claims > 0);
        ++packages;
    }
    CHECK(packages >= 4);
}

TEST_CASE("The same plan gives the same sums on any number of threads; another seed gives others") {
    const std::string one = all(simulate(plan(750)));
    CHECK(one == all(simulate(plan(750, 1, 2))));
    CHECK(one == all(simulate(plan(750, 1, 3))));
    CHECK(simulate(plan(750)).signature != simulate(plan(750, 2)).signature);
    CHECK(simulate(plan(0)).rounds == 0);
    CHECK(to_json(simulate(plan(0)))["intervals"]["mean_bid"].is_null());
}

TEST_CASE("A count that is not the rulebook's is a violation, named with seed and round") {
    Rulebook wrong = by_hand::partnership_book();
    wrong.count.total = 240;
    bots::SimulationPlan planned = plan(100);
    planned.rules = std::make_shared<const Rulebook>(wrong);
    const bots::Simulation sum = simulate(planned);
    CHECK(sum.violations == sum.played);
    REQUIRE(sum.first_violations.size() == 10);
    CHECK(sum.first_violations[0].starts_with("seed "));
    CHECK(sum.first_violations[0].ends_with("the count is 250"));
}

TEST_CASE("A simulation rejects unknown bots") {
    bots::SimulationPlan planned = plan(10);
    planned.bots = {"random", "no such bot"};
    CHECK_THROWS_AS(simulate(planned), std::invalid_argument);
    planned.bots = {};
    CHECK_THROWS_AS(simulate(planned), std::invalid_argument);
}

TEST_CASE("A failing script stops the simulation with what it threw") {
    class Broken : public by_hand::Live {
      public:
        Broken() : Live(1500) {}
        std::vector<Line> settle(const RoundResult&) const override { throw std::runtime_error("broken"); }
    };
    Rulebook book = by_hand::partnership_book();
    book.live = std::make_shared<const Broken>();
    bots::SimulationPlan planned = plan(500, 1, 3);
    planned.rules = std::make_shared<const Rulebook>(book);
    CHECK_THROWS_AS(simulate(planned), std::runtime_error);
}

TEST_CASE("Progress is reported, and never beyond the rounds there are") {
    bots::SimulationPlan planned = plan(500);
    std::vector<std::int64_t> told;
    planned.progress = [&](std::int64_t rounds) { told.push_back(rounds); };
    simulate(planned);
    CHECK(told == std::vector<std::int64_t>{100, 200, 300, 400, 500});
}

TEST_CASE("A mean and its interval are those of the numbers added") {
    bots::Summed amount;
    CHECK(amount.mean(0) == 0);
    for (const int one : {2, 4, 4, 4, 5, 5, 7, 9}) amount.add(one);
    CHECK(amount.mean(8) == 5);
    CHECK(std::abs(amount.interval(8) - 1.96 * std::sqrt(32.0 / 7 / 8)) < 1e-9);
    for (const int one : {2, 4, 4, 4, 5, 5, 7, 9}) amount.add(one);
    CHECK(amount.mean(16) == 5);
}

TEST_CASE("The interval of a share stays between 0 and 1") {
    CHECK(bots::interval_of_share(29, 30).second < 1);
    CHECK(bots::interval_of_share(1, 30).first > 0);
    CHECK(bots::interval_of_share(1, 30).second > 0.05);
    const auto [low, high] = bots::interval_of_share(30, 30); // 30 of 30 is not certainty
    CHECK(std::abs(low - 30 / (30 + 1.96 * 1.96)) < 1e-4);
    CHECK(high > 0.999999);
    CHECK(high <= 1);
    CHECK(std::abs(bots::interval_of_share(0, 30).second - (1 - low)) < 1e-9);
}

TEST_CASE("The intervals of a simulation's means are in its JSON") {
    const bots::Simulation sum = simulate(plan(100));
    const auto json = to_json(sum);
    const auto& intervals = json["intervals"];
    const auto check = [](const nlohmann::json& interval, double mean, double half) {
        CHECK(std::abs(interval[0].get<double>() - (mean - half)) < 1e-9);
        CHECK(std::abs(interval[1].get<double>() - (mean + half)) < 1e-9);
    };
    check(intervals["mean_bid"], json["mean_bid"], sum.bid.interval(sum.contracts));
    check(intervals["mean_meld"]["others"], json["mean_meld"]["others"],
          sum.others_meld.interval(sum.contracts));
    check(intervals["mean_count"]["declarers"], json["mean_count"]["declarers"],
          sum.declarers_count.interval(sum.played));
    const auto [low, high] = bots::interval_of_share(sum.made, sum.contracts);
    CHECK(intervals["make_rate"] == nlohmann::json{low, high});
}
