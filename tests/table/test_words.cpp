// The window's German: every text it asks for has one, and says the same things.

#include "catch.hpp"
#include "place.hpp"

#include "table/words.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

#include <nlohmann/json.hpp>

using namespace roundhouse;
using namespace roundhouse::table;

namespace {

/// What stands between the brackets after `at`, up to the first comma.
std::string first_argument(const std::string& source, std::size_t at) {
    int depth = 1;
    bool quoted = false;
    std::size_t i = at;
    for (; i < source.size() && depth > 0; ++i) {
        const char c = source[i];
        if (c == '\\')
            ++i;
        else if (c == '"')
            quoted = !quoted;
        else if (!quoted && c == '(')
            ++depth;
        else if (!quoted && (c == ')' || (c == ',' && depth == 1)))
            --depth;
    }
    return source.substr(at, i - at);
}

/// The literals in it; neighbours are one text.
std::vector<std::string> texts_in(const std::string& code) {
    static const std::regex run("\"(?:[^\"\\\\]|\\\\.)*\"(?:\\s*\"(?:[^\"\\\\]|\\\\.)*\")*");
    static const std::regex one("\"(?:[^\"\\\\]|\\\\.)*\"");
    std::vector<std::string> texts;
    for (std::sregex_iterator at(code.begin(), code.end(), run), end; at != end; ++at) {
        const std::string literal = at->str();
        std::string text;
        for (std::sregex_iterator part(literal.begin(), literal.end(), one); part != end; ++part)
            text += nlohmann::json::parse(part->str()).get<std::string>();
        texts.push_back(text);
    }
    return texts;
}

std::set<std::string> texts_asked_for() {
    std::set<std::string> texts;
    static const std::regex asks("\\b(phrase|said|words_|page\\.words)\\(");
    for (const char* room : {"table", "teach", "cli", "rules", "cards", "game/steps"})
        for (const auto& file :
             std::filesystem::directory_iterator(std::filesystem::path(source_tree()) / "src" / room)) {
            if (file.path().extension() != ".cpp") continue;
            std::ifstream in(file.path());
            const std::string source(std::istreambuf_iterator<char>(in), {});
            for (std::sregex_iterator at(source.begin(), source.end(), asks), end; at != end; ++at) {
                const auto begin = static_cast<std::size_t>(at->position() + at->length());
                for (const std::string& text : texts_in(first_argument(source, begin)))
                    if (std::regex_search(text, std::regex("[A-Za-z]"))) texts.insert(text);
            }
        }
    return texts;
}

std::size_t places_in(const std::string& text) {
    static const std::regex place("\\{[^}]*\\}");
    return static_cast<std::size_t>(
        std::distance(std::sregex_iterator(text.begin(), text.end(), place), std::sregex_iterator()));
}

} // namespace

TEST_CASE("every text the window asks for has its German") {
    const Words german("de");
    REQUIRE(german.phrases());
    const std::set<std::string> asked = texts_asked_for();
    CHECK(asked.size() > 200);
    for (const std::string& text : asked) {
        INFO(text);
        CHECK(german.phrases()->count(text) == 1);
    }
}

TEST_CASE("a German text takes the same values as the English one") {
    const Words german("de");
    for (const auto& [english, text] : *german.phrases()) {
        INFO(english);
        CHECK(places_in(english) == places_in(text));
        CHECK_FALSE(text.empty());
    }
}

TEST_CASE("a thread speaks a language as long as it is told to") {
    const Phrases phrases{{"{} of {}", "{1}-{0}"}};
    CHECK(phrase("{} of {}", "Ace", "Hearts") == "Ace of Hearts");
    {
        std::set<std::string> missed;
        const Speech speech(&phrases, true, &missed);
        CHECK(Speech::has_signs());
        CHECK(phrase("{} of {}", "Ass", "Herz") == "Herz-Ass");
        CHECK(phrase("plain") == "plain");
        CHECK(missed == std::set<std::string>{"plain"});
    }
    CHECK(phrase("{} of {}", "Ace", "Hearts") == "Ace of Hearts");
    CHECK_FALSE(Speech::has_signs());
}
