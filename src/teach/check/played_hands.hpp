#pragma once
// How hands between bots end, where most come to nothing or a game never ends.

#include "script/text/finding.hpp"
#include "teach/check/step_choices.hpp"
#include "variants/packages.hpp"

#include <map>
#include <optional>

namespace roundhouse::teach {

/// Hands between bots of one kind.
struct PlayedHands {
    int hands = 0;
    std::int64_t decisions = 0, calls = 0; ///< calls: decisions in auctions
    int contracts = 0, failed = 0;
    std::map<std::string, int> outcomes;
    std::optional<std::vector<int>> unfinished; ///< the scores, if the first game does not end
    std::vector<SettledRound> settled;          ///< finished hands, except those dealt again
    StepChoices choices;
    bool cut = false; ///< hands take too many decisions: few were played, and the last is unfinished
};

/// Thirty hands, or a whole game if `to_the_end` and that is longer; nothing if a bot's action was refused.
/// Throws what LiveRules throws.
std::optional<PlayedHands> hands_by_steady(const RulebookPtr& rules, bool to_the_end);

/// The same for `hands` hands between random bots.
std::optional<PlayedHands> hands_by_random(const RulebookPtr& rules, int hands);

/// What most hands came to, if that is nothing: dealt again, or nobody bid.
struct MostlyVoid {
    std::string outcome;
    bool nobody_bid = false;
    script::Finding finding;
};
std::optional<MostlyVoid> mostly_void(const Rulebook& rules, const PlayedHands& played);

/// A warning about a game without end and its most likely cause, placed in the author's own text if that
/// changes what is responsible.
script::Finding has_no_end(const variants::Package& package, const Rulebook& rules,
                           const PlayedHands& played);

/// A remark that hands take too many decisions, placed where the package causes it.
script::Finding takes_long(const variants::Package& package, const PlayedHands& played);

/// The path in the description to what leads to this exit.
std::string path_of(const Rulebook& rules, const ExitRule& exit);

} // namespace roundhouse::teach
