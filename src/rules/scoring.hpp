#pragma once
// How a package's settlement and ending behave, found by asking them about hypothetical rounds: bots need to
// know it before there is a round to settle.

#include "rules/settlement.hpp"

namespace roundhouse {

struct Described;
struct Rulebook;

struct Scoring {
    bool made_shows = true; ///< a contract was made if its side lost no points; else the package is asked
    bool tells_tricks_apart = false; ///< numbers of tricks count, not only none, some or all
    bool lowest_wins = false;        ///< the game
    bool made_by_sum = true; ///< a contract is made if meld and card points reach the bid, with at least the
                             ///< card points that settlement demands
    bool pays_as_usual = true; ///< a made contract scores about its points, a failed one loses about the bid
    bool points_cost = false;  ///< a side is better off without card points
};

/// Asks about some 200 rounds: ordinary ones, and a few with forced contracts, with contracts without trump,
/// and late in a game. What the package's own steps may change is not seen. What a failing script would have
/// told is taken as usual, and whether a contract was made is then asked each time: the round it fails on
/// reports it.
Scoring scoring_of(const Rulebook& rules);
/// True if rounds like this one settle by numbers of tricks, not only none, some or all. Asks about a dozen.
bool tells_tricks_apart(const Rulebook& rules, RoundResult round);

/// What the side of seat 1 brings home in such a round; the next side has the rest.
struct Haul {
    int meld = 0, count = 0, tricks = 0;
};
/// A round of which seat 1 was the declarer for `bid`; without one if `bid` is 0.
RoundResult round_of(const Rulebook& rules, int bid, const Haul& haul);
/// True if settlement says yes to that of itself, such as "needs_trick".
bool says(const Described& settle, const char* fact);
/// What settlement names as the fewest card points of bidders; 0 if it names none.
int least_count_of(const Described& settle);
/// How much more the side of seat 1 scores than the mean of the other parties.
double ahead_in(const Rulebook& rules, const RoundResult& round);
/// True if the package says that the contract was made. The side lost no points if it says nothing of that.
bool is_made(const Rulebook& rules, const RoundResult& round);

} // namespace roundhouse
