#include <array>
#include <atomic>
#include <thread>

#include <fmt/format.h>
#include <lua.hpp>

#include "support/scripts.hpp"

using namespace roundhouse::script;

namespace {

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
        CHECK(sandbox.fuel_spent() == *fuel); // whichever sandbox parsed it
        const auto called = sandbox.call(function(*value, "f"), {});
        CHECK(to_text(called.error()) == "main.lua:3: m has no \"thrice\"; did you mean \"twice\"?");
        CHECK(*sandbox.run(other) == Value(7)); // the same name does not make it the same text
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
