#pragma once
// Controls for the options of a package: a box, a number, one of several; in the lobby, in the workshop and
// in Compare.

#include "variants/options.hpp"
#include "window/pages/panel.hpp"

namespace roundhouse::window {

/// How much is said beside a control.
enum class OptionWords : std::uint8_t { label, label_and_usual };

/// One line of begin_choices for the option: `agreed` are the values that hold now, and `chosen` what was
/// chosen otherwise than usual, which is changed. What cannot be chosen now is disabled, with the reason.
/// True if it was changed.
bool draw_option(const Page& page, const variants::Option& option, const std::vector<variants::Option>& all,
                 const std::vector<AgreedOption>& agreed, variants::Choices& chosen,
                 OptionWords words = OptionWords::label_and_usual);

/// The same for each of these options. True if any was changed.
bool draw_options(const Page& page, const std::vector<variants::Option>& options,
                  const std::vector<AgreedOption>& agreed, variants::Choices& chosen,
                  OptionWords words = OptionWords::label_and_usual);

} // namespace roundhouse::window
