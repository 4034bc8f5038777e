#pragma once
// A situation for people: the case, and what each rule set says about it.

#include "teach/situations/situations.hpp"

namespace roundhouse::teach {

/// Sentences with marks for cards.
struct SituationWords {
    std::string title; ///< "You hold K♥ Q♥. Trump is ♥."
    std::string a, b;  ///< "40 points: Royal marriage 40."
};

/// The texts of both packages; where both translate one, the first counts.
PackageTextsPtr texts_of_either(const PackageTextsPtr& a, const PackageTextsPtr& b);

/// The answers use the texts of their own packages, the title those of both.
SituationWords in_words(const Situation& situation, const Rulebook& a, const Rulebook& b,
                        Face face = Face::french);

// ---- parts of such sentences, made from requests
/// "Trump is ♥.", "There is no trump."
std::string with_trump(const nlohmann::json& request);
/// For a request of "auction": "Seat 2 has to bid 500.", if these rules give the first seat no choice. That
/// bid is not among the calls.
std::string opened_without_choice(const Rulebook& rules, const nlohmann::json& request);
/// "seat 4 dealt"; where the dealer may have no seat, "seat 1 is eldest hand" (C33).
std::string who_dealt(const nlohmann::json& request, const Rulebook& a, const Rulebook& b);
/// For a request of "legal": trump, and what else matters besides the cards.
std::string circumstances(const nlohmann::json& request, const Rulebook& a, const Rulebook& b);
/// Bids as they are, passes and spoken digits in the reader's language.
std::string calls_in_words(const std::string& calls);

/// Cards as marks, in their order.
std::string marks_of(const std::string& cards);
/// One meld of an answer to "meld": "Royal marriage".
std::string meld_said(const nlohmann::json& meld, Face face);
/// All of them with their points: "Royal marriage 40".
std::vector<std::string> melds_in_words(const nlohmann::json& answer, Face face);
/// The text, followed by what the answer marks: "Marked: aces around 5."
std::string with_marked(std::string text, const nlohmann::json& answer);
/// For an answer to "legal": the refusals that the other answer does not have.
std::vector<nlohmann::json> refused_here_alone(const nlohmann::json& answer, const nlohmann::json& other);

/// Some of the bids of an answer to "auction".
struct SomeBids {
    std::vector<std::string> shown;
    bool more = false; ///< there are others after them
};
/// The first bids, at most `most`; if the other answer begins with the same, fewer of them, then "…" and the
/// first that tells the two apart.
SomeBids some_bids(const nlohmann::json& answer, const nlohmann::json& other, std::size_t most);

/// "What may be played": the heading of a situation.
std::string in_words(SituationKind kind);

} // namespace roundhouse::teach
