// How much of their limits the shipped packages use: the basis for SECURITY.md.

#include "catch.hpp"
#include "support/long_form.hpp"
#include "support/shipped_packages.hpp"

#include "bots/player.hpp"
#include "game/match.hpp"
#include "present/asked/offer.hpp"
#include "present/names.hpp"
#include "seating/allowances.hpp"
#include "variants/packages.hpp"

#include <functional>
#include <map>

#include <fmt/format.h>

using namespace roundhouse;

namespace {

/// The most steps used by one operation, and by which package.
struct Most {
    std::int64_t steps = 0;
    std::string package;
};

/// By operation.
using MostSteps = std::map<std::string, Most>;

/// Runs the work, and records the steps if they are the most so far.
void spend(MostSteps& most, const std::string& what, const std::string& package,
           const std::function<void()>& work) {
    const script::Operation operation("a package was tried", {1'000'000'000'000, std::chrono::hours(1)});
    work();
    Most& known = most[what];
    if (operation.fuel_spent() > known.steps) known = {operation.fuel_spent(), package};
}

/// Plays some rounds with bots, as the table does.
void play(MostSteps& most, const RulebookPtr& rules, const std::string& bots, int rounds) {
    Match match = begin_match(rules, 7);
    const present::Names names(Lines(static_cast<std::size_t>(rules->people), "N"));
    for (std::size_t entries = 0; match.round_number <= rounds && !match.over(); ++entries) {
        if (!match.round_is_on()) {
            if (match.round_number == rounds) return;
            spend(most, "act", rules->id, [&] { deal_next(match); });
            continue;
        }
        const View view(*match.round, match.round->pending().seat);
        spend(most, "words", rules->id,
              [&] { (void)present::offer_of(view, view.decision(), names, Face::french); });
        Action action;
        spend(most, "think", rules->id, [&] { action = bots::decide_seated(match, bots, entries); });
        spend(most, "act", rules->id, [&] { REQUIRE_FALSE(act(match, action)); });
    }
}

} // namespace

TEST_CASE("every shipped package takes a small part of what a package may", "[headroom]") {
    MostSteps most;
    const script::Operation listing(seating::during_a_list, {1'000'000'000'000, std::chrono::hours(1)});
    std::int64_t listed = 0;
    for (const variants::PackageInfo& info : testing::shipped_packages()) {
        std::optional<variants::Package> package;
        RulebookPtr rules;
        const std::int64_t before = listing.fuel_spent();
        spend(most, "open", info.id, [&] { package = std::move(variants::open_package(info.id).value()); });
        spend(most, "compile", info.id, [&] { rules = package->compile().value(); });
        listed += listing.fuel_spent() - before;
        play(most, rules, "steady", 3);
        if (testing::long_form()) play(most, rules, "sharp", 1);
    }
    std::string all = fmt::format("list: {}\n", listed);
    for (const auto& [what, one] : most) all += fmt::format("{}: {} ({})\n", what, one.steps, one.package);
    INFO(all);
    CHECK(most.at("open").steps < 40'000'000 / 20);
    CHECK(most.at("compile").steps < 40'000'000 / 20);
    CHECK(most.at("act").steps < 60'000'000 / 20);
    CHECK(most.at("words").steps < seating::for_an_offer.fuel / 20);
    CHECK(most.at("think").steps < seating::for_thinking.fuel / 20);
    CHECK(listed < seating::for_a_list.fuel / 20);
    for (const char* what : {"open", "act"}) CHECK(most.at(what).steps > 0); // the measurement worked
}
