#pragma once
// What an option's value may be: for reading options and for agreeing on them. Private to this room.

#include "variants/options.hpp"

namespace roundhouse::variants {

bool allowed(const Option& option, const OptionValue& value);

/// Under what was agreed before it: the standard of a number, or the choices, where a function finds them.
/// If that fails it is reported, and the option comes back without its function, so that nobody asks again.
Option resolved(Option option, const std::vector<AgreedOption>& before, const std::string& path,
                script::Sandbox& sandbox, Report& report);

AgreedOption agreed_as(const Option& option, OptionValue value, OptionValue standard);

} // namespace roundhouse::variants
