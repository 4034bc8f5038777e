#pragma once
// What the end of a round is worth to a seat, by the package's own settlement and ending.

#include "game/match.hpp"
#include "game/view.hpp"

#include <unordered_map>

namespace roundhouse::bots {

/// What an end of a round comes to.
struct EndWorth {
    double points = 0; ///< that the seat's party gains beyond the mean of the other parties, and what winning
                       ///< or losing the game by them is worth
    bool made = false; ///< the declarers lose nothing by their contract
};

/// Asks the package once for each end that differs in what sides bring home, and remembers the answer: the
/// rest of the search looks it up. Tricks are told as none, some (one) or all.
class Worth {
  public:
    /// Of the party of the view's seat, at the score and in the round of the game that the view shows.
    explicit Worth(const View& view);

    /// `end` is how the tricks of `round` may end, with what was put away counted; its own tricks if the
    /// round is over. If settlement fails, a side is worth its meld and tricks, and a declarer short of the
    /// bid loses the bid; the game reports the failure.
    EndWorth of(const Round& round, const TrickPlay& end);

  private:
    EndWorth ask(const RoundResult& result) const;
    double mean_gain(const RoundResult& result, const std::vector<double>& gain, bool own) const;

    const Rulebook& rules_;
    Seat seat_;
    std::unordered_map<std::uint64_t, EndWorth> known_;
};

} // namespace roundhouse::bots
