#include "parcels/install.hpp"

#include "base/characters.hpp"
#include "base/files.hpp"
#include "base/language.hpp"
#include "base/paths.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"
#include "base/version.hpp"
#include "seating/packages.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <utility>

namespace roundhouse::parcels {

namespace fs = std::filesystem;

namespace {

/// Removes folders left by a program that was killed while it installed or removed a package.
void sweep() {
    const auto a_day_ago = fs::file_time_type::clock::now() - std::chrono::hours(24);
    std::error_code error, ignored;
    for (fs::directory_iterator at(user_data(), error), end; !error && at != end; at.increment(error)) {
        const bool incoming = at->path().filename().string().starts_with("incoming-") &&
                              at->is_directory(ignored) && !at->is_symlink(ignored);
        const auto time = fs::last_write_time(at->path(), ignored);
        if (incoming && !ignored && time < a_day_ago) fs::remove_all(at->path(), ignored);
    }
}

/// A new folder beside the user's packages, so that its content can be moved there.
fs::path new_folder() {
    std::error_code error;
    fs::create_directories(seating::own_packages(), error);
    sweep();
    std::string name = (user_data() / "incoming-XXXXXX").string();
    if (!mkdtemp(name.data()))
        throw Trouble(tr("{} cannot be made: {}", printable_whole(name), std::strerror(errno)));
    return name;
}

fs::path own_folder(const std::string& name) { return variants::user_variants() / name; }

std::optional<variants::PackageInfo> known(const std::string& name) {
    for (const variants::PackageInfo& info : variants::list_packages())
        if (info.id == name && (info.shipped || info.refused.empty())) return info;
    return {};
}

bool is_there(const fs::path& path) {
    std::error_code error;
    return fs::exists(fs::symlink_status(path, error));
}

/// The package in the user's folder, as it is now.
Parcel in_folder(const std::string& name) {
    auto package = variants::open_package(own_folder(name).string());
    if (package) return parcel_of(*package);
    // The package is broken, but its files can still be kept.
    Parcel parcel;
    parcel.manifest.name = name;
    parcel.files = package_files_in(own_folder(name));
    return parcel;
}

/// The numbers of a version, "0.1.0"; anything that is not a number counts as zero.
std::array<int, 3> numbers_of(std::string_view version) {
    std::array<int, 3> numbers{};
    for (int& number : numbers) {
        const std::size_t dot = std::min(version.find('.'), version.size());
        if (!parse_int(version.substr(0, dot), number)) number = 0;
        version.remove_prefix(std::min(dot + 1, version.size()));
    }
    return numbers;
}

/// A possible reason why a package cannot be played here; empty unless a newer program made it.
std::string made_by_a_newer_program(const Manifest& manifest) {
    if (numbers_of(manifest.engine) <= numbers_of(program_version())) return {};
    return "\n" + tr("It was made with version {0} of the program, which is newer than this one, {1}.",
                     printable(manifest.engine, 20), program_version());
}

Trouble changes_itself(const std::string& name) {
    return Trouble(tr("{} would change itself, so it is not installed.", name));
}

/// True if it is built on the package in that folder, directly or through another.
bool is_made_of(const variants::Package& package, const fs::path& folder) {
    const auto is_that_one = [&](const fs::path& file) {
        std::error_code ignored;
        return fs::equivalent(file, folder / "variant.lua", ignored);
    };
    return std::any_of(package.files().begin(), package.files().end(), is_that_one);
}

void refuse_name_of_shipped(const std::string& name) {
    if (const auto info = known(name); info && info->shipped)
        throw Trouble(
            tr("A package that ships with the program is called {}; yours needs another name.", name));
}

/// Keeps a package as a file: NAME.roundhouse, NAME-2.roundhouse, … Empty if there is nothing to keep.
fs::path keep_removed(const std::string& name) {
    const Files files = package_files_in(own_folder(name));
    auto lost = other_files_in(own_folder(name));
    if (!files.contains("variant.lua")) // without it nothing can be packed
        for (const auto& [path, text] : files) lost.push_back(path);
    if (lost.empty() && files.empty()) return {};
    if (!lost.empty())
        throw Trouble(
            tr("{0} has files that cannot be kept in a package, such as {1}. Take them out first, or "
               "remove the folder by hand.",
               printable_whole(own_folder(name).string()), printable(lost.front(), 100)));
    const std::string bytes = packed(in_folder(name));
    std::error_code error;
    fs::create_directories(removed_packages(), error);
    for (int number = 1; number <= 1000; ++number) {
        const fs::path file =
            removed_packages() /
            fmt::format("{}{}.{}", name, number > 1 ? fmt::format("-{}", number) : "", extension);
        if (const auto there = file_text(file); there && *there == bytes) return file;
        if (new_file(file, bytes)) return file;
    }
    throw Trouble(tr("{} cannot be written.", printable_whole(removed_packages().string())));
}

} // namespace

Incoming::Incoming(Parcel parcel) : parcel_(std::move(parcel)), folder_(new_folder()) {
    const fs::path inside = folder_ / parcel_.manifest.name;
    std::error_code error;
    for (const auto& [path, text] : parcel_.files) {
        fs::create_directories((inside / path).parent_path(), error);
        if (!new_file(inside / path, text)) {
            fs::remove_all(folder_, error);
            throw Trouble(tr("{} cannot be written.", printable_whole((inside / path).string())));
        }
    }
    folder_ = inside;
}

Incoming::Incoming(Incoming&& other) noexcept
    : parcel_(std::move(other.parcel_)), folder_(std::exchange(other.folder_, {})) {}

Incoming::~Incoming() {
    std::error_code error;
    if (!folder_.empty()) fs::remove_all(folder_.parent_path(), error);
}

Standing standing_of(const Incoming& incoming) {
    const std::string& name = incoming.manifest().name;
    if (const auto info = known(name); info && info->shipped) return Standing::shipped;
    if (!is_there(own_folder(name))) return Standing::free;
    return package_files_in(own_folder(name)) == incoming.files() ? Standing::same : Standing::other;
}

variants::Package openable(const Incoming& incoming) {
    const Manifest& manifest = incoming.manifest();
    refuse_name_of_shipped(manifest.name);
    std::vector<std::string> made_of = manifest.with;
    if (!manifest.extends.empty()) made_of.insert(made_of.begin(), manifest.extends);
    for (const std::string& name : made_of) {
        if (name == manifest.name) throw changes_itself(name);
        if (!known(name))
            throw Trouble(tr("{0} changes {1}, which is not here: install {1} first.", manifest.name, name));
    }
    auto package = variants::open_package(incoming.folder().string());
    if (!package)
        throw Trouble(tr("{0} has errors, so it is not installed:\n{1}", incoming.manifest().name,
                         seating::findings_text(package.error())) +
                      made_by_a_newer_program(manifest));
    if (is_made_of(*package, own_folder(manifest.name))) throw changes_itself(manifest.name);
    if (package->extends() != manifest.extends || package->with() != manifest.with)
        throw Trouble(
            tr("{} changes a different package from the one its manifest names.", incoming.manifest().name));
    return std::move(*package);
}

Installed install(const Incoming& incoming) {
    const std::string& name = incoming.manifest().name;
    refuse_name_of_shipped(name);
    const Standing standing = standing_of(incoming);
    Installed installed{own_folder(name), {}};
    if (standing == Standing::same) return installed;
    std::error_code error;
    const fs::path aside = incoming.folder().parent_path() / "aside";
    if (standing == Standing::other) {
        installed.kept = keep_removed(name);
        fs::rename(installed.folder, aside, error);
    }
    if (!error) fs::rename(incoming.folder(), installed.folder, error);
    if (!error) return installed;
    std::error_code ignored;
    if (is_there(aside)) fs::rename(aside, installed.folder, ignored);
    throw Trouble(tr("{} cannot be made: {}", printable_whole(installed.folder.string()), error.message()));
}

fs::path uninstall(const std::string& name) {
    if (variants::is_package_path(name))
        throw Trouble(tr("Remove a package by its name, not by a path: {}", printable_whole(name)));
    const auto info = known(name);
    if (!info) seating::open_variant(name); // throws, with names that are near
    if (!info || info->shipped)
        throw Trouble(tr("{} ships with the program and stays.", printable(name, 60)));
    fs::path kept = keep_removed(name);
    const fs::path aside = new_folder(); // moved in one step; what cannot be deleted now is swept later
    std::error_code error, ignored;
    fs::rename(own_folder(name), aside / name, error);
    fs::remove_all(aside, ignored);
    if (error)
        throw Trouble(
            tr("{} cannot be removed: {}", printable_whole(own_folder(name).string()), error.message()));
    return kept;
}

std::vector<std::string> extended_by(const std::string& name) {
    std::vector<std::string> names;
    for (const variants::PackageInfo& info : variants::list_packages()) {
        if (info.shipped || !info.refused.empty() || info.id == name) continue;
        const auto package = variants::open_package(info.id);
        if (package && is_made_of(*package, own_folder(name))) names.push_back(info.id);
    }
    return names;
}

fs::path removed_packages() { return user_data().empty() ? fs::path() : user_data() / "removed"; }

} // namespace roundhouse::parcels
