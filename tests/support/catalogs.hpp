#pragma once
// The program's own catalogs, assets/lang/*.po, as raw text.

#include "base/files.hpp"
#include "place.hpp"

#include <sstream>
#include <string>
#include <vector>

namespace roundhouse::testing {

/// Texts as written in the file, with their backslashes.
struct CatalogEntry {
    std::string context, english, plural;
    std::vector<std::string> texts; ///< the translation, or its forms
};

/// All entries except the header.
inline std::vector<CatalogEntry> catalog_entries(const std::string& language) {
    std::istringstream file(file_text(source_tree() + "/assets/lang/" + language + ".po").value());
    std::vector<CatalogEntry> entries;
    CatalogEntry entry;
    std::string* now = nullptr;
    std::string line;
    const auto finish = [&] {
        if (!entry.english.empty()) entries.push_back(entry);
        entry = {};
    };
    while (std::getline(file, line)) {
        if (line.empty()) {
            finish();
            continue;
        }
        if (line.starts_with("#")) continue;
        if (line.starts_with("msgctxt")) now = &entry.context;
        if (line.starts_with("msgid ")) now = &entry.english;
        if (line.starts_with("msgid_plural")) now = &entry.plural;
        if (line.starts_with("msgstr")) now = &entry.texts.emplace_back();
        const std::size_t from = line.find('"') + 1;
        now->append(line, from, line.rfind('"') - from);
    }
    finish();
    return entries;
}

} // namespace roundhouse::testing
