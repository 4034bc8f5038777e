// The part of the string library that scripts may use: no patterns, nothing longer than the cap, no
// addresses.

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <stdexcept>

#include <fmt/format.h>

#include "script/state.hpp"

namespace roundhouse::script {

namespace {

constexpr std::size_t length_cap = 1u << 20;

std::string_view text_argument(lua_State* L, int index) {
    std::size_t size = 0;
    const char* const text = luaL_checklstring(L, index, &size);
    return {text, size};
}

int give(lua_State* L, std::string_view text) {
    lua_pushlstring(L, text.data(), text.size());
    return 1;
}

void charge(lua_State* L, std::size_t bytes) {
    state_of(L).budget.charge(static_cast<std::int64_t>(bytes / 32));
}

/// The half-open range of offsets that Lua's 1-based, possibly negative ends mean.
std::pair<std::size_t, std::size_t> range(std::size_t size, lua_Integer from, lua_Integer to) {
    const auto length = static_cast<lua_Integer>(size);
    if (from < 0) from = from < -length ? 1 : from + length + 1;
    if (to < 0) to = to < -length ? 0 : to + length + 1;
    from = std::max<lua_Integer>(from, 1);
    to = std::min(to, length);
    if (from > to) return {0, 0};
    return {static_cast<std::size_t>(from - 1), static_cast<std::size_t>(to)};
}

int byte(lua_State* L) {
    const std::string_view text = text_argument(L, 1);
    const lua_Integer from = luaL_optinteger(L, 2, 1);
    const auto [begin, end] = range(text.size(), from, luaL_optinteger(L, 3, from));
    if (end - begin > 200) luaL_error(L, "byte: more than 200 characters at once");
    luaL_checkstack(L, static_cast<int>(end - begin), nullptr);
    for (std::size_t i = begin; i < end; ++i) lua_pushinteger(L, static_cast<unsigned char>(text[i]));
    return static_cast<int>(end - begin);
}

int char_(lua_State* L) {
    std::string text;
    for (int i = 1; i <= lua_gettop(L); ++i) {
        const lua_Integer code = luaL_checkinteger(L, i);
        luaL_argcheck(L, code >= 0 && code <= 255, i, "value out of range");
        text += static_cast<char>(static_cast<unsigned char>(code));
    }
    return give(L, text);
}

int len(lua_State* L) {
    lua_pushinteger(L, static_cast<lua_Integer>(text_argument(L, 1).size()));
    return 1;
}

/// The text with each byte changed; only ASCII letters have a case here.
int mapped(lua_State* L, char (*change)(char)) {
    std::string text(text_argument(L, 1));
    charge(L, text.size());
    std::transform(text.begin(), text.end(), text.begin(), change);
    return give(L, text);
}

int lower(lua_State* L) {
    return mapped(L, [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
}

int upper(lua_State* L) {
    return mapped(L, [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
}

int rep(lua_State* L) {
    const std::string_view text = text_argument(L, 1);
    const lua_Integer times = luaL_checkinteger(L, 2);
    const std::string_view between = lua_isnoneornil(L, 3) ? std::string_view{} : text_argument(L, 3);
    const std::size_t step = text.size() + between.size();
    if (times <= 0 || step == 0) return give(L, "");
    if (static_cast<lua_Unsigned>(times) > length_cap / step) luaL_error(L, "rep: the text gets too long");
    charge(L, step * static_cast<std::size_t>(times));
    std::string whole;
    whole.reserve(step * static_cast<std::size_t>(times));
    for (lua_Integer i = 1; i <= times; ++i) {
        whole += text;
        if (i < times) whole += between;
    }
    return give(L, whole);
}

int reverse(lua_State* L) {
    const std::string_view text = text_argument(L, 1);
    charge(L, text.size());
    return give(L, std::string(text.rbegin(), text.rend()));
}

int sub(lua_State* L) {
    const std::string_view text = text_argument(L, 1);
    const lua_Integer from = luaL_checkinteger(L, 2);
    const auto [begin, end] = range(text.size(), from, luaL_optinteger(L, 3, -1));
    return give(L, text.substr(begin, end - begin));
}

/// One conversion of string.format: "%", flags, width, precision (two digits each at most) and a letter.
struct Conversion {
    std::string flags; // with width and precision
    char letter = 0;
};

Conversion parse(std::string_view format, std::size_t& at) {
    Conversion c;
    const auto take_while = [&](std::string_view allowed, std::size_t most) {
        for (std::size_t n = 0; n < most && at < format.size() && allowed.find(format[at]) != allowed.npos;
             ++n)
            c.flags += format[at++];
    };
    take_while("-+ #0", 5);
    take_while("0123456789", 2);
    if (at < format.size() && format[at] == '.') {
        take_while(".", 1);
        take_while("0123456789", 2);
    }
    if (at < format.size()) c.letter = format[at++];
    return c;
}

template<class T>
std::string printed(const std::string& format, T value) {
    char text[512]; // the longest: 309 digits of a double before the point, 99 after it
    const int size = std::snprintf(text, sizeof text, format.c_str(), value);
    return {text, static_cast<std::size_t>(std::clamp(size, 0, int{sizeof text} - 1))};
}

/// Text with the width and precision of "%-10.3s".
std::string padded_text(const Conversion& c, std::string text) {
    const std::size_t dot = c.flags.find('.');
    if (dot != std::string::npos) {
        const std::string digits = c.flags.substr(dot + 1);
        text.resize(std::min<std::size_t>(text.size(), digits.empty() ? 0 : std::stoul(digits)));
    }
    const std::string before = c.flags.substr(0, dot);
    const std::size_t number = before.find_first_of("123456789");
    const std::size_t width = number == std::string::npos ? 0 : std::stoul(before.substr(number));
    const std::string blanks(width > text.size() ? width - text.size() : 0, ' ');
    return c.flags.starts_with('-') ? text + blanks : blanks + text;
}

std::string converted(lua_State* L, const Conversion& c, int argument) {
    switch (c.letter) {
    case 'c': return padded_text(c, std::string(1, static_cast<char>(luaL_checkinteger(L, argument))));
    case 'd':
    case 'i': return printed<long long>("%" + c.flags + "lld", luaL_checkinteger(L, argument));
    case 'o':
    case 'x':
    case 'X': return printed<long long>("%" + c.flags + "ll" + c.letter, luaL_checkinteger(L, argument));
    case 'e':
    case 'E':
    case 'f':
    case 'g':
    case 'G': {
        const double number = luaL_checknumber(L, argument);
        if (std::isnan(number)) return padded_text({}, "nan");
        return printed("%" + c.flags + c.letter, number);
    }
    case 's':
        luaL_checkany(L, argument);
        charge(L, lua_rawlen(L, argument)); // it is copied whole, however little of it is used
        return padded_text(c, plain_text(L, argument));
    default:
        throw std::invalid_argument(c.letter
                                        ? fmt::format("format: \"%{}{}\" is not offered", c.flags, c.letter)
                                        : "format: the text ends inside a conversion");
    }
}

int format(lua_State* L) {
    const std::string_view form = text_argument(L, 1);
    std::string text;
    int argument = 1;
    charge(L, form.size() * 32);
    for (std::size_t at = 0; at < form.size();) {
        if (form[at] != '%') {
            text += form[at++];
            continue;
        }
        if (++at < form.size() && form[at] == '%') {
            text += form[at++];
            continue;
        }
        text += converted(L, parse(form, at), ++argument);
        if (text.size() > length_cap) luaL_error(L, "format: the text gets too long");
    }
    charge(L, text.size());
    return give(L, text);
}

} // namespace

void push_string_library(lua_State* L) {
    constexpr luaL_Reg functions[] = {{"byte", guarded<byte>},       {"char", guarded<char_>},
                                      {"format", guarded<format>},   {"len", guarded<len>},
                                      {"lower", guarded<lower>},     {"rep", guarded<rep>},
                                      {"reverse", guarded<reverse>}, {"sub", guarded<sub>},
                                      {"upper", guarded<upper>},     {nullptr, nullptr}};
    lua_newtable(L);
    luaL_setfuncs(L, functions, 0);
}

} // namespace roundhouse::script
