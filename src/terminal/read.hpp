#pragma once
// Reads what a person typed: an action for the current decision, a command, a question, or a message saying
// why it is none of these. Understands English and the reader's language.

#include "base/text.hpp"
#include "game/view.hpp"
#include "present/names.hpp"

#include <variant>

namespace roundhouse::terminal {

enum class Command : std::uint8_t {
    show,
    hint,
    undo,
    redo,
    last,
    score,
    review,
    rules,
    melds,
    hand,
    face,   ///< the other face of the cards (A34)
    french, ///< that face
    german,
    help,
    quit
};

/// `? Jh`, `why jh`, `? 270`; empty: what must be decided and how to answer.
struct Question {
    std::string about;
};
/// Not understood; `text` says what would be.
struct Misread {
    std::string text;
};
using Typed = std::variant<Action, Command, Question, Misread>;

/// Strips quotation marks and a final full stop or exclamation mark, so that the program's own sentences can
/// be typed back to it.
std::string bare(const std::string& said);

/// Reads a line typed for `decision`. Case does not matter; any unambiguous beginning of a command or exit
/// will do. Cards are understood in the letters of either face; messages about them use `face`. Does not
/// check whether an action is legal.
Typed read_typed(std::string_view line, const View& view, const Decision& decision, Face face = Face::french);

/// Something said out of turn, and by which seat.
struct Aside {
    Seat seat = 0;
    Action action;
};

/// `renege 3`, `accuse 3`, `accuse West`: `seat` calls a renege; `West lays ah`: West lays a card before its
/// turn. Empty for anything else. Does not check whether it is allowed.
std::optional<Aside> read_aside(std::string_view line, Seat seat, const present::Names& names,
                                Face face = Face::french);

/// Only a question, whatever the decision: `? Jh`, `?jh`, `why jh`, `explain jh`. Empty for anything else.
std::optional<Question> read_question(std::string_view line);

/// For use between rounds, with no decision pending: commands and questions only.
std::variant<Command, Question, Misread> read_command(std::string_view line);

/// The commands, a sentence each, and how to answer each kind of question: lines of at most 80 columns.
Lines help_lines(Face face);
/// What one command does; empty if there is no such command.
std::string help_on(std::string_view word);

} // namespace roundhouse::terminal
