#pragma once
// A round written down for people and programs to read later, in the manner of bridge's PBN: tags in
// brackets, then what was done.

#include "game/match.hpp"

#include <string>
#include <vector>

namespace roundhouse::bots {

class RoundRecord {
  public:
    /// Of the round that was just dealt. `players`: who sits at each seat; `board`: the deal's number.
    RoundRecord(const Match& match, std::int64_t board, std::vector<std::string> players);

    /// An action that was accepted; `step` is the one in which it was asked for.
    void note(const Rulebook& rules, Seat seat, Step step, const Action& action);
    /// The whole, once the round is over; ends with an empty line.
    std::string text(const Match& match) const;

  private:
    std::string head_;
    std::string body_;
    std::string section_; ///< the step whose actions were written last
};

} // namespace roundhouse::bots
