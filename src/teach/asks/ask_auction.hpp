#pragma once
// The "auction" request: the state of an auction, and why a call is refused.

#include "cards/notation.hpp"
#include "rules/rulebook.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace roundhouse::teach {

/// Answers {"dealer","calls"} (the dealer: a person, if people sit out) and, where the rules need them,
/// "hands" (src/cli/ASK.md).
nlohmann::json ask_auction(const Rulebook& rules, const nlohmann::json& request, Face face);

/// Why the rules refuse a call in such a request: a text for people in the thread's language. Empty if every
/// call is allowed. Throws AskError like the request itself.
std::string why_call_refused(const Rulebook& rules, const nlohmann::json& request);

} // namespace roundhouse::teach
