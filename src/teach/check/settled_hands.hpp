#pragma once
// Settlements that cannot be meant, found in hands that bots played.

#include "game/match.hpp"
#include "script/text/finding.hpp"

#include <optional>

namespace roundhouse::teach {

/// Warns with this code if, in most hands, `made` says yes where declarers lose points and no where they
/// gain. Throws ScriptFailure if `made` fails.
inline constexpr const char* code_of_wrong_made = "made-differs";
std::optional<script::Finding> made_against_the_score(const Rulebook& rules,
                                                      const std::vector<SettledRound>& hands);

/// Warnings about what the settlement does in these hands, and would do in others like them: it pays
/// differently when everybody moves on one seat, declarers never score, or they score for taking nothing.
/// Throws what LiveRules throws.
std::vector<script::Finding> odd_in_settlement(const Rulebook& rules, const std::vector<SettledRound>& hands);

} // namespace roundhouse::teach
