#pragma once
// Options as lessons and examples write them.

#include "script/value.hpp"
#include "variants/options.hpp"

namespace roundhouse::teach {

/// What stands in `options = { … }`. A value that no option can have becomes a text that says what it is, so
/// that it is refused, not left out.
variants::Choices choices_of(const script::Table& options);

} // namespace roundhouse::teach
