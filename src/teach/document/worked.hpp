#pragma once
// Worked examples: questions from a package's examples.lua, answered under the rules agreed, with the reason.

#include "present/rules/rules_page.hpp"
#include "teach/examples/examples.hpp"

namespace roundhouse::teach {

/// One question for people. Sentences have marks for cards.
struct WorkedExample {
    present::RulesSection section = present::RulesSection::play; ///< the section that it illustrates
    std::string heading;                                         ///< "What may be played"
    std::string question, answer;
    std::vector<Card> trick, hand; ///< as pictures; either may be empty
    std::optional<CardSet> legal;  ///< what may be played, if that is the question
};

/// The most telling example of each: a hand's melds, what may be played, who takes a trick, an auction, a
/// contract made and one set. An example about an agreed option is preferred. What the rules do not know is
/// left out; without an examples.lua there are none.
std::vector<WorkedExample> worked_examples(const variants::Package& package, const Rulebook& rules,
                                           Face face = Face::french);

} // namespace roundhouse::teach
