#pragma once
// How a typed line is read, in a few words.

#include "game/view.hpp"
#include "terminal/read.hpp"

namespace roundhouse::testing {

inline std::string command(terminal::Command which) {
    return "command " + std::to_string(static_cast<int>(which));
}

/// "play Ah", "command 3", "? trump", "misread: …"; reading depends only on the decision, the hand and the
/// rules.
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
