#include "catch.hpp"

#include "support.hpp"
#include "variants/compile/expression.hpp"

#include <algorithm>

using namespace roundhouse;
using namespace roundhouse::testing;
using variants::Expression;

namespace {

using Lines = std::vector<std::string>;

bool has(const Lines& lines, const std::string& line) {
    return std::find(lines.begin(), lines.end(), line) != lines.end();
}

/// Checks that an edit of partnership causes exactly one finding, this one.
void causes(const std::string& edit, const std::string& line) {
    INFO(edit);
    CHECK(said_after(edit) == Lines{line});
}

/// … or this one among others.
void causes_too(const std::string& edit, const std::string& line) {
    INFO(edit);
    const Lines said = said_after(edit);
    if (!has(said, line)) CHECK(said == Lines{line});
}

} // namespace

TEST_CASE("all findings of a broken package come at once, with file, line and hint") {
    const auto package = variants::open_package(test_package("broken"));
    REQUIRE_FALSE(package);
    Lines lines = texts(package.error());
    for (std::string& line : lines) line = line.substr(line.find("variant.lua"));
    const Lines expected{
        "variant.lua:6: options[1][2]: expected a number from 500 to 1400, got 1500",
        "variant.lua:7: options[2].needs: no option \"targt\"; did you mean \"target\"?",
        "variant.lua:15: auction.mnimum: unknown key \"mnimum\"; did you mean \"minimum\"?",
        "variant.lua:15: auction.minimum: expected a whole number from 1 to 1000000, got \"250\" (a string); "
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
    CHECK(said_of("return { title = \"T\" }")[0] ==
          "variant.lua: rules: expected a function rules(o) that returns the description, got nothing");
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
    causes_too("r.seats = 6", "sides: expected 4 seats for \"partners\", got 6; change `seats` or `sides`");
    causes_too("r.sides = 'four teams'",
               "sides: expected 8 seats for \"four teams\", got 4; change `seats` or `sides`");
    causes_too("r.seats, r.sides = 3, 'two teams'",
               "sides: expected an even number of seats for \"two teams\", got 3; change `seats` or `sides`");
    causes_too("r.seats = 9", "seats: expected a whole number from 2 to 8, got 9");
    CHECK(said_after("r.sides = 'two teams'").empty());
}

TEST_CASE("the deck [C29] [C40]") {
    causes_too("r.deck.ranks = 'A 10 K Q B 9'",
               "deck.ranks: expected ranks out of A 10 K Q J 9 8 7, got \"B\"");
    causes_too("r.deck.ranks = 'A 10 K Q J 9 9'", "deck.ranks: \"9\" stands twice");
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
           "flow: the step \"pass\" stands twice");
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
    causes("r.flow = 'deal auction trump meld play settle'",
           "pass: `flow` does not name the step \"pass\" that this describes; name it in `flow`, or take "
           "this out");
    causes("r.pass = nil",
           "pass: expected a description of the step \"pass\", got nothing; describe it, or take the "
           "step out of `flow`");
    CHECK(said_after("r.pass = false").empty()); // takes its step out
}

TEST_CASE("the auction [B02] [D09]") {
    causes("r.auction.minimum = nil", "auction.minimum: expected the lowest first bid, got nothing");
    causes("r.auction.steps, r.auction.raises = nil, nil",
           "auction.steps: expected the ladder of bids, { { by = 10 } }, got nothing; or give `raises`");
    causes("r.auction.steps = { { to = 255, by = 10 }, { by = 5 } }",
           "auction.steps[1].to: steps of 10 from 250 do not reach 255; 250 and 260 are the nearest that "
           "they do");
    causes("r.auction.steps = { { to = 240, by = 10 }, { by = 5 } }",
           "auction.steps[1].to: expected a bid above 250, got 240");
    causes("r.auction.steps = { { by = 10 }, { by = 5 } }",
           "auction.steps[2]: this rung is never reached: the one before has no `to`");
    causes("r.auction.steps = { { by = 0 } }",
           "auction.steps[1].by: expected a whole number from 1 to 1000000, got 0");
    causes("r.auction.raises = { 300 }",
           "auction.raises[1]: expected a raise smaller than the minimum, 250, got 300");
    causes("r.auction.passes = { 'pass', 'pass' }", "auction.passes[2]: the call \"pass\" stands twice");
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
    causes("r.melds[1].points = { 1500, 150 }",
           "melds[1].points[2]: expected at least what 1 of them score, 1500, "
           "got 150; amounts stand from one of them upwards");
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
    // A meld that is `false` drops out, and the places of the others stay those of the text.
    causes("r.melds[2] = false r.melds[7].cards = ''", "melds[7].cards: expected ranks or cards, got none");
}

TEST_CASE("compulsion [B10] [B11] [A24]") {
    causes(
        "r.play.follow[3].when = 'not voit'",
        "play.follow[3].when: expected facts of the trick joined by not, and, or, got \"voit\"; did you mean "
        "\"void\"?");
    causes("r.play.follow[3].when = 'void and'",
           "play.follow[3].when: expected facts of the trick joined by not, "
           "and, or, got the end of the text; a name is missing");
    causes("r.play.follow[3].when = '(void'",
           "play.follow[3].when: expected facts of the trick joined by not, and, "
           "or, got the end of the text; close the bracket");
    causes("r.play.follow[3].when = 'void ruffed'", "play.follow[3].when: expected facts of the trick joined "
                                                    "by not, and, or, got \"ruffed\"; put and or or "
                                                    "between names");
    causes("r.play.follow[3].when = ''",
           "play.follow[3].when: expected facts of the trick joined by not, and, or, "
           "got nothing; leave it out if it always holds");
    causes(
        "r.play.follow[3].when = 'trick'",
        "play.follow[3].when: expected facts of the trick joined by not, and, or, got the end of the text; "
        "\"trick\" is a number: compare it, \"trick <= 3\"");
    causes("r.play.follow[3].when = 'void and trick <= many'",
           "play.follow[3].when: expected facts of the trick joined by not, and, or, got \"many\"; a whole "
           "number "
           "is missing");
    causes(
        "r.play.follow[3].when = 'trick == 1 or trick == 4'",
        "play.follow[3].when: expected facts of the trick joined by not, and, or, got the end of the text; a "
        "condition may compare with 3 numbers at most (== with two)");
    causes(
        "r.play.follow[3].when = 'trik <= 3'",
        "play.follow[3].when: expected facts of the trick joined by not, and, or, got \"trik\"; did you mean "
        "\"trick\"?");
    causes("r.play.follow[3].keep = { cards = 'A B' }",
           "play.follow[3].keep.cards: expected ranks (\"A 10\"), cards (\"Qs Jd\"), \"counters\" or "
           "\"non-counters\", got \"B\"");
    causes("r.play.follow[3].when = 'void and not void'", "play.follow[3].when: this condition never holds");
    causes("r.play.follow[3].when = function(f) return 1 end",
           "play.follow[3].when: expected a function that answers true or false, got 1");
    const Lines slip = said_after("r.play.follow[3].when = function(f) return f.voit end");
    REQUIRE(slip.size() == 1);
    CHECK_THAT(slip[0], Catch::Contains("the table of facts has no \"voit\"; did you mean \"void\"?"));
    causes("r.play.follow[1].keep = 'leds'",
           "play.follow[1].keep: expected one of \"led\", \"trump\", \"plain\", \"winners\", \"losers\", "
           "\"counters\" or \"garbage\", got \"leds\"; did you mean \"led\"?");
    causes("r.play.follow[1][1] = nil", "play.follow[1][1]: expected a text, got nothing");
}

TEST_CASE("a condition as a function is the same as one in words") {
    const Folder folder;
    folder.write("variant.lua", R"(
return { extends = "partnership", rules = function(o, r)
  r.play.follow[2].when = "not (trump_led or ruffed) and partner_best or void"
  r.play.follow[3].when = function(f) return not (f.trump_led or f.ruffed) and f.partner_best or f.void end
  return r
end })");
    const auto rules = *opened(folder.path().string()).compile();
    CHECK(rules->play.follow[1].when == rules->play.follow[2].when);
    const auto expected = static_cast<Facts>(bit(Fact::trump_led) | bit(Fact::ruffed) |
                                             bit(Fact::partner_best) | bit(Fact::is_void));
    CHECK(depends_on(rules->play.follow[1].when) == expected);
}

TEST_CASE("conditions bind as in Lua") {
    const std::vector<std::string> names{"a", "b", "c"};
    const auto value = [&](const char* text, int bits) {
        const auto expression = Expression::parse(text, names);
        REQUIRE(expression);
        return expression->value([&](std::size_t i) { return (bits >> i & 1) != 0; });
    };
    for (int bits = 0; bits < 8; ++bits) {
        const bool a = bits & 1, b = bits & 2, c = bits & 4;
        CHECK(value("a or b and c", bits) == (a || (b && c)));
        CHECK(value("(a or b) and c", bits) == ((a || b) && c));
        CHECK(value("not a and b", bits) == (!a && b));
        CHECK(value("not(a and b)or c", bits) == (!(a && b) || c));
        CHECK(value("not not a", bits) == a);
    }
    CHECK_FALSE(Expression::parse(std::string(1000, '(') + "a", names));
}

TEST_CASE("comparisons mean what they say") {
    const auto holds = [](const char* text, int trick) {
        const auto expression = Expression::parse(text, {"a"}, true);
        REQUIRE(expression);
        return expression->value(
            [&](std::size_t i) { return i > 0 && trick >= expression->thresholds()[i - 1].at_least; });
    };
    for (int trick = 1; trick < 9; ++trick) {
        CHECK(holds("trick < 4", trick) == (trick < 4));
        CHECK(holds("trick <= 4", trick) == (trick <= 4));
        CHECK(holds("trick > 4", trick) == (trick > 4));
        CHECK(holds("trick >= 4", trick) == (trick >= 4));
        CHECK(holds("trick == 4", trick) == (trick == 4));
        CHECK(holds("trick ~= 4", trick) == (trick != 4));
        CHECK(holds("trick >= 3 and trick < 6 and not a", trick) == (trick >= 3 && trick < 6));
    }
    CHECK_FALSE(Expression::parse("trick <= 3", {"a"}));
}

TEST_CASE("card points [B13]") {
    causes("r.count = nil",
           "count: expected card points, { A = 10, [\"10\"] = 10, K = 10 }, got nothing; `count = "
           "false` says that tricks count nothing");
    causes("r.count['7'] = 5", "count[\"7\"]: the deck has no card of this rank");
    causes("r.count.T = 5", "count.T: unknown key \"T\"; known are A, 10, K, Q, J, 9, 8, 7, last_trick");
    CHECK(said_after("r.count = false").empty());
}

TEST_CASE("exits [B16]") {
    causes_too("r.exits[1].at = 'led'",
               "exits[1].at: expected \"auction\", \"trump\", \"pass\", \"meld\", \"play\" "
               "or \"lead\", got \"led\"; did you mean \"lead\"?");
    causes_too("r.exits[1].at = ''",
               "exits[1].at: expected \"auction\", \"trump\", \"pass\", \"meld\", \"play\" or "
               "\"lead\", got none");
    causes("r.exits[1].goes_on = 'settel'", "exits[1].goes_on: the flow has no step \"settel\"; did you mean "
                                            "\"settle\"?");
    causes("r.exits[1].goes_on = 'settle meld'", "exits[1].goes_on: \"meld\" is out of the flow's order; the "
                                                 "flow is deal auction trump pass meld play "
                                                 "settle");
    causes("r.exits[2] = { 'throwing in', at = 'lead' }",
           "exits[2]: the outcome \"throwing in\" exists already; every exit has a name of its own");
    causes("r.exits[2] = { 'played', at = 'lead' }",
           "exits[2]: the outcome \"played\" exists already; every exit has a name of its own");
    causes("r.melds = false", "exits[1].when: the flow has no step \"meld\", so there is no meld to compare");
    causes_too("r.auction, r.trump, r.pass = false, false, false",
               "play.first: without an auction there is no declarer to lead; let \"left of dealer\" lead");
    CHECK(said_after("r.exits[1].at = 'kitty lead' r.kitty = false").empty());
}

TEST_CASE("what is set where no function reads it is an error that says what would change the play") {
    causes("r.settle.minimum_count = 20", "settle.minimum_count: is set where nothing reads it; `r.settle = "
                                          "r.settle.with { minimum_count = 20 }` "
                                          "changes what is played");
    const Lines lucky = said_after("r.settle.lucky = true");
    REQUIRE(lucky.size() == 1);
    CHECK_THAT(lucky[0],
               Catch::StartsWith("settle.lucky: is set where nothing reads it; settle.standard does "
                                 "not know \"lucky\"; it takes minimum_count, "));
    for (const char* text : {"r.settle.text = 'all is well'", "r.settle.text = { 'all is well' }"})
        causes(text,
               "settle.text: was replaced, and no longer says what is played; "
               "`settle.over(r.settle, { lines = …, text = … })` changes what is played and what is said; "
               "or write one of your own");
    causes("r.ending.target = 1000", "ending.target: is set where nothing reads it; `r.ending = "
                                     "r.ending.with { target = 1000 }` changes what "
                                     "is played");
    causes("r.settle.lines = function(x) return {} end",
           "settle.lines: was replaced, and the rest still speaks of what was there before; "
           "`settle.over(r.settle, { "
           "lines = …, text = … })` changes what is played and what is said; or write one of your own");
    CHECK(said_after(
              "r.settle = r.settle.with { minimum_count = 20 } r.ending = r.ending.with { target = 1000 }")
              .empty());
    const Lines unknown = said_after("r.settle = r.settle.with { minimun_count = 20 }");
    REQUIRE(unknown.size() == 1);
    CHECK(unknown[0].find("settle.standard does not know \"minimun_count\"; it takes minimum_count, ") !=
          std::string::npos);
}

TEST_CASE("a target that is extended says by how much") {
    for (const char* ties : {"both = 'extend'", "nonbidders = 'extend'", "both = 'extend', by = 0"}) {
        const Lines said =
            said_after(std::string("r.ending = require('ending').first_to(1000, { ") + ties + " })");
        REQUIRE(said.size() == 1);
        CHECK(said[0].find("a target that is extended rises by 1 or more: say `by`") != std::string::npos);
    }
}

TEST_CASE("a kitty, its discards and exits by rule fit together") {
    causes("r.deal = { hand = 11, kitty = 4 }",
           "deal.kitty: nobody takes the kitty: `flow` has no step \"kitty\"");
    causes("r.flow = 'deal auction kitty trump pass meld play settle' r.deal = { hand = 11, kitty = 4 } "
           "r.kitty = {}",
           "kitty: the declarer takes cards and puts none away: hands would be uneven; name the step "
           "\"discard\" after \"kitty\"");
    causes("r.flow = 'deal auction kitty discard trump pass meld play settle' r.kitty = {} r.discard = {}",
           "kitty: expected a deal that leaves a kitty, got none; give `deal.kitty`, or take this out with "
           "`kitty = false`");
    causes("r.exits[1].when = 'bidders under at_least'",
           "exits[1].when: expected `melds.at_least` to compare with, got none");
    causes("r.trump = { also = { { 'trump', declarer_takes = 'every trick' } } }",
           "trump.also[1]: this contract stands twice");
    causes("r.ending.pays = { tally = 'checks', points = 5 }",
           "ending.pays.tally: expected a name of `tallies`, got \"checks\"");
    causes(
        "r.flow = 'deal auction kitty discard trump pass meld play settle' r.deal = { hand = 11, kitty = 4 } "
        "r.kitty = { to = 'everyone', shown = false } r.discard = {}",
        "kitty.to: everybody keeps what they get: nothing is put away; take `discard` out");
    causes("r.flow = 'deal auction kitty trump pass meld play settle' r.deal = { hand = 11, kitty = 4 } "
           "r.kitty = { to = 'everyone' }",
           "kitty.shown: a kitty for everyone is not shown: only the declarer sees it; say `shown = false`");
    causes("r.pass.back = false", "pass.back: nothing comes back: hands would be uneven; take `back` out");
    causes(
        "r.flow = 'deal auction kitty discard trump pass meld play settle' r.deal = { hand = 11, kitty = 4 } "
        "r.kitty = {} r.discard = { spares = 'melded cards, while others are left' }",
        "discard.spares: nobody has melded before cards are put away; name the step \"discard\" after "
        "\"meld\"");
}

TEST_CASE("openings that rules make agree with each other") {
    causes(
        "r.auction.style = 'summed'",
        "auction.style: everybody names a number once: nobody must open, raise or take it; take `must_open`, "
        "`opening`, `dealer_minimum`, `raises` and `dealer_takes` out");
    causes("r.auction.must_open = 'eldest'",
           "auction.nobody: somebody always bids: the first call is a bid; take `nobody` out");
    causes("r.auction.nobody = nil r.auction.must_open = 'eldest' r.auction.opening = { forced = 300 }",
           "auction.must_open: the rules make the first bid themselves; take `must_open` or `opening` out");
    causes("r.auction.nobody = { 'throwing in', goes_on = '' }",
           "auction.nobody: the outcome \"throwing in\" exists already; every exit has a name of its own");
    causes("r.auction.nobody = { 'nobody bids', goes_on = 'trump settle' }",
           "auction.nobody.goes_on: without a declarer nothing but settle can follow");
}

TEST_CASE("a step of the package's own has a name of its own, both functions, and a place in the flow") {
    const std::string step = "{ options = function() end, choose = function(state) return state end }";
    causes("r.steps = { kontra = " + step + " }",
           "steps.kontra: `flow` does not name the step \"kontra\"; name it in `flow`, or take it out");
    causes("r.steps = { draft = " + step + " }",
           "steps.draft: the engine has a \"draft\" of its own; give the step another name");
    causes("r.steps = { ['my step'] = " + step + " }",
           "steps[\"my step\"]: expected a name of one word, got \"my step\"");
    causes("r.flow = 'deal auction trump pass meld kontra play settle' r.steps = { kontra = { options = "
           "function() end } }",
           "steps.kontra.choose: expected a function, got nothing");
    causes("r.flow = 'deal auction trump pass meld contra play settle' r.steps = { kontra = " + step + " }",
           "flow: no step \"contra\"; did you mean \"kontra\"?");
    CHECK(said_after("r.flow = 'deal auction trump pass meld kontra play settle' r.steps = { kontra = " +
                     step + " } r.exits[1].at = 'kontra' r.exits[1].goes_on = 'kontra settle'")
              .empty());
}

TEST_CASE("[C16][C17][C19] drawing: a stock, a card turned up and hands that are drafted hold together") {
    causes("r.deal = { hand = 11, stock = 4 }",
           "deal.stock: nobody draws from the stock: `flow` has no step \"draw_play\"");
    causes("r.melds[7].beside = true",
           "melds[7].beside: only where melds are scored between tricks may one stand beside another; take "
           "`beside` out: the flow has no step \"draw_play\"");
    causes("r.play.first = 'winner of the last trick'",
           "play.first: no trick comes before these: the flow has no step \"draw_play\"");
    causes("r.flow = 'deal draft auction trump pass meld play settle'",
           "flow: names both \"deal\" and \"draft\"; hands are dealt, or drawn card by card");
    causes("r.flow = 'draft auction trump pass meld play settle' r.deal = false r.deck.without = '9s 9h'",
           "draft: expected a deck that 4 seats draw evenly, two cards at a time, 32 turns at most, got 46 "
           "cards");
    const std::string drawing =
        "r.flow = 'deal draw_play play settle' r.auction, r.trump, r.pass = nil, nil, nil "
        "r.exits = nil r.draw_play = {} r.play.first = 'winner of the last trick' ";
    causes(drawing, "deal.stock: expected a stock that 4 seats draw evenly, got 0");
    causes(
        drawing + "r.deal = { hand = 11, stock = 4 } r.draw_play.swap = { card = '9' }",
        "draw_play.swap: no card is turned up that another could be swapped for; name the step \"turn_up\" "
        "in `flow`");
    causes("r.flow = 'deal turn_up auction trump pass meld play settle'",
           "turn_up: the card turned up makes trump, and so does the winner of the auction; take one of them "
           "out");
}

TEST_CASE("sides that form, marks and melds that win say what they need") {
    causes("r.sides = 'called'", "sides: sides \"called\" and a `call_card` whose holder \"becomes partner\" "
                                 "belong together; write both, or neither");
    causes("r.flow = 'deal auction trump call_card meld play settle' r.pass = nil r.sides = 'called' "
           "r.call_card = { asks = 'trump', holder = 'becomes partner' }",
           "call_card.nobody: expected \"asks again\", where the holder becomes partner, got something else");
    causes(
        "r.melds[1].points = { 'game', 150 }",
        "melds[1].points[1]: expected \"game\" as the last amount, got amounts after it; so many at once win "
        "the game, and more do too");
    causes("r.marks = { { 'Nines', cards = 'any 7 of X', worth = { 1 } } }",
           "marks[1].cards: expected ranks out of A 10 K Q J 9 8 7, got \"X\"");
    causes("r.people = 3", "people: expected 0, or at least the 4 seats, got 3");
    CHECK(said_after("r.melds[1].points = { 150, 'game' }").empty());
    CHECK(said_after("r.marks = { { 'Nines', cards = 'any 7 of 9', worth = { 5 } } }").empty());
}

TEST_CASE("[C38] an exit for anyone stands where people are asked, and looks at a hand by kinds") {
    const std::string exit = "r.exits[2] = { 'misdeal', who = 'anyone', goes_on = 'deal', at = ";
    CHECK(said_after(exit + "'auction trump lead', when = { holds = { { '9 J', least = 5 } } } }").empty());
    causes(exit + "'meld lead' }",
           "exits[2].at: nobody is asked anything in \"meld\"; \"lead\" is before a player's first card");
    causes(exit + "'auction', when = { bid = 250 } }",
           "exits[2].when: in the auction there is no contract yet");
    causes(exit + "'lead', when = { holds = { { 'X' } } } }",
           "exits[2].when.holds[1][1]: expected ranks (\"A 10\"), cards (\"Qs Jd\"), \"counters\" or "
           "\"non-counters\", got \"X\"");
    causes(exit + "'lead', when = { holds = { { 'A', least = 2, most = 1 } } } }",
           "exits[2].when.holds[1]: `most` is below `least`, so no hand holds that");
    causes("r.exits[1].goes_on = 'deal settle'",
           "exits[1].goes_on: where it is dealt again no other step follows; write \"deal\" alone");
}

TEST_CASE("What the engine itself calls something nothing else may be called") {
    causes("r.auction.passes = { 'pass', 'claim' }",
           "auction.passes[2]: \"claim\" already says something else");
    for (const char* name : {"played", "void", "renege", "a meld wins", "thrown in"})
        causes_too(std::string("r.exits[1][1] = '") + name + "'",
                   std::string("exits[1]: the outcome \"") + name +
                       "\" exists already; every exit has a name of its own");
}

TEST_CASE("What the standard settlement and endings cannot mean is refused where it is written") {
    const auto said = [](const std::string& edit) {
        INFO(edit);
        const Lines lines = said_after("local settle, ending = require 'settle', require 'ending'\n" + edit);
        return lines.empty() ? std::string("nothing") : lines.front();
    };
    CHECK(said("r.settle = r.settle.with { set_times = -1 }") ==
          "settle.standard: set_times is a whole number of 1 or more, not -1");
    CHECK(said("r.ending = ending.rounds(0)") ==
          "ending.rounds: the number of rounds is a whole number of 1 or more, not 0");
    CHECK(said("r.ending = ending.first_to(-5)") ==
          "ending.first_to: the target is a whole number of 1 or more, not -5");
    CHECK(said("r.count = { A = 11, [10] = 10 }").ends_with("; as a name it is [\"10\"])"));
    CHECK(said("r.auction.opening, r.auction.nobody = { forced = 100 }, false") ==
          "auction.opening.forced: expected at least the minimum of 250, got 100");
}

TEST_CASE("A dealer who calls first has passed before the bid could come to it") {
    causes("r.auction.opens = 'dealer'",
           "auction.nobody: the dealer calls first and has passed when all the others have: it never takes "
           "the bid; "
           "let `opens` be \"left of dealer\", or name what is made of the hand");
}
