// What `check` finds: faults in play, in examples, and what cannot be meant.

#include "catch.hpp"
#include "support/shipped_packages.hpp"
#include "teach/checked.hpp"

#include "teach/examples/examples.hpp"

#include <chrono>
#include <fstream>

using namespace roundhouse;
using script::Severity;
using testing::is_said;
using testing::said_of;

TEST_CASE("a contract that house rules add to german is settled as an ordinary one") {
    const testing::Home home;
    const auto file = home.write("wenz/variant.lua",
                                 "return { extends = 'german', title = 'Wenz', rules = function(o, r)\n"
                                 "r.trump.also[1] = { 'Wenz', declarer_takes = 'the bid' } return r end }\n");
    home.write("wenz/examples.lua",
               "return { { 'W1', settle = { contract = { seat = 1, bid = 200, name = 'Wenz' },\n"
               "melds = { 100, 0, 0 }, counts = { 150, 50, 40 }, tricks = { 6, 3, 3 }, is = { 250, 50, 40 } "
               "} } }\n");
    for (const script::Finding& finding :
         teach::check(*variants::open_package(file.parent_path().string()))) {
        INFO(script::to_text(finding));
        CHECK(finding.severity == Severity::remark);
    }
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

TEST_CASE("an option that changes nothing, a meld's name given twice, a dealer forced below the minimum") {
    CHECK(is_said(said_of("{ 'idle', false, label = 'Idle' }", ""), "remark: variant.lua:1: options.idle"));
    CHECK(is_said(said_of("", "r.melds[5][1] = r.melds[4][1] r.melds[5].of = r.melds[4].of"),
                  "warning: variant.lua:1: melds: two melds are called"));
    CHECK(is_said(said_of("", "r.auction.minimum = 300"),
                  "warning: variants/partnership/variant.lua:24: auction.nobody: the dealer is forced to "
                  "play for 250, but the least bid is 300"));
}

TEST_CASE("a function that fails in play under one agreement only is found there") {
    const auto said = said_of("{ 'late', false, label = 'Late' }",
                              "if o.late then r.settle = function(round) return nil end end");
    CHECK(is_said(said, "error"));
    CHECK(is_said(said, "with late=yes"));
}

TEST_CASE("a game without an end is found") {
    const std::string never = "r.ending = { decide = function() return nil end, text = 'never' }";
    CHECK(is_said(said_of("", never), "was not over after 150 rounds; the scores are "));
    CHECK(is_said(said_of("", never + " r.settle = { text = 'nothing', lines = function() return {} end }"),
                  "was not over after 150 rounds; nobody has a point"));
}

TEST_CASE("a game without end names what keeps it from one, where the package says it") {
    CHECK(
        is_said(said_of("", "\nr.auction.minimum, r.auction.nobody = 900, { 'thrown in', goes_on = '' }"),
                "warning: variant.lua:2: auction.minimum: a game between steady bots was not over after 150 "
                "rounds; all 150 hands were thrown in: nobody bid; lower"));
    CHECK(
        is_said(said_of("", "\nr.exits[2] = { 'flee', at = 'auction', who = 'anyone', goes_on = 'deal' }"),
                "warning: variant.lua:2: exits[2]: a game between steady bots was not over after 150 rounds; "
                "all 150 hands were dealt again by the exit \"flee\"; narrow"));
    CHECK(
        is_said(said_of("", "\nr.auction.minimum, r.auction.nobody.dealer_takes = 100000, 100000"),
                "warning: variant.lua:2: auction.minimum: a game between steady bots was not over after 150 "
                "rounds; all 150 contracts failed; lower"));
}

TEST_CASE("an exit that eats most hands is warned of once, under the agreement that has it") {
    const std::string flee = "r.exits = { { 'flee', at = 'lead', who = 'anyone', goes_on = 'deal' } }";
    const auto said = said_of("{ 'flee', false, label = 'Flee' }", "if o.flee then\n" + flee + " end");
    CHECK(is_said(said, "warning: variant.lua:2: with flee=yes: exits[1]: between steady bots "));
    CHECK(is_said(said, " hands were dealt again by the exit \"flee\"; narrow"));
    CHECK(said.size() == 1);
}

TEST_CASE("auctions of thousands of calls are remarked on, and not many are played") {
    const auto said =
        said_of("", "\nr.auction = { minimum = 1, steps = { { by = 1 } }, nobody = { dealer_takes = 1 "
                    "} }\nfor _, m in ipairs(r.melds) do\n"
                    "if m.type == '3' then m.points = { 50000, 50000 } end end");
    CHECK(is_said(said,
                  "remark: variant.lua:2: auction.steps[1].by: an auction between steady bots takes about "));
}

TEST_CASE("rounds that could not be played say nothing of exits, and one fault is said once") {
    const auto said = said_of("", "r.settle = function(round) return nil end");
    CHECK(std::none_of(said.begin(), said.end(),
                       [](const std::string& line) { return line.find("never taken") != line.npos; }));
    // With options for more people, another number is wrong.
    const auto sums =
        said_of("", "r.tallies = { checks = { title = 'Checks', zero_sum = true } }\n"
                    "local usual = r.settle.lines\n"
                    "r.settle = { text = 'x', lines = function(round) local all = usual(round)\n"
                    "all[#all + 1] = { side = 1, text = 'c', points = 2, tally = 'checks' } return all "
                    "end }");
    CHECK(std::count_if(sums.begin(), sums.end(), [](const std::string& line) {
              return line.find("that add up to nothing") != line.npos;
          }) == 1);
}

TEST_CASE("a step without an end, and what it does that cannot be, are placed") {
    const auto step = [](const std::string& flow, const std::string& options) {
        return "r.flow = '" + flow + "'\n" + "r.steps = { call = { options = function(s) " + options +
               " end, choose = function(s) s.done = true return s end } }";
    };
    CHECK(is_said(said_of("", step("deal auction trump pass meld call play settle", "return { 'a' }")),
                  "error: variant.lua:2: steps.call: 100 choices were made"));
    CHECK(is_said(said_of("", step("deal call auction trump pass meld play settle",
                                   "return not s.done and { { 'a', does = { bid = 300 } }, 'b' }")),
                  "error: variant.lua:2: steps.call: in play by random: seed "));
}

TEST_CASE("an option that makes no difference stands where it is declared, not where a step has options") {
    CHECK(is_said(
        said_of("{ 'idle', false, label = 'Idle' }",
                "\nr.flow = 'deal auction trump pass meld call play settle'\n"
                "r.steps = { call = { options = function() return nil end, choose = function(s) return s end "
                "} }"),
        "remark: variant.lua:1: options.idle: all its values make the same rules"));
}

TEST_CASE("of an exit that nobody takes a child hears only what its parent does not") {
    const testing::Home home;
    const auto folder = [&](const std::string& name) { return (home.path() / name).string(); };
    home.write("parent/variant.lua",
               "return { extends = 'partnership', title = 'Parent', rules = function(o, r)\n"
               "r.exits = { { 'parents way', at = 'lead', goes_on = 'settle', when = { bid = 999990 } } } "
               "return r end "
               "}\n");
    home.write("child/variant.lua",
               "return { extends = '../parent', title = 'Child', rules = function(o, r)\n"
               "r.exits[2] = { 'own way', at = 'lead', goes_on = 'settle', when = { bid = 999980 } } return "
               "r end }\n");
    const auto said = [&](const std::string& name) {
        std::vector<std::string> lines;
        for (const script::Finding& finding : teach::check(*variants::open_package(folder(name))))
            lines.push_back(script::to_text(finding));
        return lines;
    };
    CHECK(is_said(said("parent"), "\"parents way\" was never taken"));
    const auto of_child = said("child");
    CHECK(is_said(of_child, "\"own way\" was never taken"));
    CHECK(of_child.size() == 1);
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

TEST_CASE("an examples.lua that is one entry is told so, and nothing else") {
    const testing::Home home;
    home.write("one/variant.lua", "return { extends = 'partnership', title = 'One' }");
    home.write("one/examples.lua", "return { 'E1', meld = { trump = 'H', hand = '9h', is = 10 } }");
    std::vector<std::string> said;
    for (const script::Finding& finding :
         teach::check(*variants::open_package((home.path() / "one").string())))
        said.push_back(script::to_text(finding));
    CHECK(said.size() == 1);
    CHECK(is_said(said, "examples.lua: expected a list of examples"));
}

TEST_CASE("whether a bid was made is asked of hands that are played, and what fails there is told") {
    const std::string as_usual =
        "local base = r.settle r.settle = { text = 'x', lines = base.lines, made = function(x) ";
    CHECK(
        is_said(said_of("", as_usual + "local ok = base.made(x) end }"),
                "error: variant.lua:1: settle.made(r): expected true or false, got nothing; does it end with "
                "`return`?"));
    CHECK(is_said(said_of("", as_usual + "return x.sides[x.contract.side].trick > 5 end }"),
                  "settle.made: r.sides[n] has no \"trick\"; did you mean \"tricks\"?"));
    CHECK(is_said(said_of("", as_usual + "return not base.made(x) end }"),
                  "warning: variant.lua:1: settle.made: of "));
    CHECK(said_of("", as_usual + "return base.made(x) end }").empty());
}

TEST_CASE("a settlement that pays seats unlike, or declarers never, is warned of") {
    const auto over = [](const std::string& lines) {
        return said_of(
            "", "local usual = r.settle r.settle = { text = 'x', made = usual.made, lines = function(x) "
                "local l = usual.lines(x) " +
                    lines + " return l end }");
    };
    CHECK(over("").empty());
    CHECK(is_said(over("l = { { side = 1, text = 'b', points = x.sides[1].meld + x.sides[1].count } }"),
                  "hands score differently when everybody moves on by one seat: "));
    CHECK(is_said(over("if (x.contract.seat or 4) < 3 then l[#l + 1] = { side = x.contract.side, text = 'b', "
                       "points = 10 } end"),
                  "hands score differently when everybody moves on by one seat: "));
    CHECK(over("if x.round % 4 == 1 then l[#l + 1] = { side = 1, text = 'b', points = 10 } end").empty());
    CHECK(is_said(over("l = {} for i, s in ipairs(x.sides) do if i ~= x.contract.side then "
                       "l[#l + 1] = { side = i, text = 'b', points = s.count } end end"),
                  "a declarer never scores: in none of "));
    CHECK(is_said(over("l = {} for i, s in ipairs(x.sides) do local all = s.meld + s.count "
                       "if i == x.contract.side and all < x.contract.bid then all = x.contract.bid end "
                       "l[i] = { side = i, text = 'b', points = all } end"),
                  "and takes no card point scores 250"));
}

TEST_CASE("choices of a step that come to the same are remarked on") {
    const auto kontra = [](const std::string& choose, const std::string& pays) {
        return said_of(
            "", "r.flow = 'deal auction trump pass meld kontra play settle' "
                "r.steps = { kontra = { begin = function() return { stakes = 1, said = {} } end, "
                "options = function(s, seat) if not s.said['s' .. seat] then return { 'double', "
                "'pass' } end end, choose = function(s, seat, o) s.said['s' .. seat] = true " +
                    choose +
                    " return s end } } local usual = r.settle r.settle = { text = 'x', made = usual.made, "
                    "lines = function(x) local l = usual.lines(x) local k = x.steps.kontra if k then "
                    "for _, one in ipairs(l) do one.points = one.points * " +
                    pays + " end end return l end }");
    };
    const std::string doubles = "if o == 'double' then s.stakes = 2 end";
    CHECK(kontra(doubles, "k.stakes").empty());
    CHECK(is_said(kontra("if o == 'duoble' then s.stakes = 2 end", "k.stakes"),
                  "steps.kontra: \"double\" and \"pass\" came to the same"));
    CHECK(is_said(kontra(doubles, "1"), "steps.kontra: whatever is chosen, no hand scored differently"));
}

TEST_CASE("every shipped package is sound under every agreement") {
    for (const variants::PackageInfo& info : testing::shipped_packages()) {
        const script::Operation measured("a package was tried", {1'000'000'000'000, std::chrono::hours(1)});
        for (const script::Finding& finding : teach::check(*variants::open_package(info.id))) {
            INFO(script::to_text(finding));
            CHECK(finding.severity == Severity::remark);
        }
        INFO(info.id);
        CHECK(measured.fuel_spent() < teach::for_a_check.fuel / 20);
    }
}

TEST_CASE("a check ends, however many options there are, and says that it is not whole", "[clock]") {
    const testing::Home home;
    std::string options;
    for (int i = 0; i < 60; ++i)
        options +=
            "{ 'n" + std::to_string(i) + "', 0, min = 0, max = 23, label = 'N" + std::to_string(i) + "' },";
    const auto file = home.write("slow/variant.lua",
                                 "return { extends = 'partnership', title = 'Slow', options = {" + options +
                                     "}, rules = function(o, r) for i = 1, 1000000 do end return r end }\n");
    const auto package = variants::open_package(file.string());
    REQUIRE(package);
    const auto start = std::chrono::steady_clock::now();
    const auto findings = teach::check(*package, {40'000'000, std::chrono::seconds(10)});
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    CHECK(took.count() < 5.0);
    REQUIRE_FALSE(findings.empty());
    CHECK(findings[0].code == "not-all-tried");
    CHECK(findings[0].severity == Severity::warning);
    for (const script::Finding& finding : findings) CHECK(finding.code != "deadline");
}
