#pragma once
// What each legal card leads to if everybody plays best with all cards open (double dummy).

#include "bots/core/evaluate.hpp"
#include "bots/solver/search.hpp"

namespace roundhouse::bots {

/// The seats whose points are searched for, bit n-1 for seat n: the declarers' side; without a contract, the
/// side of the view's seat.
std::uint32_t camp_of(const View& view);

/// True if the ends that the search finds show what the view's seat gets out of them: it is in the camp, or
/// all seats outside are one side. Of several sides against the camp they show only the total.
bool tells_own_end(const View& view);

/// Card points still to be won, those of the trick on the table included.
int points_left(const Judge& judge, const TrickPlay& state);

/// The end of the hand if the camp takes `points` of `left`, written as tricks already played: the first seat
/// of the camp and the first seat against it take them for all. A camp without points gets no trick.
TrickPlay taken(const PlayTable& table, std::uint32_t camp, TrickPlay end, int points, int left);

/// The end that each of `cards` leads to if the seat to play plays it; empty if that takes more nodes than
/// `endgame`, which must be about this camp, has left.
std::vector<TrickPlay> exact_ends(const Judge& judge, std::uint32_t camp, Endgame& endgame,
                                  const TrickPlay& state, const std::vector<Card>& cards);

} // namespace roundhouse::bots
