#pragma once
// Answers to `?`: why a card may not be played, what a call means, what a word of the rules stands for.

#include "game/view.hpp"
#include "present/names.hpp"

namespace roundhouse::present {

/// What the seat asked about, in sentences; `about` is what was typed behind the question mark. With nothing
/// there: what is asked of it and how to answer. Empty if nobody knows the word here.
std::vector<std::string> answer_question(const View& view, const Decision& decision, const std::string& about,
                                         const Names& names, Face face = Face::french);

} // namespace roundhouse::present
