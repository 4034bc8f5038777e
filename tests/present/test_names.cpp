#include "catch.hpp"
#include "support/tables.hpp"

#include <algorithm>

using namespace roundhouse;
using namespace roundhouse::present;
using namespace roundhouse::testing;

TEST_CASE("Seats are named from the side where play begins") {
    CHECK(usual_names(4, Turn::clockwise) == Lines{"South", "West", "North", "East"});
    CHECK(usual_names(3, Turn::counter_clockwise) == Lines{"South", "East", "West"});
}

TEST_CASE("A seat is meant by its number, its name, or the beginning of one name alone") {
    const Names names({"South", "West", "North", "Northeast"});
    CHECK(names.seat_named("2") == 2);
    CHECK(names.seat_named("WEST") == 2);
    CHECK(names.seat_named("w") == 2);
    CHECK(names.seat_named("north") == 3);
    CHECK(names.seat_named("n") == 0);
    CHECK(names.seat_named("5") == 0);
    CHECK(names.seat_named("") == 0);
}

TEST_CASE("A name of two that begin alike is meant when it is said whole, wherever it stands") {
    CHECK(Names({"Northeast", "Northwest", "North"}).seat_named("north") == 3);
}

TEST_CASE("Where people sit out a name means the seat where that person sits now", "[C27]") {
    Names names({"Anna", "Berta", "Carl", "Dora"});
    names.sit({2, 3, 1}); // Dora sits out
    CHECK(names.seat_named("anna") == 3);
    CHECK(names.seat_named("b") == 1);
    CHECK(names.seat_named("3") == 3);
    CHECK(names.seat_named("4") == 0);
    CHECK(names.seat_named("dora") == 0);
}

TEST_CASE("A sentence holds marks, which each front end draws its own way", "[A34]") {
    const std::string sentence =
        "Play " + mark(*parse_card_set("Ah 10h Qs")) + ", in " + mark(Suit::hearts) + ".";
    CHECK(in_signs(sentence) == "Play Q♠ A♥ 10♥, in ♥.");
    CHECK(in_letters(sentence) == "Play Qs Ah 10h, in hearts.");
    CHECK(in_letters(sentence, Face::german) == "Play Ol Ah 10h, in hearts.");
}

TEST_CASE("Melds of the German face are those of Obers and Unters", "[A34]") {
    const auto& melds = german()->meld_rules;
    const MeldRule& around = *std::find_if(
        melds.begin(), melds.end(), [](const MeldRule& rule) { return rule.names[0] == "Queens around"; });
    CHECK(in_words(around, 1, Face::german) == "Obers around");
    CHECK(in_words(around, 1, Face::french) == "Queens around");
    CHECK(in_words(around, 2, Face::german) == "Obers abound");
}

TEST_CASE("Lists read as people say them") {
    CHECK(all_of({"a"}) == "a");
    CHECK(all_of({"a", "b", "c"}) == "a, b and c");
    CHECK(one_of(std::vector<std::string>{"a", "b", "c"}) == "a, b or c");
    CHECK(in_points(1) == "1 point");
    CHECK(in_points(-20) == "−20 points");
}
