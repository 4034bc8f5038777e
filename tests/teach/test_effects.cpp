// What differences in rules come to over many deals: what is called clear, what effects are called, how they
// stand on a page.

#include "catch.hpp"
#include "support/tables.hpp"

#include "base/text.hpp"
#include "teach/compare/compare.hpp"

#include <algorithm>
#include <set>

using namespace roundhouse;
using namespace roundhouse::teach;
using namespace roundhouse::testing;

TEST_CASE("A difference that rests on a deal or two is not called clear") {
    const RulebookPtr rules = rules_of("partnership");
    const auto usual = play_deals(rules, {.deals = 60, .seed = 2});
    auto thrown_in = usual; // all but the first two that were played, and those made much of
    int played = 0;
    for (DealFacts& facts : thrown_in)
        if (facts.result.outcome == "played") {
            if (played++ < 2)
                facts.count[0] += 500;
            else
                facts.result.outcome = "throwing in";
        }
    REQUIRE(played > 20);
    const auto tricks = [&](std::size_t deals) {
        const std::vector<DealFacts> of_b(thrown_in.begin(),
                                          thrown_in.begin() + static_cast<std::ptrdiff_t>(deals));
        for (const Effect& effect : effects(*rules, usual, *rules, of_b, Face::french))
            if (effect.name == "tricks.declarers") return effect;
        FAIL("no such effect");
        return Effect{};
    };
    CHECK(tricks(60).low > 0);
    CHECK_FALSE(tricks(60).clear());
    std::size_t first = 0;
    while (thrown_in[first].result.outcome != "played") ++first;
    CHECK_FALSE(tricks(first + 1).has_interval()); // one deal says nothing of others
}

TEST_CASE("Where nobody bids there are no others: the effects are everybody's") {
    const RulebookPtr rules = rules_of("two-handed");
    const auto deals = play_deals(rules, {.deals = 2, .seed = 1});
    for (const Effect& effect : effects(*rules, deals, *rules, deals, Face::french)) {
        INFO(effect.name);
        CHECK_FALSE(contains(effect.label, "others"));
        if (effect.name == "points.others") CHECK(effect.label == "everybody's score");
    }
}

TEST_CASE("Every effect has a name of its own, and a label of its own") {
    for (const auto& [a, b] : {std::pair{"german", "cross"}, std::pair{"partnership", "double-deck"}}) {
        const RulebookPtr one = rules_of(a), other = rules_of(b);
        const auto found = effects(*one, play_deals(one, {.deals = 2, .seed = 1}), *other,
                                   play_deals(other, {.deals = 2, .seed = 1}), Face::french);
        std::set<std::string> names, labels;
        for (const Effect& effect : found) {
            INFO(effect.name << ": " << effect.label);
            CHECK(names.insert(effect.name).second);
            CHECK(labels.insert(effect.label).second);
        }
        if (a == std::string("german")) CHECK(names.contains("melds.Run, A 10 K Q J of trump"));
    }
}

TEST_CASE("On the page effects of one unit stand under one heading and share an axis") {
    const RulebookPtr rules = rules_of("partnership");
    Comparison found = compare({rules, "partnership"}, {rules, "partnership"});
    found.deals = 100;
    found.effects = {{"points.others", "the others' score", false, 0, 0, 10, 10, 10},
                     {"rounds", "rounds of a game", false, 0, 0, 2, 2, 2},
                     {"contracts.made", "contracts made", true, 0, 0, 4, 4, 4},
                     {"melds.Run", "melds in 100 deals: Run", true, 0, 0, 200, 200, 200}};
    const std::string page = to_html(found);
    std::size_t at_the_end = 0; // of its axis: each is the largest of its unit
    for (std::size_t at = page.find("cx=\"195.0\""); at != std::string::npos;
         at = page.find("cx=\"195.0\"", at + 1))
        ++at_the_end;
    CHECK(at_the_end == 4);
    for (const char* heading : {"Of 100<", "Points in a deal<", "Rounds<", "Melds in 100 deals<"})
        CHECK(contains(page, heading));
}
