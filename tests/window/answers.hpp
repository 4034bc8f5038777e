#pragma once
// How a person at the table does an action: what to click on, or which keys to press.

#include "window/table/scene.hpp"

namespace roundhouse::window::testing {

/// Where to click, in this order; empty if it is not offered now.
std::vector<Point> clicks_for(const TableScene& scene, const Action& action);
/// The same by keys alone.
std::vector<Stroke> keys_for(const TableScene& scene, const Action& action);

} // namespace roundhouse::window::testing
