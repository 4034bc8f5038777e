#pragma once
// What everybody knows of a round, shown again as one seat may see it: the calls, the melds that were shown,
// the tricks.

#include "game/view.hpp"
#include "present/names.hpp"

#include <optional>
#include <string>
#include <vector>

namespace roundhouse::present {

/// A call: who, what as it was made, and in a few words what it told. Cards and suits are marks.
struct CallLine {
    Seat seat = 0;
    std::string who, what, said; ///< what: call_in_words; said: empty if it told nothing
    bool bids = false;           ///< else it is a pass
    bool contract = false;       ///< this became the contract
};

struct MeldLine {
    std::string name;
    int points = 0;
    std::string worth; ///< the points, or that it wins the game
    std::vector<Card> cards;
};

struct SeatMelds {
    Seat seat = 0;
    std::string who;
    int points = 0;
    std::vector<MeldLine> melds;
};

struct SideMelds {
    std::string who;
    bool ours = false;
    std::optional<int> points; ///< empty before anybody could meld
    std::string note;          ///< why its melds do not show, or do not count; may be empty
    std::vector<SeatMelds> seats;
};

struct SideTricks {
    std::string who;
    bool ours = false;
    int tricks = 0;
};

struct CardOfTrick {
    Seat seat = 0;
    std::string who;
    Card card;
    bool took = false;
};

struct BidsAndMelds {
    std::string title; ///< title_of_bids
    std::string about; ///< "Round 3, Double-deck Pinochle"
    std::string dealt; ///< "Ben dealt"
    bool has_calls = false;
    std::vector<CallLine> calls; ///< in the order in which they were made
    std::string outcome;         ///< what became of them, or where the bidding stands
    std::string needed;          ///< what melds need to count; empty: nothing
    std::string no_melds;        ///< why there are none; empty if there are some
    std::vector<SideMelds> sides;
    std::vector<SideTricks> tricks;
    std::vector<CardOfTrick> last_trick; ///< in playing order; empty: there is none
    std::string taken;                   ///< who took it with which card, or that there is none
    std::string hidden;                  ///< what of the tricks may not be looked at; may be empty
};

/// Its title by what the rules have: "Bids and melds", "Tricks".
std::string title_of_bids(const Rulebook& rules);

/// The view's own side comes first. Seat 0 sees what is open to all.
BidsAndMelds bids_and_melds(const View& view, const Names& names, Face face);

} // namespace roundhouse::present
