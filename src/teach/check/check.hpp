#pragma once
// Finds everything wrong with a package before anybody plays by it: under every value of every option and
// every pair of values, in play, and in its texts.

#include "script/limits/operation.hpp"
#include "variants/agreements.hpp"

namespace roundhouse::teach {

/// What a package's scripts may use up during a check, however many options it has.
inline constexpr script::Allowance for_a_check{1'000'000'000, std::chrono::seconds(10)};

/// Findings for a package that opens: errors first, each at the simplest agreement that shows it
/// (Finding::under), the same every time.
///
/// - its rules are unsound under a value of an option, or under two together (for a number with many values:
///   the standard, the steps next to it, the least and the most);
/// - in rounds by `random` and by `steady`, under the usual rules and some others: a function fails, cards or
///   points do not add up, a game does not end;
/// - the engine answers an example in examples.lua differently;
/// - a lesson cannot be played through, or says something untrue;
/// - texts are not translated;
/// - warnings: two melds with one name, a dealer forced below the minimum, a game without end, mostly hands
///   that are dealt again or thrown in, a `made` that contradicts the score, a settlement that pays
///   differently when everybody moves on one seat, never lets declarers score, or pays them for nothing;
/// - remarks: an option that changes nothing or has only one value, an exit that nobody took, choices in a
///   step that have the same effect, auctions of thousands of calls.
///
/// All its scripts share one allowance. What was not tried when it is used up is left out, with a warning; if
/// no error was found by then, the usual rules are played with the same allowance again.
variants::Findings check(const variants::Package& package, script::Allowance allowance = for_a_check);

} // namespace roundhouse::teach
