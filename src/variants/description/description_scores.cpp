// The sections that score a round, end a game, and add steps.

#include "variants/description/description_parts.hpp"

namespace roundhouse::variants::parts {

using namespace script;

namespace {

Schema clauses() {
    return any_of({text(300), function(), list(any_of({boolean(), text(300), list(plain(), 1, 10)}), 0, 20)});
}

constexpr const char* about_text =
    "What it does, for people: a clause, a list of them, or text(how) that answers them; a clause "
    "is a text, or { \"… {} …\", value }.";

} // namespace

Schema settle() {
    return any_of(
        {function(),
         record("settle",
                {
                    field("kind", text(60), "What it is called.").or_else("own"),
                    field("lines", function(),
                          "lines(r): the lines of the score sheet, { side =, text =, points =, tally = }; "
                          "`party` in place of `side` is for that party alone.")
                        .required(),
                    field("text", clauses(), about_text),
                    field("made", function(), "made(r): whether the bid was made; `ending` is told."),
                    field("with", function(), "with{…}: the same with changes, for the library's use."),
                })
             .opened()});
}

Schema ending() {
    return any_of(
        {function(),
         record(
             "ending",
             {
                 field("kind", text(60), "What it is called.").or_else("own"),
                 field("decide", function(),
                       "decide(r, made): nothing (play on), or { winners = { party, … }, text = }, with or "
                       "without { lines = { … } } that change tallies. `made` is that of `settle`, if it has "
                       "one.")
                     .required(),
                 field("text", clauses(), about_text),
                 field("at_once", boolean(),
                       "Points count as they are made: what was melded and taken so far may end the game "
                       "in the middle of a hand. Only where nobody bids."),
                 field("tallies", tallies(), "What the ending itself keeps."),
                 field("pays",
                       record("pays",
                              {
                                  field("tally", text(40), "Which tally.").required(),
                                  field("points", integer(0, 1000), "What every loser pays every winner.")
                                      .required(),
                              }),
                       "What winning the game pays."),
                 field("with", function(), "with{…}: the same with changes, for the library's use."),
             })
             .opened()});
}

Schema tallies() {
    return map(record(
        "tally", {
                     field("title", localised(), "What people read."),
                     field("zero_sum", boolean(), "The lines of a round add up to nothing.").or_else(false),
                 }));
}

Schema own_steps() {
    return map(record(
        "own step",
        {
            field("title", localised(), "What people read; its name, if it is missing."),
            field("text", text(300), "What it is about, in a sentence."),
            field("begin", function(), "begin(r): the step's state, plain data; {} if it is missing."),
            field("options", function(),
                  "options(state, seat): what that seat may choose now, a list of \"double\" or "
                  "{ \"double\", text = \"…\", does = { bid = 300 } }; nothing if it has nothing to choose.")
                .required(),
            field("choose", function(), "choose(state, seat, option): the state after it.").required(),
        }));
}

} // namespace roundhouse::variants::parts
