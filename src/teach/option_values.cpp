#include "teach/option_values.hpp"

#include <utility>

namespace roundhouse::teach {

namespace {

OptionValue option_value_of(const script::Value& value) {
    if (value.is_boolean()) return value.as_boolean();
    if (value.is_text()) return value.as_text();
    if (value.is_integer() && std::in_range<int>(value.as_integer()))
        return static_cast<int>(value.as_integer());
    return script::in_words(value);
}

} // namespace

variants::Choices choices_of(const script::Table& options) {
    variants::Choices choices;
    for (const auto& [name, value] : options.fields) choices[name] = option_value_of(value);
    return choices;
}

} // namespace roundhouse::teach
