// The limits of a script: steps, memory and time.

#include "support/scripts.hpp"

#include <array>

using namespace roundhouse::script;

TEST_CASE("which limit ended a script is the host's to say") {
    // When fuel or memory should end it, a slow machine must not hit the deadline first.
    const Limits unhurried{.deadline = std::chrono::minutes(5)};
    CHECK(fault_of("while true do end", unhurried) == Fault::fuel);
    CHECK(fault_of("while true do end", {.fuel = 1LL << 60, .deadline = std::chrono::milliseconds(20)}) ==
          Fault::deadline);
    CHECK(fault_of("local t = {} for i = 1, 1e9 do t[i % 20000] = { { {} } } for j = 1, 50 do t[j] = { t[j] "
                   "} end end") != Fault::script);
    CHECK(fault_of("local t = {} for i = 1, 30 do t[i] = ('x'):rep(1000000 + i) end",
                   {.memory = 10u << 20, .deadline = unhurried.deadline}) == Fault::memory);
    CHECK(fault_of("local s = 'x' while true do s = s .. s end", unhurried) == Fault::memory);
    CHECK(fault_of("local function f() return 1 + f() end f()", unhurried) == Fault::memory);
    CHECK(fault_of("error('took too many steps')") == Fault::script);
    CHECK(fault_of("local s = ('x'):rep(100000) for i = 1, 1e9 do local t = s .. i end", unhurried) ==
          Fault::fuel);
    CHECK(fault_of("table.sort({3, 2, 1}, function() while true do end end)", unhurried) == Fault::fuel);
    CHECK(error_of("\nwhile true do\nlocal x = 1\nend").starts_with("bad.lua:3: took too many steps"));
}

TEST_CASE("fuel decides the same way every time") {
    const std::string text = "local t = {} for i = 1, 1000 do t[i] = { name = 'x' .. i } end return #t";
    std::int64_t enough = 0;
    for (int again = 0; again < 3; ++again) {
        std::int64_t low = 0, high = 1 << 20;
        while (high - low > 1) {
            const std::int64_t middle = (low + high) / 2;
            Sandbox sandbox({}, {.fuel = middle});
            (sandbox.run({"a.lua", text}) ? high : low) = middle;
        }
        if (again == 0) enough = high;
        CHECK(high == enough);
    }
}

TEST_CASE("nothing that a library does gives steps back") {
    const auto spent = [](const std::string& list) {
        Sandbox sandbox;
        (void)good(sandbox, "local full, empty = { 1 }, {} for i = 1, 1000 do table.remove(" + list + ", #" +
                                list + " + 1) end return 1");
        return sandbox.fuel_spent();
    };
    CHECK(spent("full") == spent("empty"));
}

TEST_CASE("a sandbox goes on after a limit") {
    Sandbox sandbox;
    const Value value = good(sandbox, "local t = { n = 1 } return { loop = function() while true do end end, "
                                      "fine = function() return t.n end }");
    CHECK(sandbox.call(function(value, "loop"), {}).error().fault == Fault::fuel);
    CHECK(sandbox.call(function(value, "fine"), {})->as_integer() == 1);
}

TEST_CASE("what calls leave behind is collected") {
    Sandbox sandbox;
    const Value value = good(sandbox, "return { f = function(x) return { x, { x, 'text' .. x } } end }");
    for (int i = 0; i < 20000; ++i) {
        const std::array<Value, 1> one = {Value(i)};
        REQUIRE(sandbox.call(function(value, "f"), one));
    }
    CHECK(sandbox.memory_used() < (4u << 20));
}

TEST_CASE("a limit may strike anywhere") {
    const Modules modules = {
        {"m", {"m.lua", "local M = {} for i = 1, 40 do M['k' .. i] = { i } end return M"}}};
    const std::string text = R"(
        local m, parts = require "m", {}
        for k, v in pairs(m) do parts[#parts + 1] = string.format("%s=%d", k, v[1]) end
        table.sort(parts, function(a, b) return a < b end)
        local s = table.concat(parts, ","):upper():reverse():rep(20)
        for i = 1, 200 do table.insert(parts, 1, s:sub(i, i + 50)) end
        return { n = #parts, f = function() return parts end })";
    std::size_t stopped = 0, finished = 0;
    const auto check = [&](Limits limits, Fault expected) {
        Sandbox sandbox(modules, limits);
        const auto result = sandbox.run({"a.lua", text});
        if (result) {
            ++finished;
            CHECK(result->as_table().find("n")->as_integer() == 240);
        } else {
            ++stopped;
            CHECK(result.error().fault == expected);
            CHECK(!result.error().file.empty());
        }
    };
    for (std::int64_t fuel = 0; fuel < 12000; fuel += 37) check({.fuel = fuel}, Fault::fuel);
    for (std::size_t memory = 0; memory < 120'000; memory += 499) check({.memory = memory}, Fault::memory);
    for (std::size_t block = 0; block < 60'000; block += 250) check({.block = block}, Fault::memory);
    CHECK(stopped > 100);
    CHECK(finished > 100);
}

TEST_CASE("a text that is formatted is paid for whole, however little of it is wanted") {
    const Limits unhurried{.deadline = std::chrono::seconds(60)};
    CHECK(fault_of(
              "local long = string.rep('x', 1000000) while true do string.format('%.1s%.1s', long, long) end",
              unhurried) == Fault::fuel);
}
