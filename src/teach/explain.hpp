#pragma once
// Sentences for people: why a card may not be played, what a call means, what the rules agreed are.

#include "cards/notation.hpp"
#include "game/view.hpp"

namespace roundhouse::teach {

/// Cards one by one as people hold them: by suit, from the highest rank down.
std::vector<Card> sorted_for_people(const CardSet& cards);

/// What a bid or a pass says: "With 270 you promise that your side makes 270 points or more …".
std::string meaning_of_bid(const Rulebook& rules, int bid);
std::string meaning_of_pass(const Rulebook& rules, int which);
/// What a contract without trump asks of the declarer, and when it may be named.
std::string meaning_of(const SideContract& contract);
/// When the declarer may hand the contract back to the partner who made such a pass; empty for never.
std::string meaning_of(HandsBack when);
/// Everything a pass says beside no; empty if that is nothing.
std::string meaning_of(const PassCall& pass);
/// When an exit is open, or taken by rule: "if the bid is more than 250 above the side's meld". Empty:
/// always.
std::string when_open(const ExitRule& exit);
/// What it costs or brings, in sentences; may be empty.
std::string cost_of(const ExitRule& exit);
/// Of an exit all there is to say, in sentences.
std::string meaning_of(const ExitRule& exit);

/// What the seat is asked and how to answer, in a few lines of plain words.
std::vector<std::string> explain_decision(const View& view, const Decision& decision,
                                          Face face = Face::french);

/// Names of the phases of a round as the table shows them, in order (B18).
std::vector<std::string> phases(const Rulebook& rules);
/// The phase that a step belongs to.
std::string phase_of(const Rulebook& rules, Step step);

/// The rules agreed: a page of plain lines, the options and their values among them.
std::vector<std::string> summary(const Rulebook& rules, Face face = Face::french);

} // namespace roundhouse::teach
