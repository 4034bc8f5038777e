#pragma once
// What the end of a round is worth to a seat, by the package's own settlement.

#include "game/view.hpp"

#include <unordered_map>

namespace roundhouse::bots {

/// Asks the settlement once for each end that differs in what sides bring home, and remembers the answer:
/// the rest of the search looks it up. Tricks are told as none, some (one) or all.
class Worth {
  public:
    /// Of `seat`'s party. Names of melds are those that lie on the table now; steps of
    /// the package's own are taken to stay as they stand.
    explicit Worth(const View& view);

    /// Points that the party gains beyond the mean of the other parties. `meld` is each seat's; `end` the
    /// finished tricks (or the start of them, if the round ends by exit `exit` without play). A settlement
    /// that fails counts meld and tricks, or the bid against who misses it: the game says what is wrong.
    double of(const Contract& contract, const PerSeat<int>& meld, const TrickPlay& end, int exit = -1);

    /// The same with the count of each side given; tricks are guessed from it.
    double of_counts(const Contract& contract, const PerSeat<int>& meld, const Sides& sides,
                     const PerSeat<int>& side_count, int exit = -1);

    /// No contract at all: thrown in.
    double thrown_in(const TrickPlay& start);

  private:
    double settled(const Contract& contract, const PerSeat<int>& meld, const Sides& sides,
                   const PerSeat<int>& count, const PerSeat<int>& tricks, int exit);
    double ask(const RoundResult& result) const;

    const Rulebook& rules_;
    Seat seat_;
    std::vector<StepState> steps_; ///< of the package's own, as they stand
    PerSeat<std::vector<std::string>> names_{};
    std::unordered_map<std::uint64_t, double> known_;
};

} // namespace roundhouse::bots
