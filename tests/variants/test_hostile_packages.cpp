// The hostile scripts as main files of packages, opened by the usual loader, all in this one process.

#include "catch.hpp"
#include "support.hpp"

#include "variants/packages.hpp"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <map>
#include <unistd.h>

namespace fs = std::filesystem;
using namespace roundhouse;

namespace {

const fs::path corpus = fs::path(source_tree()) / "tests/hostile";

/// This process's resident memory in bytes.
std::size_t resident() {
    std::ifstream statm("/proc/self/statm");
    std::size_t pages = 0, in_memory = 0;
    statm >> pages >> in_memory;
    return in_memory * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

std::string digest_of_partnership() {
    const auto package = variants::open_package("partnership");
    REQUIRE(package);
    const auto rules = package->compile();
    REQUIRE(rules);
    return (*rules)->digest;
}

std::string repeated(const std::string& text, std::size_t times) {
    std::string all;
    for (std::size_t i = 0; i < times; ++i) all += text;
    return all;
}

/// Two hundred faults, in a text where each could be in thousands of places: nothing is run, but the host
/// searches the text.
std::map<std::string, std::string> hard_to_search() {
    const auto in_rules = [](const std::string& decoys, const std::string& edits) {
        return "local f = function() " + decoys +
               " end\nreturn { extends = \"partnership\", title = \"A\", rules = "
               "function(o, r)\n" +
               edits + "\nreturn r end }\n";
    };
    const std::string ones = "r.melds = {" + repeated("1,", 200) + "}";
    const std::string unknown = "for i = 1, 18000 do r[\"section\" .. i] = i end";
    const std::string deep =
        "local t = {} for i = 1, 200 do t[i] = {} for j = 1, 20 do t[i][\"k \" .. j] = { x = 1 } "
        "end end r.melds = t";
    const std::string declared = "local melds " + repeated("melds = 1 ", 6300);
    return {{"statements", in_rules(declared, ones)},
            {"tables", in_rules("local melds " + repeated("melds={}", 7000),
                                "for i = 1, 200 do r.melds[i] = { x = 1 } end")},
            {"members", in_rules("local r " + repeated("r.melds[#r.melds+1]={1} ", 2300),
                                 "for i = 1, 200 do r.melds[#r.melds + 1] = { i } end")},
            {"sections", in_rules("local x " + repeated("x.s=1 ", 9000), unknown)},
            {"deep", in_rules("local x " + repeated("x.k.k=1 ", 6000), deep)},
            {"options", "local f = function() local options " + repeated("options = 1 ", 5000) +
                            " end\nreturn { extends = \"partnership\", title = \"A\", options = {" +
                            repeated("1,", 600) + "} }\n"}};
}

} // namespace

TEST_CASE("no text makes the host look long for where its faults stand", "[clock]") {
    const testing::Folder folder;
    for (const auto& [name, text] : hard_to_search()) {
        INFO(name);
        REQUIRE(text.size() < script::source_limit);
        std::ofstream(folder.path() / "variant.lua") << text;
        const auto start = std::chrono::steady_clock::now();
        const auto package = variants::open_package((folder.path() / "variant.lua").string());
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
        CHECK(took.count() < 2.0);
        REQUIRE_FALSE(package);
        CHECK(package.error().front().line > 0); // they are found all the same
    }
}

TEST_CASE("no hostile script gets past the loader, and none leaves a mark") {
    const testing::Folder folder;
    const std::string sound = digest_of_partnership();
    const std::size_t before = resident();
    int tried = 0;
    for (const auto& entry : fs::directory_iterator(corpus)) {
        if (entry.path().extension() != ".lua") continue;
        INFO(entry.path().filename().string());
        fs::copy_file(entry.path(), folder.path() / "variant.lua", fs::copy_options::overwrite_existing);
        const auto start = std::chrono::steady_clock::now();
        const auto package = variants::open_package((folder.path() / "variant.lua").string());
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
        CHECK(took.count() < 2.0);
        REQUIRE_FALSE(package); // none of them describes a game
        REQUIRE_FALSE(package.error().empty());
        std::string message;
        for (const std::string& line : testing::texts(package.error())) message += line + "\n";
        CHECK(message.find("BREACH") == std::string::npos);
        CHECK(message.find('\x1b') == std::string::npos);
        CHECK(message.size() < 100'000);
        ++tried;
    }
    CHECK(tried > 100);
    const auto after = resident();
    CHECK(after - std::min(before, after) < 256u << 20);
    CHECK(digest_of_partnership() == sound);
    int files = 0;
    for ([[maybe_unused]] const auto& entry : fs::directory_iterator(folder.path())) ++files;
    CHECK(files == 1);
}
