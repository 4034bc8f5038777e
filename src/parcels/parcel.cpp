#include "parcels/parcel.hpp"

#include "base/characters.hpp"
#include "base/files.hpp"
#include "base/fingerprint.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"
#include "base/version.hpp"
#include "present/files.hpp"
#include "seating/packages.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace roundhouse::parcels {

namespace fs = std::filesystem;
using nlohmann::json;

namespace {

constexpr const char* manifest_name = "manifest.json";
constexpr int format = 1;

bool is_plain_name(std::string_view name) {
    const auto fits = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
               c == '-' || c == '.' || c == '@';
    };
    return !name.empty() && name.size() <= 60 && name.front() != '.' && name.front() != '-' &&
           std::all_of(name.begin(), name.end(), fits);
}

/// The files that make up a package: its Lua, its lessons and catalogs, and texts for people.
bool belongs_to_a_package(std::string_view path) {
    const std::size_t slash = path.find('/');
    if (slash == std::string_view::npos) {
        const bool text = path.ends_with(".lua") || path.ends_with(".md") || path.ends_with(".txt");
        return is_plain_name(path) && (text || path == "LICENSE" || path == "LICENCE" || path == "COPYING");
    }
    const std::string_view folder = path.substr(0, slash), name = path.substr(slash + 1);
    return is_plain_name(name) &&
           ((folder == "lessons" && name.ends_with(".lua")) || (folder == "lang" && name.ends_with(".po")));
}

Trouble unread(const FileTrouble& trouble, const fs::path& path) {
    return Trouble(capital(present::in_words(trouble, path)) + ".");
}

/// True for the folders that a package may have.
bool is_folder_of_a_package(std::string_view path) { return path == "lessons" || path == "lang"; }

/// Paths of everything in a package's folder, sorted: files, also those in its own folders, and other folders
/// that are not empty, which are named but not searched. Throws Trouble rather than leaving something out.
std::vector<std::string> paths_in(const fs::path& folder) {
    constexpr std::size_t most = 2000;
    std::vector<std::string> found;
    std::error_code error, ignored;
    for (fs::recursive_directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        std::string path = at->path().lexically_relative(folder).string();
        // A link to a folder leads elsewhere, so the link itself is treated as a file.
        if (at->symlink_status(ignored).type() == fs::file_type::directory) {
            if (is_folder_of_a_package(path)) continue;
            at.disable_recursion_pending();
            if (fs::is_empty(at->path(), ignored)) continue;
            path += '/';
        }
        if (found.size() == most)
            throw Trouble(tr("{} has more than {} files.", printable_whole(folder.string()), most));
        found.push_back(std::move(path));
    }
    if (error) throw unread({.fault = FileFault::unreadable, .reason = error.message()}, folder);
    std::sort(found.begin(), found.end());
    return found;
}

json to_json(const Parcel& parcel) {
    const Manifest& of = parcel.manifest;
    json files = json::array();
    for (const auto& [path, text] : parcel.files)
        files.push_back({{"path", path}, {"bytes", text.size()}, {"blake2b", fingerprint(text)}});
    return {{"roundhouse_package", format},
            {"name", of.name},
            {"title", of.title},
            {"version", of.imprint.version},
            {"author", of.imprint.author},
            {"licence", of.imprint.licence},
            {"extends", of.extends},
            {"with", of.with},
            {"engine", of.engine},
            {"files", files}};
}

Trouble bad_manifest() { return Trouble(tr("Its manifest.json is missing or damaged.")); }

/// A text for people from the manifest, cut short and with nothing hidden in it.
std::string said(const json& manifest, const char* key) {
    return printable(manifest.at(key).get<std::string>(), 200);
}

Manifest manifest_of(const json& read) {
    if (read.at("roundhouse_package") != format)
        throw Trouble(tr("It was made for another version of the program."));
    Manifest manifest;
    manifest.name = read.at("name").get<std::string>();
    manifest.title = said(read, "title");
    manifest.imprint = {said(read, "version"), said(read, "author"), said(read, "licence")};
    manifest.extends = read.at("extends").get<std::string>();
    manifest.with = read.value("with", std::vector<std::string>{});
    manifest.engine = said(read, "engine");
    if (!variants::is_package_name(manifest.name) ||
        (!manifest.extends.empty() && !variants::is_package_name(manifest.extends)))
        throw bad_manifest();
    for (const std::string& name : manifest.with)
        if (!variants::is_package_name(name)) throw bad_manifest();
    return manifest;
}

/// Checks a file that the manifest lists; returns its path.
std::string checked_file(const json& entry, const std::string& name, Files& archived) {
    const std::string path = entry.at("path").get<std::string>();
    const auto found = archived.find(name + "/" + path);
    if (found == archived.end()) throw Trouble(tr("“{}” is missing from it.", printable(path, 100)));
    if (!belongs_to_a_package(path))
        throw Trouble(tr("“{}” in it does not belong in a package.", printable(path, 100)));
    if (entry.at("bytes") != found->second.size() ||
        fingerprint(found->second) != entry.at("blake2b").get<std::string>())
        throw Trouble(tr("“{}” in it was changed or is damaged.", printable(path, 100)));
    return path;
}

} // namespace

Parcel parcel_of(const variants::Package& package) {
    const variants::PackageInfo& info = package.info();
    if (info.shipped) throw Trouble(tr("{} ships with the program; everybody has it.", info.id));
    seating::require_package_name(info.id);
    std::vector<std::string> made_of = package.with();
    if (!package.extends().empty()) made_of.push_back(package.extends());
    for (const std::string& name : made_of)
        if (!variants::is_package_name(name))
            throw Trouble(
                tr("{} extends a folder, {}, which would not be there: extend a package by its name.",
                   info.id, printable(name, 100)));
    Parcel parcel;
    parcel.manifest = {info.id,           package.title().en, package.imprint(),
                       package.extends(), package.with(),     std::string(program_version())};
    parcel.files = package_files_in(info.directory);
    return parcel;
}

Files package_files_in(const fs::path& folder) {
    Files files;
    for (const std::string& path : paths_in(folder)) {
        if (!belongs_to_a_package(path)) continue;
        auto text = read_file(folder / path, ArchiveLimits{}.file_bytes);
        if (!text) throw unread(text.error(), folder / path);
        files[path] = std::move(*text);
    }
    return files;
}

std::vector<std::string> other_files_in(const fs::path& folder) {
    std::vector<std::string> paths = paths_in(folder);
    std::erase_if(paths, [](const std::string& path) {
        return belongs_to_a_package(path) || path == ".luarc.json"; // tells editors where the library is here
    });
    return paths;
}

std::string packed(const Parcel& parcel) {
    Files archived{{manifest_name, to_json(parcel).dump(2) + "\n"}};
    for (const auto& [path, text] : parcel.files) archived[parcel.manifest.name + "/" + path] = text;
    std::string bytes = zipped(archived);
    try {
        if (bytes.size() > most_bytes) throw Trouble(tr("It is larger than {} bytes.", most_bytes));
        static_cast<void>(unpacked(bytes));
    } catch (const Trouble& trouble) {
        throw Trouble(tr("{0} does not fit in a file that can be installed. {1}", parcel.manifest.name,
                         trouble.what()));
    }
    return bytes;
}

Parcel unpacked(const std::string& bytes) {
    Files archived = unzipped(bytes);
    const json read = json::parse(archived[manifest_name], nullptr, false);
    if (!read.is_object()) throw bad_manifest();
    try {
        Parcel parcel{manifest_of(read), {}};
        for (const json& entry : read.at("files")) {
            const std::string path = checked_file(entry, parcel.manifest.name, archived);
            if (!parcel.files.emplace(path, archived[parcel.manifest.name + "/" + path]).second)
                throw bad_manifest();
        }
        for (const auto& [path, text] : archived)
            if (path != manifest_name &&
                (!path.starts_with(parcel.manifest.name + "/") ||
                 !parcel.files.contains(path.substr(parcel.manifest.name.size() + 1))))
                throw Trouble(tr("“{}” in it is not named in its manifest.", printable(path, 100)));
        if (!parcel.files.contains("variant.lua"))
            throw Trouble(tr("“{}” is missing from it.", "variant.lua"));
        return parcel;
    } catch (const json::exception&) {
        throw bad_manifest();
    }
}

bool holds_other_than(const std::string& bytes, const std::string& name) {
    try {
        return unpacked(bytes).manifest.name != name;
    } catch (const Trouble&) {
        return true;
    }
}

Parcel read_parcel(const fs::path& file) {
    const auto bytes = read_file(file, most_bytes);
    if (!bytes) throw unread(bytes.error(), file);
    try {
        return unpacked(*bytes);
    } catch (const Trouble& trouble) {
        throw Trouble(tr("{} is not a package that can be installed. {}", printable_whole(file.string()),
                         trouble.what()));
    }
}

} // namespace roundhouse::parcels
