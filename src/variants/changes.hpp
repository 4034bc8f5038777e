#pragma once
// What one description says otherwise than another, field by field. Private to this room.

#include "script/value.hpp"

#include <map>
#include <string>

namespace roundhouse::variants {

/// What became of fields, by their paths ("melds[3].points[1]"); nil: taken out. Functions have no value to
/// compare.
using Changes = std::map<std::string, script::Value>;

/// Elements of lists that grew or shrank: who adds to a list, or takes out of it, does not say which of its
/// elements is which.
enum class Lists { of_one_length, all };

Changes changes_between(const script::Value& before, const script::Value& after,
                        Lists lists = Lists::of_one_length);

} // namespace roundhouse::variants
