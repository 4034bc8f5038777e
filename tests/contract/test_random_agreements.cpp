// Rounds under random options, for every package: combinations that nobody ever chose must be playable, too.

#include "catch.hpp"
#include "support/long_form.hpp"
#include "support/shipped_packages.hpp"

#include "bots/lab/simulate.hpp"
#include "cards/random.hpp"
#include "variants/agreements.hpp"

#include <thread>

using namespace roundhouse;

namespace {

/// A value that the option may have.
OptionValue drawn_value(const AgreedOption& option, Random& random) {
    if (std::holds_alternative<bool>(option.standard)) return random.below(2) == 1;
    if (!option.choices.empty())
        return option.choices[random.below(static_cast<std::uint32_t>(option.choices.size()))];
    const auto steps = static_cast<std::uint32_t>((option.most - option.least) / option.step);
    return option.least + option.step * static_cast<int>(random.below(steps + 1));
}

/// Rules under random options. A refused combination is redrawn with fewer changes, in the end with none.
variants::Combination drawn(const variants::Package& package, const Rulebook& standard, Random& random) {
    for (std::uint32_t in_ten = 9;; --in_ten) {
        variants::Choices choices;
        for (const AgreedOption& option : standard.options)
            if (random.below(10) < in_ten) choices[option.name] = drawn_value(option, random);
        if (const auto rules = package.compile_values(choices)) return {choices, *rules};
    }
}

} // namespace

TEST_CASE("Random rounds under random agreements keep every invariant", "[C29]") {
    // In the long form a million rounds for each package, else a thousandth of that.
    const int agreements = testing::long_form() ? 2000 : 10, rounds = testing::long_form() ? 500 : 100;
    for (const variants::PackageInfo& info : testing::shipped_packages()) {
        const auto package = variants::open_package(info.id);
        REQUIRE(package);
        const auto standard = package->compile();
        REQUIRE(standard);
        Random random(29);
        int unusual = 0;
        for (int i = 0; i < agreements; ++i) {
            const variants::Combination one = drawn(*package, **standard, random);
            INFO(package->id() << ": " << variants::to_text(one.choices));
            bots::SimulationPlan plan;
            plan.rules = one.rules;
            plan.rounds = rounds;
            plan.seed = random.next();
            plan.threads = testing::long_form() ? static_cast<int>(std::thread::hardware_concurrency()) : 1;
            const bots::Simulation sum = bots::simulate(plan);
            CHECK(sum.rounds == rounds);
            if (sum.violations) FAIL(sum.first_violations.front());
            unusual += one.rules->digest != (*standard)->digest;
        }
        CHECK(2 * unusual > agreements);
    }
}
