// Which language is spoken, and numbers in it.

#include "catch.hpp"
#include "support/home.hpp"

#include "base/language.hpp"

using namespace roundhouse;

namespace {

std::string language_asked_for_by(const char* list) {
    const testing::Home home; // asks for English
    setenv("LANGUAGE", list, 1);
    std::string tag = language_of_environment();
    setenv("LANGUAGE", "en", 1);
    return tag;
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
