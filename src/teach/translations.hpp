#pragma once
// The texts that a package shows to people, for translators.

#include "variants/packages.hpp"

#include <set>
#include <string>

namespace roundhouse::teach {

/// Every English text of the package that people may read, under any value of any one option: titles, labels,
/// the names and sentences of its rules, its own terms, and what settlement and ending say in a few rounds
/// between bots, with {} for numbers. Texts that the package itself gives in several languages are left out.
std::set<std::string> texts_of(const variants::Package& package);

/// A catalog for lang/<tag>.po: every text of the package that the library does not translate, with the
/// package's own translation, if any; unused translations come last, as obsolete entries.
std::string catalog_of(const variants::Package& package, const std::string& tag);

/// Warnings about texts missing from the package's own catalogs, and about unused entries, with their files.
variants::Findings translation_findings(const variants::Package& package);

} // namespace roundhouse::teach
