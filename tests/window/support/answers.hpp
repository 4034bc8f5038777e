#pragma once
// How a person at the table does an action: what to click on, or which keys to press.

#include "window/table/scene.hpp"

namespace roundhouse::window::testing {

/// What is explained in a bubble; empty if nothing is.
std::string explained(const TableScene& scene);
/// The answers as they are drawn: the offer's choices first, then those that turn pages or confirm cards.
std::vector<Rect> places_of_answers(const TableScene& scene);
/// Where to click, in this order; empty if it is not offered now.
std::vector<Point> clicks_for(const TableScene& scene, const Action& action);
/// The same by keys alone.
std::vector<Stroke> keys_for(const TableScene& scene, const Action& action);

} // namespace roundhouse::window::testing
