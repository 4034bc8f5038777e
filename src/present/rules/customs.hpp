#pragma once
// What calls say beyond what they commit to: by the convention that the rules name, and that the bots bid by
// (D13, D14), or by rule.

#include "game/view.hpp"
#include "present/names.hpp"

#include <string>
#include <vector>

namespace roundhouse::present {

/// What a bid over `high` (0: the first one) tells, by custom or by rule. Empty where it says nothing.
std::string said_by_custom(const Rulebook& rules, int bid, int high);

/// What the last call of that seat told those who heard it: by custom, or as the rules define a pass. Empty
/// if it has not called, or told nothing.
std::string told_by_call(const View& view, Seat seat);

/// The auction so far, in order, with what each call told: "North: 53. By custom …".
std::vector<std::string> calls_in_words(const View& view, const Names& names);

/// The same in a few words for each call, without who and what: "about 30 in meld". Empty where it said
/// nothing.
std::vector<std::string> calls_in_short(const View& view);

/// What the partner of the view's seat has told of its meld so far, and that its bid wants to be covered.
std::vector<std::string> told_by_partner_in_words(const View& view);

} // namespace roundhouse::present
