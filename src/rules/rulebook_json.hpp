#pragma once
// The serial form of a rulebook: what the digest is made of, and what programs read.

#include "rules/rulebook.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace roundhouse {

/// All that stands in a rulebook in one JSON object with stable keys, but for the live functions, and of what
/// is only read: the translations, the words for the values of options, and the terms. Two rulebooks that
/// differ in anything else differ here.
nlohmann::json to_json(const Rulebook& rules);

/// A clause with its parts put in.
std::string in_english(const Clause& clause);

} // namespace roundhouse
