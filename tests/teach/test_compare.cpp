// Two rule sets compared: statements, situations, the same deal, effects.

#include "catch.hpp"
#include "support/tables.hpp"

#include "base/text.hpp"
#include "present/cards.hpp"
#include "teach/compare/compare.hpp"
#include "teach/compare/each_option.hpp"
#include "teach/compare/situation_words.hpp"
#include "variants/packages.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace roundhouse;
using namespace roundhouse::teach;
using namespace roundhouse::testing;
using nlohmann::json;

namespace {

/// Enough to find what these tests ask for, and quick.
constexpr SearchPlan quick{.seed = 1, .tries = 150};

std::vector<std::string> said_of(const std::vector<Statement>& all, present::RulesSection section) {
    std::vector<std::string> said;
    for (const Statement& one : all)
        if (one.section == section)
            said.push_back(present::in_letters(one.a) + " | " + present::in_letters(one.b));
    return said;
}

/// Requests with one card or one call less.
std::vector<json> with_one_less(const json& request) {
    std::vector<json> all;
    for (const char* field : {"hand", "trick", "calls"}) {
        if (!request.contains(field)) continue;
        const std::string text = request[field];
        const auto parts = words(text);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            std::string left;
            for (std::size_t n = 0; n < parts.size(); ++n)
                if (n != i) left += (left.empty() ? "" : " ") + std::string(parts[n]);
            all.push_back(request);
            all.back()[field] = left;
        }
    }
    return all;
}

/// Every situation is what `ask` answers, differs, and loses its reason with any card.
void check_situations(const Rulebook& a, const Rulebook& b, const Situations& found) {
    for (const Situation& one : found.found) {
        INFO(one.request.dump() << " " << one.reason);
        CHECK(answered(a, one.request) == one.a);
        CHECK(answered(b, one.request) == one.b);
        CHECK(one.a != one.b);
        CHECK(reason_of(a, b, one.request) == one.reason);
        for (const json& less : with_one_less(one.request)) CHECK(reason_of(a, b, less) != one.reason);
    }
}

} // namespace

TEST_CASE("Rules compared with themselves say nothing") {
    const RulebookPtr rules = rules_under("partnership");
    CHECK(statements(*rules, *rules).empty());
    CHECK(situations(*rules, *rules, {}, quick).found.empty());
    CHECK(equal_sections({}).size() == present::section_names.size());
}

TEST_CASE("[B12] overtrumping is one statement, and shows in a trick of two cards") {
    const RulebookPtr a = rules_under("partnership"), b = rules_under("partnership", {{"overtrump", "yes"}});
    const Comparison found = compare({a, "partnership"}, {b, "partnership"}, {.seed = 1, .tries = 400});
    REQUIRE(found.statements.size() == 1);
    CHECK(found.statements[0].section == present::RulesSection::play);
    REQUIRE(found.situations.found.size() == 1);
    const Situation& shown = found.situations.found[0];
    CHECK(shown.kind == SituationKind::legal);
    CHECK(words(shown.request["trick"].get<std::string>()).size() == 2);
    CHECK(words(shown.request["hand"].get<std::string>()).size() == 2);
    CHECK(contains(shown.b["refused"][0]["text"].get<std::string>(), "beat the best card"));
    CHECK(found.situations.not_shown.empty());
}

TEST_CASE("Melds are matched by their cards, and a scale of all of them is one statement") {
    const RulebookPtr a = rules_under("partnership");
    Rulebook tenth = *a;
    for (MeldRule& rule : tenth.meld_rules) {
        for (int& points : rule.points) points /= 10;
        rule.names = {"Another " + rule.names[0]};
    }
    tenth.melds = MeldTable(tenth.meld_rules, tenth.deck);
    const auto said = said_of(statements(*a, tenth), present::RulesSection::melds);
    REQUIRE(said.size() == 1);
    CHECK(contains(said[0], "a tenth of that: Another Run 15 / 150"));
    tenth.meld_rules[0].points[0] = 20;
    CHECK(said_of(statements(*a, tenth), present::RulesSection::melds).size() == 2);

    Rulebook renamed = *a;
    renamed.meld_rules[0].names = {"Street"};
    CHECK(statements(*a, renamed).empty());
}

TEST_CASE("Every option of every package changes what is said, and is shown or has a reason why not") {
    for (const variants::PackageInfo& info : variants::list_packages()) {
        if (!info.shipped) continue;
        const auto package = variants::open_package(info.id);
        REQUIRE(package);
        const auto usual = package->compile();
        REQUIRE(usual);
        for (const AgreedOption& option : (*usual)->options) {
            // One that needs another is off by itself: its other value cannot be agreed alone.
            const auto values = other_values(option);
            REQUIRE_FALSE(values.empty());
            const auto other = package->compile_values({{option.name, values.front()}});
            if (!other) continue;
            INFO(info.id << " " << option.name << "=" << to_string(values.front()));
            const auto said = statements(**usual, **other);
            CHECK_FALSE(said.empty());
            const Situations found = situations(**usual, **other, said, quick);
            CHECK((!found.found.empty() || !found.not_shown.empty()));
            check_situations(**usual, **other, found);
        }
    }
}

TEST_CASE("Whole packages are compared with each other") {
    using Two = std::pair<const char*, const char*>;
    for (const auto& [a, b] :
         {Two{"partnership", "auction"}, Two{"german", "cross"}, Two{"double-deck", "triple-deck"}}) {
        INFO(a << " " << b);
        const RulebookPtr one = rules_under(a), other = rules_under(b);
        const Comparison found = compare({one, a}, {other, b}, quick);
        CHECK(found.statements.size() >= 4);
        CHECK_FALSE(found.situations.found.empty());
        check_situations(*one, *other, found.situations);
        for (const Situation& shown : found.situations.found) {
            const SituationWords said = in_words(shown, *one, *other);
            CHECK_FALSE(said.title.empty());
            CHECK(said.a != said.b);
        }
        CHECK(to_json(found) == to_json(compare({one, a}, {other, b}, quick)));
    }
}

TEST_CASE("The same deal is played under both from one pack, and parts where they differ") {
    const std::vector<std::string> bots{"steady"};
    const RulebookPtr a = rules_under("partnership");
    const SameDeal alike = same_deal(a, a, bots, 3);
    CHECK(alike.same_cards);
    CHECK(alike.parts_at == alike.a.lines.size());
    CHECK(alike.a.settlement == alike.b.settlement);
    const SameDeal parted = same_deal(a, rules_under("auction"), bots, 3);
    CHECK(parted.a.hands == parted.b.hands);
    CHECK(parted.parts_at < parted.a.lines.size());
    CHECK_FALSE(same_deal(a, rules_under("double-deck"), bots, 3).same_cards);
}

TEST_CASE("Two equal rule sets differ by nothing; as many deals with any number of threads") {
    const RulebookPtr rules = rules_under("partnership");
    EffectsPlan plan{.deals = 40, .seed = 5};
    const auto once = play_deals(rules, plan);
    plan.threads = 3;
    const auto again = play_deals(rules, plan);
    for (const Effect& effect : effects(*rules, once, *rules, again)) {
        INFO(effect.name);
        CHECK(effect.difference == 0);
        CHECK(effect.low <= 0);
        CHECK(effect.high >= 0);
    }
    plan.seed = 6;
    int clear = 0;
    for (const Effect& effect : effects(*rules, once, *rules, play_deals(rules, plan)))
        clear += effect.clear();
    CHECK(clear <= 3); // of thirty by chance alone
}

TEST_CASE("Contracts made easier by 50 points are found") {
    // The deals are those of one rule set; in the other each declarer has 50 points more.
    const RulebookPtr rules = rules_under("partnership");
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
    for (const Effect& effect : effects(*rules, usual, *rules, easier))
        if (effect.name == "points.declarers") {
            found = true;
            CHECK(effect.low > 0);
            CHECK(contains(in_words(effect), "more under B"));
        }
    CHECK(found);
}

TEST_CASE("A comparison is one page that needs nothing else, and everything in it is escaped") {
    const RulebookPtr a = rules_under("partnership");
    auto loud = std::make_shared<Rulebook>(*a);
    loud->title.en = "<script>alert(\"1\")</script> & more";
    loud->meld_rules[0].points[0] = 160;
    loud->melds = MeldTable(loud->meld_rules, loud->deck);
    Comparison found = compare({a, "partnership"}, {loud, "loud"}, quick);
    found.same_deal = same_deal(a, loud, {"random"}, 1);
    const std::string page = to_html(found);
    CHECK(page.starts_with("<!DOCTYPE html>"));
    CHECK(contains(page, "&lt;script&gt;"));
    for (const char* never : {"<script", "http", "src=", "<link"}) CHECK_FALSE(contains(page, never));
    CHECK(contains(page, "<svg"));
    CHECK(contains(page, "<th scope=\"col\">"));
}
