#pragma once
// What each option of a package does, one at a time.

#include "teach/compare/effects.hpp"
#include "variants/packages.hpp"

namespace roundhouse::teach {

/// One option changed by itself.
struct OptionEffect {
    std::string name, value, label; ///< "overtrump", "yes", "Overtrumping: yes"
    variants::Findings refused;     ///< why it cannot be changed by itself; empty if it can
    std::vector<Effect> effects;    ///< of the change: A is as it was, B with the other value

    /// The effect that is clearest of zero, measured in widths of its interval; null if none is.
    const Effect* clearest() const;
};

/// How many rule sets each_option plays, the usual one among them. 0 if these options do not go together.
int rule_sets_of_each_option(const variants::Package& package,
                             const std::map<std::string, std::string>& chosen);

/// Every option that is offered, changed to each other value (a number to its least and its most), the
/// strongest effect first. `chosen` are the options that stay. The plan's progress is told the deals played
/// under all of them together. If the plan is stopped, those that were played to the end. Melds are named as
/// cards of that face are.
std::vector<OptionEffect> each_option(const variants::Package& package,
                                      const std::map<std::string, std::string>& chosen,
                                      const EffectsPlan& plan, Face face);

} // namespace roundhouse::teach
