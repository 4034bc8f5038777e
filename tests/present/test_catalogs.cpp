// A translation whose placeholders differ from the English ones would throw when used.

#include "catch.hpp"
#include "support/catalogs.hpp"

#include <filesystem>
#include <optional>
#include <set>

using namespace roundhouse;
using namespace roundhouse::testing;

namespace {

/// The numbers of a text's placeholders: 0 and 1 for "{} of {}" and "{1} of {0}". Nothing if {fmt} would
/// refuse the text: numbered and unnumbered placeholders mixed, or an unclosed brace.
std::optional<std::set<int>> parts(const std::string& text) {
    std::set<int> places;
    int unnumbered = 0;
    bool numbered = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '{' && text[at] != '}') continue;
        if (at + 1 < text.size() && text[at + 1] == text[at]) {
            ++at;
            continue;
        }
        const std::size_t end = text.find('}', at);
        if (text[at] == '}' || end == std::string::npos) return {};
        const std::string inside = text.substr(at + 1, text.find_first_of(":}", at) - at - 1);
        if (inside.empty()) {
            places.insert(unnumbered++);
        } else {
            numbered = true;
            places.insert(std::stoi(inside));
        }
        at = end;
    }
    if (numbered && unnumbered > 0) return {};
    return places;
}

} // namespace

TEST_CASE("parts of a text are told apart as {fmt} does") {
    using Places = std::set<int>;
    CHECK(parts("{} of {}") == Places{0, 1});
    CHECK(parts("{1} für {0}") == Places{0, 1});
    CHECK(parts("{:.1f} {{in braces}}") == Places{0});
    CHECK_FALSE(parts("{} {0}"));
    CHECK_FALSE(parts("{ open"));
    CHECK_FALSE(parts("close }"));
}

TEST_CASE("every translation has the parts of its English") {
    int catalogs = 0;
    for (const auto& file : std::filesystem::directory_iterator(source_tree() + "/assets/lang")) {
        if (file.path().extension() != ".po") continue;
        ++catalogs;
        for (const CatalogEntry& entry : catalog_entries(file.path().stem().string())) {
            INFO(file.path().filename() << ": " << entry.english);
            const auto wanted = parts(entry.plural.empty() ? entry.english : entry.plural);
            REQUIRE(wanted);
            for (std::size_t form = 0; form < entry.texts.size(); ++form) {
                const auto has = parts(entry.texts[form]);
                REQUIRE(has);
                // "One card" need not use its number.
                const bool of_one = !entry.plural.empty() && form == 0;
                CHECK((of_one ? std::includes(wanted->begin(), wanted->end(), has->begin(), has->end())
                              : has == wanted));
            }
        }
    }
    CHECK(catalogs > 0);
}
