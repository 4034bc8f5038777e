#pragma once
// What packages give to the fields of a description: an example for each row of the reference.

#include "variants/packages.hpp"

#include <map>
#include <string>
#include <vector>

namespace roundhouse::teach {

struct KeyExample {
    std::string value;   ///< as Lua writes it, on one line; "function" for one
    std::string package; ///< that says it
};

/// As Lua writes it, on one line: `{ 150, 1500 }`; cut after some eighty characters.
std::string in_lua(const script::Value& value);

/// By the path of a field as script::describe names it: what variant.lua returns, or what its rules(o) does.
struct KeyExamples {
    std::map<std::string, KeyExample> of_packages, of_rules;
};

/// The packages that ship, the best known first, and further ones by name or path. Throws Trouble for one
/// that is not sound.
std::vector<variants::Package> packages_with_examples(const std::vector<std::string>& further);

/// The first that one of the packages gives: under its standard options, or with one of them changed. Fields
/// that nobody gives anything have none.
KeyExamples key_examples(const std::vector<variants::Package>& packages);

} // namespace roundhouse::teach
