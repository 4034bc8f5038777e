#pragma once
// What is found in a package and what it changes, as commands show it.

#include "rules/rulebook.hpp"
#include "terminal/screen.hpp"
#include "variants/packages.hpp"

namespace roundhouse::cli {

/// What was found, and how much of each: "house: 2 errors, 1 warning."
void show_findings(const variants::Findings& findings, const std::string& package,
                   const terminal::Screen& screen);

/// What the rules say otherwise than before, section by section; of more than `most` differences the others
/// are counted. Answers how many there are.
std::size_t show_changes(const Rulebook& before, const Rulebook& now, const terminal::Screen& screen,
                         std::size_t most = 1000);

} // namespace roundhouse::cli
