// The recipes for authors are packages: each is sound, its examples hold, and it can be played.

#include "catch.hpp"
#include "place.hpp"
#include "support/home.hpp"
#include "support/shipped.hpp"

#include "teach/check/check.hpp"

#include <map>
#include <sstream>

using namespace roundhouse;

using testing::text_of;

namespace {

/// The page's blocks of Lua, by the path in their first line: "variants/no-dix/variant.lua".
std::map<std::string, std::string> recipe_files() {
    std::istringstream page(text_of(source_tree() + "/scripts/RECIPES.md"));
    std::map<std::string, std::string> files;
    std::string* block = nullptr;
    for (std::string line; std::getline(page, line);) {
        if (line == "```") {
            block = nullptr;
        } else if (line == "```lua") {
            std::getline(page, line);
            REQUIRE(line.starts_with("-- variants/"));
            block = &files[line.substr(3)];
        }
        if (block) *block += line + "\n";
    }
    return files;
}

std::vector<std::string> names_of(const std::map<std::string, std::string>& files) {
    std::vector<std::string> names;
    for (const auto& [path, text] : files)
        if (path.ends_with("/variant.lua")) names.push_back(path.substr(9, path.size() - 9 - 12));
    return names;
}

std::string every(const variants::Findings& findings) {
    std::string text;
    for (const script::Finding& finding : findings) text += script::to_text(finding) + "\n";
    return text;
}

} // namespace

TEST_CASE("Every recipe is a sound package, whose examples hold") {
    const testing::Home home;
    const auto files = recipe_files();
    for (const auto& [path, text] : files) home.write("data/roundhouse/" + path, text);
    const auto names = names_of(files);
    CHECK(names.size() == 22);
    for (const std::string& name : names) {
        INFO(name);
        const auto package = variants::open_package(name);
        if (!package) FAIL(every(package.error()));
        variants::Findings findings = teach::check(*package);
        std::erase_if(findings,
                      [](const script::Finding& one) { return one.severity == script::Severity::remark; });
        CHECK(every(findings) == "");
        CHECK((package->examples() || !package->lessons().empty()));
        const auto rules = package->compile();
        REQUIRE(rules);
        if (package->examples()) CHECK((*rules)->digest != testing::rules_of("partnership")->digest);
    }
}
