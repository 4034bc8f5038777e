// A step that a package brings itself, at the terminal: what can be said.

#include "catch.hpp"
#include "place.hpp"
#include "support/tables.hpp"

#include "terminal/read.hpp"

using namespace roundhouse;
using namespace roundhouse::terminal;
using namespace roundhouse::testing;

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
        REQUIRE_FALSE(act(match, give(gift)));
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
          "“triple” is not understood. Say double or pass. “help” lists what you can say.");
}
