#pragma once
// Packages from elsewhere: inspected first, then installed among the user's own, or removed again.

#include "parcels/parcel.hpp"

#include <optional>

namespace roundhouse::parcels {

/// A parcel unpacked into a folder of its own, which is deleted with this value: nothing is installed yet.
class Incoming {
  public:
    /// Throws Trouble if it cannot be unpacked; then nothing is left behind.
    explicit Incoming(Parcel parcel);
    ~Incoming();
    Incoming(Incoming&&) noexcept;
    Incoming& operator=(Incoming&&) = delete;

    const Manifest& manifest() const { return parcel_.manifest; }
    const Files& files() const { return parcel_.files; }
    /// The folder to inspect: it can be opened, checked and compared like any package.
    const std::filesystem::path& folder() const { return folder_; }

  private:
    Parcel parcel_;
    std::filesystem::path folder_;
};

/// What exists under the name of a parcel.
enum class Standing {
    free,    ///< nothing: it can be installed
    same,    ///< the same files: nothing to do
    other,   ///< a user's package with other files, which would be replaced
    shipped, ///< a shipped package has the name
};
/// Throws Trouble if the user's package cannot be read.
Standing standing_of(const Incoming& incoming);

/// Throws Trouble unless it can be installed and played: a shipped package has its name, the package that it
/// extends is missing (named), its rules are not sound (with the findings), or it is built on the package
/// that it would replace.
variants::Package openable(const Incoming& incoming);

/// Installs it among the user's packages and returns its folder. What it replaces is kept as a file in
/// removed_packages(), named in `kept`. Throws Trouble, with everything unchanged but for a copy in
/// removed_packages() that may have been made already.
struct Installed {
    std::filesystem::path folder;
    std::filesystem::path kept; ///< what it replaced; empty if there was nothing to keep
};
Installed install(const Incoming& incoming);

/// Removes a user's package; returns the file in removed_packages() that keeps it. Throws Trouble, with the
/// package unchanged: there is none of that name, it ships, or it has files that would be lost. (If its
/// folder cannot be moved, the copy in removed_packages() stays.)
std::filesystem::path uninstall(const std::string& name);

/// The user's packages that are built on this one, directly or through another, and cannot be played without
/// it.
std::vector<std::string> extended_by(const std::string& name);

/// Where replaced or removed packages are kept: `removed` in user_data().
std::filesystem::path removed_packages();

} // namespace roundhouse::parcels
