#pragma once
// Answers to `?`: why a card may not be played, what a call means, what a word of the rules stands for.

#include "cli/draw.hpp"

namespace roundhouse::cli {

/// What the seat asked about, in sentences; `about` is what stood behind the question mark. With nothing
/// there: what is asked of it and how to answer.
Lines answer_question(const View& view, const Decision& decision, const std::string& about,
                      const Names& names, Face face = Face::french);

} // namespace roundhouse::cli
