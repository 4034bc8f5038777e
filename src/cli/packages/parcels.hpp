#pragma once
// roundhouse pack, install, uninstall

#include "cli/commands.hpp"

namespace roundhouse::cli {

struct PackRequest {
    std::string package; ///< a name, or the path of a package
    std::string output;  ///< empty: NAME.roundhouse in this folder
};
/// Writes a package of the user's into one file, to be given away. One that is not sound is refused.
int pack(const PackRequest& request, const Streams& streams);

struct InstallRequest {
    std::string file;
    bool yes = false; ///< without asking
};
/// Shows what is in such a file and what it changes, asks, and puts it among the user's packages.
int install(const InstallRequest& request, const Streams& streams);

/// Takes a package of the user's away, after asking; a copy of it is kept.
int uninstall(const std::string& name, bool yes, const Streams& streams);

} // namespace roundhouse::cli
