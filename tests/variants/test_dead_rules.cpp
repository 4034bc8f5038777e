// Rules of a package that could not be played, or would do nothing: orders of steps, exits, conditions that
// no trick meets, cards that are not in the deck.

#include "catch.hpp"

#include "support.hpp"

#include <algorithm>

using namespace roundhouse;
using namespace roundhouse::testing;

namespace {

/// The findings for a package that extends that one, with these lines in its rules.
std::vector<std::string> said_of_child(const std::string& parent, const std::string& lines) {
    return said_of("return { title = 'X', extends = '" + parent + "', rules = function(o, r)\n" + lines +
                   "\nreturn r end }");
}

bool says(const std::vector<std::string>& lines, const std::string& part) {
    return std::any_of(lines.begin(), lines.end(),
                       [&](const std::string& line) { return line.find(part) != std::string::npos; });
}

/// This edit of partnership causes this finding, and no other.
void says_only(const std::string& edit, const std::string& line) {
    INFO(edit);
    CHECK(said_after(edit) == std::vector<std::string>{line});
}

/// An exit at that step of partnership with a kitty for the declarer.
std::string leaving(const std::string& at, const std::string& goes_on) {
    return "r.flow = 'deal auction kitty discard trump pass meld play settle'\n"
           "r.deal, r.kitty, r.discard = { hand = 11, kitty = 4 }, {}, {}\n"
           "r.exits = { { 'another way', at = '" +
           at + "', goes_on = '" + goes_on + "' } }";
}

/// The findings for a condition in such a list of filters.
std::vector<std::string> said_of_filter(const std::string& filters, const std::string& when) {
    return said_after("r.play." + filters + " = { { 'x', keep = 'trump', when = '" + when + "' } }");
}

/// No trick can meet the condition.
bool is_idle(const std::string& filters, const std::string& when) {
    INFO(when);
    return says(said_of_filter(filters, when), "this condition never holds");
}

} // namespace

TEST_CASE("a card is turned up as long as there is a stock", "[C16]") {
    CHECK(says(said_of_child("two-handed", "r.flow = 'deal draw_play turn_up play settle'"),
               "flow: \"turn_up\" comes after \"draw_play\"; the stock is drawn by then"));
}

TEST_CASE("a partner is called once trump is known, and gets cards only then", "[C32]") {
    const auto said = [](const std::string& flow) {
        return said_of_child("five-handed", "r.pass = { cards = 3 } r.flow = '" + flow + "'");
    };
    CHECK(says(said("deal auction call_card trump pass meld play settle"),
               "flow: \"call_card\" needs \"trump\" before it; the card called is a trump"));
    CHECK(says(said("deal auction trump pass call_card meld play settle"),
               "flow: \"pass\" comes before \"call_card\"; nobody has a partner"));
    CHECK(said("deal auction trump call_card pass meld play settle").empty());
}

TEST_CASE("a card that is called and handed over is given back one for one", "[A28]") {
    const auto said = [](const std::string& returned) {
        return said_after("r.flow, r.pass = 'deal auction trump call_card meld play settle', nil\n"
                          "r.call_card = { hands_over = true" +
                          returned + " }");
    };
    const auto uneven = [](const std::string& got) {
        return std::vector<std::string>{
            "call_card.gives_back: expected 1 card, where the holder gives the card away, got " + got};
    };
    CHECK(said("") == uneven("nothing"));
    CHECK(said(", gives_back = 0") == uneven("0"));
    CHECK(said(", gives_back = 2") == uneven("2"));
    CHECK(said(", gives_back = 1").empty());
}

TEST_CASE("after a way out hands of one size are played, or none") {
    const auto said = [](const std::string& at, const std::string& goes_on) {
        INFO(at << ": " << goes_on);
        return said_after(leaving(at, goes_on));
    };
    const auto refused = [&](const std::string& at, const std::string& goes_on, const std::string& why) {
        const auto lines = said(at, goes_on);
        REQUIRE(lines.size() == 1);
        CHECK_THAT(lines.front(), Catch::StartsWith("exits[1].goes_on: ") && Catch::Contains(why));
    };
    refused("pass", "meld play settle", "\"play\" cannot follow \"pass\"");
    refused("discard", "trump meld play settle", "name \"discard\" in `goes_on`");
    refused("kitty", "discard trump meld settle", "\"discard\" cannot follow \"kitty\": nobody has taken");
    refused("kitty", "trump meld play settle", "the cards of the kitty are not in play");
    CHECK(said("pass", "pass meld play settle").empty());
    CHECK(said("discard", "discard trump meld play settle").empty());
    CHECK(said("discard", "trump meld settle").empty());
    CHECK(said("kitty", "trump meld settle").empty());
    CHECK(said("trump", "trump meld play settle").empty());
    // Hand sizes also differ between the kitty and the discard.
    const std::string conceding =
        "r.exits = { { 'another way', at = 'trump', goes_on = 'trump meld play settle' } }";
    CHECK(says(said_of_child("three-handed", conceding), "name \"discard\" in `goes_on`"));
    // Nor are the cards of a kitty in play if nobody took it.
    refused("auction', who = 'anyone", "trump meld play settle", "the cards of the kitty are not in play");
    CHECK(said("auction', who = 'anyone", "meld settle").empty());
    // An abandoned auction has no declarer.
    refused("auction', who = 'anyone", "kitty settle", "without a declarer nobody takes it");
}

TEST_CASE("melds are compared once they are made") {
    says_only(
        "r.exits[1].at = 'trump'",
        "exits[1].when: at \"trump\" nobody has melded yet, so there is no meld to compare; put the exit "
        "at a step after \"meld\", such as \"lead\"");
    CHECK(said_after("r.exits[1].at = 'play'").empty());
    // The rules apply this themselves, at the beginning of a step.
    const auto under_at_least = [](const std::string& at) {
        return said_of_child("double-deck", "r.exits = { { 'too little meld', at = '" + at +
                                                "', when = 'bidders under at_least', goes_on = 'settle' } }");
    };
    CHECK(under_at_least("meld").empty());
    CHECK(says(under_at_least("trump"), "exits[1].when: at \"trump\" nobody has melded yet, so there is no "
                                        "meld to compare; put it at \"meld\""));
    CHECK(says(under_at_least("lead"), "exits[1].when: the rules take this where a step begins, and \"lead\" "
                                       "is no step; put it at \"meld\""));
}

TEST_CASE("a way out stands where it can be offered") {
    says_only("r.exits[1].at = 'meld'",
              "exits[1].at: nobody is asked anything in \"meld\"; \"lead\" is before a player's first card");
    says_only("r.exits = { { 'x', at = 'auction', goes_on = 'settle' } }",
              "exits[1].at: at \"auction\" there is no declarer yet; say `who = \"anyone\"`");
    const auto said = [](const std::string& who) {
        return said_of_child("two-handed",
                             "r.exits = { { 'x', at = 'draw_play', goes_on = 'settle'" + who + " } }");
    };
    CHECK(says(said(""),
               "exits[1]: without an auction there is no declarer to take it; say `who = \"anyone\"`"));
    CHECK(said(", who = 'anyone'").empty());
}

TEST_CASE("conditions that no trick brings about") {
    for (const char* when : {"trump_led and ruffed", "trick < 1", "trick > 12", "place > 4", "place == 1",
                             "trick <= 2 and trick >= 5", "first_trick and trick >= 2",
                             "last_to_play and place < 4", "trump_led and void and holds_trump",
                             "trick >= 3 and tricks_left > 10", "tricks_left < 1", "points > 30"})
        CHECK(is_idle("follow", when));
    for (const char* when :
         {"trick == 12", "place == 4 and points < 10", "trick >= 3 and tricks_left >= 10",
          "trump_led or ruffed", "void and trump_led", "not void", "declarers_lead", "points == 30"}) {
        INFO(when);
        CHECK(said_of_filter("follow", when).empty());
    }
    for (const char* when : {"void", "trump_led", "ruffed", "partner_best", "last_to_play", "place == 2",
                             "points > 0", "declarers_side and not declarers_lead"})
        CHECK(is_idle("lead", when));
    for (const char* when : {"first_trick", "trick <= 3", "not void", "holds_trump", "declarers_side"}) {
        INFO(when);
        CHECK(said_of_filter("lead", when).empty());
    }
    CHECK(says(said_of_filter("lead", "points > 0"), "never holds; at a lead nothing lies in the trick yet"));
    CHECK_FALSE(says(said_of_filter("lead", "trick > 12"), "at a lead")); // no trick at all would meet it
}

TEST_CASE("filters that cannot act") {
    for (const std::string keep : {"led", "winners", "losers"})
        says_only("r.play.lead = { { 'x', keep = '" + keep + "' } }",
                  "play.lead[1].keep: this forbids no card; at a lead nothing lies in the trick yet");
    says_only("r.play.lead = { { 'x', keep = { cards = '7 8' } } }",
              "play.lead[1].keep.cards: the deck has none of these cards: 7 8");
    CHECK(said_after("r.play.lead = { { 'x', keep = { cards = 'A 8' } } }").empty());
}

TEST_CASE("while cards are drawn tricks are counted from the first", "[C16]") {
    const auto said = [](const std::string& section, const std::string& when) {
        return said_of_child("two-handed",
                             "r." + section + ".lead = { { 'x', keep = 'trump', when = '" + when + "' } }");
    };
    CHECK(said("draw_play", "first_trick").empty());
    CHECK(says(said("draw_play", "trick > 12"), "this condition never holds"));
    CHECK(says(said("play", "first_trick"), "this condition never holds"));
    CHECK(said("play", "trick == 13").empty());
}

TEST_CASE("where melds are scored between tricks nothing is said of all of them", "[C16] [C43]") {
    CHECK(says(said_of_child("two-handed", "r.melds[1].points = { 150, 'game' }"),
               "melds[1].points: a meld can win the game only in the step \"meld\""));
    CHECK(says(said_of_child("two-handed", "r.melds.at_least = 100"),
               "melds.at_least: melds scored between tricks are not added up"));
    CHECK(says(said_of_child("two-handed", "r.draw_play.swap.card = '7'"),
               "draw_play.swap.card: the deck has no 7"));
    CHECK(says(said_of_child("two-handed", "r.turn_up.pays.rank = '7'"),
               "turn_up.pays.rank: the deck has no 7"));
}

TEST_CASE("marks, winning melds and hands that the deck does not have") {
    says_only("r.marks = { { 'Sevens', cards = '7 of each suit', worth = { 1 } } }",
              "marks[1].cards: the deck does not hold 7 of each suit");
    says_only("r.marks = { { 'Nines', cards = 'any 30 of 9', worth = { 1 } } }",
              "marks[1].cards: the deck does not hold any 30 of 9");
    says_only("r.marks = { { 'Aces', cards = 'A of each suit', worth = { 1, 2, 3 } } }",
              "marks[1].worth: the deck has cards for this mark 2 times at most, but 3 amounts are given");
    says_only("r.melds[8].points = { 40, 300, 'game' }",
              "melds[8].points: the deck has cards for this meld 2 times at most, but 3 amounts are given");
    const std::string misdeal =
        "r.exits[2] = { 'misdeal', at = 'lead', who = 'anyone', goes_on = 'deal', when = ";
    says_only(misdeal + "{ holds = { { '7', least = 1 } } } }",
              "exits[2].when.holds[1][1]: the deck has none of these cards: 7");
    says_only(misdeal + "{ holds = { { '9', least = 9 } } } }",
              "exits[2].when.holds[1]: the deck has 8 of these, so no hand holds 9");
    says_only(misdeal + "{ holds = { { 'non-counters', least = 17 } } } }", // twelve, and four from a partner
              "exits[2].when.holds[1]: a hand has at most 16 cards, so none holds 17");
}

TEST_CASE("where raises are named no other bid is", "[B02] [C22]") {
    says_only("r.auction.steps = { { by = 50 } }",
              "auction.steps[1].by: by `raises` no bid goes 50 over the last; take `steps` out, or `raises`");
    says_only("r.auction.dealer_minimum = 200",
              "auction.dealer_minimum: `raises` says what the first bid may be, the dealer's too; take "
              "`dealer_minimum` out, or `raises`");
    CHECK(said_after("r.auction.steps = { { by = 20 } }").empty());
    CHECK(said_after("r.auction.steps = nil").empty());
}
