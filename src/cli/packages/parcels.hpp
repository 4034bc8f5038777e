#pragma once
// roundhouse pack, install, uninstall

#include "cli/commands.hpp"

namespace roundhouse::cli {

struct PackRequest {
    std::string package; ///< a package's name or path
    std::string output;  ///< empty: NAME.roundhouse in this folder
};
/// Writes one of the user's packages into a single file, to give away. Refuses a package with errors.
int pack(const PackRequest& request, const Streams& streams);

struct InstallRequest {
    std::string file;
    bool yes = false; ///< without asking
};
/// Shows what such a file holds and changes, asks, and installs it among the user's packages.
int install(const InstallRequest& request, const Streams& streams);

/// Removes one of the user's packages after asking; a copy is kept.
int uninstall(const std::string& name, bool yes, const Streams& streams);

} // namespace roundhouse::cli
