#include "variants/files/package_files.hpp"

#include "base/files.hpp"
#include "base/paths.hpp"
#include "base/text.hpp"
#include "variants/files/package_texts.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

namespace roundhouse::variants {

namespace fs = std::filesystem;

namespace {

/// Modules of one folder, and their size together.
constexpr std::size_t most_modules = 64, most_module_bytes = 1u << 20;

bool has_directory(const fs::path& path) {
    std::error_code ignored;
    return fs::is_directory(path, ignored);
}

/// True also for a link that leads nowhere: reading it reports what is wrong.
bool has_file(const fs::path& path) {
    std::error_code ignored;
    return fs::exists(fs::symlink_status(path, ignored));
}

/// The files of a folder with that extension, sorted by name, without those that begin with a dot: editors
/// leave such files, and links that lead nowhere, beside a text that is being edited.
std::vector<fs::path> files_in(const fs::path& folder, std::string_view extension) {
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
        if (entry->path().extension() == extension && !entry->path().filename().string().starts_with('.'))
            files.push_back(entry->path());
    std::sort(files.begin(), files.end());
    return files;
}

/// Folders with a variant.lua, sorted by name.
std::vector<fs::path> packages_in(const fs::path& folder) {
    std::vector<fs::path> found;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
        if (has_file(entry->path() / "variant.lua")) found.push_back(entry->path());
    std::sort(found.begin(), found.end());
    return found;
}

Finding file_finding(const fs::path& path, std::string sentence, std::string hint = {}) {
    Finding finding;
    finding.code = "file";
    finding.file =
        first_bad_utf8(path.string()) == std::string::npos ? path.string() : printable(path.string());
    finding.found = std::move(sentence);
    finding.hint = std::move(hint);
    return finding;
}

/// The bytes of a regular file below `folder`; a link may point anywhere in the folder.
Result<std::string, Finding> read_file(const fs::path& folder, const fs::path& path) {
    if (first_bad_utf8(path.filename().string()) != std::string::npos)
        return fail(file_finding(path, "has a name that is not UTF-8", "rename the file"));
    std::error_code error;
    const fs::path inside = fs::canonical(folder, error);
    const fs::path real = error ? fs::path{} : fs::canonical(path, error);
    if (error) return fail(file_finding(path, fmt::format("cannot be read: {}", error.message())));
    const auto leads = std::mismatch(inside.begin(), inside.end(), real.begin(), real.end());
    if (leads.first != inside.end())
        return fail(file_finding(path, "is a link that leads out of the package", "put a copy there"));
    auto text = roundhouse::read_file(real, script::source_limit);
    if (text) return std::move(*text);
    switch (const FileTrouble& why = text.error(); why.fault) {
    case FileFault::not_a_file: return fail(file_finding(path, "is not a regular file"));
    case FileFault::too_large:
        return fail(file_finding(path, fmt::format("has {} bytes; the limit is {}", why.size, why.most)));
    default: return fail(file_finding(path, "cannot be read: " + why.reason));
    }
}

void read_modules(const fs::path& folder, const fs::path& shown, script::Modules& modules,
                  std::vector<fs::path>& paths, Findings& findings) {
    const std::vector<fs::path> files = files_in(folder, ".lua");
    if (files.size() > most_modules)
        return findings.push_back(file_finding(
            shown, fmt::format("has {} Lua files; the limit is {}", files.size(), most_modules)));
    std::size_t bytes = 0;
    for (const fs::path& file : files) {
        const std::string name = file.stem().string();
        if (name == "variant" || name == "examples" || name == "terms") continue;
        auto text = read_file(folder, file);
        paths.push_back(file);
        if (text && (bytes += text->size()) > most_module_bytes)
            return findings.push_back(file_finding(
                shown, fmt::format("has modules of more than {} bytes together", most_module_bytes)));
        if (!text) {
            findings.push_back(text.error());
            continue;
        }
        script::Source module{(shown / file.filename()).string(), std::move(*text)};
        // Even a module that nothing requires: all of them are kept with a game.
        if (const auto refused = script::check_source(module))
            findings.push_back(script::from_error(*refused));
        modules[name] = std::move(module);
    }
}

/// lang/*.po of a folder; the tag is the file's name.
void read_texts(const fs::path& folder, const fs::path& shown, PackageTexts& texts,
                std::vector<fs::path>& paths, Findings& findings) {
    for (const fs::path& file : files_in(folder / "lang", ".po")) {
        const std::string name = (shown / "lang" / file.filename()).string();
        paths.push_back(file);
        if (const auto po = read_file(folder, file)) {
            take_texts(*po, file.stem().string(), name, texts, findings);
        } else {
            findings.push_back(po.error());
            findings.back().severity = script::Severity::warning;
        }
    }
}

constexpr std::size_t most_lessons = 40;

/// lessons/*.lua of a package. A lesson that cannot be read keeps nobody from playing.
void read_lessons(const fs::path& folder, const fs::path& shown, PackageFiles& files) {
    std::vector<fs::path> found = files_in(folder / "lessons", ".lua");
    const auto warn = [&](Finding finding) {
        finding.severity = script::Severity::warning;
        files.warnings.push_back(std::move(finding));
    };
    if (found.size() > most_lessons) {
        warn(file_finding(shown / "lessons",
                          fmt::format("has {} lessons; the first {} are read", found.size(), most_lessons)));
        found.resize(most_lessons);
    }
    for (const fs::path& file : found) {
        const std::string name = (shown / "lessons" / file.filename()).string();
        files.paths.push_back(file);
        if (auto text = read_file(folder, file)) {
            files.lessons.push_back({name, std::move(*text)});
        } else {
            Finding finding = text.error();
            finding.file = name;
            warn(std::move(finding));
        }
    }
}

/// A name as it is often miswritten: in capitals, or without the final s.
std::string loosely(std::string name) {
    for (char& c : name)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    if (name.ends_with('s')) name.pop_back();
    return name;
}

/// The name that is looked for and nearly matches this one; empty if there is none.
std::string meant_by(const fs::path& file, bool is_folder) {
    const std::vector<std::string> files{"variant", "examples", "terms"}, folders{"lang", "lessons"};
    if (!is_folder && loosely(file.extension().string()) != ".lua") return {};
    const std::string wanted = loosely(is_folder ? file.string() : file.stem().string());
    for (const std::string& name : is_folder ? folders : files)
        if (loosely(name) == wanted) return is_folder ? name : name + ".lua";
    return {};
}

/// True if a text of the package may require that module.
bool may_require(const std::string& module, const PackageFiles& files) {
    const auto asks = [&](const script::Source& source) {
        const auto named = script::required_by(source);
        return !named || named->contains(module);
    };
    return asks(files.variant) || (files.examples && asks(*files.examples)) ||
           std::any_of(files.modules.begin(), files.modules.end(),
                       [&](const auto& other) { return asks(other.second); });
}

/// A file or folder that nothing reads, under nearly the name of one that is read.
void note_misnamed(const fs::path& folder, const fs::path& shown, PackageFiles& files) {
    std::vector<std::pair<fs::path, std::string>> found;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        const fs::path file = entry->path().filename();
        const std::string meant = meant_by(file, has_directory(entry->path()));
        std::error_code ignored;
        if (!meant.empty() && file != meant && !fs::exists(folder / meant, ignored))
            found.emplace_back(file, meant);
    }
    std::sort(found.begin(), found.end());
    for (const auto& [file, meant] : found) {
        if (may_require(file.stem().string(), files)) continue;
        Finding finding =
            file_finding(shown / file, "nothing reads this", fmt::format("did you mean \"{}\"?", meant));
        finding.severity = script::Severity::warning;
        files.warnings.push_back(std::move(finding));
    }
}

/// How messages name a package's folder: what ships by its place in the data root, anything else by its path.
fs::path shown_as(const PackageInfo& info) {
    return info.shipped ? fs::path("variants") / info.id : info.directory;
}

Result<PackageInfo, Findings> find_path(const std::string& text) {
    fs::path path(text);
    if (path.filename() == "variant.lua") path = path.has_parent_path() ? path.parent_path() : ".";
    std::error_code error;
    const fs::path real = fs::weakly_canonical(path, error);
    if (!has_directory(path))
        return fail(Findings{file_finding(text, "there is no such folder",
                                          "give a package's folder, its variant.lua, or its name")});
    if (first_bad_utf8((error ? path : real).string()) != std::string::npos)
        return fail(Findings{file_finding(text, "the path of this folder is not UTF-8",
                                          "rename what is not, or copy the package")});
    for (const PackageInfo& info : list_packages())
        if (info.shipped && fs::equivalent(info.directory, path, error)) return info;
    PackageInfo info;
    info.directory = path.lexically_normal();
    info.id = (error ? path : real).filename().string();
    return info;
}

} // namespace

bool is_package_path(std::string_view text) {
    return text.find('/') != text.npos || text.ends_with(".lua") || text.starts_with('.');
}

std::string beside(const PackageInfo& info, const std::string& name) {
    if (!is_package_path(name) || name.starts_with('/')) return name;
    std::string path = (info.directory / name).lexically_normal().string();
    return is_package_path(path) ? path : "./" + path;
}

bool is_package_name(std::string_view name) {
    const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    return !name.empty() && name.size() <= longest_package_name && name.front() != '-' &&
           std::all_of(name.begin(), name.end(), fits);
}

fs::path user_variants() { return user_data().empty() ? fs::path() : user_data() / "variants"; }

std::vector<PackageInfo> list_packages() {
    std::vector<PackageInfo> packages;
    std::set<std::string> taken;
    for (const fs::path& root : data_roots())
        for (const fs::path& folder : packages_in(root / "variants"))
            if (taken.insert(folder.filename().string()).second)
                packages.push_back({folder.filename().string(), folder, true, {}});
    std::sort(packages.begin(), packages.end(), [](const auto& a, const auto& b) { return a.id < b.id; });
    if (user_variants().empty()) return packages;
    for (const fs::path& folder : packages_in(user_variants())) {
        PackageInfo info{folder.filename().string(), folder, false, {}};
        if (taken.count(info.id))
            info.refused =
                fmt::format("a package that ships has the name \"{}\"; rename the folder", info.id);
        else if (!is_package_name(info.id))
            info.refused = fmt::format("a package's folder is named with a-z, 0-9 and -, at most {} of them",
                                       longest_package_name);
        packages.push_back(std::move(info));
    }
    return packages;
}

Result<PackageInfo, Findings> find_package(const std::string& name_or_path) {
    if (is_package_path(name_or_path)) return find_path(name_or_path);
    std::vector<std::string> names;
    for (const PackageInfo& info : list_packages()) {
        if (info.id == name_or_path && info.refused.empty()) return info;
        if (info.refused.empty()) names.push_back(info.id);
    }
    if (is_package_name(name_or_path)) { // a folder that lacks its variant.lua
        for (const fs::path& root : data_roots())
            if (has_directory(root / "variants" / name_or_path))
                return PackageInfo{name_or_path, root / "variants" / name_or_path, true, {}};
        if (!user_variants().empty() && has_directory(user_variants() / name_or_path))
            return PackageInfo{name_or_path, user_variants() / name_or_path, false, {}};
    }
    Finding finding;
    finding.code = "unknown_variant";
    finding.found = fmt::format("there is no variant \"{}\"", printable(name_or_path, 60));
    const auto near = nearest_names(name_or_path, names);
    finding.hint = !near.empty()    ? fmt::format("did you mean {}?", quoted(near))
                   : !names.empty() ? fmt::format("there are {}", quoted(names, "and"))
                                    : "no variants were found; set ROUNDHOUSE_DATA to the folder that holds "
                                      "variants/ and scripts/";
    return fail(Findings{std::move(finding)});
}

Result<PackageFiles, Findings> read_package(const PackageInfo& info) {
    Findings findings;
    PackageFiles files;
    files.info = info;
    const fs::path shown = shown_as(info);
    const fs::path variant = info.directory / "variant.lua";
    if (!has_file(variant))
        return fail(
            Findings{file_finding(shown / "variant.lua", "this file is missing",
                                  "a package is a folder with a variant.lua, which returns its rules")});
    const auto read = [&](const char* name) -> script::Source {
        auto text = read_file(info.directory, info.directory / name);
        files.paths.push_back(info.directory / name);
        if (text) return {(shown / name).string(), std::move(*text)};
        findings.push_back(text.error());
        findings.back().file = (shown / name).string();
        return {};
    };
    files.variant = read("variant.lua");
    if (has_file(info.directory / "examples.lua")) files.examples = read("examples.lua");
    if (has_file(info.directory / "terms.lua")) files.terms = read("terms.lua");
    read_modules(info.directory, shown, files.modules, files.paths, findings);
    if (!findings.empty()) return fail(std::move(findings));
    read_texts(info.directory, shown, files.texts, files.paths, files.warnings);
    read_lessons(info.directory, shown, files);
    note_misnamed(info.directory, shown, files);
    return files;
}

Library read_library(Findings& findings) {
    Library library;
    for (const fs::path& root : data_roots()) {
        const fs::path scripts = root / "scripts";
        if (!has_directory(scripts / "std")) continue;
        read_modules(scripts / "std", fs::path("scripts") / "std", library.modules, library.paths, findings);
        if (has_directory(scripts / "conventions"))
            read_modules(scripts / "conventions", fs::path("scripts") / "conventions", library.modules,
                         library.paths, findings);
        if (const fs::path terms = scripts / "std" / "terms.lua"; has_file(terms)) {
            library.paths.push_back(terms);
            if (auto text = read_file(scripts / "std", terms))
                library.terms = script::Source{"scripts/std/terms.lua", std::move(*text)};
            else
                findings.push_back(text.error());
        }
        read_texts(scripts, "scripts", library.texts, library.paths, findings);
        break;
    }
    return library;
}

} // namespace roundhouse::variants
