// Journals that are cut off or altered, or whose rules changed since.

#include "catch.hpp"
#include "cli/program.hpp"

#include <fstream>
#include <regex>

using namespace roundhouse;
using namespace roundhouse::cli;
using namespace roundhouse::testing;

TEST_CASE("A journal that was cut off is played on from what is sound, and the file as it was is kept") {
    const Home home;
    run_program({"play", "partnership", "--seed", "7"}, "p\n");
    const auto path = home.journals().front();
    const std::string text = text_of(path);
    std::ofstream(path, std::ios::binary) << text.substr(0, text.size() - 3);
    const Outcome replayed = run_program({"replay", path.string()});
    CHECK(replayed.status == 2);
    CHECK(contains(replayed.err, "the line is cut off"));
    const Outcome resumed = run_program({"play", "--resume", path.string()});
    CHECK(resumed.status == 0);
    CHECK(contains(resumed.err, "the line is cut off"));
    CHECK(text_of(path.string() + ".damaged") == text.substr(0, text.size() - 3));
    CHECK(run_program({"replay", path.string()}).status == 0);
}

TEST_CASE("Each damaged state of a journal is kept under a name of its own") {
    const Home home;
    run_program({"play", "partnership", "--seed", "7"}, "p\n");
    const auto path = home.journals().front();
    for (const char* damage : {"nonsense\n", "more nonsense\n"}) {
        std::ofstream(path, std::ios::binary | std::ios::app) << damage;
        CHECK(run_program({"play", "--resume", path.string()}).status == 0);
    }
    CHECK(contains(text_of(path.string() + ".damaged"), "\nnonsense\n"));
    CHECK(contains(text_of(path.string() + ".damaged-2"), "\nmore nonsense\n"));
}

TEST_CASE("A journal that was altered says where") {
    const Home home;
    run_program({"play", "partnership", "--seed", "7"}, "p\n");
    const auto path = home.journals().front();
    const std::string text = text_of(path);
    const std::size_t at = text.find("bid ");
    std::ofstream(path, std::ios::binary)
        << text.substr(0, at) << "bid 900" << text.substr(text.find('\n', at));
    const Outcome outcome = run_program({"replay", path.string()});
    CHECK(outcome.status == 2);
    CHECK(contains(outcome.err, path.filename().string()));
    CHECK(contains(outcome.err, "900 does not fit the steps"));
}

TEST_CASE("Rules that changed since are said, and the journal stays whole") {
    const Home home;
    run_program({"play", "partnership", "--seed", "7"}, "p\n");
    const auto path = home.journals().front();
    const std::string text =
        std::regex_replace(text_of(path), std::regex("rules [0-9a-f]+"), "rules 0123456789abcdef");
    std::ofstream(path, std::ios::binary) << text;
    const Outcome outcome = run_program({"play", "--resume", path.string()});
    CHECK(outcome.status == 2);
    CHECK(contains(outcome.err, "the rules have changed since"));
    CHECK(text_of(path) == text);
}

TEST_CASE("A name in a journal cannot paint on the screen") {
    const Home home;
    run_program({"play", "partnership", "--seed", "7"}, "p\n");
    const auto path = home.journals().front();
    const std::string text =
        std::regex_replace(text_of(path), std::regex("human South"), "human \x1b[2JSouth");
    std::ofstream(path, std::ios::binary) << text;
    const Outcome outcome = run_program({"play", "--resume", path.string()});
    CHECK_FALSE(contains(outcome.out, "\x1b"));
}
