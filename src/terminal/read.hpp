#pragma once
// What a person typed: an action for the decision at hand, a command, a question, or a message why it is
// none. English words are always understood, those of the reader's language as well.

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

/// `? Jh`, `why jh`, `? 270`; empty: what is asked and how to answer.
struct Question {
    std::string about;
};
/// Not understood; the sentence says what would be.
struct Misread {
    std::string text;
};
using Typed = std::variant<Action, Command, Question, Misread>;

/// Without quotation marks, and the full stop or exclamation mark behind it: what the program says is
/// understood when it is typed as it stands there.
std::string bare(const std::string& said);

/// Reads a line typed for `decision`. Upper and lower case alike; any unambiguous beginning of a command or
/// of a way out will do. Cards are understood in either face's letters; what is said of them follows `face`.
/// Whether an action is allowed is not asked here.
Typed read_typed(std::string_view line, const View& view, const Decision& decision, Face face = Face::french);

/// What is said out of turn, and by which seat.
struct Aside {
    Seat seat = 0;
    Action action;
};

/// `renege 3`, `accuse 3`, `accuse West`: `seat` calls a renege; `West lays ah`: that seat lays a card before
/// its turn. Empty for anything else. Whether it is allowed is not asked here.
std::optional<Aside> read_aside(std::string_view line, Seat seat, const present::Names& names,
                                Face face = Face::french);

/// A question alone, whatever is decided: `? Jh`, `?jh`, `why jh`, `explain jh`. Empty for anything else.
std::optional<Question> read_question(std::string_view line);

/// The same between rounds, where nothing is decided: commands and questions only.
std::variant<Command, Question, Misread> read_command(std::string_view line);

/// The commands with a sentence each, and how to answer what is asked: lines of at most 80 columns.
Lines help_lines(Face face);
/// What one command does; empty if there is none of that name.
std::string help_on(std::string_view word);

} // namespace roundhouse::terminal
