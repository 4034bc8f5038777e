// Two rule sets compared: statements, situations, the same deal, effects.

#include "catch.hpp"
#include "support/home.hpp"
#include "support/shipped_packages.hpp"
#include "support/tables.hpp"

#include "base/text.hpp"
#include "present/cards.hpp"
#include "teach/compare/compare.hpp"
#include "teach/compare/each_option.hpp"
#include "teach/compare/on_paper.hpp"
#include "teach/situations/case_view.hpp"
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
    // Neither has one.
    CHECK_FALSE(has(kitty));
    CHECK_FALSE(has(exchange));
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
RulebookPtr changed(const Home& home, const std::string& name, const std::string& changes) {
    const auto file =
        home.write(name + "/variant.lua", "return { extends = 'partnership', title = 'House', rules = "
                                          "function(o, r) " +
                                              changes + " return r end }\n");
    const auto package = variants::open_package(file.parent_path().string());
    REQUIRE(package);
    return *package->compile();
}

} // namespace

TEST_CASE("A contract that only one side knows is not said to be made if points make it") {
    const Home home;
    const auto grand =
        changed(home, "grand", "r.trump = { also = { { 'grand', declarer_takes = 'the bid', times = 2 } } }");
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
    const auto usual = changed(home, "usual", by + "return x.sides[x.contract.side].tricks >= 6 end }"),
               other = changed(home, "other", by + "return x.sides[x.contract.side].tricks >= 7 end }"),
               fails = changed(home, "fails", by + "return x.sides[x.contract.side].trick >= 7 end }");
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

TEST_CASE("A comparison is one page that needs nothing else, and everything in it is escaped") {
    const RulebookPtr a = rules_of("partnership");
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

namespace {

int times_in(const std::string& text, const std::string& part) {
    int number = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++number;
    return number;
}

} // namespace

TEST_CASE("What has no room on one sheet of paper is on the screen, and the sheet says how much that is") {
    for (const auto& [one, other] : {std::pair{"partnership", "racehorse"}, std::pair{"german", "bezique"},
                                     std::pair{"partnership", "racehorse-pass"}}) {
        INFO(one << " " << other);
        const RulebookPtr a = rules_of(one), b = rules_of(other);
        Comparison found = compare({a, one}, {b, other}, quick);
        found.same_deal = same_deal(a, b, {"random"}, 1);
        const OnPaper paper = on_paper(found, Face::french);
        REQUIRE(paper.statements.size() == found.statements.size());
        REQUIRE(paper.situations.size() == found.situations.found.size());
        const auto left = [](const std::vector<bool>& on) { return std::count(on.begin(), on.end(), false); };
        const std::string page = to_html(found);
        CHECK(times_in(page, "<tr class=\"screen\">") == left(paper.statements));
        CHECK(times_in(page, "<section class=\"case screen\">") == left(paper.situations));
        CHECK(contains(page, paper.left_off));
        CHECK(contains(paper.left_off, "one deal played under both"));
        for (const auto& [number, word] : {std::pair{left(paper.statements), " more difference"},
                                           std::pair{left(paper.situations), " more case"}})
            CHECK(contains(paper.left_off, std::to_string(number) + word) == (number > 0));
        // Neither statements nor cases take up the whole sheet.
        CHECK(std::count(paper.statements.begin(), paper.statements.end(), true) > 0);
        CHECK(std::count(paper.situations.begin(), paper.situations.end(), true) > 0);
    }
}

TEST_CASE("A page says that rounds go the same way where they never part") {
    const RulebookPtr a = rules_of("partnership");
    Comparison found = compare({a, "partnership"}, {a, "partnership"}, quick);
    found.same_deal = same_deal(a, a, {"steady"}, 3);
    const std::string page = to_html(found);
    CHECK(contains(page, "Both rounds go the same way."));
    CHECK_FALSE(contains(page, "Here they part."));
}

TEST_CASE("A situation as a page shows it: what both answer, the cards that stand out, the rule", "[teach]") {
    const RulebookPtr a = rules_of("partnership"), b = rules_of("auction");
    const std::vector<Statement> said = statements(*a, *b);
    const Situations found = situations(*a, *b, said);
    bool legal = false, melds = false, calls = false;
    for (const Situation& one : found.found) {
        const CaseView view = view_of(one, *a, *b, said);
        INFO(one.request.dump());
        CHECK_FALSE(view.label.empty());
        CHECK_FALSE(view.title.empty());
        CHECK((view.a.answer != view.b.answer || view.a.reason != view.b.reason ||
               view.a.offers != view.b.offers));
        CHECK(view.a.cards == view.b.cards); // the same hand in the same order
        if (one.kind == SituationKind::legal && one.request["trick"] != "") {
            legal = true;
            CHECK(view.trick.size() == words(one.request["trick"].get<std::string>()).size());
            for (const auto& [side, answer] : {std::pair{&view.a, &one.a}, std::pair{&view.b, &one.b}}) {
                CHECK(side->up == *parse_card_set((*answer)["legal"].get<std::string>()));
                CHECK_FALSE(side->reason.empty());
                CHECK(side->rule.starts_with("Following: "));
            }
        }
        if (one.kind == SituationKind::meld) {
            melds = true;
            CHECK(view.a.answer == present::in_points(one.a["total"].get<int>()));
        }
        if (one.kind == SituationKind::calls) {
            calls = true;
            CHECK(view.a.offers != view.b.offers);
        }
    }
    CHECK((legal && melds && calls));
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
