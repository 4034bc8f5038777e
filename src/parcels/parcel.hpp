#pragma once
// A package to give to a friend: its files and a manifest in one file, NAME.roundhouse.

#include "parcels/archive.hpp"
#include "variants/packages.hpp"

namespace roundhouse::parcels {

/// What files that hold a package are called behind the dot.
inline constexpr const char* extension = "roundhouse";
/// The most bytes of such a file.
inline constexpr std::size_t most_bytes = std::size_t{2} << 20;

/// What a parcel says of itself.
struct Manifest {
    std::string name, title;
    variants::Imprint imprint;
    std::string extends;           ///< the package that has to be here, too; empty: none
    std::vector<std::string> with; ///< and those that are laid over it
    std::string engine;            ///< the version of the program that it was made with
};

struct Parcel {
    Manifest manifest;
    Files files; ///< of the package, by their paths in its folder
};

/// A package as a parcel. Throws Trouble: it is not one of the user's own or of a path, its name cannot be
/// one, it extends a path, or a file of it cannot be read.
Parcel parcel_of(const variants::Package& package);
/// The files of a package in its folder. Throws Trouble if one cannot be read, or the folder cannot.
Files package_files_in(const std::filesystem::path& folder);
/// Paths of the others in it, which do not go with it, such as copies that an editor keeps. A folder that no
/// package has is named alone, "drafts/". Throws Trouble if the folder cannot be read.
std::vector<std::string> other_files_in(const std::filesystem::path& folder);

/// The same bytes for the same parcel. Throws Trouble if they could not be unpacked: it has too many files,
/// or too large ones.
std::string packed(const Parcel& parcel);
/// Throws Trouble, with what is wrong: no archive (see unzipped), no sound manifest, a file that the manifest
/// does not name, that has other bytes than it says, or that no package has.
Parcel unpacked(const std::string& bytes);

/// True for bytes that are no parcel of that name.
bool holds_other_than(const std::string& bytes, const std::string& name);

/// Reads such a file. Throws Trouble, with its name.
Parcel read_parcel(const std::filesystem::path& file);

} // namespace roundhouse::parcels
