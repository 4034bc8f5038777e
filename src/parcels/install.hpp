#pragma once
// Packages that come from elsewhere: looked at first, then put among the user's own, or taken away again.

#include "parcels/parcel.hpp"

#include <optional>

namespace roundhouse::parcels {

/// A parcel laid out in a folder of its own, which goes with this value: nothing is installed yet.
class Incoming {
  public:
    /// Throws Trouble if it cannot be laid out, with nothing left behind.
    explicit Incoming(Parcel parcel);
    ~Incoming();
    Incoming(Incoming&&) noexcept;
    Incoming& operator=(Incoming&&) = delete;

    const Manifest& manifest() const { return parcel_.manifest; }
    const Files& files() const { return parcel_.files; }
    /// The folder to look at: it can be opened, checked and compared as any package.
    const std::filesystem::path& folder() const { return folder_; }

  private:
    Parcel parcel_;
    std::filesystem::path folder_;
};

/// What is there under the name of a parcel.
enum class Standing {
    free,    ///< nothing: it can be put there
    same,    ///< the same files: there is nothing to do
    other,   ///< a package of the user's with other files, which would be replaced
    shipped, ///< a package of the program has the name
};
/// Throws Trouble if the user's package cannot be read.
Standing standing_of(const Incoming& incoming);

/// Throws Trouble unless it can be installed and played: a package that ships has its name, the package that
/// it extends is not here (named), its rules are not sound (the findings), or it is made of the package that
/// it would take the place of.
variants::Package openable(const Incoming& incoming);

/// Puts it among the user's packages and answers its folder. What was there under its name is kept as a file
/// in removed_packages(), named in `kept`. Throws Trouble, with everything as it was but for a copy in
/// removed_packages() that may have been made already.
struct Installed {
    std::filesystem::path folder;
    std::filesystem::path kept; ///< what it took the place of; empty if there was nothing to keep
};
Installed install(const Incoming& incoming);

/// Takes a package of the user's away; answers the file in removed_packages() that keeps it. Throws Trouble,
/// with the package as it was: there is none of that name, it ships, or it has files that would be lost. (If
/// its folder cannot be moved, the copy in removed_packages() stays.)
std::filesystem::path uninstall(const std::string& name);

/// Packages of the user's that extend this one, and cannot be played without it.
std::vector<std::string> extended_by(const std::string& name);

/// Where packages lie that were replaced or taken away: `removed` in user_data().
std::filesystem::path removed_packages();

} // namespace roundhouse::parcels
