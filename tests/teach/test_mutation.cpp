// Do examples notice changes of the rules? The rules are changed a little, one change at a time.

#include "catch.hpp"
#include "support/home.hpp"

#include "teach/examples/mutation.hpp"

#include <algorithm>

using namespace roundhouse;
using teach::Mutation;

namespace {

std::vector<Mutation> mutations_of(const testing::Home& home, const std::string& examples, int threads = 1) {
    home.write("kitchen/variant.lua", "return { extends = 'partnership', title = 'Kitchen' }");
    home.write("kitchen/examples.lua", examples);
    const auto package = variants::open_package((home.path() / "kitchen").string());
    REQUIRE(package);
    const auto found = teach::mutations(*package, {.threads = threads});
    REQUIRE(found);
    return *found;
}

const Mutation& at(const std::vector<Mutation>& all, const std::string& path) {
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Mutation& one) { return one.path == path; });
    REQUIRE(found != all.end());
    return *found;
}

} // namespace

TEST_CASE("a number that an example is about is noticed when it changes, and no other") {
    const testing::Home home;
    const auto all = mutations_of(
        home, "return { { 'B11', 'aces', meld = { trump = 'S', hand = 'As Ah Ad Ac', is = 100 } },\n"
              "  { 'B21', 'counters', rules = { is = { count = { last_trick = 10 } } } } }");
    CHECK(at(all, "count.last_trick").noticed);
    CHECK(at(all, "count.last_trick").from == "10");
    CHECK(at(all, "count.last_trick").to == "11");
    CHECK_FALSE(at(all, "auction.minimum").noticed);
    const auto noticed =
        std::count_if(all.begin(), all.end(), [](const Mutation& one) { return one.noticed; });
    CHECK(noticed >= 2); // the aces, the last trick
    CHECK(noticed < static_cast<std::ptrdiff_t>(all.size()) / 4);
    for (const Mutation& one : all) CHECK(one.from != one.to);
}

TEST_CASE("an example that fails anyhow notices nothing, and any number of threads finds the same") {
    const testing::Home home;
    const std::string wrong =
        "return { { 'B11', 'aces', meld = { trump = 'S', hand = 'As Ah Ad Ac', is = 99 } } }";
    const auto all = mutations_of(home, wrong), again = mutations_of(home, wrong, 3);
    REQUIRE(all.size() == again.size());
    REQUIRE(all.size() > 30);
    for (std::size_t i = 0; i < all.size(); ++i) {
        CHECK_FALSE(all[i].noticed);
        CHECK(all[i].path == again[i].path);
        CHECK(all[i].to == again[i].to);
    }
}
