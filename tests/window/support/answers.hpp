#pragma once
// How a person at the table does an action: what to click on, or which keys to press.

#include "window/support/players.hpp"

namespace roundhouse::window::testing {

/// What is explained in a bubble; empty if nothing is.
std::string explained(const TableScene& scene);
/// The answers as they are drawn: the offer's choices first, then those that turn pages or confirm cards.
std::vector<Rect> places_of_answers(const TableScene& scene);
/// Where to click, in this order; empty if it is not offered now.
std::vector<Point> clicks_for(const TableScene& scene, const Action& action);
/// The same by keys alone.
std::vector<Stroke> keys_for(const TableScene& scene, const Action& action);

/// Does what a random player would do, by keys alone; a test that cannot fails.
void answer_by_keys(Played& played);
/// A discard that costs meld points is not made before it is said twice: the first time was warned of.
bool warned(const Played& played, std::size_t entries);

} // namespace roundhouse::window::testing
