// Lua's own library here: as elsewhere, but with a fixed order and bounded work.

#include "support/scripts.hpp"

#include <array>

using namespace roundhouse::script;

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
