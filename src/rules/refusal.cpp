#include "rules/refusal.hpp"

#include <array>

namespace roundhouse {

const char* name(RefusalCode code) {
    constexpr std::array<const char*, refusal_count> names{
        "not_dealt",   "over",           "not_asked",   "not_your_turn", "exit_closed",     "no_accusation",
        "over",        "too_low",        "too_low",     "too_high",      "not_a_step",      "jumps_too_far",
        "not_a_call",  "not_a_call",     "must_open",   "must_open",     "cannot_be_trump", "cannot_be_trump",
        "not_held",    "wrong_number",   "picked_up",   "melded",        "spared",          "not_of_kitty",
        "must_ask",    "not_to_ask",     "held",        "not_to_give",   "no_meld",         "melded_already",
        "no_new_card", "served_already", "cannot_swap", "must",          "not_certain",     "no_option",
        "script"};
    return names[static_cast<std::size_t>(code)];
}

} // namespace roundhouse
