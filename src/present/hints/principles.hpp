#pragma once
// Principles of play in words (D26).

#include "bots/core/principles.hpp"

#include <string>

namespace roundhouse::present {

/// "Draw trump: 5 are still out in ♠, and you have the length." Suits are marks.
std::string in_words(const bots::Followed& followed);

/// What speaks for this card, and not for every other that may be played, in one sentence; the most telling
/// principle first. Empty if it follows none. `rather_than`: only what does not speak for that card too.
std::string principle_in_words(const View& view, Card card, const Card* rather_than = nullptr);

} // namespace roundhouse::present
