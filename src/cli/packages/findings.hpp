#pragma once
// How commands show a package's findings and changes.

#include "rules/rulebook.hpp"
#include "terminal/screen.hpp"
#include "variants/packages.hpp"

namespace roundhouse::cli {

/// The findings, with a summary: "house: 2 errors, 1 warning."
void show_findings(const variants::Findings& findings, const std::string& package,
                   const terminal::Screen& screen);

/// How the rules differ from before, section by section; differences beyond `most` are only counted. Returns
/// how many there are.
std::size_t show_changes(const Rulebook& before, const Rulebook& now, const terminal::Screen& screen,
                         std::size_t most = 1000);

} // namespace roundhouse::cli
