#pragma once
// What hands between bots come to, where most come to nothing or a game does not end.

#include "script/text/finding.hpp"
#include "teach/check/step_choices.hpp"
#include "variants/packages.hpp"

#include <map>
#include <optional>

namespace roundhouse::teach {

/// Hands between bots of one kind.
struct PlayedHands {
    int hands = 0;
    std::int64_t decisions = 0, calls = 0; ///< calls: those of auctions among the decisions
    int contracts = 0, failed = 0;
    std::map<std::string, int> outcomes;
    std::optional<std::vector<int>> unfinished; ///< the scores, if the first game does not end
    std::vector<SettledRound> settled;          ///< finished hands, voids aside
    StepChoices choices;
    bool cut = false; ///< hands take so many decisions that few were played; the last one is not over
};

/// Thirty hands, or a whole game if `to_the_end` and that is longer; nothing if a bot's answer was refused.
/// Throws what LiveRules throws.
std::optional<PlayedHands> hands_by_steady(const RulebookPtr& rules, bool to_the_end);

/// The same for that many hands between random bots.
std::optional<PlayedHands> hands_by_random(const RulebookPtr& rules, int hands);

/// What most of the hands came to, if they came to nothing: dealt again, or nobody bid.
struct MostlyVoid {
    std::string outcome;
    bool nobody_bid = false;
    script::Finding finding;
};
std::optional<MostlyVoid> mostly_void(const Rulebook& rules, const PlayedHands& played);

/// A warning of a game without end, with what most likely keeps it from one, in the author's own text if that
/// changes what is responsible.
script::Finding has_no_end(const variants::Package& package, const Rulebook& rules,
                           const PlayedHands& played);

/// A remark that hands take so many decisions, where the package says what makes them.
script::Finding takes_long(const variants::Package& package, const PlayedHands& played);

/// Where the rules say what leads to an outcome.
std::string path_of(const Rulebook& rules, const ExitRule& exit);

} // namespace roundhouse::teach
