#pragma once
// A round written down for people and programs to read later, in the manner of bridge's PBN: tags in
// brackets, then what was done.

#include "game/match.hpp"

#include <string>
#include <vector>

namespace roundhouse::bots {

class RoundRecord {
  public:
    /// A record of the round just dealt. `players`: the player at each seat; `board`: the deal's number;
    /// `more`: further tags on how it is played, by name.
    RoundRecord(const Match& match, std::int64_t board, std::vector<std::string> players,
                const std::vector<std::pair<std::string, std::string>>& more);

    /// Notes an action before it is carried out in `match`.
    void note(const Match& match, Seat seat, const Action& action);
    /// The whole record, once the round is over; ends with an empty line.
    std::string text(const Match& match) const;

  private:
    std::string head_;
    std::string body_;
    std::string section_; ///< the step of the last action written
};

} // namespace roundhouse::bots
