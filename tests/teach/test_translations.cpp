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
