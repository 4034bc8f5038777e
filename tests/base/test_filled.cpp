// Values filled into the placeholders of texts that anybody may have written.

#include "catch.hpp"

#include "base/catalog/filled.hpp"

#include <vector>

using namespace roundhouse;

TEST_CASE("Places are counted where braces are nothing else") {
    CHECK(places_in("no place") == 0);
    CHECK(places_in("{} of {}") == 2);
    CHECK(places_in("{1} of {0}") == 2);
    for (const char* odd : {"{", "}", "{{}}", "{:>900000000}", "{} {", "}{", "{a}", "{10}", "{0", "{1}",
                            "{0} {0}", "{} {0}", "{0:x}"}) {
        INFO(odd);
        CHECK_FALSE(places_in(odd));
    }
}

TEST_CASE("Values stand in their places, and nothing else in the text means anything") {
    const std::vector<std::string> values{"a", "b"};
    CHECK(filled("", values).empty());
    CHECK(filled("{}, {}.", values) == "a, b.");
    CHECK(filled("{1}{0}", values) == "ba");
    CHECK(filled("{} {} {} {7}", values) == "a b {} {7}");
    CHECK(filled("{:>900000000} {{}} }{", values) == "{:>900000000} {a} }{");
    CHECK(filled("{}", std::vector<std::string>{"{}"}) == "{}");
}
