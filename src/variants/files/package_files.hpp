#pragma once
// The files of packages. Private to this room.

#include "variants/packages.hpp"

namespace roundhouse::variants {

/// A package's texts as they are on disk.
struct PackageFiles {
    PackageInfo info;
    int layer = 0; ///< the laid-over package (`with`) that it came with, from 1; 0: none
    script::Source variant;
    std::optional<script::Source> examples, terms;
    std::vector<script::Source> lessons; ///< lessons/*.lua, by name
    script::Modules modules;             ///< its own
    PackageTexts texts;                  ///< its own, by the tag of the language
    std::vector<std::filesystem::path> paths;
    Findings warnings; ///< of its texts
};

/// What ships for all packages.
struct Library {
    script::Modules modules;
    std::optional<script::Source> terms;
    PackageTexts texts;
    std::vector<std::filesystem::path> paths;
};

/// The package that a name or path leads to; if none, a finding with what was looked for and the nearest
/// names.
Result<PackageInfo, Findings> find_package(const std::string& name_or_path);

/// Reads regular files of at most 64 KiB. A link that leads out of the folder is refused.
Result<PackageFiles, Findings> read_package(const PackageInfo& info);

/// scripts/std/*.lua and scripts/conventions/*.lua of the first data root that has them, with
/// scripts/lang/*.po. terms.lua is no module.
Library read_library(Findings& findings);

} // namespace roundhouse::variants
