#pragma once
// A finished round as settle(r) and ending(r) see it. Private to this room.

#include "rules/settlement.hpp"
#include "script/value.hpp"

namespace roundhouse::variants {

/// Keeps its tables from call to call, so that filling them in costs little.
///
///   r = { contract = { seat, side, bid, name, goal, times, forced, reached }, outcome, offender, offence,
///         meld_wins, round, tricks, before = {…}, scores = {…},
///         tallies = { name = {…} },
///         sides = { { meld, count, tricks, bid, contract, melds = {names},
///                   marks = { { name, worth } }, parties = {…}, seats = {…} } },
///         steps = { name = state } }
///
/// Nil are: seat and side without a contract; a side's contract where it need not reach anything; offender (a
/// side) and offence unless a renege was called; the state of a step until it begins. Tables are strict.
class RoundValue {
  public:
    RoundValue();
    /// `tallies`: their names in the order of the round's, whose values go by tally, then by party.
    /// `own_steps`: the names of the package's own.
    const script::Value& filled(const RoundResult& round, const std::vector<int>& scores,
                                const std::vector<std::string>& tallies,
                                const std::vector<std::string>& own_steps);

  private:
    script::Value value_;
};

} // namespace roundhouse::variants
