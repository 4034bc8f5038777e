// A referee at the terminal: what is said out of turn, what everybody is told, and what bots call.

#include "catch.hpp"
#include "kitty_table.hpp"

#include "cli/hint.hpp"
#include "cli/prompt.hpp"
#include "cli/read.hpp"
#include "cli/tell.hpp"
#include "teach/explain.hpp"

using namespace roundhouse;
using namespace roundhouse::cli;
using namespace roundhouse::cli::testing;

namespace {

RulebookPtr watched() { return rules_under("partnership", {{"enforcement", "referee"}}); }

std::string read_as(const std::string& line) {
    const auto aside = read_aside(line, 1, Names({"South", "West", "North", "Northeast"}));
    if (!aside) return "nothing";
    return std::to_string(aside->seat) + " " + to_text(*watched(), aside->action);
}

} // namespace

TEST_CASE("A renege is called with the seat's number or name, a card laid out of turn likewise", "[C27]") {
    CHECK(read_as("renege 2") == "1 renege 2");
    CHECK(read_as("accuse 3") == "1 renege 3");
    CHECK(read_as("Renege west") == "1 renege 2");
    CHECK(read_as("renege n") == "nothing"); // of two names
    CHECK(read_as("renege north") == "1 renege 3");
    CHECK(read_as("renege 5") == "nothing");
    CHECK(read_as("west lays ah") == "2 play Ah");
    CHECK(read_as("2 lays 10h") == "2 play 10h");
    CHECK(read_as("2 lays 10h ah") == "nothing");
    CHECK(read_as("play ah") == "nothing");
}

TEST_CASE("Everybody is told of a card laid out of turn, and of a call, right or wrong", "[C27][C28]") {
    const Names names({"South", "West", "North", "East"});
    Teller teller(*watched(), names, Style{});
    const auto told = [&](const Event& event) { return join(teller.tell(event, 4), " "); };
    CHECK(told({.kind = EventKind::laid, .seat = 2, .cards = *parse_card_set("Ah")}) ==
          "West lays A♥ out of turn; it is played when the turn comes.");
    CHECK(told({.kind = EventKind::accused, .seat = 1, .to = 2}) ==
          "South calls a renege of West, wrongly: there was none so far. It costs nothing.");
    Event proven{.kind = EventKind::accused, .seat = 1, .to = 2, .index = 1};
    proven.cards = *parse_card_set("Kd");
    proven.text = "follow the suit led";
    CHECK(told(proven) ==
          "South calls a renege of West, rightly: K♦ (follow the suit led). The hand is over.");
}

TEST_CASE("The rules' page says that a referee watches; so does the question for a card", "[C27]") {
    const auto page = teach::summary(*watched());
    CHECK(std::count(page.begin(), page.end(),
                     "Referee     a play against the rules is accepted; any other player may call it, which "
                     "ends the hand") == 1);
    const auto strict = teach::summary(*rules_under("partnership"));
    CHECK(std::none_of(strict.begin(), strict.end(),
                       [](const std::string& line) { return line.starts_with("Referee"); }));
}

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
    CHECK(contains(reneged.out, " calls a renege of South, rightly: "));
    CHECK(contains(reneged.out, "renege: ")); // on the score sheet
    const Outcome honest =
        run_program({"play", "three-handed", "-o", "enforcement=referee", "--seed", "2", "--watch"});
    CHECK(honest.status == 0);
    CHECK_FALSE(contains(honest.out, "calls a renege"));
}
