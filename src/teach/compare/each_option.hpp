#pragma once
// The effect of each option of a package, changed one at a time.

#include "teach/compare/effects.hpp"
#include "variants/packages.hpp"

namespace roundhouse::teach {

/// One option changed by itself.
struct OptionEffect {
    std::string name, value, label; ///< "overtrump", "yes", "Overtrumping: yes"
    variants::Findings refused;     ///< why it cannot be changed by itself; empty if it can
    std::vector<Effect> effects;    ///< A: the option unchanged, B: with the other value

    /// The effect clearest of zero, measured in half widths of its interval; null if none is clear.
    const Effect* clearest() const;
};

/// How many rule sets each_option plays, including the one with `chosen` alone. 0 if these options do not go
/// together.
int rule_sets_of_each_option(const variants::Package& package,
                             const std::map<std::string, std::string>& chosen);

/// Changes each option on offer to each of its other values (a number to its least and its most), the
/// strongest effect first. `chosen`: the options to start from. The plan's progress counts the deals under
/// all rule sets together. If the plan is stopped, only the values that were played to the end are returned.
/// Melds are named in the terms of `face`.
std::vector<OptionEffect> each_option(const variants::Package& package,
                                      const std::map<std::string, std::string>& chosen,
                                      const EffectsPlan& plan, Face face);

} // namespace roundhouse::teach
