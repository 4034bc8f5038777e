#pragma once
// What the position on the table comes to under saved rules, beside the rules being played: for the author of
// the rules. Only what the viewer may know.

#include "cards/notation.hpp"
#include "game/match.hpp"
#include "game/view.hpp"

namespace roundhouse::teach {

/// The melds of the viewer's hand with that suit trump.
struct MeldsWith {
    Suit trump = Suit::spades;
    int now = 0, before = 0; ///< points
    std::string names;       ///< "Run, Pinochle", under the saved rules; empty: none
};

/// The cards that the viewer may play to the trick on the table.
struct LegalCards {
    std::vector<Card> trick;
    CardSet now, before;
    std::string why; ///< why the others may not be played now; empty: all may
};

/// The hand settled with `count` card points for the side that is asked about.
struct SettledWith {
    int count = 0;
    int now = 0, before = 0; ///< its points in the score; before: with all card points, if there are fewer
    std::string lines;       ///< "meld 190, tricks 120", under the saved rules
};

struct PositionAnswers {
    std::string trouble; ///< why nothing can be said, or no settlement
    CardSet hand;
    int round = 1, trick = 1;
    std::vector<MeldsWith> melds;
    std::optional<LegalCards> legal; ///< while the viewer is to play
    std::optional<int> bid;          ///< the bid that is settled; none where nobody bids
    bool supposed = false; ///< nobody has the contract yet: the viewer is given it for the least bid
    std::vector<SettledWith> settled; ///< from no card points to all of them
    std::optional<std::size_t> makes; ///< the first without loss for the side; empty if all or none are
    std::size_t likely = 0;           ///< where to begin: `makes`, or the middle
};

/// Runs the scripts of both rule sets: not for the window's thread. If a script fails, `trouble` says so.
PositionAnswers answers_for(const Match& match, Seat viewer, const Rulebook& now, Face face);

} // namespace roundhouse::teach
