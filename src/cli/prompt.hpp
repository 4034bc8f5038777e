#pragma once
// What the table says to the person who decides: the prompt, a warning before it is too late, why not.

#include "cli/draw.hpp"

namespace roundhouse::cli {

/// "South, your call (250, 260, pass): "
std::string prompt_for(const Match& match, const Decision& decision, const Names& names);

/// What the player's melds would lose if these cards are put away (A08: allowed, but not wise); empty if
/// nothing. As long as no trump is named, the suit that melds most is what counts.
std::string discard_warning(const View& view, const CardSet& cards, const Style& style);

/// Why the action was refused, with cards named after the face that is shown.
std::string refusal_text(const View& view, const Decision& decision, const Action& action,
                         const Refusal& refusal, Face face);

} // namespace roundhouse::cli
