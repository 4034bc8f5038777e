#include "catch.hpp"

#include "support.hpp"
#include "variants/live/live.hpp"

#include <atomic>
#include <thread>

using namespace roundhouse;
using namespace roundhouse::testing;
using variants::ScriptFailure;

namespace {

/// The error of a package's settlement or ending, without the folder's name.
std::string failure(const RulebookPtr& rules) {
    const auto round = finished_round(100, 150, 100, 100);
    try {
        (void)rules->live->settle(round);
        (void)rules->live->ending(round, round.scores);
    } catch (const ScriptFailure& failed) {
        const std::string text = failed.what();
        return text.substr(text.find("variant.lua"));
    }
    return "nothing";
}

std::string failure(const std::string& package) { return failure(*opened(test_package(package)).compile()); }

std::string nonsense(const std::string& what) {
    static const auto package = opened(test_package("nonsense"));
    return failure(*package.compile({{"what", what}}));
}

} // namespace

TEST_CASE("a settlement that never ends is stopped") {
    CHECK(failure("loops") == "variant.lua:7: settle: took too many steps; does it loop without end?");
}

TEST_CASE("a settlement that takes all memory is stopped") {
    const std::string text = failure("greedy");
    CHECK_THAT(text, Catch::Contains("settle: "));
    CHECK_THAT(text, Catch::Contains("too much") || Catch::Contains("too many steps"));
}

TEST_CASE("what no score sheet can hold is refused, and says what was expected") {
    CHECK(nonsense("nothing") ==
          "variant.lua:20: settle(r): expected a list of lines { side =, text =, points = }, got nothing");
    CHECK(nonsense("side") == "variant.lua:20: settle(r)[1].side: expected a side from 1 to 2, got 3");
    CHECK(nonsense("points") ==
          "variant.lua:20: settle(r)[1].points: expected a whole number from -1000000 to 1000000, got 1.5");
    CHECK(
        nonsense("huge") ==
        "variant.lua:20: settle(r)[1].points: expected a whole number from -1000000 to 1000000, got 1000001");
    CHECK(nonsense("sum") ==
          "variant.lua:20: settle(r): expected lines that come to 1000000 points at most for "
          "a party, got 150000000 for party 1");
    CHECK(nonsense("text") ==
          "variant.lua:20: settle(r)[1].text: expected a text of at most 200 bytes, got an empty table");
    CHECK(nonsense("tally") ==
          "variant.lua:20: settle(r)[1].tally: expected nothing, as `tallies` names none, "
          "got \"checks\" (a string)");
    CHECK(nonsense("key") ==
          "variant.lua:20: settle(r)[1]: unknown key \"pionts\"; did you mean \"points\"?");
    CHECK(nonsense("list") == "variant.lua:20: settle(r)[1]: expected side =, text =, points =, got a value "
                              "without a name in front");
    CHECK(nonsense("word") ==
          "variant.lua:20: settle(r)[2]: expected a line { side =, text =, points = }, got "
          "\"meld\" (a string)");
    CHECK(nonsense("error") == "variant.lua:21: settle: no such luck");
    CHECK(nonsense("slip") == "variant.lua:22: settle: r has no \"contarct\"; did you mean \"contract\"?");
}

TEST_CASE("an ending without sense is refused") {
    const auto verdict = [](const char* what) {
        const auto rules = *opened(test_package("nonsense")).compile({{"what", what}});
        const auto round = finished_round(100, 150, 100, 100);
        try {
            (void)rules->live->ending(round, round.scores);
        } catch (const ScriptFailure& failed) {
            return failed.finding().path + ": " + failed.finding().expected + ", got " +
                   failed.finding().found;
        }
        return std::string("nothing");
    };
    CHECK(verdict("winner") == "ending(r).winners: parties from 1 to 2, each once, got 3");
    CHECK(verdict("nobody") == "ending(r).winners: at least one party, got none");
    CHECK(verdict("verdict") == "ending(r): nothing, or { winners = { party, … } }, got 1");
    CHECK(verdict("side") == "nothing"); // false: play on
}

TEST_CASE("a tally whose sum is nothing stays so, whoever writes its lines") {
    const auto said = [](const std::string& hook, const std::string& lines) {
        return failure(
            house_rules("partnership", "r.tallies = { stakes = { title = 'Stakes', zero_sum = true } }\n" +
                                           hook + " = function() return " + lines + " end"));
    };
    const std::string paid = "{ party = 1, tally = 'stakes', points = 5 }",
                      owed = "{ party = 2, tally = 'stakes', points = -5 }";
    const std::string wrong = "expected lines of \"stakes\" that add up to nothing, got 5";
    CHECK_THAT(said("r.settle", "{ " + paid + " }"), Catch::EndsWith("settle(r): " + wrong));
    CHECK_THAT(said("r.ending", "{ lines = { " + paid + " } }"),
               Catch::EndsWith("ending(r).lines: " + wrong));
    CHECK(said("r.ending", "{ lines = { " + paid + ", " + owed + " } }") == "nothing");
}

TEST_CASE("a function that failed can be asked again") {
    const auto rules = *opened(test_package("loops")).compile();
    CHECK(failure(rules) == failure(rules));
}

TEST_CASE("what a function keeps from call to call reaches no game") {
    const auto package = opened(test_package("forgetful"));
    const std::string named =
        "variant.lua:7: settle: the function keeps something from call to call: it changed "
        "\"asked\"; what it answers may depend on its argument only";
    CHECK(failure(*package.compile({}, {.watch = true})) == named);
    CHECK(failure(*package.compile()) == named);
    CHECK(failure(*opened("partnership").compile({}, {.watch = true})) == "nothing");

    // Settlement and ending may run one after the other with a single comparison: the error names the guilty
    // one.
    const auto round = finished_round(100, 150, 100, 100);
    const auto same_scores = [&](const std::vector<Line>&) { return round.scores; };
    CHECK_THROWS_WITH((*package.compile())->live->conclude(round, same_scores),
                      Catch::Contains("variant.lua:7: settle: ") && Catch::Contains("it changed \"asked\""));
}

TEST_CASE("what fails in the library is told where the package calls it") {
    const auto asked = [](const std::string& edit) {
        const Folder folder;
        folder.write("variant.lua",
                     "local settle = require 'settle'\nreturn { extends = 'partnership', rules = "
                     "function(o, r)\n" +
                         edit + "\nreturn r end }");
        const auto rules = opened(folder.path().string()).compile({}, {.watch = true});
        return failure(*rules);
    };
    CHECK_THAT(
        asked(
            "local n = 0\nr.settle = settle.over(r.settle, { text = 'x', lines = function(q, usual) n = n + "
            "1 return usual.lines(q) end })"),
        Catch::StartsWith("variant.lua:4: settle: the function keeps something"));
    CHECK(asked("r.settle = { text = 'x', lines = settle.standard }") ==
          "variant.lua:3: settle: settle.standard makes a settlement; call it: settle.standard { … }");
    CHECK_THAT(
        asked("\nr.settle = { text = 'x', lines = function() return { { points = string.rep } } end }"),
        Catch::StartsWith("variant.lua:4: settle(r)[1].points: a built-in function"));
}

TEST_CASE("threads that ask at once get the same answers") {
    const auto rules = *opened("partnership").compile();
    std::vector<std::thread> threads;
    std::atomic<int> wrong = 0;
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([&, t] {
            for (int i = 0; i < 500; ++i) {
                const int meld = (t * 500 + i) % 40 * 10;
                const auto round = finished_round(meld, 150, 100, 100);
                const auto lines = rules->live->settle(round);
                const bool made = meld + 150 >= 270;
                if (lines.front().points != (made ? meld : -270)) ++wrong;
                if (rules->live->ending(round, {1500, meld}).winners != std::vector<Party>{1}) ++wrong;
            }
        });
    for (std::thread& thread : threads) thread.join();
    CHECK(wrong == 0);
}

TEST_CASE("a contract without a declarer reads as nil, and tallies by their names") {
    const Folder folder;
    folder.write("variant.lua", R"(
return { extends = "partnership", rules = function(o, r)
  r.tallies = { checks = { zero_sum = true } }
  r.settle = function(x)
    assert(x.contract.seat == nil and x.contract.side == nil)
    local n = x.tallies.checks[2]
    return { { side = 1, text = "checks", points = n, tally = "checks" },
             { side = 2, text = "checks", points = x.round == 3 and -n or n, tally = "checks" } }
  end
  return r
end })");
    const auto rules = *opened(folder.path().string()).compile();
    auto round = finished_round(0, 0, 0, 0);
    round.contract = {};
    round.declarers = 0;
    round.tallies = {5, 7};
    const auto lines = rules->live->settle(round);
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].points == 7);
    CHECK(lines[0].tally == "checks");
    round.round = 4;
    CHECK_THROWS_WITH(rules->live->settle(round),
                      Catch::Contains("lines of \"checks\" that add up to nothing, got 14"));
}

TEST_CASE("an answer of the wrong kind is refused with what to write") {
    const auto asked = [](const std::string& answers) {
        const Folder folder;
        folder.write("variant.lua", "return { extends = 'partnership', rules = function(o, r)\n" + answers +
                                        "\nreturn r end }");
        return failure(*opened(folder.path().string()).compile());
    };
    const std::string settle = "r.settle = { text = 'x', lines = function(x) return ";
    CHECK_THAT(
        asked(settle + "{ { side = 1, points = x.sides[1].meld / 2 } } end }"),
        Catch::EndsWith("got 50.0; a number with a fraction part: compute it with // or math.tointeger"));
    CHECK_THAT(asked(settle + "{ { side = 1.0, points = 1 } } end }"),
               Catch::EndsWith("expected a side from 1 to 2, got 1.0; a number with a fraction part: compute "
                               "it with // or math.tointeger"));
    const std::string ending = "r.tallies = { t = { title = 'T' } }\n"
                               "r.ending = { text = 'x', decide = function(x) return { lines = "
                               "{ { party = 1, points = 1, tally = 't' } }, winners = ";
    for (const std::string one : {"1", "'one'", "{ one = 1 }"})
        CHECK_THAT(asked(ending + one + " } end }"),
                   Catch::Contains("ending(r).winners: expected a list of parties, { 1 }, got "));
    CHECK_THAT(
        asked(ending + "{ 2 / 2 } } end }"),
        Catch::EndsWith(
            "each once, got 1.0; a number with a fraction part: compute it with // or math.tointeger"));
    CHECK(asked(ending + "false } end }") == "nothing"); // nobody yet
    CHECK_THAT(asked("r.ending = { text = 'x', decide = function() return { winner = { 1 } } end }"),
               Catch::EndsWith("ending(r): unknown key \"winner\"; did you mean \"winners\"?"));
}

TEST_CASE("a wrong answer of a renege is told as one of it", "[C28]") {
    const Folder folder;
    folder.write("variant.lua", "return { extends = 'partnership', rules = function(o, r)\n"
                                "r.enforcement = 'referee'\n"
                                "r.renege = function(x) return { { side = 9, text = 'x', points = 0 } } end\n"
                                "return r end }");
    const auto rules = *opened(folder.path().string()).compile();
    auto round = finished_round(0, 0, 0, 0);
    round.outcome = outcome_of_renege;
    round.offender = 1;
    CHECK_THROWS_WITH(
        rules->live->settle(round),
        Catch::EndsWith("variant.lua:3: renege(r)[1].side: expected a side from 1 to 2, got 9"));
}

TEST_CASE("whether a bid was made is answered by true or false") {
    const auto asked = [](const std::string& body, bool with_contract = true) {
        const Folder folder;
        folder.write("variant.lua",
                     "return { extends = 'partnership', rules = function(o, r)\n"
                     "r.settle = { text = 'x', lines = r.settle.lines,\n  made = function(x) " +
                         body + " end }\nreturn r end }");
        const auto rules = *opened(folder.path().string()).compile();
        auto round = finished_round(100, 150, 100, 100);
        if (!with_contract) round.contract = {}, round.declarers = 0;
        try {
            return std::string(*rules->live->made(round) ? "yes" : "no");
        } catch (const ScriptFailure& failed) {
            const std::string text = failed.what();
            return text.substr(text.find("variant.lua"));
        }
    };
    CHECK(asked("return x.sides[1].count == 150") == "yes");
    CHECK(asked("local ok = true") ==
          "variant.lua:3: settle.made(r): expected true or false, got nothing; does it end with `return`?");
    CHECK(asked("return x.sides[1].count") ==
          "variant.lua:3: settle.made(r): expected true or false, got 150");
    CHECK_THAT(asked("return x.sides[1].trick > 3"), Catch::Contains("variant.lua:3: settle.made: ") &&
                                                         Catch::Contains("did you mean \"tricks\"?"));
    CHECK(asked("return x.contract.side and true", false) == "no");
}

TEST_CASE("a field that no line has cannot be read of the lines that are changed") {
    const auto asked = [](const std::string& body) {
        return failure(house_rules("partnership", "r.settle = settle.over(r.settle, { text = 'x', lines = "
                                                  "function(q, usual)\nlocal lines = usual.lines(q)\n" +
                                                      body + " return lines end })"));
    };
    CHECK(asked("for _, one in ipairs(lines) do if one.txt == 'tricks' then one.points = 0 end end") ==
          "variant.lua:5: settle: a line of the settlement has no \"txt\"; did you mean \"text\"?");
    CHECK(asked("for _, one in ipairs(lines) do if one.tally or one.party then one.points = 0 end end") ==
          "nothing"); // they may be nil
    CHECK(asked("lines[1].mine = 1 if lines[1].mine == 1 then lines[1].mine = nil end") == "nothing");
}
