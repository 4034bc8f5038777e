// roundhouse term WORD

#include "base/characters.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"
#include "cli/commands.hpp"
#include "present/cards.hpp"
#include "present/terms.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace roundhouse::cli {

namespace {

using nlohmann::json;

/// What some packages say of a word, and which of them use it.
struct Entry {
    Term term;
    present::ExplainedTerm told;
    PackageTextsPtr texts; ///< of one that says so
    std::vector<std::string> used_by;
};

/// Everything that the packages' rulebooks explain, each in the reader's language; one entry for each
/// meaning.
std::vector<Entry> all_entries() {
    std::vector<Entry> entries;
    for (const std::string& id : seating::variant_names()) {
        const auto package = variants::open_package(id);
        const auto rules = package ? package->compile() : fail(variants::Findings{});
        if (!rules) continue; // `list` says that it is broken
        const LanguageScope scope(speaking_of(package->texts()));
        for (const Term& term : package->terms()) {
            const auto same = [&](const Entry& one) {
                return one.term.words == term.words && one.term.text == term.text;
            };
            auto entry = std::find_if(entries.begin(), entries.end(), same);
            if (entry == entries.end())
                entry = entries.insert(
                    entries.end(), {term, present::explained(term, package->terms()), package->texts(), {}});
            if (present::uses(**rules, term)) entry->used_by.push_back(id);
        }
    }
    std::stable_sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) {
        return lower_case(a.told.name) < lower_case(b.told.name);
    });
    return entries;
}

json to_json(const Entry& entry, Face face) {
    return {{"term", entry.told.name},
            {"text", present::in_letters(entry.told.text, face)},
            {"example", present::in_letters(entry.told.example, face)},
            {"also", entry.told.also},
            {"see", entry.told.see},
            {"variants", entry.used_by}};
}

/// Those that the word means: by their own names and forms, or else by what others call them.
std::vector<Entry> meant(const std::vector<Entry>& entries, const std::string& word) {
    std::vector<Entry> found;
    for (const bool by_others : {false, true})
        for (const Entry& entry : entries) {
            const LanguageScope scope(speaking_of(entry.texts));
            Term term = entry.term;
            if (!by_others) term.also.clear();
            if ((found.empty() || !by_others) && present::find_term({term}, word)) found.push_back(entry);
        }
    return found;
}

Trouble unknown(const std::vector<Entry>& entries, const std::string& word) {
    std::vector<std::string> names;
    for (const Entry& entry : entries) // sorted by them; a name may have several meanings
        if (names.empty() || names.back() != entry.told.name) names.push_back(entry.told.name);
    const auto near = nearest_names(word, names);
    const std::string what = tr("There is no term “{}”.", printable(word, 40));
    return Trouble(what + " " +
                   (near.empty() ? tr("`roundhouse term` lists all there are.")
                                 : tr("Did you mean {}?", present::one_of(near))));
}

void show(const std::vector<Entry>& entries, std::size_t variants, const Screen& screen) {
    for (const Entry& entry : entries) {
        if (&entry != &entries.front()) screen.line();
        screen.line(screen.style().bold(entry.told.name));
        const auto lines = present::in_sentences(entry.told);
        screen.sentence(entry.told.text, "  ");
        for (std::size_t i = 1; i < lines.size(); ++i) screen.sentence(lines[i], "  ");
        if (entry.used_by.size() == variants)
            screen.sentence(tr("Used in every variant."), "  ");
        else if (!entry.used_by.empty())
            screen.sentence(tr("Used in: {}.", join(entry.used_by, ", ")), "  ");
    }
}

/// One line for each name.
void show_list(const std::vector<Entry>& entries, const Screen& screen) {
    std::size_t width = 0;
    for (const Entry& entry : entries) width = std::max(width, columns(entry.told.name));
    const std::string* before = nullptr;
    for (const Entry& entry : entries) {
        const bool again = before && *before == entry.told.name;
        screen.lines(
            terminal::hanging(again ? "" : entry.told.name, width + 2, entry.told.text, screen.style()));
        before = &entry.told.name;
    }
}

} // namespace

int term(const TermRequest& request, const Streams& streams) {
    const Screen screen(streams, request.face);
    const auto entries = all_entries();
    const auto found = request.word.empty() ? entries : meant(entries, request.word);
    if (found.empty()) throw unknown(entries, request.word);
    if (request.json) {
        json all = json::array();
        for (const Entry& entry : found) all.push_back(to_json(entry, request.face));
        screen.line(json_line(all));
    } else if (request.word.empty()) {
        show_list(entries, screen);
    } else {
        show(found, seating::variant_names().size(), screen);
    }
    return all_well;
}

} // namespace roundhouse::cli
