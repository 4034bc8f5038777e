// Melds too numerous to search are refused at their place in the package.

#include "catch.hpp"
#include "support/home.hpp"

#include "variants/packages.hpp"

#include <chrono>

using namespace roundhouse;

namespace {

/// Double-deck with a few melds that belong to two types each.
constexpr const char* of_two_types =
    R"(return { title = "Shared", extends = "double-deck", rules = function(o, r)
        for _, rank in ipairs { "A", "10", "K", "Q", "J" } do
          table.insert(r.melds, { "Lone " .. rank, type = { "X", "Y" }, cards = rank, of = "any", points = { 1, 2, 3 } })
        end
        return r
    end })";

/// Partnership with a hundred melds of three arbitrary cards, of type `type`.
std::string package_of(const std::string& type) {
    return R"(return { title = "Many", extends = "partnership", rules = function(o, r)
        local ranks, suits = { "A", "10", "K", "Q", "J", "9" }, { "s", "h", "d", "c" }
        local function card(n) return ranks[n % 6 + 1] .. suits[n // 6 % 4 + 1] end
        r.melds = {}
        for i = 1, 100 do -- of three kinds each, no two the same
            local second = i + 1 + i % 11
            r.melds[i] = { "Three " .. i, type = )" +
           type +
           R"(, cards = card(i) .. " " .. card(second) .. " " .. card(second + 1 + i // 11 % 7), points = { 10 + i % 7 } }
        end
        return r
    end })";
}

} // namespace

TEST_CASE("a package whose melds no bound holds is refused soon, with the name of a meld",
          "[hostile][clock]") {
    const testing::Home home;
    const auto file = home.write("many/variant.lua", package_of("\"1\""));
    const auto start = std::chrono::steady_clock::now();
    const auto package = variants::open_package(file.string());
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    CHECK(took.count() < 2);
    REQUIRE_FALSE(package);
    REQUIRE(package.error().size() == 1);
    const auto& finding = package.error().front();
    INFO(script::to_text(finding));
    CHECK(finding.code == "melds_too_many");
    CHECK(finding.path.starts_with("melds["));
    CHECK(finding.found.starts_with("\"Three "));
    CHECK(variants::open_package(home.write("few/variant.lua", package_of("\"t\" .. i")).string()));
}

TEST_CASE("melds of several types that may be chosen in too many ways are refused at once",
          "[hostile][clock]") {
    const testing::Home home;
    const auto file = home.write("shared/variant.lua", of_two_types);
    const auto start = std::chrono::steady_clock::now();
    const auto package = variants::open_package(file.string());
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    CHECK(took.count() < 2); // counting them all would take years
    REQUIRE_FALSE(package);
    const auto& finding = package.error().front();
    CHECK(finding.code == "melds_too_many");
    CHECK(finding.found.starts_with("with \"Lone J\" a hand may choose"));
}
