#pragma once
// From what was typed on a command line to a package and its rules; or a message with the place and what to
// do.

#include "cli/screen.hpp"
#include "game/journal.hpp"
#include "variants/packages.hpp"

namespace roundhouse::cli {

using Chosen = std::map<std::string, std::string>;

/// Ids of the packages that can be opened by name.
std::vector<std::string> variant_names();

/// Opens a package by name or path. Throws Trouble: no such variant (with the nearest names), or all
/// findings.
variants::Package open_variant(const std::string& name_or_path);

/// Compiles it under the options chosen. Throws Trouble with the findings.
RulebookPtr rules_of(const variants::Package& package, const Chosen& chosen,
                     variants::CompileOptions how = {});

/// "NAME=VALUE" of the command line, one by one. Throws Trouble for one without a name.
Chosen read_options(const std::vector<std::string>& texts);

/// What a new game's journal begins with; players are still to be seated.
JournalHeader header_of(const std::string& variant, const Rulebook& rules, std::uint64_t seed);

/// A seed short enough to be told to a friend.
std::uint64_t any_seed();

/// Findings as text, each with an excerpt where the text is at hand.
std::string findings_text(const variants::Findings& findings);

/// The text of a file. Throws Trouble if it cannot be read.
std::string file_text(const std::filesystem::path& path);

} // namespace roundhouse::cli
