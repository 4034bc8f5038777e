#pragma once
// A situation as a page shows it: cards as cards, both rule sets' answers as headings, the reason, and the
// rule.

#include "teach/situations/situations.hpp"

namespace roundhouse::teach {

/// What one of the two rule sets says. Sentences have marks for cards.
struct CaseSide {
    std::string answer;              ///< "Only 10♣", "190 points"
    std::string reason;              ///< a sentence; may be empty
    std::string rule;                ///< what its page of rules says about it; may be empty
    std::vector<Card> cards;         ///< of the hand or of the trick, in the order of the request
    CardSet up;                      ///< those of `cards` that may be played, are melded, or take the trick
    std::vector<std::string> offers; ///< what may be called or named, in order
};

struct CaseView {
    SituationKind kind;
    present::RulesSection section;
    std::string label;       ///< short name in a list: "Beat the best card"
    std::string title;       ///< the case, without what the cards show
    std::vector<Card> trick; ///< on the table
    CaseSide a, b;
};

CaseView view_of(const Situation& situation, const Rulebook& a, const Rulebook& b,
                 const std::vector<Statement>& said, Face face = Face::french);

} // namespace roundhouse::teach
