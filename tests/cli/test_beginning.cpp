// How a game begins or goes on: which one, and who sits there.

#include "catch.hpp"
#include "program.hpp"

using namespace roundhouse;
using namespace roundhouse::testing;

TEST_CASE("A package's latest game is found however its path is typed") {
    const Home home;
    const std::string package =
        home.write("house/variant.lua", "return { extends = \"partnership\" }").parent_path().string();
    CHECK(run_program({"play", package + "/", "--seed", "7"}, "p\nquit\n").status == 0);
    CHECK(run_program({"play", package, "--resume"}, "quit\n").status == 0);
    CHECK(run_program({"play", package + "/", "--resume"}, "quit\n").status == 0);
    CHECK(run_program({"play", package + "/./", "--resume"}, "quit\n").status == 0);
    CHECK(run_program({"play", package + "/variant.lua", "--resume"}, "quit\n").status == 0);
}

TEST_CASE("The variant is chosen by number, name or title, or a beginning of one; case is ignored") {
    const Home home;
    for (const char* typed : {"Partnership", "partnership pinochle", "PARTNERSHIP PINO"}) {
        INFO(typed);
        const Outcome begun = run_at_terminal({"play", "--seed", "7"}, std::string(typed) + "\nquit\n");
        CHECK(begun.status == 0);
        CHECK_FALSE(contains(begun.out, "There is no such variant."));
    }
    CHECK(contains(run_at_terminal({"play"}, "chess\n").out, "There is no such variant."));
}

TEST_CASE("A first start shows what there is to play, and begins with what the program's data name") {
    const Home home;
    const Outcome asked = run_at_terminal({"play"}, "");
    CHECK(asked.status == 2); // nothing was chosen
    CHECK(contains(asked.out, "partnership"));
    CHECK(contains(asked.out, "Partnership Pinochle"));
    CHECK(contains(asked.out, "(Enter: partnership)"));
    CHECK(contains(run_program({"play", "--seed", "7"}, "quit\n").out, "Partnership Pinochle\n"));
    CHECK(contains(run_at_terminal({"--lang", "de", "play"}, "").out, "Binokel"));
}

TEST_CASE("Names go to the people in the order of their seats") {
    const Home home;
    const auto names_at = [](std::vector<std::string> more) {
        std::vector<std::string> typed{"play", "partnership", "--seed", "7"};
        typed.insert(typed.end(), more.begin(), more.end());
        return run_program(typed, "").out;
    };
    CHECK(contains(names_at({"--name", "Anna", "--name", "Carl", "--seat", "3=human"}),
                   "Anna & Carl against West & East."));
    CHECK(contains(names_at({"--name", "Anna", "--name", "1=Carl", "--seat", "3=human"}),
                   "Carl & Anna against West & East."));
    CHECK(contains(names_at({"--name", "Anna", "--name", "2=Berta"}), "Anna & North against Berta & East."));
}
