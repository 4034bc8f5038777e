#pragma once
// What the rulebooks' JSON has of each section of the rules, for differences that no sentence shows.

#include "present/rules/rules_page.hpp"

#include <nlohmann/json_fwd.hpp>

namespace roundhouse::teach {

/// Where the JSON of a rulebook, and a package's description, have what a section is about.
std::vector<std::string> keys_of(present::RulesSection section);

/// The part of a rulebook's JSON (`ask rules`) that a section is about, without names and sentences: rules
/// that play alike there have equal parts.
nlohmann::json facts_of(const Rulebook& rules, present::RulesSection section);

/// A fact that differs: its path in the JSON, and its values; "" where there is none.
struct FactPair {
    std::string path, a, b;
};
std::vector<FactPair> differing_facts(const nlohmann::json& a, const nlohmann::json& b);

} // namespace roundhouse::teach
