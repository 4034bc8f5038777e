#pragma once
// The part of reading that knows the decisions: how a person answers each kind.

#include "terminal/read.hpp"

namespace roundhouse::terminal {

/// The answer to the decision, or why it is not one; empty if the words mean something else. `text` is in
/// lower case, with single blanks.
std::optional<Typed> read_answer(const View& view, const Decision& decision, const std::string& text,
                                 Face face);

/// "Name a suit, for example hearts or h."
std::string how_to_answer(const View& view, const Decision& decision, Face face);

/// The commands that begin with the word.
std::vector<std::string> commands_named(std::string_view word);

} // namespace roundhouse::terminal
