#pragma once
// The serial form of a rulebook: the digest is computed from it, and programs read it.

#include "rules/rulebook.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace roundhouse {

/// Everything in a rulebook as one JSON object with stable keys, except the live functions and what is only
/// there to be read: translations, words for the values of options, and terms. Two rulebooks that differ in
/// anything else differ here.
nlohmann::json to_json(const Rulebook& rules);

/// A clause with its parts put in.
std::string in_english(const Clause& clause);

} // namespace roundhouse
