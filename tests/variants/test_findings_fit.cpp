// The same for parts that do not fit together, or that nothing reads.
#include "causes.hpp"

using namespace roundhouse;
using namespace roundhouse::testing;
using Lines = std::vector<std::string>;

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
           "trump.also[1]: this contract is listed twice");
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
           "call_card.nobody: expected \"asks again\", where the holder becomes partner, got \"nothing\"");
    causes(
        "r.melds[1].points = { 'game', 150 }",
        "melds[1].points[1]: expected \"game\" as the last amount, got amounts after it; so many at once win "
        "the game, and more do too");
    causes("r.marks = { { 'Nines', cards = 'any 7 of X', worth = { 1 } } }",
           "marks[1].cards: expected ranks out of A 10 K Q J 9 8 7, got \"X\"");
    causes("r.marks = { { 'Queens', cards = 'Qs of each suit', worth = { 1 } } }",
           "marks[1].cards: \"of each suit\" follows ranks, not cards");
    causes("r.marks = { { 'Nines', cards = 'any 7 of 9', of = 'trump', worth = { 5 } } }",
           "marks[1].of: the suits are any; take `of` out");
    causes("r.people = 3", "people: expected 0, or at least the 4 seats, got 3");
    CHECK(said_after("r.melds[1].points = { 150, 'game' }").empty());
    CHECK(said_after("r.marks = { { 'Nines', cards = 'any 7 of 9', worth = { 5 } } }").empty());
}

TEST_CASE("[B16] an exit for the declarer at the lead is seldom offered where another seat leads") {
    CHECK(
        said_after("r.play.first = 'left of dealer'") ==
        Lines{"exits[1].at: at \"lead\" only the seat that leads is asked, and the declarer may be another; "
              "let the declarer lead first, or name an earlier step"});
    CHECK(said_after("r.play.first = 'left of dealer' r.exits[1].at = 'pass' r.exits[1].when = nil").empty());
    CHECK(said_after("r.play.first = 'left of dealer' r.exits[1].who = 'anyone'").empty());
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
           "exits[1].goes_on: where the cards are dealt again no other step follows; write \"deal\" alone");
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
