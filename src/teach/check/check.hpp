#pragma once
// Everything that is wrong with a package, found before anybody plays by it: under every value of every
// option and every two of them, in play, and in what it says.

#include "script/limits/operation.hpp"
#include "variants/agreements.hpp"

namespace roundhouse::teach {

/// What the scripts of a package may take while it is checked, however many options it has.
inline constexpr script::Allowance for_a_check{1'000'000'000, std::chrono::seconds(10)};

/// Findings of a package that opens: errors first, each at the simplest agreement that shows it
/// (Finding::under), the same every time.
///
/// - its rules do not hold under a value of an option, or under two (for a number with many values: the
///   standard, the steps next to it, the least and the most);
/// - in rounds by `random` and by `steady`, under the usual rules and some others: a function fails, cards or
///   points do not add up, a game does not end;
/// - examples.lua answers otherwise than the engine;
/// - a lesson cannot be played through, or says what does not hold;
/// - texts that are not translated;
/// - warnings: two melds of one name, a dealer who is forced below the minimum, a game without end, mostly
///   hands that are dealt again or thrown in, a `made` that the score contradicts, a settlement that pays
///   otherwise when everybody sits one seat further on, by which declarers never score, or score for nothing;
/// - remarks: an option that changes nothing or has only one value, an exit that nobody took, choices of a
///   step that come to the same, auctions of thousands of calls.
///
/// Its scripts have one allowance for all of it. What is not tried when that is used up is left out, and a
/// warning says so; if no error was found by then, the usual rules are played with as much again.
variants::Findings check(const variants::Package& package, script::Allowance allowance = for_a_check);

} // namespace roundhouse::teach
