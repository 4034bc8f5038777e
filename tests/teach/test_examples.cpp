// The worked examples of every package that ships are its tests.

#include "catch.hpp"
#include "place.hpp"

#include "cards/notation.hpp"
#include "teach/examples/examples.hpp"

#include "../variants/support.hpp"

#include <fmt/format.h>

using namespace roundhouse;

namespace {

/// How many examples of the package fail when its description is changed so.
int failing_examples(const variants::Package& package, const std::string& change) {
    const test::Folder folder;
    folder.write(
        "variant.lua",
        fmt::format("return {{ extends = \"{}\", title = \"changed\", rules = function(o, r) {} return "
                    "r end }}",
                    package.id(), change));
    folder.write("examples.lua", package.examples()->text);
    const auto changed = variants::open_package(folder.path().string());
    REQUIRE(changed);
    const auto results = teach::run_examples(*changed);
    REQUIRE(results);
    return static_cast<int>(
        std::count_if(results->begin(), results->end(), [](const auto& result) { return !result.passed; }));
}

} // namespace

TEST_CASE("every example of every shipped package holds") {
    int examples = 0;
    for (const auto& info : variants::list_packages()) {
        if (!info.shipped) continue;
        INFO(info.id);
        const auto package = variants::open_package(info.id);
        REQUIRE(package);
        const auto results = teach::run_examples(*package);
        REQUIRE(results);
        CHECK_FALSE(results->empty());
        for (const auto& result : *results) {
            INFO(result.cites << " " << result.title << " (" << result.form << ")\n  expected "
                              << result.expected << "\n  got      " << result.got);
            CHECK(result.passed);
            ++examples;
        }
    }
    CHECK(examples > 30);
}

TEST_CASE("examples of every package catch a changed card value and a changed last trick") {
    for (const auto& info : variants::list_packages()) {
        if (!info.shipped) continue;
        const auto package = variants::open_package(info.id);
        REQUIRE(package);
        const RulebookPtr rules = *package->compile();
        INFO(info.id);
        CHECK(failing_examples(*package, "") == 0);
        CHECK(failing_examples(*package, "r.count.last_trick = r.count.last_trick + 10") > 0);
        for (const Rank rank : rules->ranks) {
            INFO(letter(rank));
            CHECK(failing_examples(*package, fmt::format("r.count[\"{0}\"] = (r.count[\"{0}\"] or 0) + 1",
                                                         letter(rank))) > 0);
        }
    }
}

TEST_CASE("an example that is wrong is found out") {
    const auto package = variants::open_package(source_tree() + "/tests/packages/wrong-examples");
    REQUIRE(package);
    const auto results = teach::run_examples(*package);
    REQUIRE(results);
    REQUIRE(results->size() == 4);
    for (const auto& result : *results) {
        INFO(result.title << ": " << result.got);
        CHECK_FALSE(result.passed);
        CHECK_FALSE(result.expected.empty());
    }
    CHECK((*results)[0].got == "150");
    CHECK((*results)[1].got ==
          "hand: \"Xx\" is not a card; a card is a rank (A 10 K Q J 9 8 7) and a suit (s h "
          "d c), like 10h or Qs");
    CHECK((*results)[2].got.find("minimun") != std::string::npos);
}
