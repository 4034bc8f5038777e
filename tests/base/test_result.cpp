#include <memory>
#include <string>

#include "base/result.hpp"
#include "catch.hpp"

using namespace roundhouse;

namespace {

Result<int, std::string> half(int number) {
    if (number % 2) return fail(std::string("odd"));
    return number / 2;
}

} // namespace

TEST_CASE("A result holds the value or the reason, and reading the other one throws") {
    const auto good = half(4);
    REQUIRE(good);
    CHECK(*good == 2);
    CHECK(good.value() == 2);
    CHECK_THROWS_AS(good.error(), std::bad_variant_access);

    const auto bad = half(3);
    REQUIRE_FALSE(bad);
    CHECK(bad.error() == "odd");
    CHECK_THROWS_AS(bad.value(), std::bad_variant_access);
}

TEST_CASE("Value and reason may be of one type") {
    const Result<std::string, std::string> value(std::string("x")), reason(fail(std::string("x")));
    CHECK(value);
    CHECK_FALSE(reason);
}

TEST_CASE("What can only be moved moves through a result") {
    Result<std::unique_ptr<int>, std::string> result(std::make_unique<int>(7));
    const std::unique_ptr<int> taken = std::move(result).value();
    CHECK(*taken == 7);
    Result<int, std::unique_ptr<int>> failed(fail(std::make_unique<int>(8)));
    CHECK(*std::move(failed).error() == 8);
}
