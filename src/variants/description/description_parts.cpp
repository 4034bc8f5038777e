#include "variants/description/description_parts.hpp"

#include "rules/auction.hpp"
#include "rules/play/must.hpp"

namespace roundhouse::variants::parts {

using namespace script;

namespace {

Schema points() { return integer(0, most_points); }

/// A named exit inside another section.
Schema way_out(const char* name, std::vector<Field> more = {}) {
    std::vector<Field> fields{
        positional(1, "name", text(60), "What happened, as people say it."),
        field("goes_on", text(),
              "Steps that still run; \"\": the hand is over; \"deal\": it is void, and the same dealer deals "
              "again."),
    };
    for (Field& extra : more) fields.push_back(std::move(extra));
    return record(name, std::move(fields));
}

/// A list of kinds of cards that the author chooses.
Schema kinds(const char* says) { return record("kinds", {field("cards", text(200), says).required()}); }

Schema filters() {
    const std::vector<std::string> keeps(keep_names.begin(), keep_names.end());
    return list(
        record(
            "filter",
            {
                positional(1, "name", text(60), "The rule's name, shown with every card that it forbids.")
                    .required(),
                field("keep", any_of({one_of(keeps), kinds("Which: ranks (\"A 10\") or cards (\"Qs Jd\").")}),
                      "Of the cards still allowed these stay, if there are any.")
                    .required(),
                field("when", any_of({text(), function()}),
                      "Facts and comparisons (\"trick <= 3\") joined by not, and, or; or a function over a "
                      "table of the facts. Always, if it is absent."),
            }),
        0, 20);
}

Field meld_suit() {
    return field("of", one_of({"trump", "plain", "any"}),
                 "In which suit ranks alone must lie: trump, any but trump, or any one.");
}

Schema opening() {
    return record("opening", {field("forced", integer(1, most_bid),
                                    "The first seat bids this whether it likes it or not.")
                                  .required()});
}

Schema last_digit() {
    return record("last_digit",
                  {
                      field("from", integer(0, most_bid), "The bid that the digits are added to.").required(),
                      field("by", integer(1, most_bid), "What one more adds.").or_else(1),
                  });
}

Schema names() { return any_of({text(60), list(text(60), 1, 10)}); }

} // namespace

/// A rung of the ladder of bids.
Schema rung() {
    return record("step",
                  {
                      field("to", integer(1, most_bid), "Up to and with this bid; the last rung has none."),
                      field("by", integer(1, most_bid), "The size of a step.").required(),
                  });
}

Schema pass_call() {
    return record("pass",
                  {
                      positional(1, "name", text(20), "What is said.").required(),
                      field("meaning", text(), "What the table takes it to mean, in a sentence."),
                      field("meld", list(integer(0, most_bid), 2, 2).counted_in("number"),
                            "How much meld it tells the partner of: from, to."),
                      field("aces_around", boolean(), "Aces around are told to be among it.").or_else(false),
                      field("hands_back", one_of({"never", "always", "without marriage"}),
                            "When the partner, holding the contract in the end, may hand it back.")
                          .or_else("never"),
                  });
}

Schema telling_jump() {
    return record(
        "jump",
        {
            field("by", integer(1, most_bid), "So far over the last bid, or over the minimum.").required(),
            field("meaning", text(), "What the table takes it to mean, in a sentence."),
            field("meld", list(integer(0, most_bid), 2, 2).counted_in("number"),
                  "How much meld it announces: from, to."),
            field("aces_around", boolean(), "Aces around are announced.").or_else(false),
        });
}

Schema convention() {
    return record(
        "convention",
        {
            field("step", integer(1, most_bid), "Jumps are counted in these.").required(),
            field("tells_from", integer(1, 100), "So many steps or more over what was bid tell of meld.")
                .or_else(2),
            field("unit", integer(1, most_bid), "Points of meld for each step.").required(),
            field("below", integer(1, most_bid), "Higher bids say: I want it.").required(),
            field("opening_asks", boolean(), "The lowest bid, made first, asks the partner to tell."),
            field("cover", boolean(), "A partner's bid that only told wants to be gone over."),
        });
}

Schema auction() {
    return record(
        "auction",
        {
            field("opens", one_of({"left of dealer", "dealer"}), "Who calls first.")
                .or_else("left of dealer"),
            field("minimum", integer(1, most_bid), "The lowest first bid."),
            field("dealer_minimum", integer(1, most_bid), "The same for the dealer, as an opening bid only."),
            field("opening", opening(), "A first bid that the rules make."),
            field("steps", list(rung(), 1, 10).counted_in("rung"), "The ladder of bids from the minimum up."),
            field("raises", list(integer(1, most_bid), 1, 10).counted_in("raise"),
                  "If given, a bid raises the last by one of these."),
            field("passes", list(any_of({text(20), pass_call()}), 1, 10).counted_in("call"),
                  "Calls that are passes."),
            field("last_digit", last_digit(),
                  "Bids that may be spoken as their last digit: from 50, \"three\" is 53."),
            field("convention", convention(),
                  "What bids tell the partner by custom, as in scripts/conventions/. No rule."),
            field("tells", list(telling_jump(), 1, 10).counted_in("jump"),
                  "Jumps that announce by rule what the caller holds."),
            field("must_open", one_of({"eldest", "holds a meld"}), "Who must bid if nobody has yet."),
            field("style", one_of({"rising", "summed"}),
                  "Each bid above the last, or one round whose bids are added for each side.")
                .or_else("rising"),
            field("turns", one_of({"until passed", "one each", "may return"}),
                  "How long it goes round: a player who passes is out, each seat calls once, or a player who "
                  "passed may bid later, until all others pass.")
                .or_else("until passed"),
            field("most_jump", integer(0, 1000),
                  "A bid is at most so many steps above the lowest possible one; 0: nobody may jump."),
            field("nobody",
                  way_out("nobody",
                          {
                              field("dealer_takes", integer(1, most_bid),
                                    "The dealer has the contract at this, without choice."),
                          }),
                  "What happens when nobody bids. Without it the hand is over and the next is dealt."),
        });
}

Schema kitty() {
    return record("kitty", {
                               field("to", one_of({"declarer", "everyone"}),
                                     "Who takes it: the declarer, or the declarer looks, keeps "
                                     "one and gives one to everyone else.")
                                   .or_else("declarer"),
                               field("shown", boolean(), "Everyone sees it.").or_else(true),
                           });
}

Schema discard() {
    return record(
        "discard",
        {
            field("spares",
                  any_of({one_of({"nothing", "kinds beyond those held before",
                                  "melded cards, while others are left"}),
                          kinds("Ranks, cards, or \"counters\": they stay while others are left.")}),
                  "What may not be put away.")
                .or_else("nothing"),
            field("counts_for", one_of({"declarer", "nobody"}), "Whose tricks the discards join.")
                .or_else("declarer"),
        });
}

Schema call_card() {
    return record(
        "call_card",
        {
            field("asks", one_of({"any card not held", "trump"}), "Which cards may be called.")
                .or_else("any card not held"),
            field("holder", one_of({"becomes partner"}), "What the holder of the card becomes."),
            field("hands_over", boolean(), "The holder gives the card to the declarer.").or_else(false),
            field("gives_back", integer(0, 5),
                  "Cards that the declarer gives in return: 1 with `hands_over`, else none.")
                .or_else(0),
            field("nobody", one_of({"nothing", "asks again"}), "What happens when nobody holds it.")
                .or_else("nothing"),
            field("none_left", one_of({"alone"}), "What happens when no card is left to ask for.")
                .or_else("alone"),
        });
}

Schema trump() {
    const Schema contract = record(
        "contract",
        {
            positional(1, "name", text(40), "What it is called.").required(),
            field("trump", one_of({"none"}), "It has no trump suit.").or_else("none"),
            field("melds", boolean(), "Melds count.").or_else(true),
            field("declarer_takes", one_of({"the bid", "every trick", "no trick"}), "The declarer's goal.")
                .required(),
            field("bid_up_to", points(), "Allowed only if the bid is not above this."),
            field("times", integer(1, 10), "What the hand is worth is multiplied; settle.standard does that.")
                .or_else(1),
            field("ranks", text(40), "From the highest to the lowest, if otherwise than with trump."),
            field("count", count(), "Card points, if otherwise than with trump."),
            field("lead", filters(), "What a leader must play, if otherwise than with trump."),
            field("follow", filters(), "What the others must play, if otherwise than with trump."),
        });
    return record("trump",
                  {
                      field("needs", one_of({"none", "marriage", "run", "dix", "any"}),
                            "What the hand must hold in a suit to name it; any: a marriage or a dix.")
                          .or_else("none"),
                      field("otherwise", way_out("otherwise"), "What happens to a hand with no such suit."),
                      field("also", list(contract, 0, 10), "Contracts without a trump suit."),
                  });
}

Schema pass() {
    return record(
        "pass",
        {
            field("cards", integer(1, 24), "How many.").required(),
            field("first", one_of({"partner", "declarer"}), "Who gives first.").or_else("partner"),
            field("back", boolean(), "As many are given back.").or_else(true),
            field("order", one_of({"in turn", "simultaneous"}), "One after the other, or both unseen.")
                .or_else("in turn"),
        });
}

Schema melds() {
    const Schema meld = record(
        "meld",
        {
            positional(1, "name", names(), "Its name; a list: of one, two, … at once.").required(),
            field("type", any_of({text(40), list(text(40), 1, 6)}),
                  "A card serves in one meld of each type; a list: it serves in all of them at once.")
                .required(),
            field("cards", text(80),
                  "Ranks (\"A 10 K Q J\"), cards (\"Qs Jd\"), \"A of each suit\" or \"any 4 of A\".")
                .required(),
            meld_suit(),
            field("points", list(any_of({points(), one_of({"game"})}), 1, 10).counted_in("amount"),
                  "For one, two, … at once; \"game\" wins the game. Above the last, amounts add up.")
                .required(),
            field("beside", boolean(), "May be melded beside another in the same turn.").or_else(false),
            field("announced", boolean(), "Shown even when the side's melds are too few to count.")
                .or_else(false),
        });
    return record("melds", {
                               elements(meld, "Each meld."),
                               field("at_least", points(), "A side with less melds nothing."),
                           });
}

Schema marks() {
    return list(record("mark",
                       {
                           positional(1, "name", text(60), "Its name.").required(),
                           field("cards", text(80), "As of melds, or \"any 7 of 9\".").required(),
                           meld_suit(),
                           field("worth", list(integer(-1000, 1000), 1, 10).counted_in("amount"),
                                 "For one, two, … at once.")
                               .required(),
                       }),
                0, 40);
}

Schema exit() {
    const Schema held = record(
        "holds", {
                     positional(1, "of", text(40),
                                "\"counters\", \"non-counters\", ranks (\"9 J\") or cards (\"Qs Jd\").")
                         .required(),
                     field("least", integer(0, 100), "At least so many of them.").or_else(0),
                     field("most", integer(0, 100), "At most so many; 0: none."),
                 });
    const Schema when = record(
        "when",
        {
            field("bid_above_meld", points(), "The bid is more than this above the declaring side's meld."),
            field("meld_under", points(), "The declaring side's meld is below this."),
            field("forced", boolean(), "The contract was forced upon the declarer (or was not)."),
            field("opening", one_of({"forced"}), "The rules made the declarer open."),
            field("bid", points(), "The bid is exactly this."),
            field("holds", list(held, 1, 8).counted_in("condition"),
                  "What the leaving hand holds; no other hand counts."),
        });
    return record(
        "exit",
        {
            positional(1, "name", text(60), "What it is called; the round's outcome.").required(),
            field("at", text(),
                  "Steps in which it is offered; \"lead\" is before the first card, for anyone before their "
                  "own first card.")
                .required(),
            field("who", one_of({"declarer", "anyone"}),
                  "To whom it is offered, when it is their turn there.")
                .or_else("declarer"),
            field("when", any_of({when, one_of({"bidders under at_least"})}), "Facts that must hold."),
            field("melds", one_of({"everyone", "other sides", "nobody"}), "Who still melds.")
                .or_else("everyone"),
            field("goes_on", text(),
                  "Steps that still run; \"\": the hand is over; \"deal\": it is void, and the same dealer "
                  "deals again.")
                .or_else(""),
            field("text", text(300), "What it costs, in a sentence."),
        });
}

Schema draw_play() {
    return record(
        "draw_play",
        {
            field("first", one_of({"left of dealer", "dealer"}), "Who leads first.")
                .or_else("left of dealer"),
            field("lead", filters(), "What a leader must play."),
            field("follow", filters(), "What the others must play."),
            field(
                "meld",
                record("meld",
                       {
                           field("may", one_of({"winner"}), "Who may meld after a trick.").or_else("winner"),
                           field("most", integer(1, 10), "How many melds at a time.").or_else(1),
                           field("needs_new_card", boolean(), "Each needs a card that has not been melded.")
                               .or_else(true),
                           field("again", one_of({"another type or more points"}),
                                 "When a melded card serves again.")
                               .or_else("another type or more points"),
                       }),
                "Melding between tricks."),
            field("swap",
                  record("swap",
                         {
                             field("card", text(10), "The rank that is swapped.").required(),
                             field("of", one_of({"trump"}), "Its suit.").or_else("trump"),
                             field("for_card", one_of({"turned up"}), "What it is swapped for.")
                                 .or_else("turned up"),
                         }),
                  "A card that may be swapped for the one turned up."),
        });
}

Schema play() {
    return record("play",
                  {
                      field("first", one_of({"declarer", "left of dealer", "winner of the last trick"}),
                            "Who leads the first trick.")
                          .or_else("declarer"),
                      field("lead", filters(), "What a leader must play; anything, if it is empty."),
                      field("follow", filters(), "What the others must play.").required(),
                  });
}

Schema count() {
    std::vector<Field> fields;
    for (const char* rank : {"A", "10", "K", "Q", "J", "9", "8", "7"})
        fields.push_back(field(rank, integer(0, 255), "Points of this rank, won in a trick.").or_else(0));
    fields.push_back(field("last_trick", integer(0, 10'000), "Points for the last trick.").or_else(0));
    return record("count", std::move(fields));
}

} // namespace roundhouse::variants::parts
