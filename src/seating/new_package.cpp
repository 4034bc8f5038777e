#include "seating/new_package.hpp"

#include "base/characters.hpp"
#include "base/files.hpp"
#include "base/language.hpp"
#include "base/paths.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"
#include "cards/notation.hpp"
#include "seating/packages.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <utility>

#include <nlohmann/json.hpp>

namespace roundhouse::seating {

namespace {

namespace fs = std::filesystem;

/// Files of the template, and what they are called in a package.
constexpr std::array<std::pair<const char*, const char*>, 4> files{{{"variant.lua", "variant.lua"},
                                                                    {"examples.lua", "examples.lua"},
                                                                    {"README.md", "README.md"},
                                                                    {"luarc.json", ".luarc.json"}}};

using Places = std::vector<std::pair<std::string, std::string>>; ///< placeholders and their texts

void refuse_bad_name(const std::string& name) {
    require_package_name(name);
    const auto names = variant_names();
    if (std::find(names.begin(), names.end(), name) != names.end())
        throw Trouble(tr("There is a package “{}” already.", name));
}

/// "our-house": "Our house".
std::string title_of(std::string name) {
    std::replace(name.begin(), name.end(), '-', ' ');
    return capital(std::move(name));
}

fs::path template_folder() {
    std::error_code unreadable;
    for (const fs::path& root : data_roots())
        if (fs::is_directory(root / "scripts" / "template", unreadable)) return root / "scripts" / "template";
    throw Trouble(tr("scripts/template is missing; is the program installed as a whole?"));
}

/// One card of each of the five highest ranks, as the game ranks them.
CardSet run_of(const Rulebook& rules, Suit suit) {
    CardSet run;
    for (std::size_t i = 0; i < rules.ranks.size() && i < 5; ++i) run.add(Card(rules.ranks[i], suit));
    return run;
}

/// A text as Lua reads it between double quotes.
std::string inside_quotes(const std::string& text) {
    std::string safe;
    for (const char c : text) {
        if (c == '"' || c == '\\') safe += '\\';
        safe += c;
    }
    return safe;
}

/// The same of JSON.
std::string inside_json_quotes(const std::string& text) {
    using nlohmann::json;
    const std::string quoted = json(text).dump(-1, ' ', false, json::error_handler_t::replace);
    return quoted.substr(1, quoted.size() - 2);
}

Places places_for(const std::string& name, const std::string& parent, const fs::path& folder) {
    const RulebookPtr rules = rules_of(open_variant(parent), {});
    const CardSet run = run_of(*rules, Suit::hearts);
    const Text& title = rules->title;
    const auto german = title.others.find("de");
    return {{"@NAME@", name},
            {"@PARENT@", parent},
            {"@PARENT_TITLE@", inside_quotes(title.en)},
            {"@PARENT_TITEL@", inside_quotes(german == title.others.end() ? title.en : german->second)},
            {"@TITLE@", title_of(name)},
            {"@RUN@", notation(run)},
            {"@POINTS@", std::to_string(rules->melds.points(run, Suit::hearts))},
            {"@SCRIPTS@", inside_json_quotes(folder.parent_path().string())}};
}

std::string filled(std::string text, const Places& places) {
    for (const auto& [place, value] : places)
        for (std::size_t at = 0; (at = text.find(place, at)) != std::string::npos; at += value.size())
            text.replace(at, place.size(), value);
    return text;
}

std::string shown(const fs::path& path) { return printable_whole(path.string()); }

/// With the usual permissions: unlike a kept game, a package is not private.
void write(const fs::path& file, const std::string& text) {
    std::ofstream out(file, std::ios::binary);
    out << text;
    if (!out.flush()) throw Trouble(tr("{} cannot be written.", shown(file)));
}

} // namespace

fs::path make_package(const std::string& name, const std::string& parent) {
    refuse_bad_name(name);
    if (variants::is_package_path(parent))
        throw Trouble(
            tr("Give the package it starts from by its name, not by a path: {}", printable_whole(parent)));
    const fs::path from = template_folder();
    const Places places = places_for(name, parent, from);
    const fs::path folder = own_packages() / name;
    std::error_code error;
    if (fs::exists(fs::symlink_status(folder, error)))
        throw Trouble(tr("{} is there already.", shown(folder)));
    fs::create_directories(folder / "lang", error);
    if (error) throw Trouble(tr("{} cannot be made: {}", shown(folder), error.message()));
    try {
        for (const auto& [source, file] : files) {
            const auto text = file_text(from / source);
            if (!text) throw Trouble(tr("{} cannot be read.", shown(from / source)));
            write(folder / file, filled(*text, places));
        }
    } catch (...) {
        fs::remove_all(folder, error);
        throw;
    }
    return folder;
}

} // namespace roundhouse::seating
