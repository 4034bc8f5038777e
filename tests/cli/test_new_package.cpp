// A new package is sound as it is, and also with all of its commented-out lines enabled.

#include "catch.hpp"
#include "place.hpp"
#include "program.hpp"
#include "support/home.hpp"
#include "support/shipped_packages.hpp"

#include "variants/agreements.hpp"

#include <fstream>
#include <regex>

#include <nlohmann/json.hpp>

using namespace roundhouse;
using testing::Home;
using testing::Outcome;
using testing::run_program;
using testing::text_of;

namespace {

/// The text with every commented-out line of Lua enabled.
std::string with_everything(const std::string& text) {
    std::istringstream in(text);
    std::string all;
    for (std::string line; std::getline(in, line);) {
        const std::size_t dashes = line.find("    -- ");
        if (dashes == 0) line.erase(4, 3);
        all += line + "\n";
    }
    return all;
}

} // namespace

TEST_CASE("a new package can be played at once, whatever it is made from, and so can all that it offers") {
    const Home home;
    for (const variants::PackageInfo& parent : testing::shipped_packages()) {
        const std::string name = "our-" + parent.id;
        INFO(name);
        const Outcome made = run_program({"new", name, "--extends", parent.id});
        CHECK(made.status == 0);
        CHECK(made.out.find("roundhouse check " + name) != std::string::npos);
        const auto folder = variants::user_variants() / name;
        for (const char* file : {"variant.lua", "examples.lua", "README.md", ".luarc.json", "lang"})
            CHECK(std::filesystem::exists(folder / file));
        CHECK(std::filesystem::is_empty(folder / "lang"));
        const auto package = variants::open_package(name);
        REQUIRE(package);
        CHECK(package->compile());
        CHECK(package->warnings().empty());
        CHECK(run_program({"test", name}).status == 0);

        for (const char* file : {"variant.lua", "examples.lua", "README.md", ".luarc.json"})
            CHECK_FALSE(std::regex_search(text_of(folder / file), std::regex("@[A-Z_]+@"))); // all filled in
        const std::string text = text_of(folder / "variant.lua");
        const std::string changed = with_everything(text);
        CHECK(changed != text);
        std::ofstream(folder / "variant.lua") << changed;
        const auto other = variants::open_package(name);
        REQUIRE(other);
        for (const auto& choice : {std::pair("stay", "yes"), std::pair("bonus", "0")})
            CHECK(other->compile({choice}));
        std::filesystem::remove_all(folder); // so that the next parents are shipped packages
    }
}

TEST_CASE("a new package calls its parent by its title, and names a guide that is there") {
    const Home home;
    REQUIRE(run_program({"new", "kitchen", "--extends", "german"}).status == 0);
    const std::string text = text_of(variants::user_variants() / "kitchen" / "variant.lua");
    const std::string title = variants::open_package("german").value().title().en;
    CHECK(text.find("\"" + title + ", as we play it.\"") != std::string::npos);
    std::smatch guide;
    REQUIRE(std::regex_search(text, guide, std::regex("-- (.*README\\.md) is the guide")));
    CHECK(std::filesystem::exists(guide[1].str()));
}

TEST_CASE("check has nothing to say of a new package") {
    const Home home;
    REQUIRE(run_program({"new", "kitchen"}).status == 0);
    CHECK(run_program({"check", "kitchen"}).out == "kitchen: nothing is wrong.\n");
}

TEST_CASE("a new package is refused by name where it cannot be made, and nothing is written") {
    const Home home;
    const auto refused = [](std::vector<std::string> line, const std::string& why) {
        const Outcome outcome = run_program(line);
        INFO(outcome.err);
        CHECK(outcome.status == 2);
        CHECK(outcome.err.find(why) != std::string::npos);
    };
    refused({"new", "Our House"}, "cannot be the name of a package");
    refused({"new", "../house"}, "cannot be the name of a package");
    refused({"new", "german"}, "There is a package “german” already.");
    refused({"new", "kitchen", "--extends", "./german"}, "by its name, not by a path");
    refused({"new", "kitchen", "--extends", "germna"}, "Did you mean german");
    CHECK_FALSE(std::filesystem::exists(variants::user_variants()));
    REQUIRE(run_program({"new", "kitchen"}).status == 0);
    refused({"new", "kitchen"}, "There is a package “kitchen” already.");
}

TEST_CASE("the language server can read its settings wherever the program lies") {
    const Home home;
    const std::filesystem::path odd = home.path() / R"(a "house" \ home)";
    std::filesystem::create_directories(odd / "variants");
    std::filesystem::create_directory_symlink(source_tree() + "/scripts", odd / "scripts");
    const testing::Variable data("ROUNDHOUSE_DATA", odd);
    const Outcome made = run_program({"new", "our-house"});
    REQUIRE(made.status == 0);
    const std::string text = text_of(variants::user_variants() / "our-house" / ".luarc.json");
    CHECK(nlohmann::json::parse(text).at("workspace.library").at(0) == (odd / "scripts" / "std").string());
}
