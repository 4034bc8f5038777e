#pragma once
// What a line that somebody types is read as, in one word or a few.

#include "game/view.hpp"
#include "terminal/read.hpp"

namespace roundhouse::testing {

inline std::string command(terminal::Command which) {
    return "command " + std::to_string(static_cast<int>(which));
}

/// "play Ah", "command 3", "? trump", "misread: …"; reading looks at the decision, the hand and the rules
/// only.
inline std::string in_words(const Match& match, const std::string& line, Face face = Face::french) {
    const Decision decision = match.round->pending();
    const terminal::Typed read =
        terminal::read_typed(line, View(*match.round, decision.seat), decision, face);
    if (const auto* action = std::get_if<Action>(&read)) return to_text(*match.rules, *action);
    if (const auto* which = std::get_if<terminal::Command>(&read)) return command(*which);
    if (const auto* question = std::get_if<terminal::Question>(&read)) return "? " + question->about;
    return "misread: " + std::get<terminal::Misread>(read).text;
}

} // namespace roundhouse::testing
