#include <array>
#include <atomic>
#include <cmath>
#include <thread>

#include <fmt/format.h>
#include <lua.hpp>

#include "support/scripts.hpp"

using namespace roundhouse::script;

namespace {

std::string error_of(const std::string& text, Modules modules = {}) {
    Sandbox sandbox(std::move(modules));
    const auto result =
        sandbox.run({"packages/a package with a rather long name, longer than Lua keeps/bad.lua", text});
    return result ? "no error" : to_text(result.error()).substr(66);
}

Fault fault_of(const std::string& text, Limits limits = {}) {
    Sandbox sandbox({}, limits);
    const auto result = sandbox.run({"bad.lua", text});
    REQUIRE(!result);
    return result.error().fault;
}

bool destroyed = false;

struct Witness {
    ~Witness() { destroyed = true; }
};

int raise_past_a_destructor(lua_State* L) {
    const Witness witness;
    return luaL_error(L, "past %s", "it");
}

} // namespace

TEST_CASE("Lua errors run C++ destructors") {
    lua_State* const L = luaL_newstate();
    lua_pushcfunction(L, raise_past_a_destructor);
    destroyed = false;
    CHECK(lua_pcall(L, 0, 0, 0) == LUA_ERRRUN);
    CHECK(destroyed);
    lua_close(L);
}

TEST_CASE("plain data comes back as it is") {
    Sandbox sandbox;
    const Value value = good(
        sandbox, R"(return { true, 1, 2.5, "Färöer", { a = 1, ["10"] = "ten", ["pre-1945"] = false } })");
    const Table expected{
        {true, 1, 2.5, "Färöer", Table{{}, {{"10", "ten"}, {"a", 1}, {"pre-1945", false}}, false, ""}},
        {},
        false,
        ""};
    CHECK(value == Value(expected));
    const Value echo = good(sandbox, "return { echo = function(x) return x end }");
    const std::array arguments = {value};
    CHECK(*sandbox.call(function(echo, "echo"), arguments) == value);
    CHECK(good(sandbox, "local x = 1").is_nil());
    CHECK(good(sandbox, "return 3.0").kind() == Kind::number);
}

TEST_CASE("results that are no plain data are refused with their path") {
    const std::array cases = {
        std::pair{"return { a = { 1, { b = print_ } } }",
                  "bad.lua:1: \"print_\" is not declared; did you mean \"print\"?"},
        std::pair{
            "return { melds = { 1, 2, { points = { 1, 0/0 } } } }",
            "bad.lua: melds[3].points[2]: a number that is infinite or undefined (a division by zero?)"},
        std::pair{"local t = { a = { } } t.a.b = t return t",
                  "bad.lua: a.b: holds itself: it is the same table as the whole result"},
        std::pair{"local t = { a = { } } t.a.b = { t.a } return t",
                  "bad.lua: a.b[1]: holds itself: it is the same table as a"},
        std::pair{"return { a = { 1, nil, 3 } }", "bad.lua: a: an element at 3, but the list ends at 1; a "
                                                  "list has no holes (write false for what is left out)"},
        std::pair{"return { [1.5] = 1 }", "bad.lua: a key that is neither 1, 2, 3, … nor a name"},
        std::pair{"return { x = { [\"a.b\"] = 1 } }",
                  "bad.lua: x: the key \"a.b\"; letters, digits, blanks, - and _ are allowed"},
        std::pair{"return { x = \"a\\n\" }", "bad.lua: x: byte 2 of the text is a control character (0x0a)"},
        std::pair{"return { x = \"\\u{202e}\" }", "bad.lua: x: byte 1 of the text is a character that is "
                                                  "invisible or turns the direction of writing"},
        std::pair{"return { x = string.rep }", "bad.lua: x: a built-in function is not plain data"},
        std::pair{"return { string }", "bad.lua: [1]: a library is not plain data"},
        std::pair{"return { x = string.rep(\"a\", 5000) }",
                  "bad.lua: x: a text of 5000 bytes; the limit is 4096"},
    };
    for (const auto& [text, expected] : cases) CHECK(error_of(text) == expected);
}

TEST_CASE("only what is allowed is there, and nearest names are given") {
    const std::array cases = {
        std::pair{"pcall(error)", "bad.lua:1: \"pcall\" is not offered to scripts"},
        std::pair{"\n\nreturn tabel.insert", "bad.lua:3: \"tabel\" is not declared; did you mean \"table\"?"},
        std::pair{"x = 1", "bad.lua:1: \"x\" is not declared; write \"local x\" where it is first used"},
        std::pair{"pairs = 1",
                  "bad.lua:1: \"pairs\" is not declared; write \"local pairs\" where it is first used"},
        std::pair{"string.rep = 1", "bad.lua:1: \"string.rep\" cannot be changed"},
        std::pair{"local s = (\"a\"):reps(2)", "bad.lua:1: string has no \"reps\"; did you mean \"rep\"?"},
        std::pair{"return string.find", "bad.lua:1: string has no \"find\": patterns are not offered"},
        std::pair{"return math.random()", "bad.lua:1: math has no \"random\""},
        std::pair{"return 1 + \"1\"",
                  "bad.lua:1: attempt to perform arithmetic on a string value (constant '1')"},
        std::pair{"local _ENV = {}", "bad.lua:1: \"_ENV\" is not offered to scripts"},
    };
    for (const auto& [text, expected] : cases) CHECK(error_of(text) == expected);
}

TEST_CASE("errors have a file and a line") {
    CHECK(error_of("local x\nerror(\"no\")") == "bad.lua:2: no");
    CHECK(error_of("local x\nerror(\"no\", 0)") == "bad.lua:2: no");
    CHECK(error_of("local function f()\nerror(\"no\", 2) end\n\nf()") == "bad.lua:4: no");
    CHECK(error_of("assert(1 == 2)") == "bad.lua:1: assertion failed");
    CHECK(error_of("assert(nil, \"why\")") == "bad.lua:1: why");
    CHECK(error_of("\nerror({})") == "bad.lua:2: raised an error that is not a text but a table");
    CHECK(error_of("error(\"a\\27[2J\\nb\")") == "bad.lua:1: a\\u{1b}[2J\\u{a}b");
    CHECK(error_of("return {\n1 2 }") ==
          "bad.lua:2: '}' expected (to close '{' at line 1) near '2'; is a comma missing before it?");
    CHECK(error_of("\nlocal x = nil\nreturn x.y") == "bad.lua:3: attempt to index a nil value (local 'x')");
    CHECK(error_of("\nlocal t = { { 1 }, { 2 } }\nreturn t[3][1]") ==
          "bad.lua:3: a list has nothing at this number: lists begin at 1, and #list is the last");
    CHECK(error_of(
              "local worth = {}\nlocal function of(name) return worth[name].made end\nreturn of('Durch')") ==
          "bad.lua:2: the table has nothing at this key; if it is a list, it begins at 1, and #list is the "
          "last");
    CHECK(error_of("\nstring.rep()") ==
          "bad.lua:2: bad argument #1 to 'rep' (string expected, got no value)");
}

TEST_CASE("texts that are no clean UTF-8 are refused") {
    const auto refusal = [](std::string text) {
        return to_text(check_source({"a.lua", std::move(text)}).value());
    };
    CHECK(!check_source({"a.lua", "return {\t} -- ä\r\n"}));
    CHECK(refusal("\xef\xbb\xbfreturn 1") ==
          "a.lua:1: begins with a byte-order mark; save it as UTF-8 without one");
    CHECK(refusal("\n\nab\x1bLua") == "a.lua:3: byte 3 of the line is a control character (0x1b)");
    CHECK(refusal("\"\xff\"") == "a.lua:1: byte 2 of the line is not UTF-8");
    CHECK(refusal(std::string(70000, ' ')) == "a.lua: a text of 70000 bytes; the limit is 65536");
}

TEST_CASE("which limit ended a script is the host's to say") {
    // Where fuel or memory is to end it, a slow machine is not to be told off for its time.
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

TEST_CASE("pairs goes by number, then by name") {
    Sandbox sandbox;
    CHECK(
        good(
            sandbox,
            R"(local o = {} for k, v in pairs { z = 1, a = 2, [3] = 3, "x", [-1] = 0, [10] = 5 } do o[#o + 1] = k .. "=" .. v end
                           return table.concat(o, " "))") == Value("-1=0 1=x 3=3 10=5 a=2 z=1"));
    CHECK(
        good(
            sandbox,
            R"(local t, n = { a = 1, b = 2, c = 3 }, 0 for k in pairs(t) do t.b, n = nil, n + 1 end return n)") ==
        Value(2));
    CHECK(good(sandbox, R"(local n = 0 for i, v in ipairs { 1, 2, nil, 4 } do n = n + v end return n)") ==
          Value(3));
}

TEST_CASE("keys that have no order are not gone through") {
    CHECK(error_of("for k in pairs { 1, [true] = 1 } do end") ==
          "bad.lua:1: pairs: a key is neither a whole number nor a text, and others have no order");
}

TEST_CASE("the string functions do what Lua's do") {
    Sandbox sandbox;
    const std::array cases = {
        std::pair{"(\"abc\"):sub(-2)", "bc"},
        std::pair{"(\"abc\"):sub(0, 1)", "a"},
        std::pair{"(\"abc\"):sub(3, 2)", ""},
        std::pair{"string.rep(\"a\", 3, \"-\")", "a-a-a"},
        std::pair{"(\"aB\"):upper() .. (\"aB\"):lower()", "ABab"},
        std::pair{"(\"abc\"):reverse() .. #\"abc\"", "cba3"},
        std::pair{"string.char(72, 105) .. (\"A\"):byte()", "Hi65"},
        std::pair{"string.format(\"%5d|%-5s|%05.1f|%x|%%|%s|%+d|%.2s|%g\", 42, \"ab\", 3.14159, 255, {}, 7, "
                  "\"xyz\", 0.5)",
                  "   42|ab   |003.1|ff|%|table|+7|xy|0.5"},
        std::pair{"tostring({}) .. tostring(type) .. tostring(1e15) .. tostring(2^53) .. tostring(-0.0)",
                  "tablefunction1e+159.007199254741e+15-0.0"},
        std::pair{"tostring(0/0) .. tostring(1/0)", "naninf"},
        std::pair{"tostring(tonumber(\"0x10\")) .. tostring(tonumber(\" 7 \")) .. tostring(tonumber(\"z\", "
                  "36)) .. tostring(tonumber(\"x\"))",
                  "16735nil"},
    };
    for (const auto& [expression, expected] : cases) {
        CHECK(good(sandbox, std::string("return ") + expression) == Value(expected));
    }
    CHECK(error_of("return string.format(\"%p\", {})") == "bad.lua:1: format: \"%p\" is not offered");
    CHECK(error_of("return ('x'):rep(1 << 40)") == "bad.lua:1: rep: the text gets too long");
}

TEST_CASE("the table functions do what Lua's do") {
    Sandbox sandbox;
    const std::array cases = {
        std::pair{"local t = { 1, 2 } table.insert(t, 3) table.insert(t, 1, 0) return table.concat(t, \" \")",
                  "0 1 2 3"},
        std::pair{"local t = { 1, 2, 3 } return table.remove(t, 1) .. table.remove(t) .. #t .. "
                  "tostring(table.remove({}))",
                  "131nil"},
        std::pair{"local t = { 5, 1, 4 } table.sort(t) return table.concat(t)", "145"},
        std::pair{"local t = { \"a1\", \"b0\", \"a2\", \"b1\", \"a3\" } table.sort(t, function(a, b) return "
                  "a:sub(1, 1) > b:sub(1, 1) end) return table.concat(t)",
                  "b0b1a1a2a3"},
        std::pair{"return select(\"#\", table.unpack({ 1, nil, 3 }, 1, 3)) .. select(2, \"a\", \"b\") .. "
                  "select(-1, \"c\", \"d\")",
                  "3bd"},
        std::pair{"return table.pack(1, nil).n .. table.concat(table.move({ 1, 2, 3 }, 1, 3, 2))", "21123"},
        std::pair{"return math.max(1, 3.5, 2) .. \" \" .. math.min(2, 1) .. \" \" .. math.floor(-1.5) .. \" "
                  "\" .. math.ceil(1.2) .. \" \" .. math.abs(-3)",
                  "3.5 1 -2 2 3"},
        std::pair{"return math.fmod(-5, 3) .. \" \" .. math.type(1) .. \" \" .. math.type(1.0) .. \" \" .. "
                  "tostring(math.tointeger(2.0)) .. tostring(math.ult(-1, 1))",
                  "-2 integer float 2false"},
    };
    for (const auto& [text, expected] : cases) CHECK(good(sandbox, text) == Value(expected));
    CHECK(error_of("table.sort({ 1, 'a' })") == "bad.lua:1: attempt to compare string with number");
    CHECK(error_of("table.unpack({}, 1, 1e7)") == "bad.lua:1: unpack: more than 200 values at once");
    CHECK(error_of("table.move({}, math.mininteger, math.maxinteger, 1)") ==
          "bad.lua:1: move: the range is too long");
}

TEST_CASE("Sandboxes that share parsed texts run them as one that parses them itself") {
    const auto parsed = parsed_texts();
    const Modules modules{{"m", {"m.lua", "return { twice = function(x) return 2 * x end }"}},
                          {"odd", {"odd.lua", "\n\x01"}}};
    const Source main{"main.lua",
                      "local m = require 'm'\nreturn { n = m.twice(21),\nf = function() m.thrice() end }"},
        other{"main.lua", "return 7"}, wrong{"main.lua", "return {\n1 2 }"},
        odd{"main.lua", "return require 'odd'"};
    std::optional<std::int64_t> fuel;
    for (const auto& shared : {std::shared_ptr<ParsedTexts>(), parsed, parsed}) {
        Sandbox sandbox(modules, {}, shared);
        const auto value = sandbox.run(main);
        REQUIRE(value);
        CHECK(*value->as_table().find("n") == Value(42));
        if (!fuel) fuel = sandbox.fuel_spent();
        CHECK(sandbox.fuel_spent() == *fuel); // whoever parsed it
        const auto called = sandbox.call(function(*value, "f"), {});
        CHECK(to_text(called.error()) == "main.lua:3: m has no \"thrice\"; did you mean \"twice\"?");
        CHECK(*sandbox.run(other) == Value(7)); // the name alone does not make it the same text
        CHECK(to_text(sandbox.run(wrong).error()) ==
              "main.lua:2: '}' expected (to close '{' at line 1) near '2'; is a comma missing before it?");
        const auto refused = sandbox.run(odd);
        CHECK(refused.error().fault == Fault::refused);
        CHECK(to_text(refused.error()) == "odd.lua:2: byte 1 of the line is a control character (0x01)");
    }
}

TEST_CASE("Threads share parsed texts") {
    const auto parsed = parsed_texts();
    const Modules modules{{"m", {"m.lua", "return { one = 1 }"}}};
    std::atomic<int> right{0};
    {
        std::vector<std::jthread> threads;
        for (int thread = 0; thread < 4; ++thread)
            threads.emplace_back([&, thread] {
                for (int i = 0; i < 50; ++i) {
                    const std::string text = fmt::format("return require('m').one + {}", i % 7 + thread);
                    const auto value = Sandbox(modules, {}, parsed).run({"main.lua", text});
                    right += value && *value == Value(1 + i % 7 + thread) ? 1 : 0;
                }
            });
    }
    CHECK(right == 200);
}

TEST_CASE("require finds modules by name, and their tables are strict") {
    const Modules modules = {
        {"melds", {"scripts/std/melds.lua", "local M = {} function M.around() return 1 end return M"}},
        {"a", {"a.lua", "return require 'b'"}},
        {"b", {"b.lua", "return require 'a'"}},
        {"empty", {"empty.lua", "local x = 1"}},
        {"broken", {"lib/broken.lua", "\nreturn {"}},
        {"odd", {"lib/odd.lua", "\n\x01"}}};
    Sandbox sandbox(modules);
    CHECK(
        good(sandbox, "return require('melds').around() + (require 'melds' == require 'melds' and 1 or 0)") ==
        Value(2));
    CHECK(error_of("require 'meld'", modules) ==
          "bad.lua:1: there is no module \"meld\"; did you mean \"melds\"?");
    CHECK(error_of("require '../melds'", modules).starts_with("bad.lua:1: there is no module"));
    CHECK(error_of("return require('melds').arround", modules) ==
          "bad.lua:1: melds has no \"arround\"; did you mean \"around\"?");
    CHECK(error_of("require 'empty'", modules) ==
          "bad.lua:1: module \"empty\" must return a table, it returns nothing");
    Sandbox other(modules);
    CHECK(to_text(other.run({"x.lua", "require 'a'"}).error()) ==
          "b.lua:1: modules that need each other: a requires b requires a");
    const auto broken = other.run({"x.lua", "require 'broken'"});
    CHECK(broken.error().fault == Fault::syntax);
    CHECK(to_text(broken.error()) == "lib/broken.lua:2: unexpected symbol near <eof>");
    CHECK(to_text(other.run({"x.lua", "require 'odd'"}).error()) ==
          "lib/odd.lua:2: byte 1 of the line is a control character (0x01)");
}

TEST_CASE("strict arguments refuse unknown fields") {
    Sandbox sandbox;
    const Value value =
        good(sandbox, "return { bid = function(o) return o.bid end, bit = function(o) return o.bit end, lost "
                      "= function(o) return o.lost == nil end, n = function(o) return o[1] == nil end }");
    const std::array<Value, 1> arguments = {Table{{}, {{"bid", 50}, {"lost", Value()}}, true, "contract"}};
    CHECK(*sandbox.call(function(value, "bid"), arguments) == Value(50));
    CHECK(*sandbox.call(function(value, "lost"), arguments) == Value(true));
    CHECK(*sandbox.call(function(value, "n"), arguments) == Value(true));
    const auto error = sandbox.call(function(value, "bit"), arguments);
    CHECK(to_text(error.error()) == "good.lua:1: contract has no \"bit\"; did you mean \"bid\"?");
}

TEST_CASE("functions may be passed back, and foreign ones are refused") {
    Sandbox sandbox;
    const Value value = good(
        sandbox, "return { apply = function(f, x) return f(x) end, double = function(x) return 2 * x end }");
    const std::array<Value, 2> arguments = {function(value, "double"), 21};
    CHECK(*sandbox.call(function(value, "apply"), arguments) == Value(42));
    CHECK(!sandbox.call(Function{99}, {}));
    CHECK(!sandbox.call(Function{}, {}));
}

TEST_CASE("a moved sandbox keeps its functions") {
    Sandbox first;
    const Value value = good(first, "return { f = function() return 7 end }");
    Sandbox second(std::move(first));
    CHECK(*second.call(function(value, "f"), {}) == Value(7));
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
