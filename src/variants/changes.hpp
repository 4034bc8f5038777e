#pragma once
// How one description differs from another, field by field. Private to this room.

#include "script/value.hpp"

#include <map>
#include <string>
#include <string_view>

namespace roundhouse::variants {

/// New values of fields, by their paths ("melds[3].points[1]"); nil: taken out.
using Changes = std::map<std::string, script::Value>;

/// How lists that grew or shrank are compared. After an addition or a removal nobody can say which element
/// was which: such a list is one change as a whole. `by_element`: each element is compared with the one that
/// had its place all the same.
enum class Lists { as_one, by_element };

/// Whether functions count. Descriptions made independently hold different ones even where they agree; a
/// function that a part leaves alone stays the same.
enum class Functions { passed_over, compared };

Changes changes_between(const script::Value& before, const script::Value& after, Lists lists = Lists::as_one,
                        Functions functions = Functions::passed_over);

/// The value at a path of a description; nil if there is none.
script::Value value_at(const script::Value& description, std::string_view path);

/// True if two values say the same, whatever functions they hold.
bool say_the_same(const script::Value& one, const script::Value& other);

/// True if one path is the other, or leads into it.
bool is_along(std::string_view one, std::string_view other);

} // namespace roundhouse::variants
