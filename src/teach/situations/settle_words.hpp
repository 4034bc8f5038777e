#pragma once
// Requests and answers about settlement, in sentences.

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace roundhouse::teach {

/// "Seat 1 plays for 250; in meld 40, 0, 0, 0."
std::string settle_title(const nlohmann::json& request);
/// What a line of an answer is for: "meld", "Run (checks)".
std::string line_said(const nlohmann::json& line);
/// "Side 1: meld 40, tricks 120. Side 2: …"
std::string settle_said(const nlohmann::json& answer);

} // namespace roundhouse::teach
