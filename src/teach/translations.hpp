#pragma once
// The texts that a package shows to people, for whoever translates it.

#include "variants/packages.hpp"

#include <set>
#include <string>

namespace roundhouse::teach {

/// Every English text of the package that people may read, under any value of any one option: titles, labels,
/// the names and sentences of its rules, its own terms, and what settlement and ending say in a few rounds of
/// bots, with {} for numbers. Texts that stand in several languages in the package itself are left out.
std::set<std::string> texts_of(const variants::Package& package);

/// A catalog for lang/<tag>.po: every text of the package that the library has none for, with what the
/// package has for it already; those that it has in vain come last, as obsolete entries.
std::string catalog_of(const variants::Package& package, const std::string& tag);

/// What is missing in the package's own catalogs, and what stands there in vain; as warnings with their
/// files.
variants::Findings translation_findings(const variants::Package& package);

} // namespace roundhouse::teach
