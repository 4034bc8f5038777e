// The texts of situations: no numbers that nobody knows, in one language, and never the same text for both
// sides.

#include "catch.hpp"
#include "support/home.hpp"
#include "support/tables.hpp"

#include "base/language.hpp"
#include "teach/asks/asks.hpp"
#include "teach/quiz/quiz.hpp"
#include "teach/quiz/quiz_words.hpp"
#include "teach/situations/case_view.hpp"
#include "teach/situations/possible.hpp"
#include "teach/situations/settle_words.hpp"
#include "teach/situations/situation_words.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <numeric>

using namespace roundhouse;
using namespace roundhouse::teach;
using namespace roundhouse::testing;
using nlohmann::json;

namespace {

constexpr SearchPlan some_tries{.seed = 1, .tries = 300};

/// The rules of a package that extends `parent` with these changes.
RulebookPtr changed(const Home& home, const std::string& parent, const std::string& changes) {
    const auto file =
        home.write("changed/variant.lua", "local settle = require 'settle'\nreturn { extends = '" + parent +
                                              "', title = 'Changed', rules = function(o, r) " + changes +
                                              " return r end }\n");
    return rules_of(file.parent_path().string());
}

} // namespace

TEST_CASE("A changed target where nobody bids shows in a few cases, and nobody plays for a bid") {
    const RulebookPtr a = rules_of("two-handed"), b = rules_of("two-handed", {{"target", "1500"}});
    const Situations all = situations(*a, *b, statements(*a, *b), some_tries);
    CHECK_FALSE(all.found.empty());
    CHECK(all.found.size() <= 4);
    for (const Situation& one : all.found) {
        const SituationWords said = in_words(one, *a, *b);
        INFO(one.request.dump() << "\n" << said.title << "\n" << said.a << "\n" << said.b);
        CHECK(one.section == present::RulesSection::ending);
        CHECK_FALSE(one.request.contains("contract"));
        CHECK_FALSE(contains(said.title, "plays for"));
        CHECK_FALSE(contains(said.title, "Nobody bids"));
        CHECK(said.a != said.b);
        const CaseView view = view_of(one, *a, *b, {});
        CHECK_FALSE(contains(view.label, "Nobody bids"));
    }
}

TEST_CASE("[C33] where the dealer sits out, no seat is said to have dealt, and the same seats bid") {
    const RulebookPtr four = rules_of("auction", {{"minimum", "150"}});
    const RulebookPtr five = rules_of("auction", {{"people", "5"}});
    const Situations all = situations(*four, *five, statements(*four, *five), some_tries);
    int auctions = 0;
    for (const Situation& one : all.found) {
        if (one.request["ask"] != "auction") continue;
        ++auctions;
        const SituationWords said = in_words(one, *four, *five);
        INFO(one.request.dump() << "\n" << said.title << "\n" << said.a << "\n" << said.b);
        CHECK(contains(said.title, "; seat 1 is eldest hand."));
        CHECK_FALSE(contains(said.title, " dealt"));
        CHECK(one.a.value("seat", 0) == one.b.value("seat", 0));
    }
    CHECK(auctions > 0);
}

TEST_CASE("Of a settlement sides stand before parties, in order, and what an ending keeps stands apart") {
    const RulebookPtr rules = rules_of("two-handed");
    json answer{{"lines", json::array()}, {"delta", {0, 0}}, {"over", false}, {"winner", nullptr}};
    for (const int party : {2, 1})
        answer["lines"].push_back({{"party", party}, {"text", "rises"}, {"points", 1}, {"tally", "rises"}});
    CHECK(settle_said(*rules, {}, answer, false) == "Nobody scores.");
    CHECK(settle_said(*rules, {}, answer, true) == "Nobody scores. Times raised: 1. The game goes on.");
    answer["lines"] = {{{"party", 2}, {"text", "set"}, {"points", -5}},
                       {{"party", 1}, {"text", "meld"}, {"points", 5}},
                       {{"side", 1}, {"text", "tricks"}, {"points", 3}}};
    CHECK(settle_said(*rules, {}, answer, false) == "Side 1: tricks 3. Party 1: meld 5. Party 2: set −5.");
}

TEST_CASE("A tally is called what its package calls it, in the reader's language") {
    const Home home;
    const RulebookPtr rules =
        changed(home, "partnership",
                "r.tallies = { chk = { title = { en = 'Penalty points', de = 'Strafpunkte' } } } "
                "r.settle = settle.over(r.settle, { lines = function(round, usual) "
                "local l = usual.lines(round) l[#l + 1] = settle.line(1, 'set', 7, 'chk') return l end, "
                "text = 'and seven' })");
    const json settled = answer(*rules, {{"ask", "settle"}, {"contract", {{"seat", 1}, {"bid", 250}}}});
    CHECK(contains(settle_said(*rules, {}, settled, false), "set (Penalty points) 7"));
    const LanguageScope scope({.language = Language("de"), .package = rules->texts});
    CHECK(contains(settle_said(*rules, {}, settled, false), "(Strafpunkte) 7"));
}

TEST_CASE("A case is said in one language: its title, spoken digits, refusals", "[D12]") {
    const LanguageScope scope({.language = Language("de")});
    const RulebookPtr german = rules_of("german"), deck = rules_of("double-deck");
    const json request{{"ask", "auction"}, {"dealer", 1}, {"calls", spoken_call}};
    const Situation spoken{SituationKind::calls,       present::RulesSection::auction, request,
                           answered(*german, request), answered(*deck, request),       "auction spoken"};
    const SituationWords said = in_words(spoken, *german, *deck);
    INFO(said.title << "\n" << said.a);
    CHECK(contains(said.title, "drei"));
    CHECK_FALSE(contains(said.title, spoken_call));
    CHECK(contains(said.a, "passe"));
    CHECK(view_of(spoken, *german, *deck, {}).a.reason == said.a);

    const RulebookPtr check = rules_of("check");
    for (const ExitRule& exit : check->exits) {
        const json left{{"ask", "settle"}, {"contract", {{"seat", 1}, {"bid", 300}}}, {"outcome", exit.name}};
        const Situation way_out{SituationKind::settlement, present::RulesSection::exits, left,
                                answered(*check, left),    answered(*check, left),       "settle"};
        const std::string title = in_words(way_out, *check, *check).title;
        const LanguageScope own(speaking_of(check->texts));
        INFO(title);
        CHECK(contains(title, translated(exit.name)));
    }
}

TEST_CASE("A way out that one of them has is called by its package's words, in the list and in its rule") {
    const RulebookPtr a = rules_of("partnership"), b = rules_of("double-deck");
    const json request{
        {"ask", "settle"}, {"contract", {{"seat", 1}, {"bid", 50}}}, {"outcome", "too little meld"}};
    const Situation one{SituationKind::settlement, present::RulesSection::exits, request,
                        answered(*a, request),     answered(*b, request),        "settle"};
    const LanguageScope scope({.language = Language("de")});
    const CaseView view = view_of(one, *a, *b, statements(*a, *b));
    CHECK(view.label == "Zu wenig Meldung");
    CHECK(contains(view.b.rule, "zu wenig Meldung"));
    CHECK(view_of(one, *b, *a, {}).label == view.label);
}

TEST_CASE("[B16] A way out that is closed here says what it asks for, in the reader's language") {
    const RulebookPtr a = rules_of("partnership"), b = rules_of("auction");
    const json request{{"ask", "settle"},
                       {"contract", {{"seat", 1}, {"bid", 310}}},
                       {"melds", {40, 0, 20, 0}},
                       {"outcome", "throwing in"}};
    CHECK(reason_of(*a, *b, request) == "settle closed way out: throwing in");
    const Situation one{SituationKind::settlement, present::RulesSection::exits, request,
                        answered(*a, request),     answered(*b, request),        "settle"};
    CHECK(contains(in_words(one, *a, *b).a, "only if the bid is more than 250 above the side's meld"));
    const LanguageScope scope({.language = Language("de")});
    const SituationWords said = in_words(one, *a, *b);
    INFO(said.a);
    CHECK(contains(said.a, "nur möglich, wenn"));
    CHECK_FALSE(contains(said.a, "throwing"));
    CHECK(view_of(one, *a, *b, {}).a.answer == "Hier nicht möglich");
}

TEST_CASE("[C39] A way out that is closed at a larger table says why there too") {
    const RulebookPtr a = rules_of("partnership"), b = rules_of("triple-deck");
    const json request{{"ask", "settle"},
                       {"contract", {{"seat", 1}, {"bid", 75}}},
                       {"melds", {40, 0, 20, 0}},
                       {"outcome", "too little meld"}};
    const json of_b = put_to(*b, request);
    REQUIRE(of_b.contains("closed"));
    const Situation one{SituationKind::settlement,
                        present::RulesSection::exits,
                        request,
                        put_to(*a, request),
                        of_b,
                        "settle"};
    CHECK(in_words(one, *a, *b).b == of_b["error"]);
}

TEST_CASE("Bids are shown up to the first that tells two rule sets apart") {
    const auto bids = [](int last, int far) {
        json list = json::array();
        for (int bid = 50; bid <= last; ++bid) list.push_back(bid);
        for (int bid = last / 5 * 5 + 5; bid <= far; bid += 5) list.push_back(bid);
        return json{{"bids", list}};
    };
    const auto shown = [](const json& one, const json& other) { return some_bids(one, other, 4).shown; };
    using List = std::vector<std::string>;
    CHECK(shown(bids(60, 80), bids(60, 80)) == List{"50", "51", "52", "53"});
    CHECK(shown(bids(60, 80), bids(55, 80)) == List{"50", "51", "52", "…", "56"});
    CHECK(shown(bids(55, 80), bids(60, 80)) == List{"50", "51", "52", "…", "60"});
    CHECK(shown(bids(52, 52), bids(60, 80)) == List{"50", "51", "52"});
    CHECK_FALSE(some_bids(bids(55, 55), bids(60, 80), 4).more); // the list's end is what distinguishes them
    CHECK(shown(bids(60, 80), json{{"contract", nullptr}}) == List{"50", "51", "52", "53"});
}

TEST_CASE("No case and no question about a difference has two answers that read the same") {
    const Home home;
    const RulebookPtr a = rules_of("double-deck"),
                      b = changed(home, "double-deck",
                                  "r.auction.steps = { { to = 55, by = 1 }, { by = 5 } }");
    const Situations all = situations(*a, *b, statements(*a, *b), some_tries);
    CHECK_FALSE(all.found.empty());
    for (const Situation& one : all.found) {
        const SituationWords said = in_words(one, *a, *b);
        INFO(said.title << "\n" << said.a);
        CHECK(said.a != said.b);
    }
    const auto asked = [&](const RulebookPtr& other) {
        Quiz quiz({{a, "double-deck"}, {{other, "changed"}}}, 1);
        int number = 0;
        for (int i = 0; i < 20; ++i) {
            const auto question = quiz.next(Topic::differences, 2);
            if (!question) continue;
            ++number;
            INFO(to_json(*question).dump());
            const auto said = [&](std::size_t choice) {
                return value_said(question->request, question->field, question->choices[choice].value);
            };
            CHECK(said(0) != said(1));
        }
        return number;
    };
    asked(b); // most differ only in bids that a choice does not list: no questions about those
    const RulebookPtr sooner =
        changed(home, "double-deck", "r.auction.steps = { { to = 52, by = 1 }, { by = 5 } }");
    CHECK(asked(sooner) > 0);
}

namespace {

/// For a settlement after play: all the points and tricks are there, and nobody has points without a trick.
void check_played_out(const json& request, const Rulebook& rules) {
    const auto sum = [](const std::vector<int>& list) {
        return std::accumulate(list.begin(), list.end(), 0);
    };
    CHECK(sum(request["counts"]) == rules.count.total);
    CHECK(sum(request["tricks"]) == tricks(rules));
    for (std::size_t i = 0; i < request["counts"].size(); ++i)
        if (request["tricks"][i] == 0) CHECK(request["counts"][i] == 0);
}

void check_can_happen(const char* one, const char* other, const Options& options = {}) {
    const RulebookPtr a = rules_of(one), b = rules_of(other, options);
    const Situations all = situations(*a, *b, statements(*a, *b), some_tries);
    for (const Situation& found : all.found) {
        const json& request = found.request;
        INFO(one << " " << other << " " << request.dump());
        if (request.contains("counts") || request.contains("tricks"))
            for (const auto& rules : {a, b}) check_played_out(request, *rules);
        if (request["ask"] == "meld") CHECK(request["trump"].is_string());
        const json contract = request.value("contract", json(nullptr));
        if (contract.is_object() && contract.value("forced", false))
            for (const auto& rules : {a, b}) CHECK(contract["bid"] == forced_price(*rules));
        if (request.value("outcome", "") == "throwing in" && found.a.contains("lines"))
            CHECK(contract["bid"] > 0);
    }
    const auto settled = std::count_if(all.found.begin(), all.found.end(), [](const Situation& found) {
        return found.kind == SituationKind::settlement;
    });
    INFO(one << " " << other);
    CHECK(settled <= 12); // one for each rule, not for each way in which it shows
}

} // namespace

TEST_CASE("Cases are rounds that can come up: all points and tricks, prices as the rules name them, trump",
          "[B03][B13]") {
    check_can_happen("partnership", "double-deck");
    check_can_happen("partnership", "german");
    check_can_happen("german", "cross");
    check_can_happen("partnership", "partnership", {{"pinochling", "yes"}});
    check_can_happen("auction", "auction", {{"bidding", "summed"}});
    check_can_happen("partnership", "auction");
}

TEST_CASE("No reason why nothing is shown claims that there is nothing, or blames an auction for melds") {
    const RulebookPtr a = rules_of("two-handed"), b = rules_of("two-handed-draft");
    for (const NotShown& one : situations(*a, *b, statements(*a, *b), some_tries).not_shown) {
        INFO(name(one.section) << ": " << one.why);
        CHECK_FALSE(contains(one.why, "none shows it"));
        if (one.section == present::RulesSection::melds || one.section == present::RulesSection::play)
            CHECK_FALSE(contains(one.why, "auction"));
    }
}

TEST_CASE("A table of another size: a line that only one of them has shows", "[A09]") {
    const RulebookPtr a = rules_of("german"), b = rules_of("cross");
    const Situations all = situations(*a, *b, statements(*a, *b), {});
    CHECK(std::any_of(all.found.begin(), all.found.end(), [](const Situation& one) {
        return one.section == present::RulesSection::exits && !one.a.contains("error");
    }));
}

TEST_CASE("Whether the game is over is no sentence within one, and what explains it says it") {
    const RulebookPtr rules = rules_of("partnership");
    const json request{{"ask", "settle"}, {"contract", {{"seat", 1}, {"bid", 250}}}};
    const json settled = answer(*rules, request);
    CHECK(value_said(request, "/over", true) == "it is over");
    CHECK(value_said(request, "/over", false) == "it goes on");
    CHECK(answer_said(request, "/over", settled, *rules) == "Side 1: set −250. The game goes on.");
    CHECK(answer_said(request, "/delta", settled, *rules) == "Side 1: set −250.");
}

TEST_CASE("A hand that lets no trump be named is said to lack only what the deck has", "[A10]") {
    const auto title = [](const RulebookPtr& rules) {
        const json none{{"suits", json::array()}, {"contracts", json::array()}};
        const Situation one{SituationKind::contract,
                            present::RulesSection::trump,
                            {{"ask", "trump"}, {"hand", ""}, {"bid", 150}},
                            none,
                            none,
                            ""};
        return in_words(one, *rules, *rules).title;
    };
    CHECK(title(german()) == "The declarer holds no marriage and names trump.");
    CHECK(title(partnership()) == "The declarer holds neither a marriage nor a nine and names trump.");
}

TEST_CASE("Where everybody plays alone a seat has no side to score with") {
    CHECK(asked_for({{"ask", "settle"}}, "/delta/0", *german()) == "What does seat 1 score for the round?");
    CHECK(asked_for({{"ask", "settle"}}, "/delta/0", *partnership()) ==
          "What do seat 1 and its side score for the round?");
}
