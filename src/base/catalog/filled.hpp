#pragma once
// Texts that have places for values, whoever wrote them: a package, or a translator of one.

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace roundhouse {

/// How many values a text has places for: `{}`, one after another, or each with its number, `{1}` and `{0}`,
/// in any order. Nothing if a brace stands in it in any other way.
std::optional<std::size_t> places_in(std::string_view form);

/// `form` with the values put in those places. Everything else stays as it is, and so does a place without a
/// value. If places_in counts as many places as there are values, each value appears exactly once.
std::string filled(std::string_view form, std::span<const std::string> values);

} // namespace roundhouse
