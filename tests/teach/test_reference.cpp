// scripts/REFERENCE.md and scripts/meta/: written by the program, and current.

#include "catch.hpp"
#include "place.hpp"

#include "teach/reference.hpp"
#include "variants/description/description.hpp"
#include "variants/files/package_files.hpp"

#include <fstream>
#include <sstream>

using namespace roundhouse;
using teach::library_functions;

namespace {

std::string file_at(const std::string& path) {
    std::ifstream file(source_tree() + "/" + path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::string page() {
    variants::Findings findings;
    std::map<std::string, std::string> sources;
    for (const auto& [name, source] : variants::read_library(findings).modules) sources[name] = source.text;
    REQUIRE(findings.empty());
    static const teach::KeyExamples examples = teach::key_examples(teach::packages_with_examples(
        {source_tree() + "/tests/packages/vocabulary", source_tree() + "/tests/packages/vocabulary-for-two",
         source_tree() + "/tests/packages/kontra", source_tree() + "/tests/packages/no-trump"}));
    return teach::reference_page(sources, examples);
}

/// "by" of "auction.steps[].by"; empty for an element of a list.
std::string last_key(const std::string& path) {
    if (path.ends_with("]")) return {};
    const std::size_t dot = path.rfind('.');
    return dot == std::string::npos ? path : path.substr(dot + 1);
}

} // namespace

TEST_CASE("the reference in scripts/ is what the program writes") {
    INFO("tools/reference writes both anew");
    CHECK(page() == file_at("scripts/REFERENCE.md"));
    CHECK(teach::language_server_meta() == file_at("scripts/meta/roundhouse.lua"));
}

TEST_CASE("every key has an example that some package says") {
    std::istringstream lines(page());
    for (std::string line; std::getline(lines, line);) {
        INFO(line);
        CHECK_FALSE((line.starts_with("| `") && line.ends_with("|  |")));
    }
}

TEST_CASE("the reference and the annotations name every key with a sentence") {
    const std::string said = page(), meta = teach::language_server_meta();
    for (const auto* schema : {&variants::package_schema(), &variants::description_schema()})
        for (const script::Described& row : script::describe(*schema)) {
            INFO(row.path);
            CHECK(said.find("`" + row.path + "`") != std::string::npos);
            const std::string key = last_key(row.path);
            if (key.empty()) continue;
            const bool annotated = meta.find("---@field " + key + " ") != std::string::npos ||
                                   meta.find("---@field " + key + "? ") != std::string::npos;
            CHECK(annotated);
        }
}

TEST_CASE("annotations are nothing but comments: Lua reads them as an empty file") {
    std::istringstream lines(teach::language_server_meta());
    std::string line;
    int classes = 0;
    while (std::getline(lines, line)) {
        INFO(line);
        CHECK((line.empty() || line.starts_with("--")));
        classes += line.starts_with("---@class ") ? 1 : 0;
    }
    CHECK(classes > 20);
}

TEST_CASE("functions of the library are listed with the comment above them") {
    const auto functions =
        library_functions("pots", "-- About pots.\n\n-- Boils `water`\n-- at once.\n"
                                  "function P.boil(water, salt)\nend\n\nfunction P.cool() end\n"
                                  "local function heat(x) end\n");
    REQUIRE(functions.size() == 2);
    CHECK(functions[0].signature == "pots.boil(water, salt)");
    CHECK(functions[0].says == "Boils `water` at once.");
    CHECK(functions[1].signature == "pots.cool()");
    CHECK(functions[1].says.empty());
}

TEST_CASE("settings of a library function are listed one by one") {
    const auto functions =
        library_functions("pots", "-- Boils it.\n--   minutes   how long it\n--             boils\n"
                                  "--   lid_closed whether it is covered\nfunction P.boil(o)\nend\n");
    REQUIRE(functions.size() == 1);
    CHECK(functions[0].says == "Boils it.");
    REQUIRE(functions[0].settings.size() == 2);
    CHECK(functions[0].settings[0] == std::pair<std::string, std::string>("minutes", "how long it boils"));
    CHECK(functions[0].settings[1] ==
          std::pair<std::string, std::string>("lid_closed", "whether it is covered"));
}

TEST_CASE("tables of a library module are listed if a comment tells of them") {
    const auto tables =
        library_functions("pots", "local all = {}\n-- Kinds of lids.\nP.lids = { 1 }\nP.secret = {}\n"
                                  "-- A local one.\nlocal pot = 1\nreturn {\n  -- Of iron.\n"
                                  "  [\"old-pot\"] = { weight = 2 },\n  -- Of glass.\n  new   = {},\n"
                                  "  hidden = {},\n}\n");
    REQUIRE(tables.size() == 3);
    CHECK(tables[0].signature == "pots.lids");
    CHECK(tables[1].signature == "pots[\"old-pot\"]");
    CHECK(tables[1].says == "Of iron.");
    CHECK(tables[2].signature == "pots.new");
}

TEST_CASE("the reference tells of everything that the library gives packages") {
    std::istringstream lines(page());
    std::string module;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("### `require")) module = line;
        if (module.empty() || !line.starts_with("- `")) continue;
        INFO(line);
        CHECK(line.find("`: ") != std::string::npos);
    }
    CHECK(page().find("- `must[\"pre-1945\"]`: ") != std::string::npos);
    CHECK(page().find("  - `set_times`: ") != std::string::npos);
}
