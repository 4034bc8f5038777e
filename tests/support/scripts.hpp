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

} // namespace roundhouse::script
