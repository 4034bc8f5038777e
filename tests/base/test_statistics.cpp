#include <cmath>

#include "base/statistics.hpp"
#include "catch.hpp"

using namespace roundhouse;

TEST_CASE("Differences tell their mean, its error and whether it is clear") {
    Differences by;
    CHECK(by.mean() == 0);
    CHECK_FALSE(by.is_clear(0));
    for (const double one : {2, 4, 6}) by.add(one);
    CHECK(by.mean() == 4);
    CHECK(std::abs(by.squared_error() - 8.0 / 9) < 1e-12); // 4.24 standard errors above zero
    CHECK(by.is_clear(4.2));
    CHECK_FALSE(by.is_clear(4.3));
    by.add(-20);
    CHECK_FALSE(by.is_clear(0)); // clear means above zero
}

TEST_CASE("The error of a mean shrinks with the number of values, and a single value has none to tell") {
    CHECK(squared_error(8, 3) == 8.0 / 2 / 3); // of 2, 4 and 6
    CHECK(squared_error(80, 30) < squared_error(8, 3));
    CHECK(squared_error(0, 1) == 0);
    CHECK(squared_error(0, 0) == 0);
}
