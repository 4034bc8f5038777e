// A package's own step at the terminal: what can be typed.

#include "catch.hpp"
#include "place.hpp"
#include "support/tables.hpp"

#include "terminal/read.hpp"

using namespace roundhouse;
using namespace roundhouse::terminal;
using namespace roundhouse::testing;

namespace {

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
