#pragma once
// What a table answers to `?`.

#include "base/text.hpp"
#include "game/view.hpp"
#include "present/names.hpp"

namespace roundhouse::terminal {

/// What was asked about, in sentences, never none: a card, a call, a word of the rules, a command; what is
/// known of none of them is said so, with words near it. Without a `decision`, as between rounds, nobody
/// holds cards.
Lines answer_to(const View& view, const Decision& decision, const std::string& about,
                const present::Names& names, Face face);

} // namespace roundhouse::terminal
