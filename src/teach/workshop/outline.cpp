#include "teach/workshop/outline.hpp"

#include "base/language.hpp"
#include "present/cards.hpp"
#include "teach/statements/facts.hpp"
#include "teach/watch/package_watch.hpp"

#include <algorithm>

namespace roundhouse::teach {

using present::RulesSection;

namespace {

std::vector<RulesSection> every_section() {
    std::vector<RulesSection> all;
    for (std::size_t i = 0; i < present::section_names.size(); ++i)
        all.push_back(static_cast<RulesSection>(i));
    return all;
}

/// "melds" of "melds[3].points"
std::string first_key(const std::string& path) { return path.substr(0, path.find_first_of(".[")); }

/// What the package changed in a section, in the order of the paths.
std::vector<variants::PlacedPath> changes_of(const std::vector<variants::PlacedPath>& all,
                                             RulesSection section) {
    const auto keys = keys_of(section);
    std::vector<variants::PlacedPath> found;
    for (const variants::PlacedPath& one : all)
        if (std::find(keys.begin(), keys.end(), first_key(one.path)) != keys.end()) found.push_back(one);
    return found;
}

std::vector<std::string> every_key() {
    std::vector<std::string> all;
    for (const RulesSection section : every_section())
        for (const std::string& key : keys_of(section)) all.push_back(key);
    return all;
}

/// For each section the place of the first of its keys that is set anywhere; `places`: those of every_key().
std::map<RulesSection, variants::Place> places_of_sections(const std::vector<variants::Place>& places) {
    std::map<RulesSection, variants::Place> found;
    auto place = places.begin();
    for (const RulesSection section : every_section())
        for (std::size_t of_section = keys_of(section).size(); of_section > 0; --of_section, ++place)
            if (place->line > 0) found.try_emplace(section, *place);
    return found;
}

/// Places each statement at its own change if there are as many of both; else all at the first change.
void place(std::vector<PlacedStatement>& statements, const std::vector<variants::PlacedPath>& changes) {
    for (const RulesSection section : every_section()) {
        std::vector<PlacedStatement*> of_section;
        for (PlacedStatement& one : statements)
            if (one.said.section == section) of_section.push_back(&one);
        const auto places = changes_of(changes, section);
        for (std::size_t i = 0; i < of_section.size() && !places.empty(); ++i)
            of_section[i]->place = places[places.size() == of_section.size() ? i : 0].place;
    }
}

} // namespace

RulebookPtr rules_of_parent(const variants::Package& package,
                            const std::map<std::string, std::string>& chosen) {
    if (package.extends().empty()) return {};
    const auto parent = variants::open_package(variants::beside(package.info(), package.extends()));
    if (!parent) return {};
    const auto rules = compile_known(*parent, chosen);
    return rules ? *rules : nullptr;
}

Outline outline_of(const variants::Package& package, const Rulebook& rules,
                   const std::map<std::string, std::string>& chosen, Face face) {
    Outline outline;
    const present::RulesPage page = present::rules_page(rules, face);
    outline.options = variants::offered(package.options());
    const auto [places_of_keys, changes] = package.placed(every_key(), chosen);
    const auto places = places_of_sections(places_of_keys);
    for (const RulesSection section : every_section()) {
        const bool melds = section == RulesSection::melds && !page.melds.empty();
        const auto says = [&](const present::RulesRow& row) { return row.section == section; };
        if (!melds && std::none_of(page.rows.begin(), page.rows.end(), says)) continue;
        const auto at = places.find(section);
        outline.sections.push_back({section, at == places.end() ? variants::Place{} : at->second,
                                    !changes_of(changes, section).empty()});
    }
    const RulebookPtr parent = rules_of_parent(package, chosen);
    if (!parent) return outline;
    outline.parent = present::in_words(parent->title);
    for (Statement& one : statements(*parent, rules, face)) outline.changes.push_back({std::move(one), {}});
    place(outline.changes, changes);
    return outline;
}

} // namespace roundhouse::teach
