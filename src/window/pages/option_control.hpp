#pragma once
// Controls for the options of a package (a box, a number, one of several), used in the lobby, in the workshop
// and in Compare.

#include "variants/options.hpp"
#include "window/pages/panel.hpp"

namespace roundhouse::window {

/// How much text stands beside a control.
enum class OptionWords : std::uint8_t { label, label_and_usual };

/// How wide begin_choices must make the values so that each can be read whole: at least `usual`, and half of
/// the page at most.
float room_for_values(const Page& page, const std::vector<AgreedOption>& agreed, float usual = 190);

/// One line of begin_choices for the option. `agreed`: the values in effect; `chosen`: those that differ from
/// usual, updated here. An option that cannot be chosen now is disabled, with the reason. True if it changed.
bool draw_option(const Page& page, const variants::Option& option, const std::vector<variants::Option>& all,
                 const std::vector<AgreedOption>& agreed, variants::Choices& chosen,
                 OptionWords words = OptionWords::label_and_usual);

/// The same for each of these options. True if any changed.
bool draw_options(const Page& page, const std::vector<variants::Option>& options,
                  const std::vector<AgreedOption>& agreed, variants::Choices& chosen,
                  OptionWords words = OptionWords::label_and_usual);

} // namespace roundhouse::window
