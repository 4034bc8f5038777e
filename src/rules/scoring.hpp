#pragma once
// What a package's settlement and ending go by, found out by asking them about rounds that could be: bots
// need to know it before there is a round to settle.

#include "rules/settlement.hpp"

namespace roundhouse {

struct Described;
struct Rulebook;

struct Scoring {
    bool made_shows = true; ///< a contract was made if its side lost no points; else the package is asked
    bool tells_tricks_apart = false; ///< more than none, some and all of them
    bool lowest_wins = false;        ///< the game
    bool made_by_sum = true; ///< a contract is made by meld and card points that come to the bid, of which at
                             ///< least so many are card points as settlement names
    bool pays_as_usual = true; ///< about the points of a contract that is made, and about the bid for one
                               ///< that is not
    bool points_cost = false;  ///< card points are worth less than none to the side that takes them
};

/// Asks about some 180 rounds: ordinary ones, and a few of forced contracts, of contracts without trump and
/// late in a game. What the package's own steps may change is not seen. What a script that fails would have
/// told is taken to be as usual, and the package is asked what was made: the round that it fails on says so.
Scoring scoring_of(const Rulebook& rules);
/// True if rounds like that one differ by more than none, some and all tricks. Asks about a dozen.
bool tells_tricks_apart(const Rulebook& rules, RoundResult round);

/// What the side of seat 1 brings home in such a round; the next side has the rest.
struct Haul {
    int meld = 0, count = 0, tricks = 0;
};
/// A round of which seat 1 was the declarer for `bid`; without one if `bid` is 0.
RoundResult round_of(const Rulebook& rules, int bid, const Haul& haul);
/// What settlement names as the fewest card points of bidders; 0 if it names none.
int least_count_of(const Described& settle);
/// What the side of seat 1 scores beyond the mean of the other parties.
double ahead_in(const Rulebook& rules, const RoundResult& round);
/// True if the package says that the contract was made. The side lost no points if it says nothing of that.
bool is_made(const Rulebook& rules, const RoundResult& round);

} // namespace roundhouse
