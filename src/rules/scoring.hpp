#pragma once
// How a package's settlement and ending behave, found by trying them on hypothetical rounds: bots need to
// know before there is a round to settle.

#include "rules/settlement.hpp"

namespace roundhouse {

struct Described;
struct Rulebook;

struct Scoring {
    bool made_shows = true; ///< a contract was made if its side lost no points; else the package is asked
    bool tells_tricks_apart = false; ///< the number of tricks matters, not only none, some or all
    bool lowest_wins = false;        ///< the lowest score wins the game
    bool made_by_sum = true; ///< a contract is made if meld and card points reach the bid, with at least the
                             ///< card points that settlement demands
    bool pays_as_usual = true; ///< a made contract scores about its points, a failed one loses about the bid
    bool points_cost = false;  ///< a side is better off without card points
};

/// Tries some 200 rounds: ordinary ones, and a few with forced contracts, with contracts without trump, and
/// late in a game. The effects of the package's own steps are not seen. Where a script fails, the usual
/// answer is assumed, and whether a contract was made is then asked each time: the round on which the script
/// fails reports it.
Scoring scoring_of(const Rulebook& rules);
/// True if rounds like this one are settled by the number of tricks, not only by none, some or all. Tries
/// about a dozen.
bool tells_tricks_apart(const Rulebook& rules, RoundResult round);

/// What the side of seat 1 takes in such a round; the next side has the rest.
struct Haul {
    int meld = 0, count = 0, tricks = 0;
};
/// A round in which seat 1 declares for `bid`; without a declarer if `bid` is 0.
RoundResult round_of(const Rulebook& rules, int bid, const Haul& haul);
/// True if settlement states that fact about itself, such as "needs_trick".
bool says(const Described& settle, const char* fact);
/// The fewest card points that settlement demands of bidders; 0 if it demands none.
int least_count_of(const Described& settle);
/// How much more the side of seat 1 scores than the mean of the other parties.
double ahead_in(const Rulebook& rules, const RoundResult& round);
/// True if the package says that the contract was made or, if it does not say, if the side lost no points.
bool is_made(const Rulebook& rules, const RoundResult& round);

} // namespace roundhouse
