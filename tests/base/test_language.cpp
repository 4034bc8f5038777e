// Which language is used, and numbers in it.

#include "catch.hpp"
#include "support/home.hpp"

#include "base/language.hpp"

#include <cstdint>
#include <random>

using namespace roundhouse;

namespace {

std::string language_asked_for_by(const char* list) {
    const testing::Home home; // sets English
    const testing::Variable wish("LANGUAGE", list);
    return language_of_environment();
}

/// A catalog with one text, as msgfmt writes it, without the hash table.
std::string catalog_file() {
    const std::string header =
        "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=n != 1;\n";
    const std::vector<std::string> english{"", "Trick"}, german{header, "Stich"};
    std::string head, texts;
    const auto number = [&](std::size_t value) {
        const auto small = static_cast<std::uint32_t>(value);
        head.append(reinterpret_cast<const char*>(&small), sizeof small);
    };
    for (const std::size_t value : {0x950412deUL, 0UL, 2UL, 28UL, 44UL, 0UL, 60UL}) number(value);
    for (const auto& list : {english, german})
        for (const std::string& text : list) {
            number(text.size());
            number(60 + texts.size());
            texts += text + '\0';
        }
    return head + texts;
}

/// What the program says for "Trick" when that is the first catalog for German.
std::string trick_with(const testing::Home& home, const std::string& catalog) {
    std::filesystem::create_directories(home.path() / "root" / "variants");
    home.write("root/assets/lang/de.mo", catalog);
    const testing::Variable data("ROUNDHOUSE_DATA", home.path() / "root");
    const LanguageScope scope({.language = Language("de")});
    return tr("Trick") + tr_n("one", "several", 2);
}

} // namespace

TEST_CASE("Of several languages the first that there is a catalog for is spoken") {
    CHECK(language_asked_for_by("de") == "de");
    CHECK(language_asked_for_by("fr:de") == "de");
    CHECK(language_asked_for_by("fr:nl:de_AT.UTF-8:en") == "de_AT.UTF-8");
    CHECK(language_asked_for_by("fr::de") == "de");
    CHECK(language_asked_for_by("fr:en_GB:de") == "en_GB");
    CHECK(language_asked_for_by("fr:nl") == "fr");
    CHECK(Language(language_asked_for_by("fr:de_AT")).tag() == "de");
    CHECK(Language(language_asked_for_by("fr:nl")).tag() == "en");
}

TEST_CASE("A number that rounds to nothing has no minus") {
    CHECK(figures(-0.04) == "0.0");
    CHECK(figures(-0.04, 1, true) == "+0.0");
    CHECK(figures(0.04, 1, true) == "+0.0");
    CHECK(figures(-0.0, 2) == "0.00");
    CHECK(figures(-0.4, 0) == "0");
    CHECK(figures(-0.06) == "−0.1");
    CHECK(figures(-10) == "−10.0");
    CHECK(figures(3.25, 2, true) == "+3.25");
    const LanguageScope scope({.language = Language("de")});
    CHECK(figures(-0.04) == "0,0");
    CHECK(figures(-3.5) == "−3,5");
}

TEST_CASE("A damaged catalog is passed over") {
    const testing::Home home;
    const std::string sound = catalog_file();
    CHECK(trick_with(home, sound) == "Stichseveral");
    const std::string without = trick_with(home, "");
    CHECK(without != "Stichseveral");
    for (std::size_t size = 1; size < sound.size(); ++size)
        CHECK(trick_with(home, sound.substr(0, size)) == without);
    std::mt19937 random(1);
    for (int i = 0; i < 200; ++i) {
        std::string noise(400, '\0');
        for (char& c : noise) c = static_cast<char>(random());
        CHECK(trick_with(home, noise) == without);
        CHECK(trick_with(home, sound.substr(0, 4) + noise) == without);
    }
    for (std::size_t at = 0; at < sound.size(); ++at) { // may be valid all the same
        std::string changed = sound;
        changed[at] = static_cast<char>(changed[at] ^ 0x55);
        trick_with(home, changed);
    }
}
