#pragma once
// Why something was not accepted, in a sentence: the one place where refusals and faults of journals get
// words.

#include "game/journal/journal.hpp"
#include "present/names.hpp"

namespace roundhouse::present {

/// One sentence, with marks for cards. Without `names` of those at the table, seats are numbers.
std::string in_words(const Refusal& refusal, const Names* names = nullptr, Face face = Face::french);

/// Whether the seat to play may play that card: "10♣ may be played.", or the refusal.
std::string why_not_in_words(const PlayTable& table, const TrickPlay& state, Card card, Face face);

/// What is wrong with a text that should be cards, or an action; part of a sentence, without its end.
std::string in_words(const NoCards& fault);
std::string in_words(const ActionFault& fault);
/// What is wrong with a journal, likewise.
std::string in_words(const JournalTrouble& trouble);

} // namespace roundhouse::present
