#pragma once
// An invented language, to check that a catalog is all it takes to add one: every English text accented and
// half as long again.

#include "catch.hpp"
#include "support/catalogs.hpp"
#include "support/environment.hpp"

#include <array>
#include <filesystem>
#include <fstream>

namespace roundhouse::testing {

/// Accents every vowel and adds a tail; leaves braces and escapes alone.
inline std::string disguised(const std::string& quoted) {
    std::string out;
    int letters = 0;
    bool inside = false;
    for (std::size_t i = 0; i < quoted.size(); ++i) {
        const char c = quoted[i];
        if (c == '\\') {
            out += c;
            out += quoted[++i];
            continue;
        }
        inside = (inside || c == '{') && c != '}';
        const std::size_t vowel = inside ? std::string::npos : std::string_view("aeiou").find(c);
        constexpr std::array<const char*, 5> accented{"á", "ë", "î", "ø", "ü"};
        out += vowel == std::string::npos ? std::string(1, c) : accented[vowel];
        ++letters;
    }
    for (int i = 0; i < letters / 2; ++i) out += i % 6 == 5 ? " " : "~";
    return out;
}

/// A catalog with the disguised English for every text of the German one.
inline std::string disguised_catalog() {
    std::string po = "msgid \"\"\nmsgstr \"Language: qq\\nContent-Type: text/plain; charset=UTF-8\\n"
                     "Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n";
    const auto line = [&](const char* what, const std::string& text) {
        po += what + (" \"" + text) + "\"\n";
    };
    for (const CatalogEntry& entry : catalog_entries("de")) {
        po += "\n";
        if (!entry.context.empty()) line("msgctxt", entry.context);
        line("msgid", entry.english);
        if (entry.plural.empty()) {
            line("msgstr", disguised(entry.english));
        } else {
            line("msgid_plural", entry.plural);
            line("msgstr[0]", disguised(entry.english));
            line("msgstr[1]", disguised(entry.plural));
        }
    }
    return po;
}

/// A data folder with that catalog, for as long as it lives.
class NewLanguage {
  public:
    NewLanguage() {
        std::string pattern =
            (std::filesystem::temp_directory_path() / "roundhouse-new-language-XXXXXX").string();
        folder_ = mkdtemp(pattern.data()); // its own: test programs run side by side
        std::filesystem::create_directories(folder_ / "variants");
        std::filesystem::create_directories(folder_ / "assets/lang");
        std::ofstream(folder_ / "qq.po") << disguised_catalog();
        const std::string command = "msgfmt --check-format --output-file='" +
                                    (folder_ / "assets/lang/qq.mo").string() + "' '" +
                                    (folder_ / "qq.po").string() + "'";
        REQUIRE(std::system(command.c_str()) == 0);
        data_.emplace("ROUNDHOUSE_DATA", folder_);
    }
    ~NewLanguage() { std::filesystem::remove_all(folder_); }

  private:
    std::filesystem::path folder_;
    std::optional<Variable> data_;
};

} // namespace roundhouse::testing
