#pragma once
// Answers to `?`: why a card may not be played, what a call means, what a word of the rules stands for.

#include "game/view.hpp"
#include "present/names.hpp"

namespace roundhouse::present {

/// Answers what the seat asked about, in sentences; `about` is what was typed after the question mark. If
/// that is empty: what the seat has to decide, and how to answer. Empty if the word is unknown here.
std::vector<std::string> answer_question(const View& view, const Decision& decision, const std::string& about,
                                         const Names& names, Face face = Face::french);

} // namespace roundhouse::present
