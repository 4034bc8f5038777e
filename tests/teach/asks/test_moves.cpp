// Cards that change hands before the first trick: what programs receive, and the cases in a comparison.

#include "catch.hpp"
#include "support/shipped.hpp"
#include "support/shipped_packages.hpp"

#include "base/text.hpp"
#include "present/cards.hpp"
#include "teach/asks/asks.hpp"
#include "teach/situations/case_view.hpp"
#include "teach/situations/situation_words.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace roundhouse;
using namespace roundhouse::teach;
using namespace roundhouse::testing;
using nlohmann::json;
using present::RulesSection;

namespace {

json asked(const Rulebook& rules, const char* ask, std::uint64_t seed = 1) {
    return answer(rules, {{"ask", ask}, {"dealer", 1}, {"seed", seed}});
}

/// All moves of that name.
std::vector<json> moves_named(const json& answer, const char* name) {
    std::vector<json> found;
    for (const json& move : answer["moves"])
        if (move["move"] == name) found.push_back(move);
    return found;
}

/// The case in that section between two rule sets; the test fails if there is none.
Situation case_of(const Rulebook& a, const Rulebook& b, RulesSection section) {
    const Situations all = situations(a, b, statements(a, b), {.seed = 1, .tries = 60});
    const auto found = std::find_if(all.found.begin(), all.found.end(),
                                    [&](const Situation& one) { return one.section == section; });
    REQUIRE(found != all.found.end());
    CHECK(put_to(a, found->request) == found->a);
    CHECK(put_to(b, found->request) == found->b);
    return *found;
}

std::string said(const std::string& text) { return present::in_letters(text); }

} // namespace

TEST_CASE("Partners give in turn, or both before either looks", "[B05][C09]") {
    const json in_turn = asked(*rules_of("partnership"), "exchange");
    CHECK(in_turn["declarer"] == 2);
    CHECK(in_turn["moves"] == json::parse(R"([{"move":"gives","seat":4,"to":2,"number":4,"seen":false},
                          {"move":"gives","seat":2,"to":4,"number":4,"seen":true}])"));
    const json at_once =
        asked(*rules_of("auction", {{"pass_cards", "3"}, {"pass_order", "simultaneous"}}), "exchange");
    REQUIRE(at_once["moves"].size() == 2);
    for (const json& gift : at_once["moves"]) {
        CHECK(gift["number"] == 3);
        CHECK(gift["seen"] == false);
    }
    CHECK(asked(*rules_of("german"), "exchange")["moves"].empty());
}

TEST_CASE("A kitty is taken for all to see, and kinds that came with it stay", "[A07][A08]") {
    const json told = asked(*rules_of("german"), "kitty");
    const json took = moves_named(told, "takes kitty").at(0), put = moves_named(told, "discards").at(0);
    CHECK(took["shown"] == true);
    CHECK(took["number"] == 4);
    CHECK(put["number"] == 4);
    CHECK(put["code"] == "picked_up");
    CHECK(put["points"] > 0);
    CHECK(words(put["hand"].get_ref<const std::string&>()).size() == 16);
    // Cards that must stay came with the kitty.
    for (const std::string_view card : words(put["may_not"].get_ref<const std::string&>()))
        CHECK(took["cards"].get<std::string>().find(card) != std::string::npos);
    for (const json& move : told["moves"]) CHECK(move.contains("seat")); // trump comes after all of them
}

TEST_CASE("Other kitties: after melding, unseen, for nobody's tricks, a card for everybody, a card called",
          "[A28][C05][C23][C31][C41]") {
    const json after = asked(*rules_of("three-handed"), "kitty");
    CHECK(moves_named(after, "melds").size() == 1);
    CHECK(after["moves"].back()["move"] == "discards");
    CHECK(moves_named(asked(*rules_of("racehorse"), "kitty"), "takes kitty").at(0)["shown"] == false);
    const json lost = asked(*rules_of("three-handed", {{"discards_count", "no"}}), "kitty");
    CHECK(moves_named(lost, "discards").at(0)["points"] == 0);
    const json shared = asked(*rules_of("four-handed", {{"kitty", "4"}}), "kitty");
    CHECK(moves_named(shared, "gives").size() == 3);
    for (const json& gift : moves_named(shared, "gives")) CHECK(gift["from"] == "kitty");
    const json called = asked(*rules_of("german", {{"calling", "yes"}}), "kitty");
    const json call = moves_named(called, "calls").at(0), back = moves_named(called, "gives").at(0);
    CHECK(back["to"] == call["giver"]);
    CHECK(back["may_not"] == call["card"]);
}

TEST_CASE("A hand that ends before it is played has no moves to tell") {
    const RulebookPtr rules = rules_of("triple-deck"); // whoever has no marriage cannot name trump
    int ended = 0, told = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const json one = answered(*rules, {{"ask", "exchange"}, {"dealer", 1}, {"seed", seed}});
        if (one.contains("error")) CHECK(one["place"] == "seed");
        ++(one.contains("error") ? ended : told);
    }
    CHECK(ended > 0);
    CHECK(told > 0);
}

TEST_CASE("What partners exchange is a case with what both rule sets say", "[B05]") {
    const RulebookPtr a = rules_of("partnership"), b = rules_of("german");
    const Situation one = case_of(*a, *b, RulesSection::exchange);
    const SituationWords said_of = in_words(one, *a, *b);
    CHECK(said(said_of.a).find("gives 4 cards of its choice to seat 2") != std::string::npos);
    CHECK(said_of.b == "No cards are exchanged.");
    const CaseView view = view_of(one, *a, *b, statements(*a, *b));
    CHECK(view.a.answer == "Seat 4 begins with 4 cards");
    CHECK(view.b.answer == "No cards are exchanged");
}

TEST_CASE("What may be put away is shown by the hand from which it goes", "[A08][C23]") {
    const RulebookPtr a = rules_of("german"), b = rules_of("three-handed");
    const Situation one = case_of(*a, *b, RulesSection::kitty);
    CHECK(one.a["moves"].back()["code"] == "picked_up");
    CHECK(one.b["moves"].back()["code"] == "melded");
    const CaseView view = view_of(one, *a, *b, statements(*a, *b));
    for (const auto& [side, answer] : {std::pair{&view.a, &one.a}, std::pair{&view.b, &one.b}}) {
        const json& put = (*answer)["moves"].back();
        const auto stay = words(put["may_not"].get_ref<const std::string&>()).size();
        CHECK(side->cards.size() == words(put["hand"].get_ref<const std::string&>()).size());
        CHECK(side->up.size() + static_cast<int>(stay) == static_cast<int>(side->cards.size()));
    }
    const SituationWords words_of = in_words(one, *a, *b);
    CHECK(said(words_of.b).find("Melded cards may be discarded only when no others are left.") !=
          std::string::npos);
}

TEST_CASE("Wherever two games differ in their kitty or exchange a case shows it") {
    std::vector<RulebookPtr> all;
    for (const variants::PackageInfo& info : shipped_packages())
        all.push_back(variants::open_package(info.id)->compile().value());
    for (const RulebookPtr& a : all)
        for (const RulebookPtr& b : all) {
            INFO(a->id << " " << b->id);
            const auto said_of = statements(*a, *b);
            const Situations found = situations(*a, *b, said_of, {.seed = 1, .tries = 1});
            for (const NotShown& one : found.not_shown) {
                INFO(one.why);
                CHECK(one.section != RulesSection::kitty);
                CHECK(one.section != RulesSection::exchange);
            }
            for (const Situation& one : found.found)
                if (one.section == RulesSection::kitty || one.section == RulesSection::exchange) {
                    const SituationWords words_of = in_words(one, *a, *b);
                    CHECK(words_of.a != words_of.b);
                }
        }
}
