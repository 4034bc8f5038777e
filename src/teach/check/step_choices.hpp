#pragma once
// Choices of a package's own steps that come to the same as others.

#include "game/match.hpp"
#include "script/text/finding.hpp"

#include <map>
#include <set>

namespace roundhouse::teach {

class StepChoices {
  public:
    /// A decision that the match waits for; others than those of own steps are passed over.
    void note(const Match& match, const Decision& asked);

    /// Remarks: two options that led to the same state and did the same each time; a step that does nothing
    /// but end in a state by which none of these hands is paid otherwise. Throws what LiveRules throws.
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
