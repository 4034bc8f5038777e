// The key that seals the seeds of unfinished games.

#include "catch.hpp"
#include "support/home.hpp"

#include "store/seal_key.hpp"

using namespace roundhouse;
using namespace roundhouse::store;
namespace fs = std::filesystem;

TEST_CASE("the key is made at first use, is its owner's alone, and stays") {
    const testing::Home home;
    CHECK_FALSE(kept_seal_key());
    const auto key = seal_key();
    REQUIRE(key);
    CHECK(fs::status(seal_key_file()).permissions() == fs::perms(0600));
    CHECK(seal_key() == key);
    CHECK(kept_seal_key() == key);
    const testing::Home other;
    CHECK_FALSE(seal_key() == key);
}

TEST_CASE("a key that is damaged is kept beside the new one") {
    const testing::Home home;
    home.write("data/roundhouse/seal.key", "short");
    REQUIRE(seal_key());
    CHECK(seal_key() == kept_seal_key());
    CHECK(testing::text_of(seal_key_file().string() + ".damaged") == "short");
}

TEST_CASE("so is one that is far too large, and what was kept before stays") {
    const testing::Home home;
    home.write("data/roundhouse/seal.key.damaged", "an earlier one");
    home.write("data/roundhouse/seal.key", std::string(5000, 'x'));
    REQUIRE(seal_key());
    CHECK(seal_key() == kept_seal_key());
    CHECK(testing::text_of(seal_key_file().string() + ".damaged") == "an earlier one");
    CHECK(testing::text_of(seal_key_file().string() + ".damaged-2") == std::string(5000, 'x'));
}

TEST_CASE("where no key can be kept there is none") {
    const testing::Home home;
    home.write("data/roundhouse", "a file where a folder should be");
    CHECK_FALSE(seal_key());
}
