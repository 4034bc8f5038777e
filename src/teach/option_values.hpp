#pragma once
// Options as lessons and examples write them.

#include "script/value.hpp"
#include "variants/options.hpp"

namespace roundhouse::teach {

/// The choices in `options = { … }`. A value that no option can have becomes a text that describes it, so
/// that it is refused rather than ignored.
variants::Choices choices_of(const script::Table& options);

} // namespace roundhouse::teach
