// The worked examples of every shipped package, as tests.

#include "catch.hpp"
#include "place.hpp"
#include "support/shipped_packages.hpp"

#include "cards/notation.hpp"
#include "teach/examples/examples.hpp"
#include "teach/examples/mutation.hpp"

#include "../variants/support.hpp"

#include <fmt/format.h>

using namespace roundhouse;

TEST_CASE("every example of every shipped package holds") {
    int examples = 0;
    for (const auto& info : testing::shipped_packages()) {
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
    for (const auto& info : testing::shipped_packages()) {
        const auto package = variants::open_package(info.id);
        REQUIRE(package);
        INFO(info.id);
        const teach::SoundExamples examples(*package, *teach::read_examples(*package));
        CHECK_FALSE(examples.notice([](script::Value&) {}));
        const auto notice_more_for = [&](const std::string& counted, int more) {
            INFO(counted);
            return examples.notice([&](script::Value& description) {
                script::Table& count = description.as_table().find("count")->as_table();
                const script::Value* const points = count.find(counted);
                count.set(counted, script::Value((points ? points->as_integer() : 0) + more));
            });
        };
        CHECK(notice_more_for("last_trick", 10));
        for (const Rank rank : (*package->compile())->ranks) {
            INFO(letter(rank));
            CHECK(notice_more_for(letter(rank), 1));
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
          "hand: “Xx” is not a card; a card is a rank (A 10 K Q J 9 8 7) and a suit (s h "
          "d c), like 10h or Qs");
    CHECK((*results)[2].got.find("minimun") != std::string::npos);
}

TEST_CASE("a value that no option can have is refused, not left out of an example") {
    const testing::Folder folder;
    folder.write("variant.lua", "return { extends = 'partnership', title = 'House' }");
    folder.write("examples.lua", R"(return {
  { "B06", "too many", options = { target = 4294968296 }, meld = { trump = "H", hand = "", is = 0 } },
  { "B06", "a part", options = { target = 1000.5 }, meld = { trump = "H", hand = "", is = 0 } },
  { "B06", "a table", options = { target = { 1000 } }, meld = { trump = "H", hand = "", is = 0 } },
  { "B06", "no table", options = "target", meld = { trump = "H", hand = "", is = 0 } } })");
    const auto package = variants::open_package(folder.path().string());
    REQUIRE(package);
    const auto results = teach::run_examples(*package);
    REQUIRE(results);
    REQUIRE(results->size() == 4);
    for (const auto& result : *results) {
        INFO(result.title << ": " << result.got);
        CHECK_FALSE(result.passed);
        CHECK((result.got.find("target") != std::string::npos || result.title == "no table"));
    }
}

TEST_CASE("seventeen cards of a kind in an example are a slip of it") {
    const testing::Folder folder;
    folder.write("variant.lua", "return { extends = 'two-handed', title = 'House' }");
    folder.write("examples.lua", R"(local many = string.rep("Ah ", 17)
local twelve = string.rep("Ah ", 12)
return {
  { "C02", "stock", round = { dealer = 2, deal = { "Ah", "Ah" }, stock = many, actions = "", after = { seat = 1 } } },
  { "C02", "hands", round = { dealer = 2, deal = { twelve, twelve }, stock = "10h", actions = "", after = { seat = 1 } } } })");
    const auto package = variants::open_package(folder.path().string());
    REQUIRE(package);
    const auto results = teach::run_examples(*package);
    REQUIRE(results);
    REQUIRE(results->size() == 2);
    for (const auto& result : *results) CHECK_FALSE(result.passed);
    CHECK(results->back().got == "deal: more cards of a kind than the deck has");
}

TEST_CASE("[C33] where people sit out, the hands of an example lie where they are written, whoever deals") {
    const testing::Folder folder;
    folder.write("variant.lua", "return { extends = 'partnership', title = 'House' }");
    folder.write("examples.lua", R"(local hands = {
  "As As 10s 10s Ks Ks Qs Qs Js Js 9s 9s", "Ah Ah 10h 10h Kh Kh Qh Qh Jh Jh 9h 9h",
  "Ad Ad 10d 10d Kd Kd Qd Qd Jd Jd 9d 9d", "Ac Ac 10c 10c Kc Kc Qc Qc Jc Jc 9c 9c" }
local function dealt_by(dealer, people)
  return { "C33", "dealt", options = { people = people }, round = { dealer = dealer, deal = hands, actions = "",
    after = { hands = hands } } }
end
return { dealt_by(1, 5), dealt_by(2, 5), dealt_by(5, 5), dealt_by(6, 6), dealt_by(3, 4), dealt_by(nil, 4) })");
    const auto package = variants::open_package(folder.path().string());
    REQUIRE(package);
    const auto results = teach::run_examples(*package);
    REQUIRE(results);
    REQUIRE(results->size() == 6);
    for (const auto& result : *results) {
        INFO(result.got);
        CHECK(result.passed);
    }
}
