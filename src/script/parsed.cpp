#include "script/parsed.hpp"

#include "script/state.hpp"
#include "script/text/syntax.hpp"

#include <charconv>

#include <fmt/format.h>

namespace roundhouse::script {

namespace {

/// In the form of Lua's own messages.
std::string placed(std::string_view chunk_name, int line, std::string_view message) {
    return fmt::format("{}:{}: {}", chunk_name.substr(1), line, message);
}

/// The parser's message ("@3:12: …"), with a hint appended if there is one.
std::string with_hint(std::string message, const Source& source) {
    const std::size_t number = message.find(':'), end = message.find(": ");
    if (number == std::string::npos || end == std::string::npos) return message;
    int line = 0;
    std::from_chars(message.data() + number + 1, message.data() + end, line);
    const std::string hint = syntax_hint(std::string_view(message).substr(end + 2), source, line);
    return hint.empty() ? message : message + "; " + hint;
}

int append(lua_State*, const void* bytes, std::size_t size, void* code) {
    static_cast<std::string*>(code)->append(static_cast<const char*>(bytes), size);
    return 0;
}

ScriptError syntax_error(std::string message) { return {Fault::syntax, {}, 0, {}, std::move(message)}; }

/// A state that only parses.
using Parser = std::unique_ptr<lua_State, decltype(&lua_close)>;

Result<std::string, ScriptError> parsed(const Source& source, const std::string& chunk_name) {
    const Parser parser(luaL_newstate(), &lua_close);
    if (!parser) throw std::bad_alloc();
    const int status =
        luaL_loadbufferx(parser.get(), source.text.data(), source.text.size(), chunk_name.c_str(), "t");
    if (status == LUA_ERRMEM) throw std::bad_alloc();
    if (status == LUA_ERRRUN) // the parser recurses for each level
        return fail(syntax_error(placed(chunk_name, 0, "tables, blocks or brackets are nested too deep")));
    if (status != LUA_OK) return fail(syntax_error(with_hint(lua_tostring(parser.get(), -1), source)));
    std::string code;
    lua_dump(parser.get(), append, &code, 0);
    return code;
}

} // namespace

Result<std::string_view, ScriptError> ParsedTexts::code_of(const Source& source,
                                                           const std::string& chunk_name) {
    const std::lock_guard lock(mutex_);
    const auto [first, last] = known_.equal_range(chunk_name);
    for (auto at = first; at != last; ++at)
        if (at->second.text == source.text) return std::string_view(at->second.code);
    if (auto refused = check_source(source)) {
        refused->message = placed(chunk_name, refused->line, refused->message);
        return fail(std::move(*refused));
    }
    auto code = parsed(source, chunk_name);
    if (!code) return fail(std::move(code.error()));
    const auto added = known_.emplace(chunk_name, Parsed{source.text, std::move(*code)});
    return std::string_view(added->second.code);
}

std::shared_ptr<ParsedTexts> parsed_texts() { return std::make_shared<ParsedTexts>(); }

} // namespace roundhouse::script
