#include "cli/open.hpp"

#include "base/speech.hpp"
#include "base/text.hpp"
#include "cli/trouble.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <random>

#include <fmt/format.h>

namespace roundhouse::cli {

namespace {

bool is_path(const std::string& name) {
    return name.find('/') != std::string::npos || name.ends_with(".lua");
}

bool is_known(const std::string& name) {
    const auto names = variant_names();
    return std::find(names.begin(), names.end(), name) != names.end();
}

std::string no_such_variant(const std::string& name) {
    const auto names = variant_names();
    const auto near = nearest_names(name, names);
    const std::string shown = printable(name, 60);
    if (names.empty()) return phrase("There is no variant \"{}\", and no other is installed.", shown);
    if (near.empty())
        return phrase("There is no variant \"{}\". `roundhouse list` shows all: {}.", shown,
                      join(names, ", "));
    return phrase("There is no variant \"{}\". Did you mean {}? `roundhouse list` shows all.", shown,
                  join(near, ", "));
}

} // namespace

std::vector<std::string> variant_names() {
    std::vector<std::string> names;
    for (const variants::PackageInfo& info : variants::list_packages())
        if (info.refused.empty()) names.push_back(info.id);
    return names;
}

variants::Package open_variant(const std::string& name_or_path) {
    if (is_path(name_or_path)) {
        std::error_code error;
        if (!std::filesystem::exists(name_or_path, error))
            throw Trouble(
                phrase("There is no package at {}. A package is a folder with a variant.lua, or the path of "
                       "that file.",
                       printable(name_or_path, 200)));
    } else if (!is_known(name_or_path)) {
        throw Trouble(no_such_variant(name_or_path));
    }
    auto package = variants::open_package(name_or_path);
    if (!package)
        throw Trouble(phrase("{}\n{} cannot be played as it is; `roundhouse check {}` shows this again.",
                             findings_text(package.error()), name_or_path, name_or_path));
    return std::move(*package);
}

RulebookPtr rules_of(const variants::Package& package, const Chosen& chosen, variants::CompileOptions how) {
    auto rules = package.compile(chosen, how);
    if (rules) return *rules;
    std::string text = findings_text(rules.error());
    if (!chosen.empty()) {
        std::string names;
        for (const variants::Option& option : package.options())
            names += fmt::format("\n  {} = {} (usually {})", option.name, variants::in_words(option),
                                 to_string(option.standard));
        text += names.empty() ? fmt::format("\n{} has no options.", package.id())
                              : fmt::format("\nThe options of {}:{}", package.id(), names);
    }
    throw Trouble(text);
}

JournalHeader header_of(const std::string& variant, const Rulebook& rules, std::uint64_t seed) {
    JournalHeader header;
    header.variant =
        is_path(variant) ? std::filesystem::absolute(variant).lexically_normal().string() : variant;
    header.digest = rules.digest;
    for (const AgreedOption& option : rules.options)
        header.options.emplace_back(option.name, to_string(option.value));
    header.seed = seed;
    return header;
}

std::uint64_t any_seed() {
    std::random_device device;
    return device() % 1'000'000;
}

Chosen read_options(const std::vector<std::string>& texts) {
    Chosen chosen;
    for (const std::string& text : texts) {
        const std::size_t equals = text.find('=');
        if (equals == std::string::npos || equals == 0)
            throw Trouble(fmt::format("--option {}: expected NAME=VALUE, for example --option target=1000",
                                      printable(text, 60)));
        if (!chosen.emplace(text.substr(0, equals), text.substr(equals + 1)).second)
            throw Trouble(fmt::format("--option {}: this option was given before; give it once",
                                      printable(text.substr(0, equals), 60)));
    }
    return chosen;
}

std::string findings_text(const variants::Findings& findings) {
    std::string text;
    std::map<std::string, script::Source> sources;
    for (const script::Finding& finding : findings) {
        if (!text.empty()) text += '\n';
        std::error_code error;
        if (finding.line > 0 && std::filesystem::is_regular_file(finding.file, error)) {
            auto [source, fresh] = sources.try_emplace(finding.file, script::Source{finding.file, {}});
            if (fresh) source->second.text = file_text(finding.file);
            text += script::to_text(finding, source->second);
        } else {
            text += script::to_text(finding);
        }
    }
    while (text.ends_with('\n')) text.pop_back();
    return text;
}

std::string file_text(const std::filesystem::path& path) {
    std::error_code error;
    std::ifstream file(path, std::ios::binary);
    if (!file || std::filesystem::is_directory(path, error))
        throw Trouble(phrase("{} cannot be read; is the path right?", path.string()));
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace roundhouse::cli
