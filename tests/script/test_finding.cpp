#include "catch.hpp"
#include "script/text/finding.hpp"
#include "script/text/locator.hpp"

#include <chrono>

using namespace roundhouse::script;

namespace {

const Source house{"variants/house/variant.lua", R"lua(-- a house
local melds = require "melds"
return {
  title = { en = "House", de = "Haus" },
  options = {
    { "target", 500, min = 100 },
    { "compulsion", { "pre-1945", "post-1945" },
      label = "Heading" },
  },
  rules = function(o) -- melds = { not this }
    local text = [[ auction = { minimum = 1 } ]]
    if o.x then o.y = 1 end
    return {
      seats = 4,
      auction = {
        minimum = 50, steps = {
          { to = 60, by = 1 },
          { by = 5 } },
      },
      kitty = o.kitty > 0 and {
        shown = true },
      melds = {
        { "Run", points = { 16 } },
        melds.around("A", "III", { 10, 100 }),
        { "Pinochle", type = "II",
          points = "20" },
        at_least = 20,
      },
      count = { A = 1,
        ["10"] = 1 },
      settle = function(r)
        return { lines = { 1, 2 } }
      end,
      ending = { kind = "rounds" },
    }
  end,
}
)lua"};

const Source child{"child.lua", R"lua(return {
  rules = function(o, r)
    r.melds, r.count = melds.classic(), { A = 10 }
    r.auction.minimum = 300
    r.marks = {
      { "Run", worth = 1 },
    }
    return r
  end }
)lua"};

} // namespace

TEST_CASE("a path is found in the text") {
    CHECK(locate(house, "seats") == 14);
    CHECK(locate(house, "title.de") == 4);
    CHECK(locate(house, "options[2]") == 7);
    CHECK(locate(house, "options[2].label") == 8);
    CHECK(locate(house, "auction.minimum") == 16);
    CHECK(locate(house, "auction.steps[2].by") == 18);
    CHECK(locate(house, "kitty.shown") == 21);
    CHECK(locate(house, "melds[2]") == 24);
    CHECK(locate(house, "melds[3].points") == 26);
    CHECK(locate(house, "melds.at_least") == 27);
    CHECK(locate(house, "count[\"10\"]") == 30);
    CHECK(locate(house, "ending.kind") == 34);
}

TEST_CASE("a path is followed through the numbers and names in brackets of what is assigned to") {
    const Source edits{"edits.lua", "local melds, play = require \"melds\", r.play\n"
                                    "r.melds[1].points = { 5 }\n"
                                    "r.melds[5].points = {}\n"
                                    "play.follow[2].when = \"void\"\n"
                                    "r.count[\"10\"] = 3\n"};
    CHECK(locate(edits, "melds[1].points") == 2);
    CHECK(locate(edits, "melds[5].points", false) == 3);
    CHECK(locate(edits, "play.follow[2].when") == 4);
    CHECK(locate(edits, "count[\"10\"]") == 5);
    CHECK(locate(edits, "melds[2].cards", false) == 0);
}

TEST_CASE("a path that leads nowhere is followed as far as it goes") {
    CHECK(locate(house, "melds[9].points") == 22);
    CHECK(locate(house, "nowhere") == 0);
    CHECK(locate(house, "") == 0);
    CHECK(locate({"", ""}, "a.b[1]") == 0);
    CHECK(locate({"", "a = { { ["}, "a[1][1].x") == 1);
    CHECK(locate({"", "return { 1,\n { x = 1 } }"}, "[2].x") == 2);
}

TEST_CASE("assignments to a parent's description are found") {
    CHECK(locate(child, "auction.minimum") == 4);
    CHECK(locate(child, "marks[1].worth") == 6);
    CHECK(locate(child, "count.A") == 3);
    CHECK(locate(child, "melds[1]") == 3);
}

TEST_CASE("what is added to a list is found by its name, or its place among what is added") {
    const Source adds{"adds.lua", R"lua(
r.melds[#r.melds + 1] = { "Round", points = { 0 } }
r.melds[2].points = { 5 }
table.insert(r.melds, 1, { "First", points = { 1 } })
for _, m in ipairs(more) do r.melds[#r.melds + 1] = m end
table.insert(r.melds, {
  "Aces", cards = "A A A",
  points = { 10 } })
r.exits[#r.exits + 1] = { "out" }
)lua"};
    CHECK(locate_added(adds, "melds[7]", 1, "Round") == 2);
    CHECK(locate_added(adds, "melds[7].points", 9, "Aces") == 8);
    CHECK(locate_added(adds, "melds[7].points[1]", 9, "Aces") == 8);
    CHECK(locate_added(adds, "melds[7].cards", 3, "") == 7);
    CHECK(locate_added(adds, "melds[7]", 2, "somebody else's") == 5);
    CHECK(locate_added(adds, "exits[4]", 1, "") == 9);
    CHECK(locate_added(adds, "melds[7]", 4, "") == 0);
    CHECK(locate_added(adds, "marks[1]", 1, "Aces") == 0);
    CHECK(locate_added(adds, "melds", 1, "Aces") == 0);
    // An element of a rewritten list is found there, whatever is appended later.
    const Source anew{"anew.lua", "r.melds = { { \"Run\" },\n{ \"Round\" } }\nr.melds[#r.melds + 1] = more"};
    CHECK(locate_added(anew, "melds[2]", 1, "Round") == 0);
    CHECK(locate_added(anew, "melds[3]", 2, "Extra") == 0);
    CHECK(locate_added(anew, "melds[3]", 1, "Extra") == 3);
}

TEST_CASE("what only tells people something is no part of what a text means") {
    const auto means = [](const std::string& text, bool is_package = true) {
        return meaning_of({"", text}, is_package);
    };
    const std::string bare = means("return { extends = 'a', rules = r }");
    CHECK(means("return { title = 'A', extends = 'a', -- old\n rules = r }") == bare);
    CHECK(means("return { title = { en = 'A' .. 'B', de = 'C', }, extends = 'a', rules = r };") ==
          bare + means(";"));
    CHECK(means("return { version = '1', author = 'x', licence = 'y', face = 'german', extends = 'a', rules "
                "= r }") == bare);
    // A number may decide something, and so may a computed value or what a function receives.
    CHECK(means("return { version = 1, extends = 'a', rules = r }") != bare);
    CHECK(means("return { version = '1' .. n, extends = 'a', rules = r }") != bare);
    for (const char* written :
         {"return { rules = make { version = '?' } }", "local o = { version = '?' }\nreturn o",
          "local o = { title = '?' } return { rules = r }",
          "return { rules = function() local a, title = '?', 2; return a end }",
          "return { rules = f(a, { summary = { en = '?' } }) }"}) {
        const std::string text(written);
        const std::size_t at = text.find('?');
        INFO(text);
        CHECK(means(std::string(text).replace(at, 1, "1")) != means(std::string(text).replace(at, 1, "2")));
    }
    // Titles in several languages are display text wherever they are; rules may read a module's other fields.
    CHECK(means("return { t = { title = { en = 'A' }, n = 1 } }", false) ==
          means("return { t = { n = 1 } }", false));
    CHECK(means("return { version = '1' }", false) != means("return { version = '2' }", false));
}

TEST_CASE("a line of a text has its number, and no end") {
    CHECK(line_of("a\r\nb\n", 1) == "a");
    CHECK(line_of("a\r\nb\n", 2) == "b");
    CHECK(line_of("a\r\nb\n", 3).empty());
    CHECK(line_of("a", 2).empty());
}

TEST_CASE("a finding is one line of text, with an excerpt on request") {
    std::vector<Finding> findings = {{"type", Severity::error, "", 0, "melds[3].points",
                                      "a list of whole numbers", "\"20\" (a string)", "remove the quotes"}};
    place(findings, house);
    CHECK(to_text(findings[0]) ==
          "variants/house/variant.lua:26: melds[3].points: expected a list of whole numbers, "
          "got \"20\" (a string); remove the quotes");
    CHECK(to_text(findings[0], house).ends_with("quotes\n   26 |           points = \"20\" },"));
    CHECK(to_json(findings[0])["line"] == 26);
    CHECK(to_json(findings[0])["severity"] == "error");
    const Source wide{"w.lua", "x = " + std::string(5000, '1')};
    findings[0].line = 1;
    CHECK(to_text(findings[0], wide).size() < 400);
}

TEST_CASE("an error of a script is a finding") {
    const Finding finding = from_error({Fault::syntax, "a.lua", 3, "", "unexpected symbol"});
    CHECK(finding.code == "syntax");
    CHECK(to_text(finding) == "a.lua:3: unexpected symbol");
}

TEST_CASE("a text that ends anywhere is searched without harm") {
    for (std::size_t size = 0; size < house.text.size(); ++size) {
        const Source cut{"cut.lua", house.text.substr(0, size)};
        for (const char* path :
             {"melds[3].points", "options[2].label", "count[\"10\"]", "[", "a.", "[\"", "]"})
            CHECK(locate(cut, path) <= 40);
        CHECK(locate_added(cut, "melds[3].points", 1, "Dix") <= 40);
    }
}

TEST_CASE("no text makes the search for its faults a long one", "[clock]") {
    const auto full_of = [](const std::string& part) {
        std::string text;
        while (text.size() + part.size() < source_limit) text += part;
        return Source{"long.lua", text};
    };
    for (const char* part : {"melds = 1 ", "melds={}", "{melds=", "{{melds=1},", "r.melds[#r.melds+1]={1}",
                             "melds.", "local melds,", "(", "return {", "insert(melds,"}) {
        INFO(part);
        const Source source = full_of(part);
        const auto start = std::chrono::steady_clock::now();
        Locator text(source);
        for (std::size_t i = 1; i <= 200; ++i) {
            text.line("melds[" + std::to_string(i) + "].points");
            text.line("[" + std::to_string(i) + "].melds", false);
            text.line_of_added("melds[" + std::to_string(i) + "].points", i, "Run");
        }
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
        CHECK(took.count() < 1.0);
    }
}
