#pragma once
// What the position on the table comes to under rules that were saved, beside those that are played by: for
// whoever writes them. Only what the viewer may know.

#include "cards/notation.hpp"
#include "game/match.hpp"
#include "game/view.hpp"

namespace roundhouse::teach {

/// The melds of the viewer's hand with that suit trump.
struct MeldsWith {
    Suit trump = Suit::spades;
    int now = 0, before = 0; ///< points
    std::string names;       ///< "Run, Pinochle", now; empty: none
};

/// The cards that the viewer may play on the trick that lies on the table.
struct LegalCards {
    std::vector<Card> trick;
    CardSet now, before;
    std::string why; ///< why the others may not be played now; empty: all may
};

/// The hand settled with so many card points for the side that is asked about.
struct SettledWith {
    int count = 0;
    int now = 0, before = 0; ///< that side's points in the score; before: with all of them, if it has fewer
    std::string lines;       ///< "meld 190, tricks 120", now
};

struct PositionAnswers {
    std::string trouble; ///< why nothing can be said; then all else is empty
    CardSet hand;
    int round = 1, trick = 1;
    std::vector<MeldsWith> melds;
    std::optional<LegalCards> legal; ///< while the viewer is to play
    std::optional<int> bid;          ///< that is settled; none where nobody bids
    bool supposed = false; ///< nobody has the contract yet: as if the viewer had it for the least bid
    std::vector<SettledWith> settled; ///< from no card points to all of them
    std::optional<std::size_t> makes; ///< the first of them that brings the side no loss, if not all do
    std::size_t likely = 0;           ///< where to begin: about what the side has taken, or half
};

/// Runs the scripts of both rule sets: not on the window's thread. A script that fails is the trouble.
PositionAnswers answers_for(const Match& match, Seat viewer, const Rulebook& now, Face face);

} // namespace roundhouse::teach
