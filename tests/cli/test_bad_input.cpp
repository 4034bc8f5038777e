// Whatever is wrong on a command line or in a file: a message with the place and what to do, exit status 2.

#include "catch.hpp"
#include "place.hpp"
#include "program.hpp"

using namespace roundhouse::cli;
using namespace roundhouse::testing;

namespace {

/// Runs, requires status 2 and that every part stands in the message.
void refused(std::vector<std::string> arguments, const std::vector<std::string>& parts,
             const std::string& input = {}) {
    const Outcome outcome = run_program(std::move(arguments), input);
    INFO(outcome.err);
    CHECK(outcome.status == 2);
    for (const std::string& part : parts) CHECK(contains(outcome.err, part));
}

} // namespace

TEST_CASE("Command lines that make no sense") {
    const Home home;
    refused({"paly"}, {});
    refused({"play", "--sed", "3"}, {"--sed"});
    refused({"play", "--seed", "three"}, {"seed"});
    refused({"simulate", "partnership", "--rounds", "0"}, {"--rounds"});
    refused({"simulate", "partnership", "--bots", "genius"}, {"genius", "random"});
    refused({"--log-level", "loud", "list"}, {"loud"});
}

TEST_CASE("A variant that there is not") {
    const Home home;
    refused({"play", "partnershp"}, {"no variant \"partnershp\"", "Did you mean partnership?"});
    refused({"rules", "zzzzzzzz"}, {"roundhouse list"});
    refused({"check", "/nowhere/at/all"}, {"/nowhere/at/all", "variant.lua"});
}

TEST_CASE("Options that do not fit") {
    const Home home;
    refused({"play", "partnership", "--option", "target=7"}, {"target", "500"});
    refused({"play", "partnership", "--option", "targt=1000"}, {"targt", "target"});
    refused({"play", "partnership", "--option", "target"}, {"NAME=VALUE"});
    refused({"play", "partnership", "-o", "target=1000", "-o", "target=1500"}, {"target", "twice"});
    CHECK(home.journals().empty());
}

TEST_CASE("Seats and names that do not fit") {
    const Home home;
    refused({"play", "partnership", "--seat", "5=human"}, {"1 to 4"});
    refused({"play", "partnership", "--seat", "2=genius"}, {"human", "random"});
    refused({"play", "partnership", "--name", "2="}, {"--name"});
    refused({"play", "partnership", "--watch", "--seat", "1=human"}, {"--watch"});
}

TEST_CASE("Cards that there are not") {
    const Home home;
    refused({"meld", "partnership", "--trump", "H", "Ah 1h"}, {"hand", "1h"});
    refused({"meld", "partnership", "--trump", "H", "Ah Ah Ah"}, {"hand"});
    refused({"meld", "partnership", "--trump", "X", "Ah"}, {"trump"});
    refused({"auction", "partnership", "--dealer", "9", "pass"}, {"dealer"});
    refused({"settle", "partnership", "--contract", "1 x"}, {"x"});
}

TEST_CASE("Packages that are wrong", "[hostile]") {
    const Home home;
    const auto package = [&](const std::string& name, const std::string& text) {
        return home.write(name + "/variant.lua", text).parent_path().string();
    };
    refused({"play", package("loops", "while true do end")}, {"loops/variant.lua"});
    refused({"play", package("eats", "local t = {} for i = 1, 1e9 do t[i] = ('x'):rep(1000) .. i end")},
            {"eats/variant.lua"});
    refused({"play", package("nonsense", "return 42")}, {"nonsense/variant.lua"});
    refused({"play", package("typo", "return {")}, {"typo/variant.lua:1"});
    refused({"play", (home.path() / "missing").string()}, {"missing"});
    CHECK(run_program({"check", (home.path() / "typo").string()}).status == 2);
    CHECK(run_program({"check", (home.path() / "typo").string(), "--json"}).status == 2);
    CHECK(run_program({"check", "partnership"}).status == 0);
    CHECK(home.journals().empty());
}

TEST_CASE("Journals that are wrong") {
    const Home home;
    refused({"replay", "/nowhere.journal"}, {"/nowhere.journal"});
    refused({"play", "--resume", "/nowhere.journal"}, {"/nowhere.journal"});
    refused({"play", "--resume"}, {"no unfinished game"});
    refused({"replay", home.write("empty", "").string()}, {"empty:1:"});
    refused({"replay", home.write("shopping", "milk\nbread\n").string()}, {"shopping:1:"});
    const auto gone =
        home.write("gone", "roundhouse journal 1\nvariant chess\nrules 0\nseed 1\nseat 1 human A\n");
    refused({"replay", gone.string()}, {"no variant \"chess\""});
}

TEST_CASE("A games folder that cannot be written does not stop the game") {
    const Home home;
    home.write("data/roundhouse", "a file where a folder should be");
    const Outcome outcome = run_program({"play", "partnership", "--seed", "7"}, "p\n");
    CHECK(outcome.status == 0);
    CHECK(contains(outcome.err, "not written down"));
    CHECK(contains(outcome.out, "South passes."));
}

TEST_CASE("A log that cannot be opened is not fatal") {
    const Home home;
    home.write("state", "a file where a folder should be");
    const Outcome outcome = run_program({"--log-level", "debug", "list"});
    CHECK(outcome.status == 0);
    CHECK(contains(outcome.err, "log cannot be opened"));
}

TEST_CASE("The log is written where it belongs") {
    const Home home;
    CHECK(run_program({"--log-level", "info", "play", "partnership", "--seed", "7"}).status == 0);
    CHECK(contains(text_of(home.path() / "state/roundhouse/roundhouse.log"), "playing partnership"));
}

TEST_CASE("Without arguments the program says what can be done") {
    const char* display = std::getenv("DISPLAY");
    const std::string before = display ? display : "";
    unsetenv("DISPLAY"); // with one it would open a window
    const Outcome outcome = run_program({});
    if (display) setenv("DISPLAY", before.c_str(), 1);
    CHECK(contains(outcome.out, "There is no display"));
    CHECK(outcome.status == 0);
    CHECK(contains(outcome.out, "roundhouse play"));
    CHECK(run_program({"--version"}).out == "roundhouse 0.1.0\n");
    CHECK(contains(run_program({"list"}).out, "partnership"));
    CHECK(contains(run_program({"list", "--json"}).out, "\"seats\":4"));
}

TEST_CASE("check plays some rounds: what goes wrong only then is found too") {
    const Home home;
    const auto found = [](const std::string& package, const std::string& part) {
        const Outcome outcome = run_program({"check", source_tree() + "/tests/packages/" + package});
        INFO(outcome.out);
        CHECK(outcome.status == 2);
        CHECK(contains(outcome.out, part));
    };
    found("loops", "loops/variant.lua:7: settle: took too many steps");
    found("greedy", "greedy/variant.lua:8: settle: asked for too much at once");
    found("nonsense", "settle(r): expected a list of lines");
    found("forgetful", "it changed \"asked\"");
}
