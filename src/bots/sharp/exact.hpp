#pragma once
// What every card that may be played leads to if everybody plays best with all cards open.

#include "bots/core/evaluate.hpp"
#include "bots/solver/search.hpp"

namespace roundhouse::bots {

/// The seats whose points are searched for: the declarers' side; without a contract that of the view's seat.
std::uint32_t camp_of(const View& view);

/// True if the ends that are searched for tell what they come to for the view's seat: it is of the camp, or
/// all who are not are one side. Of several sides against the camp they tell only what these take together.
bool tells_own_end(const View& view);

/// Card points that are still to be won, those of the trick on the table included.
int points_left(const Judge& judge, const TrickPlay& state);

/// The end of the hand if the camp takes `points` of the `left`, told as tricks that are over: the first seat
/// of the camp and the first seat against it stand for all. Who takes no points is told as taking no trick.
TrickPlay taken(const PlayTable& table, std::uint32_t camp, TrickPlay end, int points, int left);

/// The end that each of `cards` leads to, played by the seat to play; none at all if that takes more nodes
/// than `endgame`, which is about this camp, has left.
std::vector<TrickPlay> exact_ends(const Judge& judge, std::uint32_t camp, Endgame& endgame,
                                  const TrickPlay& state, const std::vector<Card>& cards);

} // namespace roundhouse::bots
