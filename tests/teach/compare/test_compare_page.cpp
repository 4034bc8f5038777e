// A comparison as a page: what stands on it, and what of it has room on one sheet of paper.

#include "catch.hpp"
#include "support/shipped_packages.hpp"
#include "support/tables.hpp"

#include "base/text.hpp"
#include "teach/compare/compare.hpp"
#include "teach/compare/on_paper.hpp"
#include "teach/situations/case_view.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

using namespace roundhouse;
using namespace roundhouse::teach;
using namespace roundhouse::testing;

namespace {

/// Enough to find cases for a page.
constexpr SearchPlan few_tries{.seed = 1, .tries = 150};

int times_in(const std::string& text, const std::string& part) {
    int number = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++number;
    return number;
}

} // namespace

TEST_CASE("A comparison is one page that needs nothing else, and everything in it is escaped") {
    const RulebookPtr a = rules_of("partnership");
    auto loud = std::make_shared<Rulebook>(*a);
    loud->title.en = "<script>alert(\"1\")</script> & more";
    loud->meld_rules[0].points[0] = 160;
    loud->melds = MeldTable(loud->meld_rules, loud->deck);
    Comparison found = compare({a, "partnership"}, {loud, "loud"}, few_tries);
    found.same_deal = same_deal(a, loud, {"random"}, 1);
    const std::string page = to_html(found);
    CHECK(page.starts_with("<!DOCTYPE html>"));
    CHECK(contains(page, "&lt;script&gt;"));
    for (const char* never : {"<script", "http", "src=", "<link"}) CHECK_FALSE(contains(page, never));
    CHECK(contains(page, "<svg"));
    CHECK(contains(page, "<th scope=\"col\">"));
}

TEST_CASE("What has no room on one sheet of paper is on the screen, and the sheet says how much that is") {
    for (const auto& [one, other] : {std::pair{"partnership", "racehorse"}, std::pair{"german", "bezique"},
                                     std::pair{"partnership", "racehorse-pass"}}) {
        INFO(one << " " << other);
        const RulebookPtr a = rules_of(one), b = rules_of(other);
        Comparison found = compare({a, one}, {b, other}, few_tries);
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
    Comparison found = compare({a, "partnership"}, {a, "partnership"}, few_tries);
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
