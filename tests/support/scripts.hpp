#pragma once
// Texts run in a sandbox, for tests that expect them to run.

#include "catch.hpp"
#include "script/sandbox.hpp"

namespace roundhouse::script {

/// What the text returns; a test whose text fails says why.
inline Value good(Sandbox& sandbox, const std::string& text) {
    auto result = sandbox.run({"good.lua", text});
    if (!result) FAIL(to_text(result.error()));
    return *result;
}

inline Function function(const Value& value, const char* name) {
    return value.as_table().find(name)->as_function();
}

/// What is wrong with the text, as people read it; its file has a name that is shortened.
inline std::string error_of(const std::string& text, Modules modules = {}) {
    Sandbox sandbox(std::move(modules));
    const auto result =
        sandbox.run({"packages/a package with a rather long name, longer than Lua keeps/bad.lua", text});
    return result ? "no error" : to_text(result.error()).substr(66);
}

inline Fault fault_of(const std::string& text, Limits limits = {}) {
    Sandbox sandbox({}, limits);
    const auto result = sandbox.run({"bad.lua", text});
    REQUIRE(!result);
    return result.error().fault;
}

} // namespace roundhouse::script
