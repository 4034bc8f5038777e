// One deal played under two rule sets, and the effects over many.

#include "catch.hpp"
#include "support/shipped_packages.hpp"
#include "support/tables.hpp"

#include "teach/compare/compare.hpp"

using namespace roundhouse;
using namespace roundhouse::teach;
using namespace roundhouse::testing;

TEST_CASE("The same deal is played under both from one pack, and parts where they differ") {
    const std::vector<std::string> bots{"steady"};
    const RulebookPtr a = rules_of("partnership");
    const SameDeal alike = same_deal(a, a, bots, 3);
    CHECK(alike.same_cards);
    CHECK(alike.parts_at == alike.a.lines.size());
    CHECK_FALSE(part(alike));
    CHECK(parting_in_words(alike) == "Both rounds go the same way.");
    CHECK(alike.a.settlement == alike.b.settlement);
    const SameDeal parted = same_deal(a, rules_of("auction"), bots, 3);
    CHECK(parted.a.hands == parted.b.hands);
    CHECK(parted.parts_at < parted.a.lines.size());
    CHECK(part(parted));
    CHECK(parting_in_words(parted) == "Here they part.");
    CHECK_FALSE(same_deal(a, rules_of("double-deck"), bots, 3).same_cards);
}

TEST_CASE("[C33] the same deal is told with the names of those who sit at the table, not of the dealer") {
    const RulebookPtr rules = rules_of("german", {{"people", "4"}});
    const auto people = present::usual_names(4, rules->turn);
    int moved = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const SameDeal deal = same_deal(rules, rules, {"steady"}, seed);
        const Match match = begin_match(rules, seed);
        const std::string& dealer = people.at(static_cast<std::size_t>(dealing_person(match, 1) - 1));
        moved += dealing_person(match, 1) != 4;
        INFO(seed << ", dealt by " << dealer);
        REQUIRE(deal.a.names.size() == 3);
        for (Seat seat = 1; seat <= 3; ++seat) {
            const auto at = static_cast<std::size_t>(seat - 1);
            CHECK(deal.a.names[at] == people.at(static_cast<std::size_t>(person_at(match, 1, seat) - 1)));
            CHECK(deal.a.hands[at].starts_with(deal.a.names[at] + ": "));
        }
        for (const std::string& line : deal.a.lines) CHECK_FALSE(contains(line, dealer + ": "));
        REQUIRE_FALSE(deal.a.settlement.empty());
        CHECK_FALSE(deal.a.settlement.front().starts_with(dealer));
    }
    CHECK(moved > 0);
}

TEST_CASE("Two equal rule sets differ by nothing; as many deals with any number of threads") {
    const RulebookPtr rules = rules_of("partnership");
    EffectsPlan plan{.deals = 40, .seed = 5};
    const auto once = play_deals(rules, plan);
    plan.threads = 3;
    const auto again = play_deals(rules, plan);
    for (const Effect& effect : effects(*rules, once, *rules, again, Face::french)) {
        INFO(effect.name);
        CHECK(effect.difference == 0);
        CHECK(effect.low <= 0);
        CHECK(effect.high >= 0);
    }
    plan.seed = 6;
    int clear = 0;
    for (const Effect& effect : effects(*rules, once, *rules, play_deals(rules, plan), Face::french))
        clear += effect.clear();
    CHECK(clear <= 3); // of thirty, by chance alone
}

TEST_CASE("Effects name melds as the cards of the game are named", "[A34]") {
    const RulebookPtr rules = rules_of("german");
    const auto deals = play_deals(rules, {.deals = 2, .seed = 1});
    const auto label = [&](Face face) {
        for (const Effect& effect : effects(*rules, deals, *rules, deals, face))
            if (effect.name == "melds.Queens around") return effect.label;
        return std::string("no such effect");
    };
    CHECK(label(Face::german) == "melds in 100 deals: Obers around");
    CHECK(label(Face::french) == "melds in 100 deals: Queens around");
}

TEST_CASE("Contracts made easier by 50 points are found") {
    // The same deals under both; in the second, each declarer has 50 points more.
    const RulebookPtr rules = rules_of("partnership");
    const auto usual = play_deals(rules, {.deals = 60, .seed = 2});
    auto easier = usual;
    for (DealFacts& facts : easier) {
        if (!facts.contract || facts.result.outcome != "played") continue;
        RoundResult result = facts.result;
        result.sides[static_cast<std::size_t>(result.declarers - 1)].count += 50;
        const Settled settled = settle(*rules, result);
        facts.points[0] = settled.delta[static_cast<std::size_t>(
            result.sides[static_cast<std::size_t>(result.declarers - 1)].parties.front() - 1)];
        facts.made = facts.points[0] >= 0;
    }
    bool found = false;
    for (const Effect& effect : effects(*rules, usual, *rules, easier, Face::french))
        if (effect.name == "points.declarers") {
            found = true;
            CHECK(effect.low > 0);
            CHECK(contains(in_words(effect), "more under B"));
        }
    CHECK(found);
}

TEST_CASE("Two rounds of one deal go side by side, phase by phase, and nothing of either is left out",
          "[teach]") {
    for (const auto& [first, second] : {std::pair{"partnership", "auction"}, std::pair{"german", "cross"}}) {
        const SameDeal deal = same_deal(rules_of(first), rules_of(second), {"steady"}, 1);
        const std::vector<StepPair> steps = side_by_side(deal);
        REQUIRE_FALSE(steps.empty());
        for (const auto& [round, place] :
             {std::pair{&deal.a, &StepPair::a}, std::pair{&deal.b, &StepPair::b}}) {
            REQUIRE(round->steps.size() == round->lines.size());
            std::vector<std::size_t> shown;
            for (const StepPair& step : steps)
                if (const auto at = step.*place; at && (shown.empty() || shown.back() != *at))
                    shown.push_back(*at);
            std::vector<std::size_t> all;
            for (std::size_t i = 0; i < round->steps.size(); ++i)
                if (!round->steps[i].heading) all.push_back(i);
            CHECK(shown == all);
            for (const ToldStep& step : round->steps) // cards leave a hand one at a time
                for (std::size_t seat = 0; seat < step.hands.size(); ++seat)
                    CHECK(step.hands[seat].size() <= round->steps.front().hands[seat].size() + 4);
        }
        const std::size_t parts = parts_in(steps, deal);
        REQUIRE(parts < steps.size());
        for (std::size_t i = 0; i < parts; ++i) CHECK(deal.a.lines[*steps[i].a] == deal.b.lines[*steps[i].b]);
    }
}

TEST_CASE("Deals that go on after others are those that would have been played at once", "[teach]") {
    const RulebookPtr a = rules_of("partnership"), b = rules_of("auction");
    EffectsPlan plan{.deals = 40};
    const auto whole_a = play_deals(a, plan), whole_b = play_deals(b, plan);
    auto parts_a = play_deals(a, {.deals = 15}), more = play_deals(a, {.deals = 25, .first = 15});
    parts_a.insert(parts_a.end(), more.begin(), more.end());
    REQUIRE(parts_a.size() == whole_a.size());
    const auto at_once = effects(*a, whole_a, *b, whole_b, Face::french),
               in_parts = effects(*a, parts_a, *b, whole_b, Face::french);
    REQUIRE(at_once.size() == in_parts.size());
    for (std::size_t i = 0; i < at_once.size(); ++i) {
        CHECK(at_once[i].difference == in_parts[i].difference);
        CHECK(at_once[i].low == in_parts[i].low);
    }
}

TEST_CASE("The sentence about effects names what is clearest of zero, and nothing that is not", "[teach]") {
    const Effect unclear{"bid", "the bid", false, 0, 0, 5, -1, 11},
        by_chance{"tricks.declarers", "tricks", false, 0, 0, 6, 0.1, 11.9}, // at 95%, not at 99.9%
        faint{"tricks.others", "their tricks", false, 0, 0, 5, 3, 7},
        clear{"contracts.made", "contracts made", true, 0, 0, -9, -10, -8},
        meld{"melds.Run", "melds in 100 deals: Run", true, 0, 0, 50, 49, 51};
    CHECK(clearest_in_words({unclear, by_chance, meld}) == "No clear difference.");
    CHECK(clearest_in_words({unclear, faint, clear}) ==
          "Contracts made: 9.0 ± 1.0 of 100 fewer under B; their tricks: 5.0 ± 2.0 more under B.");
    CHECK(unit_of(meld) == EffectUnit::melds);
    CHECK(label_in_group(meld) == "Run");
    CHECK(label_in_group(clear) == "contracts made");
}
