#pragma once
// A package to give to a friend: its files and a manifest in one file, NAME.roundhouse.

#include "parcels/archive.hpp"
#include "variants/packages.hpp"

namespace roundhouse::parcels {

/// The extension of files that hold a package.
inline constexpr const char* extension = "roundhouse";
/// The most bytes in such a file.
inline constexpr std::size_t most_bytes = std::size_t{2} << 20;

/// What a parcel says about itself.
struct Manifest {
    std::string name, title;
    variants::Imprint imprint;
    std::string extends;           ///< the package that must be here, too; empty: none
    std::vector<std::string> with; ///< and the packages laid over it
    std::string engine;            ///< the version of the program that made it
};

struct Parcel {
    Manifest manifest;
    Files files; ///< of the package, by path in its folder
};

/// Packs a package. Throws Trouble if it ships with the program, its name cannot be a package's, it extends a
/// path, or one of its files cannot be read.
Parcel parcel_of(const variants::Package& package);
/// The files of a package in its folder. Throws Trouble if one of them or the folder cannot be read.
Files package_files_in(const std::filesystem::path& folder);
/// Paths of the other files there, which are not part of the package, such as copies that an editor keeps. A
/// folder that no package has is listed as one, "drafts/". Throws Trouble if the folder cannot be read.
std::vector<std::string> other_files_in(const std::filesystem::path& folder);

/// The same parcel always gives the same bytes. Throws Trouble if they could not be unpacked: too many files,
/// or too large ones.
std::string packed(const Parcel& parcel);
/// Throws Trouble, saying what is wrong: not an archive (see unzipped), no sound manifest, or a file that the
/// manifest does not name, that has other bytes than it says, or that no package has.
Parcel unpacked(const std::string& bytes);

/// True unless the bytes are a parcel of that name.
bool holds_other_than(const std::string& bytes, const std::string& name);

/// Reads a parcel file. Throws Trouble, with its name.
Parcel read_parcel(const std::filesystem::path& file);

} // namespace roundhouse::parcels
