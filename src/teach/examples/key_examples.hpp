#pragma once
// Values that packages give to the fields of a description: an example for each row of the reference.

#include "variants/packages.hpp"

#include <map>
#include <string>
#include <vector>

namespace roundhouse::teach {

struct KeyExample {
    std::string value;   ///< as Lua writes it, on one line; "function" for a function
    std::string package; ///< that gives it
};

/// A value as Lua writes it, on one line: `{ 150, 1500 }`; cut after about eighty characters.
std::string in_lua(const script::Value& value);

/// Examples by the path of a field as script::describe names it: in the table that variant.lua returns, and
/// in the description that its rules(o) makes.
struct KeyExamples {
    std::map<std::string, KeyExample> of_packages, of_rules;
};

/// The packages that ship, the best known first, and further ones by name or path. Throws Trouble if one is
/// unsound.
std::vector<variants::Package> packages_with_examples(const std::vector<std::string>& further);

/// For each field the first value that a package gives: under its standard options, or with one of them
/// changed. Fields that no package sets have none.
KeyExamples key_examples(const std::vector<variants::Package>& packages);

} // namespace roundhouse::teach
