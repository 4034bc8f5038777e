// The effects of differences in rules over many deals: which are called clear, their names, and their place
// on a page.

#include "catch.hpp"
#include "support/tables.hpp"

#include "base/text.hpp"
#include "bots/lab/pieces.hpp"
#include "teach/compare/compare.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include <nlohmann/json.hpp>

using namespace roundhouse;
using namespace roundhouse::teach;
using namespace roundhouse::testing;

TEST_CASE("A difference that rests on a deal or two is not called clear") {
    const RulebookPtr rules = rules_of("partnership");
    const auto usual = play_deals(rules, {.deals = 60, .seed = 2});
    auto thrown_in = usual; // all but the first two hands played, and those two made much larger
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
    CHECK_FALSE(tricks(first + 1).has_interval()); // one deal says nothing about others
}

TEST_CASE("Where nobody bids there are no others: the effects are everybody's") {
    const RulebookPtr rules = rules_of("two-handed");
    const auto deals = play_deals(rules, {.deals = 2, .seed = 1});
    bool found = false;
    for (const Effect& effect : effects(*rules, deals, *rules, deals, Face::french)) {
        INFO(effect.name);
        CHECK_FALSE(contains(effect.label, "others"));
        if (effect.name != "points.others") continue;
        found = true;
        CHECK(effect.label == "everybody's score");
    }
    CHECK(found);
}

TEST_CASE("Where only one of them has an auction the sides are added: others are not the same under both") {
    const RulebookPtr bids = rules_of("two-handed-draft"), none = rules_of("two-handed");
    const auto deals = play_deals(bids, {.deals = 30, .seed = 1});
    double points = 0;
    for (const DealFacts& facts : deals) points += facts.points[0] + facts.points[1];
    bool found = false;
    for (const Effect& effect :
         effects(*bids, deals, *none, play_deals(none, {.deals = 30, .seed = 1}), Face::french)) {
        INFO(effect.name);
        CHECK_FALSE(contains(effect.name, "declarers"));
        CHECK_FALSE(contains(effect.name, "contracts"));
        CHECK_FALSE(contains(effect.label, "others"));
        if (effect.name != "points.others") continue;
        found = true;
        CHECK(effect.label == "everybody's score");
        CHECK(std::abs(effect.a - points / 30) < 1e-6);
    }
    CHECK(found);
}

TEST_CASE("An effect says its unit once: melds and rounds are counted, only shares are out of 100") {
    const auto said = [](const char* name, const char* label, bool share, double difference) {
        return in_words(Effect{name, label, share, 0, 0, difference, difference - 1, difference + 1});
    };
    CHECK(said("melds.Run", "melds in 100 deals: Run", true, 200) ==
          "melds in 100 deals: Run: 200.0 ± 1.0 more under B");
    CHECK(said("melds.Run", "melds in 100 deals: Run", true, -12) ==
          "melds in 100 deals: Run: 12.0 ± 1.0 fewer under B");
    CHECK(said("rounds", "rounds of a game", false, -2) == "rounds of a game: 2.0 ± 1.0 fewer under B");
    CHECK(said("points.others", "the others' score", false, -7) ==
          "the others' score: 7.0 ± 1.0 less under B");
    CHECK(said("contracts.made", "contracts made", true, -9) ==
          "contracts made: 9.0 ± 1.0 of 100 fewer under B");
}

TEST_CASE("[B03][C22][C40] contracts are forced on whomever the rules name, and counted where they are") {
    const auto forced_under = [](const char* variant) {
        const RulebookPtr rules = rules_of(variant);
        const auto deals = play_deals(rules, {.deals = 2, .seed = 1});
        std::vector<std::string> labels;
        for (const Effect& effect : effects(*rules, deals, *rules, deals, Face::french))
            if (effect.name == "contracts.forced") labels.push_back(effect.label);
        return labels;
    };
    const std::vector<std::string> said{"contracts forced on a player"};
    CHECK(forced_under("partnership") == said); // on the dealer
    CHECK(forced_under("racehorse") == said);   // on the first to call
    CHECK(forced_under("three-handed").empty());
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
    std::size_t at_the_end = 0; // of its axis: each effect is the largest in its unit
    for (std::size_t at = page.find("cx=\"195.0\""); at != std::string::npos;
         at = page.find("cx=\"195.0\"", at + 1))
        ++at_the_end;
    CHECK(at_the_end == 4);
    for (const char* heading : {"Out of 100<", "Points in a deal<", "Rounds<", "Melds in 100 deals<"})
        CHECK(contains(page, heading));
}

TEST_CASE("The facts of a deal are read as they were written, and none that no deal can have come to") {
    for (const char* variant : {"partnership", "five-handed", "two-handed-draft"}) {
        INFO(variant);
        const RulebookPtr rules = rules_of(variant);
        const auto deals = play_deals(rules, {.bots = {"random"}, .deals = 12, .seed = 5});
        for (const DealFacts& facts : deals) {
            const nlohmann::json honest = to_json(facts);
            CHECK(to_json(read_deal(honest, *rules)) == honest);
            if (facts.result.sides.empty()) continue;
            const auto forged = [&](const char* at, const nlohmann::json& value) {
                INFO(at << " " << value);
                nlohmann::json all = honest;
                all[nlohmann::json::json_pointer(at)] = value;
                CHECK_THROWS_AS(read_deal(all, *rules), bots::OtherWork);
            };
            for (const int party : {-1, 0, 8, 1'000'000'000}) forged("/result/sides/0/parties/0", party);
            for (const int side : {-1, 77}) {
                forged("/result/declarers", side);
                forged("/result/meld_wins", side);
                forged("/result/offender", side);
            }
            forged("/result/contract/seat", 9);
            forged("/result/contract/goal", 7);
            forged("/result/sides/0/meld", 2'147'483'647);
        }
    }
}
