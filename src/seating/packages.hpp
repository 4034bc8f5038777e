#pragma once
// From what somebody typed or chose to a package and its rules; or Trouble with the place and what to do.

#include "base/text.hpp"
#include "variants/packages.hpp"

namespace roundhouse::seating {

using Chosen = std::map<std::string, std::string>;

/// Ids of the packages that can be opened by name.
std::vector<std::string> variant_names();

/// The package offered to somebody who plays for the first time: the one that assets/lobby.json names if it
/// is there, else the first of variant_names(). Empty if there is none.
std::string package_to_begin_with();

/// The packages by name that somebody here has played, learned, been asked about or chosen, as far as that
/// was kept: the one they dealt with last comes first. Empty for somebody who is new.
std::vector<std::string> known_packages();

/// The id of the package that has this title, or this first word of its title, in the reader's language; else
/// the variant as it is: an id, a path, or what no package is called.
std::string without_title(const std::string& variant);

/// Opens a package by name, title or path. Throws Trouble: no such variant (with the nearest names), or all
/// findings.
variants::Package open_variant(const std::string& name_or_path);

/// Throws Trouble for what cannot be the name of a package.
void require_package_name(const std::string& name);

/// Where the user's own packages are, whether or not there are any. Throws Trouble if HOME is not set.
std::filesystem::path own_packages();

/// Compiles it under the options chosen. Throws Trouble with the findings.
RulebookPtr rules_of(const variants::Package& package, const Chosen& chosen,
                     variants::CompileOptions how = {});

/// An option's value as it is kept: yes and no in the reader's language are "yes" and "no".
std::string value_typed(std::string value);

/// "NAME=VALUE" of a command line, one by one. Throws Trouble for one without a name.
Chosen read_options(const std::vector<std::string>& texts);

/// Findings as text, each with an excerpt where the text is at hand.
std::string findings_text(const variants::Findings& findings);

int number_of(const variants::Findings& findings, script::Severity severity);
/// "2 errors", "1 warning", "3 remarks": only those that there are.
Lines counted(const variants::Findings& findings);

} // namespace roundhouse::seating
