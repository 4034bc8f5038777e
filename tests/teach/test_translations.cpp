// A package's catalogs have all of its texts, and nothing else.

#include "catch.hpp"
#include "place.hpp"
#include "support/shipped_packages.hpp"

#include "teach/translations.hpp"

#include "../variants/support.hpp"

using namespace roundhouse;

TEST_CASE("the catalogs of every shipped package have what it says, and no more") {
    for (const auto& info : testing::shipped_packages()) {
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

TEST_CASE("what no language of the program reads is said once") {
    const testing::Folder folder;
    folder.write(
        "variant.lua",
        "return { extends = 'partnership', title = { en = 'House', xx = 'Maison' }, summary = 'S.' }");
    folder.write("lang/fr.po", "msgid \"S.\"\nmsgstr \"S!\"\n");
    const auto findings = teach::translation_findings(testing::opened(folder.path().string()));
    REQUIRE(findings.size() == 2);
    CHECK(findings[0].path == "title.xx");
    CHECK(findings[1].file == (folder.path() / "lang/fr.po").string());
    for (const script::Finding& finding : findings)
        CHECK(finding.found == "the program speaks de and en; nothing reads this");
}

TEST_CASE("what is said of a catalog names the file, and a command that opens its package") {
    const testing::Folder folder;
    folder.write("variant.lua", "return { extends = 'partnership', title = 'Hausregeln' }");
    folder.write("lang/de.po", "msgid \"nobody says this\"\nmsgstr \"das sagt niemand\"\n");
    const auto findings = teach::translation_findings(testing::opened(folder.path().string()));
    REQUIRE(findings.size() == 2);
    for (const script::Finding& finding : findings) {
        CHECK(finding.file == (folder.path() / "lang/de.po").string());
        CHECK(std::filesystem::exists(finding.file));
    }
    CHECK(findings[0].hint ==
          "`roundhouse texts " + folder.path().string() + " de` writes a catalog with all texts");
}
