#pragma once
// What calls, contracts and ways out mean, in sentences.

#include "cards/notation.hpp"
#include "game/view.hpp"
#include "rules/exits.hpp"
#include "rules/rulebook.hpp"

#include <string>

namespace roundhouse::present {

/// What a bid promises by itself.
std::string meaning_of_bid(const Rulebook& rules, int bid);
/// The same for the view's seat; if bids are added, before it calls: what its side must make then.
std::string meaning_of_bid(const View& view, int bid);
/// What a pass says; if nothing else, that it ends the bidding for its caller.
std::string meaning_of_pass(const Rulebook& rules, int which);
/// Everything that a pass says besides no; empty if that is nothing.
std::string meaning_of(const PassCall& pass);
/// What a contract without trump asks of the declarer, what else is different in it, and when it may be
/// named.
std::string meaning_of(const SideContract& contract, Face face);

/// What may be chosen in a package's own step: what the package says, and what it does. May be empty.
std::string meaning_of(const StepOption& option, Face face);

/// When an exit is open, or taken by rule: "if the bid is more than 250 above the side's meld". Empty:
/// always.
std::string when_open(const ExitRule& exit);
/// Why that way out is closed: what it asks for, and how things are. A sentence; empty if it is open.
std::string why_closed(const ExitRule& exit, const ExitFacts& facts);

/// When in a hand it may be taken: "before trump is named or before the first lead". Empty: it is taken by
/// rule, or its owner's turn makes that plain.
std::string where_open(const ExitRule& exit);
/// What a renege costs its side, where a referee watches: "the declarer's side loses twice the bid if …";
/// empty if the cost is not a matter of the bid.
std::string cost_of_reneging(const Rulebook& rules);
/// What it costs or brings, in sentences; may be empty.
std::string cost_of(const ExitRule& exit);
/// All there is to say about an exit.
std::string meaning_of(const ExitRule& exit, SidesForm sides);

} // namespace roundhouse::present
