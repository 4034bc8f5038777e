#pragma once
// tools/test --long: tests that have a long form use it.

#include <cstdlib>

namespace roundhouse::testing {

inline bool long_form() {
    const char* const wanted = std::getenv("ROUNDHOUSE_LONG");
    return wanted && *wanted;
}

} // namespace roundhouse::testing
