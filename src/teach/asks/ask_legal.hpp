#pragma once
// The "legal" request: which cards may be played, and why the others may not.

#include "cards/notation.hpp"
#include "rules/rulebook.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace roundhouse::teach {

/// Answers {"trump","trick","hand"} and, where the rules need them, "first_trick" or "trick_number", and
/// "declarer" (src/cli/ASK.md).
nlohmann::json ask_legal(const Rulebook& rules, const nlohmann::json& request, Face face);

/// Why the rules refuse `card` in a "legal" request, for people: a sentence with marks for cards. Empty if
/// the card may be played. Throws AskError like the request itself.
std::string why_refused(const Rulebook& rules, const nlohmann::json& request, Card card,
                        Face face = Face::french);

} // namespace roundhouse::teach
