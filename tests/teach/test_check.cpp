// What `check` finds: mistakes that show under some agreement only, and in play.

#include "catch.hpp"
#include "support/home.hpp"

#include "teach/check/check.hpp"
#include "teach/examples/examples.hpp"

#include <fstream>

using namespace roundhouse;
using script::Severity;

namespace {

/// Everything that is said of a package with these options and changes, made from partnership.
std::vector<std::string> said_of(const std::string& options, const std::string& changes) {
    const testing::Home home;
    const auto folder = home.path() / "slip";
    std::filesystem::create_directories(folder);
    std::ofstream(folder / "variant.lua")
        << "return { extends = 'partnership', title = 'Slip', options = {" << options
        << "}, rules = function(o, r) " << changes << " return r end }\n";
    const auto package = variants::open_package(folder.string());
    REQUIRE(package);
    std::vector<std::string> said;
    for (const script::Finding& finding : teach::check(*package)) {
        std::string text = script::to_text(finding);
        text.erase(0, text.find("slip/") == std::string::npos ? 0 : text.find("slip/") + 5);
        said.push_back(script::to_json(finding)["severity"].get<std::string>() + ": " + text);
    }
    return said;
}

bool is_said(const std::vector<std::string>& said, const std::string& what) {
    for (const std::string& line : said)
        if (line.find(what) != std::string::npos) return true;
    for (const std::string& line : said) UNSCOPED_INFO(line);
    return false;
}

} // namespace

TEST_CASE("a mistake under one value of an option is found, and says under which") {
    const auto said = said_of("{ 'low', false, label = 'Low' }", "if o.low then r.auction.minimun = 1 end");
    CHECK(is_said(said, "error: variant.lua"));
    CHECK(is_said(said, "with low=yes: auction.minimun"));
    CHECK(said.size() == 1);
}

TEST_CASE("of a number the ends and the steps beside its standard are tried") {
    const std::string option = "{ 'top', 500, min = 100, max = 900, step = 100, label = 'Top' }";
    for (const int value : {100, 400, 600, 900}) {
        const auto said =
            said_of(option, "if o.top == " + std::to_string(value) + " then r.deal.hand = 11 end");
        INFO(value);
        CHECK(is_said(said, "with top=" + std::to_string(value) + ": "));
    }
}

TEST_CASE("of a number with few values each is tried") {
    const auto said = said_of("{ 'cards', 2, min = 1, max = 6, label = 'Cards' }",
                              "if o.cards == 4 then r.pass.crads = 4 end");
    CHECK(is_said(said, "with cards=4: pass.crads"));
}

TEST_CASE(
    "a settlement that fails in an example is found where it is written, and the other examples go on") {
    const testing::Home home;
    home.write("fails/variant.lua",
               "return { extends = 'partnership', title = 'Fails', rules = function(o, r)\n"
               "r.settle = { text = 'x', lines = function(q)\n"
               "  if q.contract.bid == 260 then return { { side = 1, text = 'a', points = 0.5 } } end\n"
               "  return { { side = 1, text = 'a', points = 62 } } end }\n"
               "return r end }\n");
    const auto example = [](int bid, int is) {
        return "  { 's', settle = { contract = { seat = 1, bid = " + std::to_string(bid) + " }, is = { " +
               std::to_string(is) + ", 0 } } },\n";
    };
    const auto file = home.write("fails/examples.lua", "return {\n" + example(260, 62) + example(250, 62) +
                                                           example(250, 63) + "}\n");
    const auto package = variants::open_package(file.parent_path().string());
    REQUIRE(package);
    const auto results = teach::run_examples(*package);
    REQUIRE(results);
    REQUIRE(results->size() == 3);
    CHECK(results->at(0).failure);
    CHECK(results->at(1).passed);
    CHECK_FALSE(results->at(2).passed);
    std::vector<std::string> said;
    for (const script::Finding& finding : teach::check(*package)) said.push_back(script::to_text(finding));
    CHECK(is_said(said, "settle(r)[1].points"));
    CHECK(is_said(said, "examples.lua:2: [1]"));
    CHECK(is_said(said, "examples.lua:4: [3]"));
}

TEST_CASE("a mistake of two options together names both, and each alone is sound") {
    const auto said =
        said_of("{ 'low', false, label = 'Low' }, { 'late', { 'no', 'yes', 'maybe' }, label = 'Late' }",
                "if o.low and o.late == 'maybe' then r.melds[1].points = {} end");
    CHECK(is_said(said, "with late=maybe, low=yes: melds[1].points"));
}

TEST_CASE("what is refused as an agreement is no mistake of the package") {
    CHECK(said_of("{ 'low', false, label = 'Low' }, { 'high', false, label = 'High', excludes = 'low' }",
                  "if o.low then r.auction.minimum = 200 end if o.high then r.auction.minimum = 240 end")
              .empty());
}

TEST_CASE("an option that changes nothing, a meld's name given twice, a dealer forced below the minimum") {
    CHECK(is_said(said_of("{ 'idle', false, label = 'Idle' }", ""), "remark: variant.lua:1: options.idle"));
    CHECK(is_said(said_of("", "r.melds[5][1] = r.melds[4][1] r.melds[5].of = r.melds[4].of"),
                  "warning: variant.lua:1: melds: two melds are called"));
    CHECK(is_said(said_of("", "r.auction.minimum = 300"),
                  "warning: variants/partnership/variant.lua:24: auction.nobody: the dealer is forced to "
                  "play for 250, but the least bid is 300"));
}

TEST_CASE("an option with only one value is remarked on") {
    CHECK(is_said(said_of("{ 'snack', 5, min = 5, max = 5, label = 'Snack' }", ""),
                  "remark: variant.lua:1: options.snack: it has only one value"));
}

TEST_CASE("a function that fails in play under one agreement only is found there") {
    const auto said = said_of("{ 'late', false, label = 'Late' }",
                              "if o.late then r.settle = function(round) return nil end end");
    CHECK(is_said(said, "error"));
    CHECK(is_said(said, "with late=yes"));
}

TEST_CASE("a game without an end is found") {
    CHECK(is_said(said_of("", "r.ending = { decide = function() return nil end, text = 'never' }"),
                  "had not come to its end"));
}

TEST_CASE("an ending that fails late in a game is found where it is written") {
    const auto said = said_of("", "r.ending = { decide = function(round)\n"
                                  "if round.round > 120 then error('fails late') end return nil end,\n"
                                  "text = 'it goes on for long' }");
    CHECK(is_said(said, "error: "));
    CHECK(is_said(said, "fails late"));
}

TEST_CASE("examples.lua is read strictly, each slip with its line, and one stops nothing") {
    const testing::Home home;
    const auto folder = home.path() / "slip";
    std::filesystem::create_directories(folder);
    std::ofstream(folder / "variant.lua") << "return { extends = 'partnership', title = 'Slip' }";
    std::ofstream(folder / "examples.lua")
        << "return {\n{ 'B1', 'two', optoins = {}, meld = { trump = 'H', hand = 'Ah', is = 0 }, legal = {} "
           "},\n3,\n"
           "{ 'B3' },\n{ 'B06', 'a sum', meld = { trump = 'H', hand = 'Ah 10h Kh Qh Jh', is = 151 } },\n}";
    std::vector<std::string> said;
    for (const script::Finding& finding : teach::check(*variants::open_package(folder.string())))
        said.push_back(script::to_text(finding));
    CHECK(said.size() == 5);
    CHECK(is_said(said, "examples.lua:2: [1].optoins: unknown key \"optoins\"; did you mean \"options\"?"));
    CHECK(is_said(said, "examples.lua:2: [1]: asks legal and meld; make an entry of each"));
    CHECK(is_said(said, "examples.lua:3: [2]: expected a table { \"B12\", legal = { … } }, got a number"));
    CHECK(is_said(said, "examples.lua:4: [3]: expected one of meld,"));
    CHECK(is_said(said, "examples.lua:5: [4] \"a sum\": expected 151, got 150"));
}

TEST_CASE("every shipped package is sound under every agreement") {
    for (const variants::PackageInfo& info : variants::list_packages()) {
        if (!info.shipped) continue;
        for (const script::Finding& finding : teach::check(*variants::open_package(info.id))) {
            INFO(script::to_text(finding));
            CHECK(finding.severity == Severity::remark);
        }
    }
}
