#include "seating/term_entries.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"
#include "seating/packages.hpp"

#include <algorithm>

namespace roundhouse::seating {

std::vector<TermEntry> term_entries() {
    std::vector<TermEntry> entries;
    for (const std::string& id : variant_names()) {
        const auto package = variants::open_package(id);
        const auto rules = package ? package->compile() : fail(variants::Findings{});
        if (!rules) continue; // `list` says that it is broken
        const LanguageScope scope(speaking_of(package->texts()));
        const auto used = present::used_terms(**rules, package->terms());
        for (const Term& term : package->terms()) {
            const auto same = [&](const TermEntry& one) {
                return one.term.words == term.words && one.term.text == term.text;
            };
            auto entry = std::find_if(entries.begin(), entries.end(), same);
            if (entry == entries.end())
                entry = entries.insert(entries.end(), {term,
                                                       present::explained(term, package->terms()),
                                                       package->texts(),
                                                       term.own ? (*rules)->face : Face::french,
                                                       {}});
            if (used.contains(&term)) entry->used_by.push_back({id, present::in_words(package->title())});
        }
    }
    std::stable_sort(entries.begin(), entries.end(), [](const TermEntry& a, const TermEntry& b) {
        return lower_case(a.told.name) < lower_case(b.told.name);
    });
    return entries;
}

} // namespace roundhouse::seating
