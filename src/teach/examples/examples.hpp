#pragma once
// clang-format off
// A package's examples.lua: at once its tests, its worked examples and material for teaching. Each entry
// cites the ledger and holds one question with its answer:
//
//   { "B12", "a higher heart must be played", options = { overtrump = false },
//     legal = { trump = "S", trick = "Qh", hand = "Ah 10h Jh", is = "Ah 10h" } }
//
//   meld     trump, hand
//            is = points
//   legal    trump, trick, hand
//            is = cards
//   winner   trump, trick
//            is = place in the trick
//   auction  dealer (a person, if one sits out), calls, hands = what seats hold
//            is = the contract { seat, bid }, or who calls next and which bids { seat, bids };
//            or refused = place
//   settle   contract { seat, bid, name, reached }, outcome; melds, counts, tricks: per seat;
//            scores: per party
//            is = points of each party; also over, winner
//   round    dealer, deal = a hand for each seat, kitty (if it is left out, what the hands leave),
//            stock = the first cards that are turned up and drawn, actions
//            is = totals of each party; also outcome;
//            or after = some of the state of an unfinished round: { seat (who decides), trump, melds,
//            hands, offers }; or refused = place among the actions
//   rules    is = part of the answer to `ask rules`
// clang-format on

#include "variants/packages.hpp"

#include <nlohmann/json.hpp>

namespace roundhouse::teach {

/// The question of an entry, and the options under which it is asked.
struct Example {
    std::string form;
    nlohmann::json fields; ///< including the answer
    variants::Choices choices;
};
/// The entries of a package that ask something, in their order. Findings as below.
Result<std::vector<Example>, variants::Findings> read_examples(const variants::Package& package);

struct ExampleResult {
    std::string cites; ///< ledger numbers
    std::string title; ///< may be empty
    std::string form;
    bool passed = false;
    std::string expected, got;
    std::optional<variants::Finding> failure = {}; ///< the script's, where it failed; `got` says it too
};

/// Errors in the form of examples.lua, each with its line: not a list, an entry that asks nothing or two
/// things, an unknown key, a wrong type. Empty if there is no examples.lua.
variants::Findings slips_in_examples(const variants::Package& package);

/// Runs every example. Findings if examples.lua is malformed.
Result<std::vector<ExampleResult>, variants::Findings> run_examples(const variants::Package& package);

/// The options that no example shows. An example shows an option if another value of that option alone
/// changes its answer. Findings as above.
Result<std::vector<std::string>, variants::Findings> options_not_shown(const variants::Package& package);

} // namespace roundhouse::teach
