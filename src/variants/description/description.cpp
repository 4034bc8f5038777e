#include "variants/description/description.hpp"

#include "rules/rulebook.hpp"
#include "variants/description/description_parts.hpp"

namespace roundhouse::variants {

using namespace script;

namespace {

Schema option_schema() {
    const Schema number = integer(-parts::most_points, parts::most_points);
    const Schema choice = any_of({number, text(40)});
    return record(
        "option",
        {
            positional(1, "name", text(40), "What rules(o) reads it by.").required(),
            positional(
                2, "default",
                any_of({boolean(), number, list(choice, 2, 20).counted_in("choice"), function()}),
                "Yes or no, a number, a list of choices (the first is the default), or a function of the "
                "options before it that finds the number (with `min` and `max`) or the list.")
                .required(),
            field("min", integer(-1'000'000, 1'000'000), "The least a number may be."),
            field("max", integer(-1'000'000, 1'000'000), "The most a number may be."),
            field("step", integer(1, 1'000'000), "A number is `min` and so many steps.").or_else(1),
            field("label", localised(), "What people read; the name, if there is none."),
            field("words", map(text(80)), "What people read for a choice or a number: value = text."),
            field("needs", text(), "Options that must be on with this one, joined by not, and, or."),
            field("excludes", text(), "Options that cannot be on with this one, with blanks between."),
        });
}

Schema package() {
    return record(
        "package",
        {
            field("title", localised(), "The variant's name."),
            field("summary", localised(), "What it is, in a sentence or two."),
            field(
                "face", one_of({"french", "german"}),
                "The pattern of cards that it is played with, shown unless a person chose the other; that of "
                "what it extends, else french."),
            field("version", text(40), "Which state of it this is, for whoever it is given to: \"1.2\"."),
            field("author", text(100), "Who made it."),
            field("licence", text(100), "What others may do with it: \"CC BY 4.0\"."),
            field("extends", text(200),
                  "A package whose options and rules this one takes over and changes: its name, or the path "
                  "of its folder from this package's."),
            field("with", list(text(200), 0, 8),
                  "House rules laid over what it extends, in this order: packages that change the same one, "
                  "each by its name, or the path of its folder from this package's."),
            field("options", list(option_schema(), 0, 60), "What a table may agree on, in the order shown."),
            field("fixed", map(any_of({boolean(), integer(), text(40)})),
                  "Options of the package it extends that are decided here and not offered: name = value."),
            field("rules", function(),
                  "rules(o): the description of the rules under the options o. With `extends`, "
                  "rules(o, parent) gets what the parent describes, and returns it changed."),
        });
}

Schema deck() {
    return record(
        "deck", {
                    field("ranks", text(40), "From the highest to the lowest: \"A 10 K Q J 9\".").required(),
                    field("copies", integer(1, 10), "Of each card.").required(),
                    field("with", text(), "Further cards: \"9s 9h 9d 9c\"."),
                    field("without", text(), "Cards that are left out, one copy for each mention."),
                });
}

Schema deal() {
    return record(
        "deal",
        {
            field("hand", integer(1, 24), "Cards for each seat.").required(),
            field("kitty", integer(0, 24), "Cards set aside for the declarer.").or_else(0),
            field("stock", integer(0, 200), "Cards left to draw from, in step draw_play.").or_else(0),
            field("packets", any_of({integer(1, 24), text(80)}),
                  "Dealt so many at a time (the last packet may be smaller), or each packet: \"4 4 3 3\"."),
        });
}

Schema turn_up() {
    return record(
        "turn_up",
        {
            field("makes", one_of({"trump"}), "What the card that is turned up decides.").or_else("trump"),
            field("lies", one_of({"under the stock"}), "Where it stays.").or_else("under the stock"),
            field("pays",
                  record("pays",
                         {
                             field("rank", text(10), "The rank that pays when it is turned up.").required(),
                             field("points", integer(0, 1'000'000), "What it pays.").required(),
                             field("to", one_of({"dealer"}), "Whom it pays.").or_else("dealer"),
                         }),
                  "A card that pays at once."),
        });
}

Schema draft() {
    return record("draft", {
                               field("first", one_of({"left of dealer", "dealer"}), "Who draws first.")
                                   .or_else("left of dealer"),
                               field("declarers_pile", one_of({"own side", "other side"}),
                                     "Whose tricks the cards join that the declarer put away; those of "
                                     "everybody else count for who drew them.")
                                   .or_else("own side"),
                           });
}

Schema description() {
    return record(
        "description",
        {
            field("seats", integer(2, most_seats), "Places at the table.").required(),
            field(
                "people", integer(0, most_people),
                "How many people play if they are more than the seats: the dealer sits out, in rotation, and "
                "each has a score. 0: as many as seats.")
                .or_else(0),
            field("sides", one_of({"each", "partners", "two teams", "four teams", "called"}),
                  "Who plays with whom: everyone alone, partners opposite, two or four teams sitting in "
                  "turn, or a partner called for each hand.")
                .required(),
            field("turn", one_of({"clockwise", "counter-clockwise"}),
                  "Which way play goes round on the screen; seat 2 acts after seat 1 either way.")
                .or_else("clockwise"),
            field("deck", deck(), "The cards.").required(),
            field("deal", deal(), "How they are dealt."),
            field("flow", text(300),
                  "The steps of a round in order: \"deal auction trump meld play settle\".")
                .required(),
            field("turn_up", turn_up(), "Step turn_up: a card of the stock is turned up."),
            field("draft", draft(), "Step draft: hands are drawn card by card instead of dealt."),
            field("auction", parts::auction(), "Step auction: bidding for the contract."),
            field("kitty", parts::kitty(), "Step kitty: who takes it."),
            field("discard", parts::discard(), "Step discard: the declarer puts away as many as were taken."),
            field("call_card", parts::call_card(), "Step call_card: the declarer asks for a card."),
            field("trump", parts::trump(), "Step trump: how trump is named. Without it any suit may be."),
            field("pass", parts::pass(), "Step pass: cards exchanged between partners."),
            field("melds", parts::melds(),
                  "Step meld: what scores. The best selection is found by the engine."),
            field("marks", parts::marks(),
                  "Found like melds; they score nothing and never exclude each other."),
            field("exits", list(parts::exit(), 0, 20), "Ways out of the ordinary course of a round."),
            field("draw_play", parts::draw_play(), "Step draw_play: tricks while cards are drawn."),
            field("play", parts::play(), "Step play: who leads and what must be played."),
            field("count", parts::count(), "Card points of each rank won in tricks, and of the last trick."),
            field("settle", parts::settle(), "What a finished round is worth.").required(),
            field("ending", parts::ending(), "When the game is over, and who has won.").required(),
            field("enforcement", one_of({"strict", "referee"}),
                  "A play against the rules is refused, or it is accepted and may be called.")
                .or_else("strict"),
            field("renege", function(),
                  "renege(r, usual): the lines of a round in which a renege was called; usual.lines(r) "
                  "are those of `settle`."),
            field("tallies", parts::tallies(), "What is kept beside the score."),
            field("steps", parts::own_steps(), "Steps of the package's own, which `flow` may name."),
        });
}

} // namespace

const Schema& package_schema() {
    static const Schema schema = package();
    return schema;
}

const Schema& description_schema() {
    static const Schema schema = description();
    return schema;
}

const std::vector<std::string>& flow_names() {
    static const std::vector<std::string> names(step_names.begin(), step_names.end());
    return names;
}

} // namespace roundhouse::variants
