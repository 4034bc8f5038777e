// A referee at the terminal: bots call a person's reneges.

#include "catch.hpp"
#include "cli/program.hpp"

using namespace roundhouse::testing;

TEST_CASE(
    "Bots at the table call a person's renege as soon as they can prove it, and renege never themselves",
    "[C27][C28]") {
    const Home home;
    // The person plays the first card in this list that is in the hand, whatever was led.
    std::string input;
    for (int i = 0; i < 60; ++i)
        input += "pass\n9c\n9d\n9h\n9s\nac\nad\nah\nas\n10c\n10d\n10h\n10s\nkc\nkd\nkh\nks\nqc\nqd\nqh\nqs\n"
                 "jc\njd\njh\njs\nnone\n";
    const Outcome reneged =
        run_program({"play", "three-handed", "-o", "enforcement=referee", "--seed", "2"}, input);
    CHECK(contains(reneged.out, " calls a renege on South, and is right: "));
    CHECK(contains(reneged.out, "renege: ")); // on the score sheet
    // In the transcript, the cards of the trick come before the call that ended it.
    const std::string written = run_program({"replay", home.journals().front().string()}).out;
    const std::size_t called = written.find(" calls a renege on South");
    REQUIRE(called != std::string::npos);
    const std::size_t line = written.rfind('\n', called), before = written.rfind('\n', line - 1);
    CHECK(written.substr(before + 1).starts_with("Trick "));
    for (std::size_t at = 0; (at = written.find("Trick ", at)) != std::string::npos; ++at)
        if (const std::string trick = written.substr(at, written.find('\n', at) - at);
            contains(trick, "takes"))
            CHECK(times_in(trick, ",") == 2); // of three cards
    CHECK_FALSE(contains(written, ",\n"));
    const Outcome honest =
        run_program({"play", "three-handed", "-o", "enforcement=referee", "--seed", "2", "--watch"});
    CHECK(honest.status == 0);
    CHECK_FALSE(contains(honest.out, "calls a renege"));
}
