// A referee at the terminal: bots call what a person does against the rules.

#include "catch.hpp"
#include "program.hpp"

using namespace roundhouse::testing;

TEST_CASE(
    "Bots at the table call a person's renege as soon as they can prove it, and renege never themselves",
    "[C27][C28]") {
    const Home home;
    // The person plays the first card of this list that is in the hand, whatever was led.
    std::string input;
    for (int i = 0; i < 60; ++i)
        input += "pass\n9c\n9d\n9h\n9s\nac\nad\nah\nas\n10c\n10d\n10h\n10s\nkc\nkd\nkh\nks\nqc\nqd\nqh\nqs\n"
                 "jc\njd\njh\njs\nnone\n";
    const Outcome reneged =
        run_program({"play", "three-handed", "-o", "enforcement=referee", "--seed", "2"}, input);
    CHECK(contains(reneged.out, " calls a renege on South, and is right: "));
    CHECK(contains(reneged.out, "renege: ")); // on the score sheet
    const Outcome honest =
        run_program({"play", "three-handed", "-o", "enforcement=referee", "--seed", "2", "--watch"});
    CHECK(honest.status == 0);
    CHECK_FALSE(contains(honest.out, "calls a renege"));
}
