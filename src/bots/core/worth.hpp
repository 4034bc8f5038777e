#pragma once
// What the end of a round is worth to each seat, by the package's own settlement and ending.

#include "game/match.hpp"

#include <unordered_map>

namespace roundhouse::bots {

/// What winning the game is worth: more than any contract.
int worth_of_game(const Rulebook& rules);

/// What an end of a round comes to.
struct EndWorth {
    PerSeat<double> points{};  ///< gain of the seat's party over the mean of the others, plus what winning or
                               ///< losing the game is worth
    PerSeat<double> of_game{}; ///< the latter alone
    bool made = false;         ///< the declarers made their contract
};

/// Asks the package once for each distinct result and remembers the answer; the rest of the search looks it
/// up. Numbers of tricks become none, some (1) or all unless scoring tells them apart. Where the lowest score
/// wins the game, losing points is a gain.
class Worth {
  public:
    /// For ends of one round under these rules, which must outlive it.
    explicit Worth(const Rulebook& rules) : rules_(rules) {}

    /// `end` is how the tricks of `round` may end, with what was put away counted; its own tricks if the
    /// round is over. If settlement fails, a side is worth its meld and tricks, and a declarer short of the
    /// bid loses the bid; the game reports the failure.
    const EndWorth& of(const Round& round, const TrickPlay& end);

    /// True if settlement needs the number of tricks itself, not only none, some or all: by the rules'
    /// scoring, or because of what the package's own steps did in that round.
    bool tells_tricks_apart(const Round& round);

  private:
    EndWorth ask(const RoundResult& result) const;

    const Rulebook& rules_;
    std::unordered_map<std::uint64_t, EndWorth> known_;
    std::unordered_map<std::uint64_t, bool> tells_apart_; ///< by the state of the package's own steps
};

} // namespace roundhouse::bots
