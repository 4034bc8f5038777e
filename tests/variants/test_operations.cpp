// However a package spreads its work, each operation on it ends in time and names the one at fault.

#include "catch.hpp"
#include "support.hpp"

#include "script/limits/operation.hpp"
#include "variants/live/live.hpp"

#include <chrono>

#include <fmt/format.h>

using namespace roundhouse;
using namespace roundhouse::testing;

namespace {

using Clock = std::chrono::steady_clock;

/// A loop of about this many million steps.
std::string busy(int millions) {
    return fmt::format("local n = 0 for i = 1, {} * 400000 do n = n + i % 2 end ", millions);
}

/// The findings for a package with this text, within two seconds.
std::string refusal_of(const std::string& text) {
    const Folder folder;
    folder.write("variant.lua", text);
    const auto begin = Clock::now();
    const auto package = variants::open_package(folder.path().string());
    const std::chrono::duration<double> took = Clock::now() - begin;
    CHECK(took.count() < 2.0);
    REQUIRE_FALSE(package);
    std::string all;
    for (const std::string& line : texts(package.error())) all += line + "\n";
    return all;
}

const std::string in_all = "took too long, counting what ran before it while the package was opened";

} // namespace

TEST_CASE("the defaults of options share the time for opening") {
    std::string options;
    for (int i = 0; i < 20; ++i)
        options += fmt::format("{{ 'o{}', function(o) {} return {{ 1, 2 }} end }},", i, busy(10));
    const std::string said = refusal_of("return { extends = 'partnership', title = 'Slow', options = { " +
                                        options + " }, rules = function(o, r) return r end }");
    CHECK(said.find(in_all) != std::string::npos);
    CHECK(said.find("option o") != std::string::npos); // names which one
}

TEST_CASE("what a package does by itself, its options and its rules share the time for opening") {
    const std::string slow = "rules = function(o, r) " + busy(15) + " return r end }";
    const std::string said = refusal_of(busy(16) +
                                        "return { extends = 'partnership', title = 'B', options = { { "
                                        "'x', function(o) " +
                                        busy(16) + " return { 1, 2 } end } }, " + slow);
    CHECK(said.find(in_all) != std::string::npos);
}

TEST_CASE("an operation bounds what is called inside it, and an outer one both") {
    using script::Operation;
    const auto rules = *opened("partnership").compile();
    const auto round = finished_round(100, 150, 100, 100);
    const Operation outer("all was tried", {100'000, std::chrono::seconds(1)});
    std::int64_t inner_spent = 0;
    {
        const Operation inner("one was tried", {1'000'000, std::chrono::seconds(1)});
        (void)rules->live->settle(round);
        inner_spent = inner.fuel_spent();
    }
    CHECK(inner_spent > 0);
    CHECK(outer.fuel_spent() == inner_spent);
    std::string said;
    try {
        for (int i = 0; i < 10'000; ++i) (void)rules->live->settle(round);
    } catch (const variants::ScriptFailure& failure) {
        said = failure.finding().found;
        CHECK(failure.finding().code == "deadline"); // the host's fault code, not a game's outcome
    }
    CHECK(said == "took too long, counting what ran before it while all was tried");
}

TEST_CASE("a package has a number of modules that can be read") {
    const Folder folder;
    folder.write("variant.lua", "return { extends = 'partnership', title = 'Flood' }");
    for (int i = 0; i < 64; ++i) folder.write(fmt::format("m{}.lua", i), "return {}");
    const auto flood = variants::open_package(folder.path().string());
    REQUIRE_FALSE(flood);
    INFO(texts(flood.error()).front());
    CHECK(texts(flood.error()).front().find("has 65 Lua files; the limit is 64") != std::string::npos);
    const Folder heavy;
    heavy.write("variant.lua", "return { extends = 'partnership', title = 'Heavy' }");
    for (int i = 0; i < 20; ++i)
        heavy.write(fmt::format("m{}.lua", i), "return {} --" + std::string(60'000, 'x'));
    const auto full = variants::open_package(heavy.path().string());
    REQUIRE_FALSE(full);
    CHECK(texts(full.error()).front().find("has modules of more than 1048576 bytes together") !=
          std::string::npos);
}
