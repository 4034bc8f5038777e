#pragma once
// How a person at the table does an action: where to click, or which keys to press.

#include "window/support/players.hpp"

namespace roundhouse::window::testing {

/// The text of the explanation bubble; empty if there is none.
std::string explained(const TableScene& scene);
/// The answers as drawn: the offer's choices first, then those that turn pages or confirm cards.
std::vector<Rect> places_of_answers(const TableScene& scene);
/// Where to click, in order; empty if the action is not on offer now.
std::vector<Point> clicks_for(const TableScene& scene, const Action& action);
/// The same with keys only.
std::vector<Stroke> keys_for(const TableScene& scene, const Action& action);

/// Does what a random player would do, with keys only; the test fails if that is impossible.
void answer_by_keys(Played& played);
/// A discard that costs meld points must be given twice: the first time only brings a warning.
bool warned(const Played& played, std::size_t entries);

} // namespace roundhouse::window::testing
