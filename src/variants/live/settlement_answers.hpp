#pragma once
// What a package's settlement and ending answer, checked. Private to this room.

#include "base/result.hpp"
#include "rules/settlement.hpp"
#include "script/value.hpp"
#include "variants/live/step_answers.hpp"

namespace roundhouse::variants {

/// What a line may name: the round's sides and parties, and the tallies of the rules.
struct Known {
    const RoundResult& round;
    const std::vector<std::string>& tallies;
};

/// A list of { side =, text =, points = }, with `party` in place of `side`, and `tally`. Elements that are
/// `false` are skipped.
Result<std::vector<Line>, WrongAnswer> read_lines(const script::Value& answer, const Known& known);

/// nil while the game goes on, or { winners = { party, … }, text =, lines = }, any of them.
Result<Verdict, WrongAnswer> read_verdict(const script::Value& answer, const Known& known);

/// True or false; where nobody has a contract, nil is "not made".
Result<bool, WrongAnswer> read_made(const script::Value& answer, const RoundResult& round);

/// Refuses lines of a tally of `zero_sum` whose sum over all parties is not zero.
std::optional<WrongAnswer> not_zero(const std::vector<Line>& lines, const std::vector<std::string>& zero_sum,
                                    const RoundResult& round);

} // namespace roundhouse::variants
