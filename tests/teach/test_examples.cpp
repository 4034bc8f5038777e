// The worked examples of every package that ships are its tests.

#include "catch.hpp"
#include "place.hpp"

#include "teach/examples.hpp"

using namespace roundhouse;

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
