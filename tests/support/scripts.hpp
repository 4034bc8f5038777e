#pragma once
// Runs texts in a sandbox, for tests that expect them to run.

#include "catch.hpp"
#include "script/sandbox.hpp"

namespace roundhouse::script {

/// What the text returns; on an error the test fails with its message.
inline Value good(Sandbox& sandbox, const std::string& text) {
    auto result = sandbox.run({"good.lua", text});
    if (!result) FAIL(to_text(result.error()));
    return *result;
}

inline Function function(const Value& value, const char* name) {
    return value.as_table().find(name)->as_function();
}

/// The error that the text causes, as people read it; its file name is long enough to be shortened.
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
