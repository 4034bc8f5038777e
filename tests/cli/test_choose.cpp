// A step that a package brings itself, at the terminal: what is asked, said, told and explained.

#include "catch.hpp"
#include "kitty_table.hpp"
#include "place.hpp"

#include "cli/hint.hpp"
#include "cli/prompt.hpp"
#include "cli/question.hpp"
#include "cli/read.hpp"
#include "cli/tell.hpp"
#include "teach/explain.hpp"

using namespace roundhouse;
using namespace roundhouse::cli;
using namespace roundhouse::cli::testing;

namespace {

RulebookPtr kontra() { return rules_under(source_tree() + "/tests/packages/kontra"); }

/// Seat 1 has the contract; seat 2 may double.
Match at_kontra() {
    Match match = dealt(kontra(), "As As 10s 10s Ks Ks Qs Qs Js Js Ah Ah", "",
                        {"bid 250", "pass", "pass", "pass", "trump spades"});
    while (match.round->pending().kind == DecisionKind::give) {
        CardSet gift;
        for (const Card card : match.round->pending().cards)
            if (gift.size() < 4) gift.add(card);
        REQUIRE_FALSE(apply(match, give(gift)));
    }
    return match;
}

std::string said(const Match& match, const std::string& line) {
    const Decision decision = match.round->pending();
    const Typed typed = read_typed(line, View(*match.round, decision.seat), decision);
    if (const auto* action = std::get_if<Action>(&typed)) return to_text(*match.rules, *action);
    if (const auto* misread = std::get_if<Misread>(&typed)) return misread->text;
    return std::holds_alternative<Command>(typed) ? "a command" : "a question";
}

} // namespace

TEST_CASE("An option is chosen by its name or any clear beginning") {
    const Match match = at_kontra();
    CHECK(said(match, "double") == "choose double");
    CHECK(said(match, "D") == "choose double");
    CHECK(said(match, "choose pass") == "choose pass");
    CHECK(said(match, "hint") == "a command");
    CHECK(said(match, "triple") ==
          "\"triple\" is not understood. Here: say one of: double, pass; help lists what can be said.");
}

TEST_CASE("The question names the step and its options, and explains them") {
    const Match match = at_kontra();
    const Decision decision = match.round->pending();
    const Names names(usual_names(4, match.rules->turn));
    CHECK(prompt_for(match, decision, names) == names[2] + ", Kontra (double, pass): ");
    const View view(*match.round, 2);
    CHECK(answer_question(view, decision, "", names) ==
          Lines{"Who thinks that the contract fails may double the stakes; the declarer may answer.",
                "double: The round counts twice.", "pass"});
    CHECK(hint_for(view, decision, names).action == choose("double"));
    CHECK(teach::phase_of(*match.rules, match.round->pending().step) == "Kontra");
    const auto page = teach::summary(*match.rules);
    CHECK(std::count(page.begin(), page.end(),
                     "Own step    Kontra: Who thinks that the contract fails may double the stakes; the "
                     "declarer may answer.") == 1);
}

TEST_CASE("Everybody is told what was chosen, and when a step breaks off") {
    Match match = at_kontra();
    const Names names(usual_names(4, match.rules->turn));
    Teller teller(*match.rules, names, Style{});
    std::vector<Event> events;
    REQUIRE_FALSE(apply(match, choose("double"), EventLog(events)));
    REQUIRE(events.size() == 1);
    CHECK(teller.tell(events[0], 3) == Lines{names[2] + ": double. The round counts twice."});
    const Event broken{.kind = EventKind::broke_off, .text = "variant.lua:3: no such luck"};
    CHECK(teller.tell(broken, 3) ==
          Lines{"The step \"Kontra\" ends here, as its script fails: variant.lua:3: no such luck"});
}
