#pragma once
// Requests and answers about settlement, in sentences.

#include "rules/rulebook.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace roundhouse::teach {

/// True for a line of an answer about what an ending keeps for itself: how far the target was raised.
bool is_kept_by_ending(const nlohmann::json& line);

/// "Seat 1 plays for 250; by seat: meld 40, 0, 0, 0."
std::string settle_title(const nlohmann::json& request);
/// The name of a line of these rules' answer: "meld", "Run (Checks)".
std::string line_said(const Rulebook& rules, const nlohmann::json& line);
/// "The game is over: party 2 wins it."
std::string verdict_said(const nlohmann::json& answer);
/// "Side 1: meld 40, tricks 120. Side 2: …". `about_the_end`: also says whether the game is over, and what
/// the ending keeps track of.
std::string settle_said(const Rulebook& rules, const nlohmann::json& request, const nlohmann::json& answer,
                        bool about_the_end);

} // namespace roundhouse::teach
