// What a package says is known to its catalogs, and nothing else stands in them.

#include "catch.hpp"
#include "place.hpp"

#include "teach/translations.hpp"

#include "../variants/support.hpp"

using namespace roundhouse;

TEST_CASE("the catalogs of every shipped package have what it says, and no more") {
    for (const auto& info : variants::list_packages()) {
        if (!info.shipped) continue;
        INFO(info.id);
        CHECK(testing::texts(teach::translation_findings(testing::opened(info.id))) ==
              std::vector<std::string>{});
    }
}

TEST_CASE("melds are said with the ranks of either face") {
    const auto texts = teach::texts_of(testing::opened("partnership"));
    CHECK(texts.contains("Queens around"));
    CHECK(texts.contains("Obers around"));
}

TEST_CASE("what is said of jumps, and the filters of a contract's own rules, are among the texts") {
    const auto jumps = teach::texts_of(testing::opened(testing::test_package("telling-jumps")));
    CHECK(jumps.contains("I hold a run."));
    const testing::Folder folder;
    folder.write("variant.lua",
                 "return { extends = 'partnership', title = 'No trump', rules = function(o, r)\n"
                 "  r.trump = { also = { { 'no trump', declarer_takes = 'the bid', ranks = 'A K Q J 10 9',\n"
                 "    follow = { { 'what was led', keep = 'led' } } } } }\n"
                 "  return r end }\n");
    CHECK(teach::texts_of(testing::opened(folder.path().string())).contains("what was led"));
}
