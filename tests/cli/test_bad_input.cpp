// Any error on a command line or in a file: a message with the place and what to do, exit status 2.

#include "catch.hpp"
#include "place.hpp"
#include "program.hpp"

#include "base/files.hpp"

#include <sys/stat.h>

using namespace roundhouse::cli;
using namespace roundhouse::testing;

namespace {

/// Runs the program, and requires status 2 and every part in the message.
void refused(std::vector<std::string> arguments, const std::vector<std::string>& parts,
             const std::string& input = {}) {
    const Outcome outcome = run_program(std::move(arguments), input);
    // `check` was asked for the package's errors, so it writes them to standard output.
    const std::string said = on_one_line(outcome.err.empty() ? outcome.out : outcome.err);
    INFO(said);
    CHECK(outcome.status == 2);
    for (const std::string& part : parts) CHECK(contains(said, part));
}

} // namespace

TEST_CASE("Command lines that make no sense") {
    const Home home;
    refused({"paly"}, {"“paly” is not understood; did you mean “play”?", "More: roundhouse --help"});
    refused({"play", "--sed", "3"},
            {"“--sed” is not understood; did you mean “--seed”?", "More: roundhouse play --help"});
    refused({"arena", "partnership", "--a", "steady"}, {"--b is missing."});
    refused({"arena", "--bogus"}, {"“--bogus” is not understood."}); // reported before what is missing
    refused({"play", "partnership", "extra"}, {"“extra” is not understood."});
    refused({"play", "--seat"}, {"--seat needs a value."});
    refused({"play", "--seed", "3", "--seed", "4"}, {"--seed may be given only once."});
    refused({"play", "--face", "foo"}, {"--face: expected one of french, german, not foo"});
    refused({"--lang", "de", "arena", "partnership", "--a", "steady"},
            {"--b fehlt.", "Mehr: roundhouse arena --help"});
    refused({"--lang", "de", "play", "--seed", "3", "--seed", "4"}, {"--seed darf nur einmal stehen."});
    const std::string help = run_program({"--lang", "de", "play", "--help"}).out;
    for (const char* heading : {"Aufruf: ", "Argumente:", "Optionen:"}) CHECK(contains(help, heading));
    for (const std::string& text : {help, run_program({"--lang", "de", "--help"}).out})
        for (const char* heading : {"Options:", "Subcommands:"}) CHECK_FALSE(contains(text, heading));
    CHECK(contains(run_program({"--lang", "de", "--help"}).out, "Befehle:"));
    refused({"play", "--seed", "three"}, {"seed"});
    refused({"simulate", "partnership", "--rounds", "0"}, {"--rounds"});
    refused({"simulate", "partnership", "--rounds", "9223372036854775807"}, {"--rounds", "10000000"});
    refused({"arena", "partnership", "--a", "sharp", "--b", "random", "--work", "2147483647"}, {"--work"});
    for (const char* seed : {"-1", "18446744073709551616", "1e3", " 7", "", "0x10", "1.5"})
        for (const char* command : {"play", "simulate", "arena", "shot"}) {
            std::vector<std::string> typed{command, "partnership", "--seed", seed};
            if (command == std::string("arena"))
                typed.insert(typed.end(), {"--a", "random", "--b", "random"});
            if (command == std::string("shot")) typed = {"shot", "--seed", seed, "-o", "/nowhere/a.png"};
            refused(typed, {"--seed", "2^64"});
        }
    refused({"simulate", "partnership", "--bots", "genius"}, {"genius", "random"});
    refused({"simulate", "partnership", "--bots", "stedy"}, {"did you mean “steady”?"});
    refused({"simulate", "partnership", "--bots", "steady,,sharp"}, {"--bots : no such bot"});
    const std::vector<std::string> arena{"arena", "partnership", "--a", "steady", "--b", "random"};
    const auto arena_with = [&](const char* option, const char* value) {
        auto typed = arena;
        typed.insert(typed.end(), {option, value});
        return typed;
    };
    refused(arena_with("--only", "cal"), {"did you mean “call”?"});
    refused(arena_with("--record", ""), {"--record", "may not be empty"});
    refused({"--log-level", "loud", "list"}, {"loud"});
}

TEST_CASE("A variant that there is not") {
    const Home home;
    refused({"play", "partnershp"}, {"no variant “partnershp”", "Did you mean partnership?"});
    refused({"rules", "zzzzzzzz"}, {"roundhouse list"});
    refused({"check", "/nowhere/at/all"}, {"/nowhere/at/all", "variant.lua"});
    refused({"check", "/" + std::string(300, 'x')}, {"There is no package at"});
    refused({"check", "--watch", "/" + std::string(300, 'x')}, {"There is no package at"});
}

TEST_CASE("Options that do not fit") {
    const Home home;
    refused({"play", "partnership", "--option", "target=7"}, {"target", "500"});
    refused({"play", "partnership", "--option", "targt=1000"}, {"targt", "target"});
    refused({"play", "partnership", "--option", "target"}, {"NAME=VALUE"});
    refused({"play", "partnership", "-o", "target=1000", "-o", "target=1500"}, {"target", "twice"});
    refused({"simulate", "partnership", "-o", "target=1000", "--vary", "target=500,1500"},
            {"--option target: --vary already sets target"});
    refused({"simulate", "partnership", "--vary", "overtrump=yes,true"},
            {"--vary overtrump: yes and true are the same value"});
    refused({"simulate", "partnership", "--vary", "target=1000,,1500"}, {"target"});
    refused({"test", "partnership", "--threads", "2"}, {"--threads goes with --mutate only."});
    refused({"compare", "partnership", "--each-option", "-a", "foo=1", "--rounds", "1"}, {"foo"});
    refused({"compare", "partnership", "--each-option", "--rounds", "0"},
            {"leave out --rounds 0, or --each-option."});
    CHECK(home.journals().empty());
}

TEST_CASE("Seats and names that do not fit") {
    const Home home;
    refused({"play", "partnership", "--seat", "5=human"}, {"1 to 4"});
    refused({"play", "partnership", "--seat", "2=genius"}, {"human", "random"});
    refused({"play", "partnership", "--name", "2="}, {"--name"});
    refused({"play", "partnership", "--watch", "--seat", "1=human"}, {"--watch"});
    refused({"play", "partnership", "--name", "Anna", "--name", "Carl"},
            {"--name Carl", "every person has a name already"});
    refused({"play", "partnership", "--name", "2=Anna", "--name", "2=Carl"}, {"2=Carl", "two names"});
    for (const char* command : {"play", "simulate"})
        refused({command, "partnership", "--seat", "2=sharp", "--seat", "2=random"},
                {"2=random", "two players"});
    for (const std::vector<std::string>& command :
         {std::vector<std::string>{"simulate", "two-handed", "--rounds", "1"},
          {"simulate", "two-handed", "--vary", "target=1000,1500", "--rounds", "1"},
          {"compare", "two-handed", "two-handed", "--rounds", "0"},
          {"compare", "two-handed", "--each-option", "--rounds", "1"}}) {
        std::vector<std::string> typed = command;
        typed.insert(typed.end(), {"--bots", "steady,random,novice"});
        refused(typed, {"--bots names 3 bots, but there are only 2 seats."});
    }
}

TEST_CASE("A game that was kept has everything in itself: nothing else is passed over") {
    const Home home;
    for (const auto& other : std::vector<std::vector<std::string>>{
             {"-o", "foo=bar"}, {"--seed", "5"}, {"--watch"}, {"--seat", "2=nonsense"}, {"--name", "Anna"}}) {
        const std::string named = other[0] == "-o" ? "--option" : other[0];
        for (const std::vector<std::string>& kept : {std::vector<std::string>{"play", "--resume"},
                                                     {"window", "--resume"},
                                                     {"window", "--replay=x"}}) {
            const bool seats = named == "--seat" || named == "--name";
            if (seats && kept[1] == "--resume") continue; // kept seats can change hands
            std::vector<std::string> typed = kept;
            typed.insert(typed.end(), other.begin(), other.end());
            refused(typed, {named + " and " + kept[1].substr(0, 8), "cannot be used together"});
        }
    }
    refused({"window", "partnership", "--replay", "x"}, {"VARIANT and --replay"});
    refused({"window", "--resume", "--replay", "x"}, {"--resume and --replay"});
    refused({"window", "x.roundhouse", "--seed", "5"}, {"--seed and x.roundhouse"});
    refused({"play", "partnership", "--resume", "x.journal"}, {"VARIANT and --resume FILE"});
    refused({"play", "--resume", "partnership"}, {"roundhouse play partnership --resume"});
    refused({"rules", "partnership", "--json", "--text"}, {"--json and --text"});
}

TEST_CASE(
    "A seat of a kept game that there is not, or not for such a player, is refused and nothing changes") {
    const Home home;
    REQUIRE(run_program({"play", "german", "--seed", "1"}, "quit\n").status == 0);
    const std::string before = text_of(home.journals().front());
    for (const std::string command : {"play", "window"}) {
        refused({command, "--resume", "--seat", "4=human"}, {"--seat 4=human", "1 to 3"});
        refused({command, "--resume", "--seat", "2=genius"}, {"human", "random"});
        refused({command, "--resume", "--seat", "2=sharp", "--seat", "2=human"}, {"two players"});
        refused({command, "--resume", "--name", "9=Carl"}, {"1 to 3"});
        refused({command, "--resume", "--name", "Carl"}, {"every person has a name already"});
    }
    CHECK(text_of(home.journals().front()) == before);
    REQUIRE(run_program({"play", "german", "--seed", "2", "--watch", "-o", "rounds=1"}).status == 0);
    for (const auto& journal : home.journals())
        if (text_of(journal) != before)
            refused({"play", "--resume", journal.string(), "--seat", "2=human"}, {"This game is over"});
}

TEST_CASE("Where there is no window, what was asked of it is said for the terminal") {
    const Home home;
    const Variable nowhere("DISPLAY", std::nullopt);
    const auto advised = [](const std::vector<std::string>& typed, const std::string& command) {
        const Outcome outcome = run_program(typed);
        INFO(outcome.err);
        CHECK(outcome.status == 2);
        CHECK(contains(outcome.err, "\n  " + command + "\n"));
    };
    advised(
        {"window", "partnership", "-o", "target=1000", "--seat", "2=sharp", "--name", "Anna B", "--seed", "7",
         "--face", "german"},
        "roundhouse play partnership -o target=1000 --seat 2=sharp --name 'Anna B' --seed 7 --face german");
    advised({"window"}, "roundhouse play");
    advised({"window", "--watch"}, "roundhouse play --watch");
    advised({"window", "--seat", "3=human", "--name", "1=Anna", "--name", "3=Carl"},
            "roundhouse play --seat 3=human --name 1=Anna --name 3=Carl");
    advised({"--lang", "de", "window", "german"}, "roundhouse --lang de play german");
    advised({"window", "--resume"}, "roundhouse play --resume");
    run_program({"play", "partnership", "--seed", "1"}, "quit\n");
    advised({"window", "--resume", "--seat", "2=human", "--name", "2=Carl"},
            "roundhouse play --resume --seat 2=human --name 2=Carl");
    advised({"window", "--replay", "a {b}.journal"}, "roundhouse replay 'a {b}.journal'");
    advised({"window", "friday.roundhouse"}, "roundhouse install friday.roundhouse");
}

TEST_CASE("An option of a new game is about the package to begin with where none is named") {
    const Home home;
    refused({"window", "-o", "targt=1000"}, {"targt", "target"});
    refused({"window", "--seat", "5=human"}, {"1 to 4"});
    CHECK(home.journals().empty());
}

TEST_CASE("Cards that there are not") {
    const Home home;
    refused({"meld", "partnership", "--trump", "H", "Ah 1h"}, {"hand", "1h"});
    refused({"meld", "partnership", "--trump", "H", "Ah Ah Ah"}, {"hand"});
    refused({"meld", "partnership", "--trump", "X", "Ah"}, {"trump"});
    refused({"auction", "partnership", "--dealer", "9", "pass"}, {"dealer"});
    refused({"settle", "partnership", "--contract", "1 x"}, {"x"});
    refused({"settle", "partnership", "--contract", ", ,"}, {"--contract", "“,” is not a whole number"});
    refused({"settle", "partnership", "--contract", "1 99999999999"},
            {"“99999999999” is not a whole number from -1000000 to 1000000"});
    refused({"settle", "partnership", "--contract", "1 270 reached"}, {"“reached” follows the name"});
    refused({"settle", "partnership", "--contract", "1 270", "--outcome", "thrown in"},
            {"none goes with the outcome"});
    refused({"settle", "five-handed", "--contract", "none", "--partner", "2"},
            {"--contract none and --partner"});
    const std::vector<std::string> too_many{"--lang",     "de",    "settle",   "partnership",
                                            "--contract", "1 270", "--counts", "100 100 100 100"};
    refused(too_many, {"--counts: das sind zusammen 400, es gibt aber nur 250"});
    refused({"auction", "two-handed", "--dealer", "1", "pass"}, {"two-handed: these rules have no auction"});
    refused({"settle", "partnership", "--contract", "1,2 270"}, {"“1,2” is not a whole number"});
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
    refused({"replay", gone.string()}, {"no variant “chess”"});
}

TEST_CASE("What is no regular file, or too large, is named at once and not read") {
    const Home home;
    const auto pipe = home.path() / "pipe", link = home.path() / "link", large = home.write("large", "");
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    std::filesystem::create_symlink("link", link);
    std::filesystem::resize_file(large, std::uintmax_t{1} << 31);
    for (const std::vector<std::string>& command :
         {std::vector<std::string>{"replay"}, std::vector<std::string>{"play", "--resume"},
          std::vector<std::string>{"merge"}}) {
        const auto with = [&](const std::filesystem::path& file) {
            auto arguments = command;
            arguments.push_back(file.string());
            return arguments;
        };
        refused(with(pipe), {"pipe is not a regular file"});
        refused(with("/dev/zero"), {"/dev/zero is not a regular file"});
        refused(with(home.path()), {home.path().string() + " is not a regular file"});
        refused(with(link), {"link is a link that leads back to itself"});
        refused(with(large), {"large has 2147483648 bytes; the limit is "});
    }
    // The same for a package's files.
    const auto package = home.write("mine/variant.lua", "return { extends = \"partnership\" }").parent_path();
    for (const char* name : {"variant.lua", "examples.lua", "more.lua"}) {
        const auto file = package / name, kept = package / "kept";
        if (std::filesystem::exists(file)) std::filesystem::rename(file, kept);
        REQUIRE(::mkfifo(file.c_str(), 0600) == 0);
        refused({"check", package.string()}, {std::string(name) + ": is not a regular file"});
        std::filesystem::remove(file);
        std::filesystem::create_symlink(name, file);
        refused({"check", package.string()}, {std::string(name) + ": cannot be read: Too many levels"});
        std::filesystem::remove(file);
        home.write("mine/" + std::string(name), "");
        std::filesystem::resize_file(file, std::uintmax_t{1} << 30);
        refused({"check", package.string()}, {std::string(name) + ": has 1073741824 bytes"});
        std::filesystem::remove(file);
        if (std::filesystem::exists(kept)) std::filesystem::rename(kept, file);
    }
}

TEST_CASE("A page is written whole or not at all, and never into a pipe") {
    const Home home;
    const auto page = home.write("page.html", "precious"), pipe = home.path() / "pipe";
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    for (const std::vector<std::string>& command :
         {std::vector<std::string>{"rules", "german"},
          std::vector<std::string>{"compare", "german", "cross", "--rounds", "0"}}) {
        const auto with = [&](const std::string& file) {
            auto arguments = command;
            arguments.insert(arguments.end(), {"--html", file});
            return arguments;
        };
        refused(with(pipe.string()), {"pipe cannot be written"});
        const auto locked = home.path() / "locked";
        std::filesystem::create_directory(locked);
        refused(with((locked / "no" / "page.html").string()), {"page.html cannot be written"});
        CHECK(run_program(with(page.string())).status == 0);
        CHECK(roundhouse::file_text(page).value_or("").starts_with("<!"));
    }
}

TEST_CASE("A folder whose name is not UTF-8 is refused by its name") {
    const Home home;
    const auto package = home.write("b\xff"
                                    "d/variant.lua",
                                    "return { extends = \"partnership\" }")
                             .parent_path();
    refused({"check", package.string()}, {"b\\xffd", "not UTF-8"});
    refused({"play", package.string()}, {"b\\xffd", "not UTF-8"});
    CHECK(home.journals().empty());
}

TEST_CASE("A log that is a pipe waits for nobody") {
    const Home home;
    std::filesystem::create_directories(home.path() / "state/roundhouse");
    REQUIRE(::mkfifo((home.path() / "state/roundhouse/roundhouse.log").c_str(), 0600) == 0);
    const Outcome outcome = run_program({"--log-level", "debug", "list"});
    CHECK(outcome.status == 0);
    CHECK(contains(outcome.err, "is not a regular file"));
}

TEST_CASE("A games folder that cannot be written does not stop the game") {
    const Home home;
    home.write("data/roundhouse", "a file where a folder should be");
    const Outcome outcome = run_program({"play", "partnership", "--seed", "7"}, "p\n");
    CHECK(outcome.status == 0);
    CHECK(contains(outcome.err, "not saved"));
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
    const Home home;
    const Variable nowhere("DISPLAY", std::nullopt); // with a display it would open a window
    const Outcome outcome = run_program({});
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

TEST_CASE("A damaged catalog costs its language and nothing else") {
    const Home home;
    std::filesystem::create_directories(home.path() / "root" / "variants");
    home.write("root/assets/lang/xx.mo", "\xde\x12\x04\x95 these are no texts, but there are enough bytes");
    const Variable data("ROUNDHOUSE_DATA", home.path() / "root");
    CHECK(run_program({"--lang", "xx", "list"}).status == 0);
    const Variable wish("LANGUAGE", "xx");
    CHECK(run_program({"list"}).status == 0);
    CHECK(run_program({"complete", "--lang", ""}).status == 0);
}
