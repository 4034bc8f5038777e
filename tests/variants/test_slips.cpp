// Common mistakes: Lua's messages, and the library's messages about its arguments, in helpful words.

#include "catch.hpp"
#include "support.hpp"

using namespace roundhouse;
using namespace roundhouse::testing;

namespace {

/// The only finding for a package that extends partnership with these lines in its rules.
std::string said_of_rules(const std::string& lines) {
    const auto said =
        said_of("return { extends = 'partnership', title = 'Slip',\n  rules = function(o, r)\n"
                "local settle, ending, melds = require 'settle', require 'ending', require 'melds'\n" +
                lines + "\nreturn r end }");
    REQUIRE(said.size() == 1);
    return said.front();
}

} // namespace

TEST_CASE("the commonest mistakes of syntax are said in words") {
    CHECK(
        said_of("return {\n  extends = 'partnership'\n  title = 'X',\n}").front() ==
        "variant.lua:3: '}' expected (to close '{' at line 1) near 'title'; is a comma missing at the end of "
        "line 2?");
    CHECK(said_of_rules("r.melds[1].points = { 150 1500 }") ==
          "variant.lua:4: '}' expected near '1500'; is a comma missing before it?");
    CHECK(said_of_rules("if r.x = 3 then end") ==
          "variant.lua:4: 'then' expected near '='; write == to compare");
    CHECK(said_of_rules("r.title = \u201cMine\u201d").find("write straight quotes") != std::string::npos);
    CHECK(said_of_rules("r.title = 'Mine").find("has no closing quote") != std::string::npos);
    CHECK(said_of_rules("local s = string.gsub('a', 'b', 'c')") ==
          "variant.lua:4: string has no \"gsub\": patterns are not offered");
}

TEST_CASE("a module of the library that was not asked for: the line to add") {
    CHECK(said_of("return { extends = 'partnership', title = 'Slip', rules = function(o, r)\n"
                  "r.ending = ending.first_to(1000)\nreturn r end }")
              .front() ==
          "variant.lua:2: \"ending\" is not declared: add the line  local ending = require \"ending\"");
}

TEST_CASE("what a package makes of inherited rules is placed in the package, also from a loop") {
    for (const std::string line :
         {"for _, one in ipairs(r.melds) do one.points = { 'many' } end", "r.melds[2].points = { 'many' }",
          "local all = r.melds for i = 1, #all do all[i].points[1] = 'many' end"}) {
        const auto said =
            said_of("return { extends = 'partnership', title = 'Slip',\n  rules = function(o, r)\n" + line +
                    "\nreturn r end }");
        REQUIRE(!said.empty());
        for (const std::string& one : said)
            CHECK_THAT(one, Catch::Matchers::StartsWith("variant.lua:3: melds["));
    }
}

TEST_CASE("an element that a package adds to a list is found where it is added") {
    const auto said = said_of(
        "return { extends = 'partnership', title = 'Slip', rules = function(o, r)\n"
        "r.melds[#r.melds + 1] = { 'Round', type = '1', cards = 'K Q of each suit', points = { 0 } }\n"
        "table.insert(r.melds, { 'Run of hearts', type = '1', cards = 'Ah 10h Kh Qh Jh',\n"
        "  of = 'trump', points = { 10 } })\n"
        "r.melds[#r.melds + 1] = { 'Three aces', type = '4', cards = 'A A A', of = 'any',\n"
        "  points = { 10 } }\n"
        "return r end }");
    REQUIRE(said.size() == 2);
    CHECK_THAT(said[0], Catch::Matchers::StartsWith("variant.lua:4: melds[14].of: "));
    CHECK_THAT(said[1],
               Catch::Matchers::StartsWith("variant.lua:5: melds[15].cards: the deck does not hold A A A"));
}

TEST_CASE("a function that a package puts in place of another is its own") {
    CHECK_THAT(
        said_of_rules("r.play.follow[3].when = function(t) if t.void then return 1 end end"),
        Catch::Matchers::StartsWith("variant.lua:4: play.follow[3].when: expected a function that answers"));
}

TEST_CASE("what is wrong with an option names it once, where it is declared") {
    const auto said = said_of("return { extends = 'partnership', title = 'Slip', options = {\n"
                              "{ 'a', 3, min = 0, max = 9 },\n"
                              "{ 'b', function(o) return o.a * 10 end, min = 0, max = 9 },\n"
                              "{ 'c', function(o) return { } end } },\n"
                              "rules = function(o, r) return r end }");
    REQUIRE(said.size() == 2);
    CHECK(said[0] == "variant.lua:3: options[2][2]: expected a number from 0 to 9, got 30");
    CHECK_THAT(said[1],
               Catch::Matchers::StartsWith("variant.lua:4: options[3][2]: expected a list of choices"));
    CHECK(said_of("return { extends = 'partnership', title = 'Slip', options = {\n"
                  "{ 'b', false },\n"
                  "{ 'a', true, needs = 'b' } },\n"
                  "rules = function(o, r) return r end }") ==
          std::vector<std::string>{"variant.lua:3: option a: needs \"b\"; change that, or turn \"a\" off"});
}

TEST_CASE("rules that cannot be read are shown where they say so") {
    CHECK_THAT(said_of_rules("r.deal.packets = 3\nr.count = { A = 11, [10] = 10 }"),
               Catch::Matchers::StartsWith("variant.lua:5: count: "));
}

TEST_CASE("a convention needs somebody to be told, and room to tell in", "[D13]") {
    const std::string told = "r.auction.convention = require('meld_bids').scaled(1)";
    CHECK(said_of_rules(told).find("more than 252, the first bid that tells") != std::string::npos);
    CHECK(said_of_rules("r.auction.convention = { step = 10, unit = 100, below = 400, tels_from = 3 }")
              .find("did you mean \"tells_from\"") != std::string::npos);
    CHECK(said_of("return { extends = 'german', title = 'Slip', rules = function(o, r)\n"
                  "r.auction.convention = { step = 10, unit = 100, below = 400 }\nreturn r end }")
              .front()
              .find("nobody has one partner") != std::string::npos);
}

TEST_CASE("a jump announces one thing, and nothing beside a custom of telling") {
    CHECK(said_of_rules(
              "r.auction.tells = { { by = 20, meld = { 100, 200 } }, { by = 20, aces_around = true } }") ==
          "variant.lua:4: auction.tells[2]: a jump of 20 is listed twice");
    CHECK(said_of_rules("r.auction.tells = { { by = 20, meld = { 200, 100 } } }")
              .find("the smaller number first") != std::string::npos);
    const std::string both = said_of_rules("r.auction.convention = require('meld_bids').scaled(10)\n"
                                           "r.auction.tells = { { by = 20, meld = { 100, 200 } } }");
    CHECK(both.find("`convention` already says what bids tell") != std::string::npos);
}

TEST_CASE("the library refuses arguments that it does not know, in the author's line") {
    CHECK(
        said_of_rules("r.settle = settle.standard { minimum_cout = 10 }") ==
        "variant.lua:4: settle.standard does not know \"minimum_cout\"; it takes minimum_count, bidders_too, "
        "short_keeps_meld, needs_trick, set_times, set_keeps_count, set_keeps_meld, own_contracts");
    CHECK(said_of_rules("r.settle = settle.standard { minimum_count = 'ten' }") ==
          "variant.lua:4: settle.standard: expected a number as minimum_count, got \"ten\"");
    CHECK(said_of_rules("r.ending = r.ending.with { targt = 750 }").find("does not know \"targt\"") !=
          std::string::npos);
    CHECK(said_of_rules("r.ending = ending.first_to(1000, { both = 'biddr' })") ==
          "variant.lua:4: ending.first_to: expected \"bidder\" or \"highest\" or \"another_hand\" or "
          "\"extend\" as "
          "both, got \"biddr\"");
    CHECK(said_of_rules("r.ending = ending.first_to('1000')") ==
          "variant.lua:4: ending.first_to: expected a number as target, got a string");
    CHECK(said_of_rules("r.melds[6] = melds.around('X', 'III', { 100, 1000 })") ==
          "variant.lua:4: melds.around: expected \"A\", \"K\", \"Q\" or \"J\" as rank");
}

TEST_CASE("what is put over a settlement, and what is put under it, is refused in the author's line") {
    CHECK(said_of_rules("r.settle = settle.over(r.settle, { line = function() return {} end })") ==
          "variant.lua:4: settle.over does not know \"line\"; it takes lines, text");
    CHECK(said_of_rules("r.settle = settle.over(settle.standard, { text = 'x' })") ==
          "variant.lua:4: settle.over goes over what this makes: settle.over(settle.standard { … }, { … })");
    CHECK(said_of_rules("r.settle = settle.over(nil, { text = 'x' })") ==
          "variant.lua:4: settle.over goes over a settlement, such as r.settle, not over nothing");
    CHECK(said_of_rules("r.settle = r.settle.with()") ==
          "variant.lua:4: settle.standard: `with` takes a table of changes, not nothing");
    CHECK(said_of_rules("r.ending = r.ending.with 'never'") ==
          "variant.lua:4: ending.first_to: `with` takes a table of changes, not a string");
    const std::string twice =
        "r.settle = settle.over(settle.over(r.settle, { text = 'x' }), { text = 'y' })\n";
    CHECK_THAT(said_of_rules(twice + "r.settle = r.settle.with { set_tmes = 3 }"),
               Catch::Matchers::StartsWith("variant.lua:5: settle.standard does not know \"set_tmes\""));
    CHECK(said_of_rules(twice + "r.settle = r.settle.with { set_times = 0 }") ==
          "variant.lua:5: settle.standard: set_times is a whole number of 1 or more, not 0");
}

TEST_CASE("clauses alone may be put over a settlement, and anything over a function") {
    const auto clean = [](const std::string& line) {
        return said_of("return { extends = 'partnership', title = 'Slip', rules = function(o, r)\n"
                       "local settle = require 'settle'\n" +
                       line + "\nreturn r end }");
    };
    CHECK(clean("r.settle = settle.over(r.settle, { text = 'all is written down twice' })").empty());
    CHECK(clean("r.settle = settle.over(function() return {} end, { text = 'nobody scores' })").empty());
}

TEST_CASE("the house says what it needs in a description to put into it what was agreed") {
    const auto said = [](const std::string& settle, const std::string& count,
                         const std::string& rules = "house.rules") {
        const auto lines = said_of(
            "local house, ending, settle = require 'house', require 'ending', require 'settle'\n"
            "return { title = 'Slip', options = house.options {}, rules = function(o)\n"
            "return " +
            rules +
            "(o, { seats = 4, sides = 'partners', deal = { hand = 12 },\n"
            "deck = { ranks = 'A 10 K Q J 9', copies = 2 }, flow = 'deal auction trump play settle',\n"
            "auction = { minimum = 10, steps = { { by = 1 } } }, play = {}, count = " +
            count + ",\nsettle = " + settle + ", ending = ending.rounds(3) }) end }");
        return lines.empty() ? std::string("nothing") : lines.front();
    };
    CHECK_THAT(
        said("{ text = 'all', lines = function() return {} end }", "{ A = 11 }"),
        Catch::Contains("house.rules changes `settle` by its `with`, and this one has none: begin with "
                        "settle.standard { … }, and put your own over it with settle.over"));
    CHECK_THAT(said("{ text = 'all', lines = function() return {} end }", "nil"),
               Catch::Contains("house.rules needs `count`, a table"));
    CHECK_THAT(said("settle.standard {}", "{ A = 11 }"),
               Catch::Contains("with an auction `ending` comes from ending.first_to(…), which takes "
                               "bid_out and slide_out; house.table_rules takes any"));
    CHECK_THAT(said("settle.standard {}", "{ A = 11 }", "house.table_rules"),
               !Catch::Contains("ending.first_to"));
}
