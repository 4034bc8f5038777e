#pragma once
// How a table answers `?`.

#include "base/text.hpp"
#include "game/view.hpp"
#include "present/names.hpp"

namespace roundhouse::terminal {

/// Answers a question in one or more sentences. It may be about a card, a call, a term or a command; anything
/// else is refused with suggestions of similar words. Without a `decision`, as between rounds, nobody holds
/// cards, so it cannot be about cards or suits.
Lines answer_to(const View& view, const Decision& decision, const std::string& about,
                const present::Names& names, Face face);

} // namespace roundhouse::terminal
