#pragma once
// What an option may be agreed as.

#include "rules/rulebook.hpp"

#include <algorithm>

namespace roundhouse::teach {

/// The values that an option could have besides the one that was agreed; of a number its least and its most.
/// None if there is nothing to choose.
inline std::vector<OptionValue> other_values(const AgreedOption& option) {
    std::vector<OptionValue> values = option.choices;
    if (const bool* yes = std::get_if<bool>(&option.value)) values = {!*yes};
    if (values.empty()) values = {option.least, option.most};
    std::erase(values, option.value);
    return values;
}

} // namespace roundhouse::teach
