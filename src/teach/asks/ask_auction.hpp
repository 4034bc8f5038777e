#pragma once
// How an auction stands: one kind of request, and the words for a call that may not be made.

#include "cards/notation.hpp"
#include "rules/rulebook.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace roundhouse::teach {

/// Answers {"dealer","calls"} and, if it matters, "hands" (src/cli/ASK.md).
nlohmann::json ask_auction(const Rulebook& rules, const nlohmann::json& request, Face face);

/// Why the rules refuse one of the calls of such a request, for people, in the language of the thread now.
/// Empty if all may be made. Throws AskError like the request itself.
std::string why_call_refused(const Rulebook& rules, const nlohmann::json& request);

} // namespace roundhouse::teach
