#pragma once
// What one description says otherwise than another, field by field. Private to this room.

#include "script/value.hpp"

#include <map>
#include <string>

namespace roundhouse::variants {

/// What became of fields, by their paths ("melds[3].points[1]"); nil: taken out.
using Changes = std::map<std::string, script::Value>;

/// Elements of lists that grew or shrank: who adds to a list, or takes out of it, does not say which of its
/// elements is which.
enum class Lists { of_one_length, all };

/// Whether functions count. Descriptions made independently hold different ones even where they agree; a
/// function that a part leaves alone stays the same.
enum class Functions { passed_over, compared };

Changes changes_between(const script::Value& before, const script::Value& after,
                        Lists lists = Lists::of_one_length, Functions functions = Functions::passed_over);

} // namespace roundhouse::variants
