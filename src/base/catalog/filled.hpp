#pragma once
// Texts with placeholders for values, written by a package or its translator.

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace roundhouse {

/// Counts the placeholders of a text: `{}`, one after another, or numbered, `{1}` and `{0}`, in any order.
/// Empty if it has a brace anywhere else.
std::optional<std::size_t> places_in(std::string_view form);

/// `form` with the values filled in. Everything else stays as it is, even a placeholder without a value. If
/// places_in counts as many placeholders as there are values, each value appears exactly once.
std::string filled(std::string_view form, std::span<const std::string> values);

} // namespace roundhouse
