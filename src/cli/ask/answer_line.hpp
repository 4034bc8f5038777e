#pragma once
// Answers one line of `ask`.

#include "cli/ask/requests.hpp"
#include "cli/ask/rulebooks.hpp"

namespace roundhouse::cli {

/// Never throws: a fault in the line becomes its answer, so that the next line can still be answered.
nlohmann::json answer_line(Rulebooks& rulebooks, const RequestLine& line);

} // namespace roundhouse::cli
