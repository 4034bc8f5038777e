// All faults in a description are reported at once, with the place and what to do: seats, cards, the deal,
// the flow, the auction, melds.
#include "causes.hpp"

using namespace roundhouse;
using namespace roundhouse::testing;
using Lines = std::vector<std::string>;

TEST_CASE("all findings of a broken package come at once, with file, line and hint") {
    const auto package = variants::open_package(test_package("broken"));
    REQUIRE_FALSE(package);
    Lines lines = texts(package.error());
    for (std::string& line : lines) line = line.substr(line.find("variant.lua"));
    const Lines expected{
        "variant.lua:6: options[1][2]: expected a number from 500 to 1400, got 1500",
        "variant.lua:7: options[2].needs: no option \"targt\"; did you mean \"target\"?",
        "variant.lua:15: auction.mnimum: unknown key \"mnimum\"; did you mean \"minimum\"?",
        "variant.lua:15: auction.minimum: expected a whole number from 1 to 100000, got \"250\" (a string); "
        "remove "
        "the quotes",
        "variant.lua:17: melds[1].points: expected a list of whole numbers from 0 to 1000000 or \"game\", "
        "got 150; "
        "write { 150 }",
        "variant.lua:22: count[\"10\"]: expected a whole number from 0 to 255, got 256",
        "variant.lua:14: flow: no step \"settel\"; did you mean \"settle\"?",
        "variant.lua:13: deal: expected hands, kitty and stock that make the deck's 48 cards, got 4 x 11 + 0 "
        "+ 0 = "
        "44; a hand of 12 would",
        "variant.lua:13: deal.packets: expected packets that make a hand of 11, got 12",
        "variant.lua:18: melds[2].of: expected \"trump\", \"plain\" or \"any\", got nothing; these ranks "
        "must lie in "
        "one suit: say which",
        "variant.lua:19: melds[3].cards: the deck does not hold 8",
        "variant.lua:21: play.follow[1].when: expected facts of the trick joined by not, and, or, got "
        "\"voit\"; did "
        "you mean \"void\"?",
        "variant.lua:23: settle: does not say what it does, so that the page of rules cannot either; `settle "
        "= { "
        "lines = …, text = \"…\" }`",
    };
    for (const std::string& line : expected) {
        INFO(line);
        CHECK(has(lines, line));
    }
    CHECK(std::any_of(lines.begin(), lines.end(), [](const auto& line) {
        return line.find(" ending: expected a function") != line.npos;
    }));
    if (lines.size() != expected.size() + 1) CHECK(lines == expected);
}

TEST_CASE("a text that is not Lua, or does not return what it should") {
    CHECK_THAT(said_of("return {")[0], Catch::StartsWith("variant.lua:1: "));
    CHECK(said_of("local x = 1")[0] == "variant.lua: expected a table (package), got nothing");
    CHECK(said_of("return { title = \"T\" }")[0] == "variant.lua: rules: expected a function rules(o) that "
                                                    "returns the description, got nothing; or say what it "
                                                    "changes: `extends = \"partnership\"`");
    CHECK(has(said_of("return { rules = function(o) return {} end }"),
              "variant.lua: title: expected the variant's name, got nothing"));
    CHECK(has(
        said_of("return { title = \"T\", rules = function(o) end }"),
        "variant.lua:1: rules: expected a function that returns the description, a table, got nothing; does "
        "it end with `return`?"));
    CHECK(said_of("return { title = \"T\", rules = function(o)\nerror(\"only with nines\") end }")[0] ==
          "variant.lua:2: only with nines");
}

TEST_CASE("seats and sides") {
    causes_too("r.seats = 6",
               "sides: expected 4 seats for \"partners\", got 6; change `seats` or `sides`; for 6 "
               "seats there are \"each\", \"two teams\" and \"called\"");
    causes_too(
        "r.sides = 'four teams'",
        "sides: expected 8 seats for \"four teams\", got 4; change `seats` or `sides`; for 4 seats there are "
        "\"each\", \"partners\", \"two teams\" and \"called\"");
    causes_too(
        "r.seats, r.sides = 3, 'two teams'",
        "sides: expected an even number of seats for \"two teams\", got 3; change `seats` or `sides`; for 3 "
        "seats there are \"each\" and \"called\"");
    causes_too("r.seats = 9", "seats: expected a whole number from 2 to 8, got 9");
    CHECK(said_after("r.sides = 'two teams'").empty());
}

TEST_CASE("a fault stands where the package says what is wrong, not where a name is declared") {
    const auto in_rules = [](const std::string& front, const std::string& edit) {
        return said_of(front + "return {\n title = 'T', extends = 'partnership', rules = function(o, r)\n" +
                       edit + "\nreturn r end }\n");
    };
    const std::string melds = "local melds = require 'melds'\n";
    CHECK(in_rules(melds, "r.melds[1].point = { 5 }")[0].starts_with(
        "variant.lua:4: melds[1].point: unknown key"));
    CHECK(in_rules("", "local play = r.play\nplay.follow[1] = { 'follow', kep = 'led' }")[0].starts_with(
        "variant.lua:4: play.follow[1].kep: unknown key"));
    const Lines two = in_rules(melds, "r.melds[1].points = { 150, 100 }\nr.melds[5].points = {}");
    CHECK(std::any_of(two.begin(), two.end(), [](const auto& line) {
        return line.starts_with("variant.lua:5: melds[5].points: expected at least one amount");
    }));
    // What a package empties is its own change, just like what it fills.
    CHECK(in_rules("", "r.exits[1].wen = {}")[0].starts_with("variant.lua:3: exits[1].wen: unknown key"));
    CHECK(in_rules("", "\nr.enforcement = 'referee'")[0].starts_with(
        "variant.lua:4: enforcement: a referee needs `renege`"));
    // For faults in the parent's file, the package's own changes are named.
    const Lines jacks = in_rules("", "r.deck.ranks = 'A 10 K Q 9'\nr.deal.hand = 10");
    REQUIRE_FALSE(jacks.empty());
    for (const std::string& line : jacks) {
        INFO(line);
        CHECK(line.starts_with("variants/partnership/variant.lua:"));
        CHECK(line.find("variant.lua changes `deck` (line 3), `deal` (line 4)") != line.npos);
    }
    // If there are many changes, only the first few are named, led by the one the finding is about.
    const Lines many = in_rules("", "r.deck.ranks, r.deal.hand = 'A 10 K Q 9', 10\nr.auction.minimum = 200\n"
                                    "r.count.last_trick = 20\nr.seats = 4\nr.play.lead = nil\n"
                                    "r.pass.cards = 3");
    CHECK(std::any_of(many.begin(), many.end(), [](const auto& line) {
        return line.find("melds[1].cards") != line.npos &&
               line.find("variant.lua changes `deck` (line 3), `auction` (line 4), `count` (line 5) and ") !=
                   line.npos;
    }));
}

TEST_CASE("rules that return their options, steps in a list or with commas") {
    CHECK(said_after("r = o") == Lines{"rules: returns the options; return the description: `return r`"});
    causes("r.flow = { 'deal', 'auction', 'settle' }",
           "flow: expected a text, got a list of 3; write one text with blanks between: \"deal auction …\"");
    causes("r.flow = 'deal, auction, trump, pass, meld, play, settle'",
           "flow: commas stand between the steps; write blanks: \"deal auction …\"");
}

TEST_CASE("What no hand ever comes to is warned of") {
    const std::string rest = ", type = 'x', points = { 5 } }";
    causes("r.melds[#r.melds + 1] = { 'All', cards = 'A K Q J of each suit'" + rest,
           "melds[13].cards: 16 cards make it, but a hand has 12 at most");
    causes(
        "r.melds[#r.melds + 1] = { 'Poor run', type = r.melds[1].type, cards = 'A 10 K Q J', of = 'trump', "
        "points = { 10 } }",
        "melds[13]: nobody ever melds it: the same cards score more as \"Run\"; give it another `type` if "
        "both "
        "are to score");
    causes("r.melds[1].announced = true", "melds[1].announced: every meld is shown: none is too little to "
                                          "count without `melds.at_least`; take it "
                                          "out");
    causes("r.melds.at_least = 100000", "melds.at_least: no side ever melds so much: no meld ever counts");
    causes("r.pass.first, r.pass.order = 'declarer', 'simultaneous'",
           "pass.first: both give at once, so nobody is first; take `first` out, or `order`");
    causes("r.trump = { also = { { 'Null', declarer_takes = 'no trick', bid_up_to = 100 } } }",
           "trump.also[1].bid_up_to: nobody can ever name it: the least bid is 250");
    CHECK(said_after("r.trump = { also = { { 'Null', declarer_takes = 'no trick', bid_up_to = 250 } } }")
              .empty());
    // Without trump.
    const Lines without =
        said_after("r.flow, r.exits = 'deal meld play settle', nil\n"
                   "r.auction, r.trump, r.pass = nil, nil, nil\n"
                   "r.play.first = 'left of dealer' r.settle = require('settle').everything()\n"
                   "r.ending = require('ending').first_to(1000)");
    CHECK(without ==
          Lines{"melds[1].of: nobody ever melds this, nor what else is of trump; no step of the flow makes a "
                "suit trump",
                "play.follow[2].keep: this forbids no card; no step of the flow makes a suit trump"});
}

TEST_CASE("the deck [C29] [C40]") {
    causes_too("r.deck.ranks = 'A 10 K Q B 9'",
               "deck.ranks: expected ranks out of A 10 K Q J 9 8 7, got \"B\"");
    causes_too("r.deck.ranks = 'A 10 K Q J 9 9'", "deck.ranks: \"9\" is listed twice");
    causes_too("r.deck.copies = 11", "deck.copies: expected a whole number from 1 to 10, got 11");
    causes_too("r.deck.with = '9x'", "deck.with: expected cards like 10h or Qs, got \"9x\"");
    causes_too("r.deck.without = '8s'", "deck.without: the deck has no 8s left to leave out");
    causes_too("r.deck.copies, r.deck.with = 10, 'As'", "deck.with: more than 10 copies of As");
    CHECK(said_after("r.deck.with, r.deck.without = '7s 7h 7d 7c', '9s 9h 9d 9c'").empty());
}

TEST_CASE("the deal adds up [A02] [D01]") {
    causes("r.deal.hand = 13",
           "deal: expected hands, kitty and stock that make the deck's 48 cards, got 4 x 13 + 0 "
           "+ 0 = 52; a hand of 12 would");
    causes("r.deal.packets = '4 4 3'", "deal.packets: expected packets that make a hand of 12, got 11");
    causes("r.deal.packets = '4 x 3'", "deal.packets: expected sizes of packets, \"4 4 3 3\", got \"x\"");
    CHECK(said_after("r.deal.packets = '5 4 3'").empty());
    causes_too("r.deal = nil",
               "deal: expected a description of the step \"deal\", got nothing; describe it, or take "
               "the step out of `flow`");
}

TEST_CASE("the flow [B18]") {
    causes_too("r.flow = 'deal auction trump pas meld play settle'",
               "flow: no step \"pas\"; did you mean \"pass\"?");
    causes("r.flow = 'deal auction trump pass pass meld play settle'",
           "flow: the step \"pass\" is listed twice");
    causes("r.flow = 'deal auction trump pass play meld settle'",
           "flow: \"meld\" comes after \"play\"; when the tricks are played, only settle is left");
    causes("r.flow = 'deal auction meld trump pass play settle'",
           "flow: \"meld\" comes before \"trump\"; what a meld is worth depends on trump");
    causes_too("r.flow = 'deal trump auction pass meld play settle'",
               "flow: \"trump\" needs \"auction\" before it; the winner of the auction names trump");
    causes_too("r.flow = 'auction trump pass meld play settle'",
               "flow: a round cannot begin with \"auction\"; the first step is deal (or draft)");
    causes_too("r.flow = 'deal auction trump pass meld play'",
               "flow: a round cannot end with \"play\"; the last step is settle");
    causes_too("r.flow = ''", "flow: expected steps from deal to settle, got none");
    causes_too("r.flow = 'deal settle'", "flow: no step \"play\"; tricks are played in it");
    causes("r.flow, r.exits = 'deal auction trump pass meld settle', {}",
           "flow: no step \"play\"; tricks are played in it");
    causes("r.flow = 'deal auction trump meld play settle'",
           "pass: `flow` does not name the step \"pass\" that this describes; name it in `flow`, or take "
           "this out");
    causes("r.pass = nil",
           "pass: expected a description of the step \"pass\", got nothing; describe it, or take the "
           "step out of `flow`");
    CHECK(said_after("r.pass = false").empty()); // removes its step
}

TEST_CASE("the auction [B02] [D09]") {
    causes("r.auction.minimum = nil", "auction.minimum: expected the lowest first bid, got nothing");
    causes("r.auction.steps, r.auction.raises = nil, nil",
           "auction.steps: expected the ladder of bids, { { by = 10 } }, got nothing; or give `raises`");
    causes("r.auction.steps = { { to = 265, by = 10 }, { by = 5 } }",
           "auction.steps[1].to: steps of 10 from 250 do not reach 265; 260 and 270 are the nearest that "
           "they do");
    causes("r.auction.steps = { { to = 255, by = 10 }, { by = 5 } }",
           "auction.steps[1].to: steps of 10 from 250 do not reach 255; 260 is the nearest that they do");
    causes("r.auction.steps = { { to = 240, by = 10 }, { by = 5 } }",
           "auction.steps[1].to: expected a bid above 250, got 240");
    causes("r.auction.steps = { { by = 10 }, { by = 5 } }",
           "auction.steps[2]: this rung is never reached: the one before has no `to`");
    causes("r.auction.steps = { { by = 0 } }",
           "auction.steps[1].by: expected a whole number from 1 to 100000, got 0");
    causes("r.auction.raises = { 300 }",
           "auction.raises[1]: expected a raise smaller than the minimum, 250, got 300");
    causes("r.auction.passes = { 'pass', 'pass' }", "auction.passes[2]: the call \"pass\" is listed twice");
    causes("r.auction.passes = { 'by me' }",
           "auction.passes[1]: expected one word that is no number, got \"by me\"");
    causes("r.auction.passes = { '50' }",
           "auction.passes[1]: expected one word that is no number, got \"50\"");
    causes("r.auction.nobody = {}",
           "auction.nobody: expected either `dealer_takes` or a name and `goes_on`, got "
           "neither");
    CHECK(said_after("r.auction.passes = { 'pass', { 'save', meaning = 'Take it back.' } }").empty());
}

TEST_CASE("trump and passing [D15] [B05]") {
    causes(
        "r.trump = { needs = 'marriage' }",
        "trump.otherwise: expected what happens to a hand without a marriage in any suit, got nothing; for "
        "example { \"no marriage\", goes_on = \"settle\" }");
    causes("r.trump = { needs = 'mariage' }", "trump.needs: expected one of \"none\", \"marriage\", \"run\", "
                                              "\"dix\" or \"any\", got \"mariage\"; did "
                                              "you mean \"marriage\"?");
    causes("r.pass.cards = 13", "pass.cards: expected at most the 12 cards of a hand, got 13");
    causes("r.sides = 'each'",
           "pass: with sides \"each\" and 4 seats nobody has exactly one partner to pass to; "
           "take `pass` out, or change `sides`");
}

TEST_CASE("melds [B06]") {
    const Lines too_much = said_after("r.melds[1].points = { 1000000, 1000000 }");
    REQUIRE(too_much.size() == 1);
    CHECK_THAT(too_much.front(),
               Catch::StartsWith("melds: expected amounts of which a hand melds at most 1000000, got 200"));
    causes(
        "r.melds[1].points = { 1500, 150 }",
        "melds[1].points[2]: two at once score 150, less than one alone (1500); the list goes: one, two, …");
    causes("r.melds[5].points = {}", "melds[5].points: expected at least one amount, got 0");
    causes("r.melds[1].points = { -1 }",
           "melds[1].points[1]: expected a whole number from 0 to 1000000, got -1");
    causes("r.melds[1].points = { 150 }", "melds[1].points: 2 names, but amounts for 1 only");
    causes("r.melds[1].points = 20", "melds[1].points: expected a list of whole numbers from 0 to 1000000 or "
                                     "\"game\", got 20; write { 20 }");
    causes("r.melds[7].cards = 'X'",
           "melds[7].cards: expected ranks (\"A 10 K Q J\"), cards (\"Qs Jd\"), \"A of "
           "each suit\" or \"any 4 of A\", got \"X\"");
    causes("r.melds[7].cards = 'any 1 of A' r.melds[7].of = nil",
           "melds[7].cards: expected a number from 2 to 8, got 1");
    causes("r.melds[9].cards = 'any 4 of A'",
           "melds[9].points: cards of whatever suits have one amount: what several of them score adds up");
    causes("r.melds[7].cards = ''", "melds[7].cards: expected ranks or cards, got none");
    causes("r.melds[7].cards = 'Qs J'",
           "melds[7].cards: mixes ranks and cards; give every card its suit, or none");
    causes("r.melds[7].cards = '9s of each suit' r.melds[7].of = nil",
           "melds[7].cards: \"of each suit\" follows ranks, not cards");
    causes("r.melds[7].cards = 'Qs Qs Qs' r.melds[7].of = nil",
           "melds[7].cards: the deck does not hold Qs Qs Qs");
    causes("r.melds[8].of = 'trump'", "melds[8].of: the cards say their suits already; take `of` out");
    causes("r.melds[9].points = { 10, 20, 30 }",
           "melds[9].points: the deck has cards for this meld 2 times at most, but 3 amounts are given");
    // A meld set to `false` is dropped, and the others keep their numbers from the text.
    causes("r.melds[2] = false r.melds[7].cards = ''", "melds[7].cards: expected ranks or cards, got none");
}
