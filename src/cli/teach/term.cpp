// roundhouse term WORD

#include "base/characters.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"
#include "cli/commands.hpp"
#include "present/cards.hpp"
#include "seating/term_entries.hpp"

#include <algorithm>
#include <map>

#include <nlohmann/json.hpp>

namespace roundhouse::cli {

namespace {

using nlohmann::json;

using Entry = seating::TermEntry;

std::vector<std::string> ids_of(const Entry& entry) {
    std::vector<std::string> ids;
    for (const Entry::User& user : entry.used_by) ids.push_back(user.id);
    return ids;
}

json to_json(const Entry& entry, Face face) {
    return {{"term", entry.told.name},
            {"text", present::in_letters(entry.told.text, face)},
            {"example", present::in_letters(entry.told.example, face)},
            {"also", entry.told.also},
            {"see", entry.told.see},
            {"variants", ids_of(entry)}};
}

/// The entries that the word names: by their own names and forms, or else by other people's names for them.
std::vector<Entry> meant(const std::vector<Entry>& entries, const std::string& word) {
    std::map<present::TermName, std::vector<Entry>> found;
    for (const Entry& entry : entries) {
        const LanguageScope scope(speaking_of(entry.texts));
        const auto called = present::how_called(entry.term, word);
        if (called != present::TermName::none) found[called].push_back(entry);
    }
    return found.empty() ? std::vector<Entry>() : found.begin()->second;
}

Trouble unknown(const std::vector<Entry>& entries, const std::string& word) {
    std::vector<std::string> names;
    for (const Entry& entry : entries) // sorted by name; a name may have several meanings
        if (names.empty() || names.back() != entry.told.name) names.push_back(entry.told.name);
    const auto near = nearest_names(word, names);
    const std::string what = tr("There is no term “{}”.", printable(word, 40));
    return Trouble(what + " " +
                   (near.empty() ? tr("`roundhouse term` lists all there are.")
                                 : tr("Did you mean {}?", present::one_of(near))));
}

void show(const std::vector<Entry>& entries, std::size_t variants, Screen& screen) {
    for (const Entry& entry : entries) {
        screen.show_usual_face(entry.face);
        if (&entry != &entries.front()) screen.line();
        screen.line(screen.style().bold(entry.told.name));
        const auto lines = present::in_sentences(entry.told);
        screen.sentence(entry.told.text, "  ");
        for (std::size_t i = 1; i < lines.size(); ++i) screen.sentence(lines[i], "  ");
        if (entry.used_by.size() == variants)
            screen.sentence(tr("Used in every variant."), "  ");
        else if (!entry.used_by.empty())
            screen.sentence(tr("Used in: {}.", join(ids_of(entry), ", ")), "  ");
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
    Screen screen(streams, request.face);
    const auto entries = seating::term_entries();
    const auto found = request.word.empty() ? entries : meant(entries, request.word);
    if (found.empty()) throw unknown(entries, request.word);
    if (request.json) {
        json all = json::array();
        for (const Entry& entry : found) all.push_back(to_json(entry, screen.style().face));
        screen.line(json_line(all));
    } else if (request.word.empty()) {
        show_list(entries, screen);
    } else {
        show(found, seating::variant_names().size(), screen);
    }
    return all_well;
}

} // namespace roundhouse::cli
