// What scripts print reaches the listener and nothing else.
#include "script/prints.hpp"

#include "catch.hpp"
#include "script/sandbox.hpp"

using namespace roundhouse::script;

namespace {

std::vector<std::string> printed_by(const std::string& text) {
    const Prints prints;
    Sandbox sandbox;
    const auto value = sandbox.run({"house/variant.lua", text});
    REQUIRE(value);
    std::vector<std::string> lines;
    for (const Printed& line : prints.lines()) lines.push_back(to_text(line));
    return lines;
}

using Lines = std::vector<std::string>;

} // namespace

TEST_CASE("print says its arguments, with the file and the line") {
    CHECK(printed_by("local bid = 300\nprint('least bid', bid, true, nil)\nreturn 1") ==
          Lines{"house/variant.lua:2: least bid 300 true nil"});
    CHECK(printed_by("print()\nreturn 1") == Lines{"house/variant.lua:1: "});
}

TEST_CASE("Tables are printed as they are written, with their keys in order, and not deeper than two") {
    CHECK(printed_by("print { 1, 2, b = true, a = { x = 1, y = { 1 } } }\nreturn 1") ==
          Lines{"house/variant.lua:1: { 1, 2, a = { x = 1, y = {…} }, b = true }"});
    CHECK(printed_by("print {}\nreturn 1") == Lines{"house/variant.lua:1: {}"});
    CHECK(printed_by("print({ '1', 1, [20] = 2, ['10'] = 3, a = { 'x' } }, '10')\nreturn 1") ==
          Lines{"house/variant.lua:1: { \"1\", 1, [20] = 2, [\"10\"] = 3, a = { \"x\" } } 10"});
}

TEST_CASE("A table whose keys have no order is printed without them, and fails nobody") {
    CHECK(printed_by("print({ [true] = 1 }, { a = { [1.5] = 2 } })\nreturn 1") ==
          Lines{"house/variant.lua:1: {…} { a = {…} }"});
}

TEST_CASE("What is printed is one safe line of bounded length, and no more than a hundred lines are kept") {
    const Lines escape = printed_by("print('a\\27[31mb\\nc')\nreturn 1");
    REQUIRE(escape.size() == 1);
    CHECK(escape[0].find('\x1b') == std::string::npos);
    CHECK(escape[0].find('\n') == std::string::npos);
    const Lines endless = printed_by("print(string.rep('x', 5000))\nreturn 1");
    CHECK(endless[0].size() < 300);
    const Prints prints;
    Sandbox sandbox;
    REQUIRE(sandbox.run({"house/variant.lua", "for i = 1, 250 do print(i) end\nreturn 1"}));
    CHECK(prints.lines().size() == Prints::most);
    CHECK(prints.left_out() == 150);
}

TEST_CASE("Printing for ever is stopped like any other script") {
    const Prints prints;
    Sandbox sandbox({}, {.fuel = 100'000});
    CHECK_FALSE(sandbox.run({"house/variant.lua", "while true do print('on') end"}));
}

TEST_CASE("The innermost listener gets what is printed; without one it is lost and does no harm") {
    Sandbox sandbox;
    CHECK(sandbox.run({"house/variant.lua", "print('nobody')\nreturn 1"}));
    const Prints outer;
    {
        const Prints inner;
        CHECK(sandbox.run({"house/variant.lua", "print('inner')\nreturn 1"}));
        CHECK(inner.lines().size() == 1);
    }
    CHECK(outer.lines().empty());
    CHECK(sandbox.run({"house/variant.lua", "print('outer') print('outer')\nreturn 1"}));
    CHECK(outer.lines().size() == 2);
    CHECK(outer.each_once().size() == 1);
}
