#pragma once
// Choices in a package's own steps that have the same effect.

#include "game/match.hpp"
#include "script/text/finding.hpp"

#include <map>
#include <set>

namespace roundhouse::teach {

class StepChoices {
  public:
    /// Notes a pending decision; only those of own steps count.
    void note(const Match& match, const Decision& asked);

    /// Remarks: two options that always led to the same state and did the same; a step that only ends in a
    /// state which changes no hand's pay. Throws what LiveRules throws.
    std::vector<script::Finding> idle(const Rulebook& rules, const std::vector<SettledRound>& hands) const;

  private:
    struct Pair {
        std::string step, one, other;
        auto operator<=>(const Pair&) const = default;
    };
    struct Seen {
        int together = 0, alike = 0;
    };
    std::map<Pair, Seen> seen_;
    std::set<std::string> chosen_in_, do_something_; ///< steps
};

} // namespace roundhouse::teach
