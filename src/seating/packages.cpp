#include "seating/packages.hpp"

#include "base/characters.hpp"
#include "base/files.hpp"
#include "base/language.hpp"
#include "base/paths.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"
#include "present/cards.hpp"
#include "seating/options_in_words.hpp"
#include "store/journals.hpp"
#include "store/lesson_progress.hpp"
#include "store/quiz_progress.hpp"
#include "store/settings.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace roundhouse::seating {

namespace {

bool is_known(const std::string& name) {
    const auto names = variant_names();
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// The only variant with that title, or that first word of its title, in the reader's language; empty if none
/// or several have it.
std::string variant_titled(const std::string& typed) {
    const std::string wanted = lower_case(typed);
    Lines whole, begun;
    for (const std::string& id : variant_names()) {
        const auto package = variants::open_package(id);
        if (!package) continue;
        const std::string title = lower_case(present::in_words(package->title()));
        if (title == wanted) whole.push_back(id);
        if (title.starts_with(wanted + " ")) begun.push_back(id);
    }
    if (whole.size() == 1) return whole.front();
    return whole.empty() && begun.size() == 1 ? begun.front() : std::string();
}

std::string no_such_variant(const std::string& name) {
    const auto names = variant_names();
    const auto near = nearest_names(name, names);
    const std::string shown = printable(name, 60);
    std::error_code unknown;
    if (std::filesystem::is_directory(name, unknown) && !variants::is_package_name(name))
        return tr(
            "There is no variant “{0}”: a name has only the letters a to z, digits and hyphens. To open "
            "the folder, write ./{0}",
            shown);
    if (std::filesystem::is_directory(name, unknown))
        return tr("There is no variant “{0}”. To open the folder, write ./{0}", shown);
    if (names.empty()) return tr("There is no variant “{}”: no variants are installed.", shown);
    if (near.empty())
        return tr("There is no variant “{}”. `roundhouse list` shows them all: {}.", shown,
                  join(names, ", "));
    return tr("There is no variant “{}”. Did you mean {}? `roundhouse list` shows them all.", shown,
              join(near, ", "));
}

} // namespace

std::vector<std::string> variant_names() {
    std::vector<std::string> names;
    for (const variants::PackageInfo& info : variants::list_packages())
        if (info.refused.empty()) names.push_back(info.id);
    return names;
}

std::string package_to_begin_with() {
    const auto names = variant_names();
    for (const std::filesystem::path& root : data_roots()) {
        const std::string text = file_text(root / "assets" / "lobby.json").value_or("");
        const auto object = nlohmann::json::parse(text, nullptr, false);
        if (!object.is_object() || !object.contains("first") || !object["first"].is_string()) continue;
        const auto first = object["first"].get<std::string>();
        if (std::find(names.begin(), names.end(), first) != names.end()) return first;
    }
    return names.empty() ? std::string() : names.front();
}

std::vector<std::string> known_packages() {
    constexpr std::size_t most_games = 30;
    using Time = std::filesystem::file_time_type;
    std::error_code error;
    std::vector<std::pair<Time, std::string>> found;
    for (const store::JournalFacts& facts : store::newest_journals(most_games))
        found.emplace_back(std::filesystem::last_write_time(facts.path, error), facts.header.variant);
    const std::filesystem::path lessons = store::lesson_progress_file();
    store::LessonProgress learned = store::read_lesson_progress(lessons);
    std::erase_if(learned.lessons, [](const auto& package) { // only offered, not learned
        return std::all_of(package.second.begin(), package.second.end(),
                           [](const auto& lesson) { return lesson.second == store::LessonPlace{}; });
    });
    if (learned.lessons.contains(learned.last))
        found.emplace_back(std::filesystem::last_write_time(lessons, error), learned.last);
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    // No times are kept for these.
    for (const auto& [id, places] : learned.lessons) found.emplace_back(Time(), id);
    for (const auto& [id, standings] : store::read_quiz_progress(store::quiz_progress_file()))
        found.emplace_back(Time(), id);
    found.emplace_back(Time(), store::read_settings(store::settings_file()).last_game);
    const auto names = variant_names();
    std::vector<std::string> known;
    for (const auto& [time, id] : found) {
        const bool is_there = std::find(names.begin(), names.end(), id) != names.end();
        if (is_there && std::find(known.begin(), known.end(), id) == known.end()) known.push_back(id);
    }
    return known;
}

std::string without_title(const std::string& variant) {
    if (variant.empty() || variants::is_package_path(variant) || is_known(variant)) return variant;
    const std::string id = variant_titled(variant);
    return id.empty() ? variant : id;
}

variants::Package open_variant(const std::string& name_or_path) {
    std::error_code error;
    const bool is_path = variants::is_package_path(name_or_path);
    if (is_path && !std::filesystem::exists(name_or_path, error))
        throw Trouble(
            tr("There is no package at {}. A package is a folder with a variant.lua, or the path of "
               "that file.",
               printable(name_or_path, 200)));
    const std::string id = without_title(name_or_path);
    if (!is_path && !is_known(id)) throw Trouble(no_such_variant(name_or_path));
    auto package = variants::open_package(id);
    if (!package)
        throw Trouble(tr("{0}\n{1} cannot be played as it is; `roundhouse check {2}` shows this again.",
                         findings_text(package.error()), printable_whole(name_or_path),
                         shell_word(name_or_path)));
    return std::move(*package);
}

void require_package_name(const std::string& name) {
    if (!variants::is_package_name(name))
        throw Trouble(tr(
            "“{}” cannot be the name of a package: use small letters, digits and hyphens, at most {} in all.",
            printable(name, 60), variants::longest_package_name));
}

std::filesystem::path own_packages() {
    std::filesystem::path own = variants::user_variants();
    if (own.empty()) throw Trouble(tr("HOME is not set: there is no place for packages of your own."));
    return own;
}

RulebookPtr rules_of(const variants::Package& package, const Chosen& chosen, variants::CompileOptions how) {
    auto rules = package.compile(chosen, how);
    if (rules) return *rules;
    const std::string refused = options_refused(package, chosen, rules.error());
    throw Trouble(refused.empty() ? findings_text(rules.error()) : refused);
}

std::string value_typed(std::string value) {
    const std::string low = lower_case(value);
    if (low == tr("yes")) return "yes";
    return low == tr("no") ? "no" : value;
}

Chosen read_options(const std::vector<std::string>& texts) {
    Chosen chosen;
    for (const std::string& text : texts) {
        const std::size_t equals = text.find('=');
        if (equals == std::string::npos || equals == 0)
            throw Trouble(tr("--option {}: expected NAME=VALUE, for example --option target=1000",
                             printable(text, 60)));
        if (!chosen.emplace(text.substr(0, equals), value_typed(text.substr(equals + 1))).second)
            throw Trouble(
                tr("--option {}: this option was given twice", printable(text.substr(0, equals), 60)));
    }
    return chosen;
}

std::string findings_text(const variants::Findings& findings) {
    std::string text;
    std::map<std::string, script::Source> sources;
    for (const script::Finding& finding : findings) {
        if (!text.empty()) text += '\n';
        auto [source, fresh] = sources.try_emplace(finding.file, script::Source{finding.file, {}});
        if (fresh && finding.line > 0)
            source->second.text = file_text(finding.file, script::source_limit).value_or("");
        text += finding.line > 0 && !source->second.text.empty() ? script::to_text(finding, source->second)
                                                                 : script::to_text(finding);
    }
    while (text.ends_with('\n')) text.pop_back();
    return text;
}

int number_of(const variants::Findings& findings, script::Severity severity) {
    return static_cast<int>(
        std::count_if(findings.begin(), findings.end(),
                      [&](const script::Finding& finding) { return finding.severity == severity; }));
}

Lines counted(const variants::Findings& findings) {
    Lines parts;
    if (const int errors = number_of(findings, script::Severity::error))
        parts.push_back(tr_n("{} error", "{} errors", errors, errors));
    if (const int warnings = number_of(findings, script::Severity::warning))
        parts.push_back(tr_n("{} warning", "{} warnings", warnings, warnings));
    if (const int remarks = number_of(findings, script::Severity::remark))
        parts.push_back(tr_n("{} remark", "{} remarks", remarks, remarks));
    return parts;
}

} // namespace roundhouse::seating
