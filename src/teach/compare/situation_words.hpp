#pragma once
// A situation for people: what the case is, and what each rule set says to it.

#include "teach/compare/situations.hpp"

namespace roundhouse::teach {

/// Sentences with marks for cards.
struct SituationWords {
    std::string title; ///< "You hold K♥ Q♥, and ♥ is trump."
    std::string a, b;  ///< "40: Royal marriage 40."
};

SituationWords in_words(const Situation& situation, const Rulebook& a, const Rulebook& b,
                        Face face = Face::french);

/// "You must follow": what is said over the situation, in a few words.
std::string in_words(SituationKind kind);

} // namespace roundhouse::teach
