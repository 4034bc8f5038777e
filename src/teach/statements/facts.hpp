#pragma once
// What the rulebooks' JSON says about each section of the rules, for differences that no sentence shows.

#include "present/rules/rules_page.hpp"

#include <nlohmann/json_fwd.hpp>

namespace roundhouse::teach {

/// The keys for a section, in the JSON of a rulebook and in a package's description.
std::vector<std::string> keys_of(present::RulesSection section);

/// The part of a rulebook's JSON (`ask rules`) about a section, without names and sentences: equal for rules
/// that play alike there.
nlohmann::json facts_of(const Rulebook& rules, present::RulesSection section);

/// A fact that differs: its path in the JSON, and its values; "" where one is missing.
struct FactPair {
    std::string path, a, b;
};
std::vector<FactPair> differing_facts(const nlohmann::json& a, const nlohmann::json& b);

} // namespace roundhouse::teach
