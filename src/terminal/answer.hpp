#pragma once
// What a table answers to `?`.

#include "base/text.hpp"
#include "game/view.hpp"
#include "present/names.hpp"

namespace roundhouse::terminal {

/// Answers a question in sentences, at least one. It may be about a card, a call, a word of the rules or a
/// command; for anything else the answer says so and offers similar words. Without a `decision`, as between
/// rounds, nobody holds cards, so it cannot be about cards or suits.
Lines answer_to(const View& view, const Decision& decision, const std::string& about,
                const present::Names& names, Face face);

} // namespace roundhouse::terminal
