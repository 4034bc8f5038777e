// Two rule sets compared: statements and situations.

#include "catch.hpp"
#include "support/home.hpp"
#include "support/shipped_packages.hpp"
#include "support/tables.hpp"

#include "base/text.hpp"
#include "present/cards.hpp"
#include "teach/compare/compare.hpp"
#include "teach/compare/each_option.hpp"
#include "teach/situations/situation_words.hpp"
#include "variants/packages.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace roundhouse;
using namespace roundhouse::teach;
using namespace roundhouse::testing;
using nlohmann::json;

namespace {

/// Enough to find what these tests need, and quick.
constexpr SearchPlan quick{.seed = 1, .tries = 150};

std::vector<std::string> said_of(const std::vector<Statement>& all, present::RulesSection section) {
    std::vector<std::string> said;
    for (const Statement& one : all)
        if (one.section == section)
            said.push_back(present::in_letters(one.a) + " | " + present::in_letters(one.b));
    return said;
}

/// The request with one card or call less, in every way.
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

/// Every situation matches the answer of `ask`, differs, and needs each of its cards.
void check_situations(const Rulebook& a, const Rulebook& b, const Situations& found) {
    for (const Situation& one : found.found) {
        INFO(one.request.dump() << " " << one.reason);
        CHECK(put_to(a, one.request) == one.a);
        CHECK(put_to(b, one.request) == one.b);
        CHECK(one.a != one.b);
        CHECK(reason_of(a, b, one.request) == one.reason);
        for (const json& less : with_one_less(one.request)) CHECK(reason_of(a, b, less) != one.reason);
    }
}

} // namespace

TEST_CASE("Rules compared with themselves say nothing") {
    const RulebookPtr rules = rules_of("partnership");
    CHECK(statements(*rules, *rules).empty());
    CHECK(situations(*rules, *rules, {}, quick).found.empty());
}

TEST_CASE("Sections are the same where both rule sets have them") {
    using enum present::RulesSection;
    const auto equal =
        compare({rules_of("partnership"), "partnership"}, {rules_of("partnership"), "partnership"}, quick)
            .equal;
    const auto has = [&](present::RulesSection section) {
        return std::count(equal.begin(), equal.end(), section) == 1;
    };
    CHECK(has(play));
    CHECK(has(melds));
    CHECK_FALSE(has(kitty)); // neither has one
}

TEST_CASE("[B12] overtrumping is one statement, and shows in a trick of two cards") {
    const RulebookPtr a = rules_of("partnership"), b = rules_of("partnership", {{"overtrump", "yes"}});
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
    const RulebookPtr a = rules_of("partnership");
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
    for (const variants::PackageInfo& info : shipped_packages()) {
        const auto package = variants::open_package(info.id);
        REQUIRE(package);
        const auto usual = package->compile();
        REQUIRE(usual);
        for (const AgreedOption& option : (*usual)->options) {
            // An option that needs another is off: its other value cannot be chosen alone.
            const auto values = variants::values_besides(option, option.value);
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

namespace {

/// Text that only a package's author writes, never one for readers of rules: paths of fields, lists and
/// tables as data.
bool is_raw(const std::string& text) {
    const std::string label = text.substr(0, text.find(':'));
    return text.find_first_of("{}[]\"") != std::string::npos ||
           label.find_first_of("._") != std::string::npos || text.find("true") != std::string::npos;
}

void check_in_sentences(const Rulebook& a, const Rulebook& b) {
    for (const Statement& one : statements(a, b))
        for (const std::string& text : {one.a, one.b}) {
            INFO(name(one.section) << ": " << text);
            CHECK_FALSE(is_raw(text));
        }
}

} // namespace

TEST_CASE("What differs is said in sentences, between any two packages and for every option") {
    std::vector<RulebookPtr> all;
    for (const variants::PackageInfo& info : shipped_packages()) {
        const auto package = variants::open_package(info.id);
        const RulebookPtr usual = package->compile().value();
        all.push_back(usual);
        for (const AgreedOption& option : usual->options)
            for (const OptionValue& value : variants::values_besides(option, option.value))
                if (const auto other = package->compile_values({{option.name, value}})) {
                    INFO(info.id << " " << option.name << "=" << to_string(value));
                    check_in_sentences(*usual, **other);
                }
    }
    for (const RulebookPtr& a : all)
        for (const RulebookPtr& b : all) {
            INFO(a->id << " " << b->id);
            check_in_sentences(*a, *b);
        }
}

TEST_CASE("[C35] marks are told from melds, each with its cards") {
    const auto said =
        said_of(statements(*rules_of("three-handed"), *rules_of("check")), present::RulesSection::melds);
    const auto marks = std::find_if(said.begin(), said.end(),
                                    [](const std::string& one) { return one.starts_with(" | Marks: "); });
    REQUIRE(marks != said.end());
    CHECK_THAT(*marks, Catch::Contains("Seven nines, any 7 cards of rank 9: "));
}

namespace {

/// The rules of partnership with these changes.
RulebookPtr partnership_with(const Home& home, const std::string& name, const std::string& changes) {
    const auto file =
        home.write(name + "/variant.lua", "return { extends = 'partnership', title = 'House', rules = "
                                          "function(o, r) " +
                                              changes + " return r end }\n");
    const auto package = variants::open_package(file.parent_path().string());
    REQUIRE(package);
    return *package->compile();
}

} // namespace

TEST_CASE("Melds and marks listed in another order say nothing", "[C35]") {
    const RulebookPtr usual = rules_of("check");
    REQUIRE(usual->marks.size() > 1);
    Rulebook other = *usual;
    std::reverse(other.marks.begin(), other.marks.end());
    CHECK(statements(*usual, other).empty());
    const Home home;
    const auto turned = partnership_with(home, "turned", "table.insert(r.melds, table.remove(r.melds, 1))");
    CHECK(said_of(statements(*rules_of("partnership"), *turned), present::RulesSection::melds).empty());
}

TEST_CASE("A contract that only one side knows is not said to be made if points make it") {
    const Home home;
    const auto grand = partnership_with(
        home, "grand", "r.trump = { also = { { 'grand', declarer_takes = 'the bid', times = 2 } } }");
    const Comparison found = compare({rules_of("partnership"), "partnership"}, {grand, "grand"}, quick);
    for (const Situation& one : found.situations.found)
        if (one.request.contains("contract") && one.request["contract"].is_object())
            CHECK_FALSE(one.request["contract"].contains("reached"));
    CHECK(found.situations.not_shown.empty());
}

TEST_CASE("Whether a bid was made is compared, where nothing else differs") {
    const Home home;
    const std::string by =
        "local base = r.settle r.settle = { text = 'x', lines = base.lines, made = function(x) ";
    const auto usual =
                   partnership_with(home, "usual", by + "return x.sides[x.contract.side].tricks >= 6 end }"),
               other =
                   partnership_with(home, "other", by + "return x.sides[x.contract.side].tricks >= 7 end }"),
               fails =
                   partnership_with(home, "fails", by + "return x.sides[x.contract.side].trick >= 7 end }");
    const auto said = said_of(statements(*usual, *other), present::RulesSection::settlement);
    REQUIRE(said.size() == 1);
    CHECK(said[0].starts_with("Made: bid 250, in meld 0, in card points "));
    CHECK(contains(said[0], ", tricks 6 | Not made: "));
    CHECK(contains(said_of(statements(*usual, *fails), present::RulesSection::settlement).at(0),
                   " | The package’s own `made` fails: "));
}

TEST_CASE("Whole packages are compared with each other") {
    using Two = std::pair<const char*, const char*>;
    for (const auto& [a, b] :
         {Two{"partnership", "auction"}, Two{"german", "cross"}, Two{"double-deck", "triple-deck"}}) {
        INFO(a << " " << b);
        const RulebookPtr one = rules_of(a), other = rules_of(b);
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
