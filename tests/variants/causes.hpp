#pragma once
// The findings for a package after one edit of partnership, checked by edit.

#include "catch.hpp"
#include "support.hpp"

#include <algorithm>

namespace roundhouse::testing {

inline bool has(const std::vector<std::string>& lines, const std::string& line) {
    return std::find(lines.begin(), lines.end(), line) != lines.end();
}

/// Checks that an edit of partnership causes exactly one finding, this one.
inline void causes(const std::string& edit, const std::string& line) {
    INFO(edit);
    CHECK(said_after(edit) == std::vector<std::string>{line});
}

/// … or this one among others.
inline void causes_too(const std::string& edit, const std::string& line) {
    INFO(edit);
    const std::vector<std::string> said = said_after(edit);
    if (!has(said, line)) CHECK(said == std::vector<std::string>{line});
}

} // namespace roundhouse::testing
