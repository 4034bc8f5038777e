#pragma once
// A situation for people: what the case is, and what each rule set says to it.

#include "teach/situations/situations.hpp"

namespace roundhouse::teach {

/// Sentences with marks for cards.
struct SituationWords {
    std::string title; ///< "You hold K♥ Q♥, and ♥ is trump."
    std::string a, b;  ///< "40: Royal marriage 40."
};

/// The texts of both packages; where both translate one, as the first does.
PackageTextsPtr texts_of_either(const PackageTextsPtr& a, const PackageTextsPtr& b);

/// The answers with the texts of their packages, the title with those of both.
SituationWords in_words(const Situation& situation, const Rulebook& a, const Rulebook& b,
                        Face face = Face::french);

// ---- parts of such sentences, of requests
/// "♥ is trump.", "There is no trump."
std::string with_trump(const nlohmann::json& request);
/// Of a request of "auction": "Seat 2 has to bid 500.", if these rules leave the first seat no choice. Its
/// bid is none of the calls.
std::string opened_without_choice(const Rulebook& rules, const nlohmann::json& request);
/// Of a request of "legal": trump, and what else matters besides the cards.
std::string circumstances(const nlohmann::json& request, const Rulebook& a, const Rulebook& b);
/// Bids as they are, passes and spoken digits in the reader's language.
std::string calls_in_words(const std::string& calls);

/// Cards as marks, in the order in which they stand.
std::string marks_of(const std::string& cards);
/// One of an answer of "meld": "Royal marriage".
std::string meld_said(const nlohmann::json& meld, Face face);
/// All of them: "Royal marriage 40".
std::vector<std::string> melds_in_words(const nlohmann::json& answer, Face face);
/// The text, and what such an answer marks besides: "Marked: aces around 5."
std::string with_marked(std::string text, const nlohmann::json& answer);
/// Of an answer of "legal": those that it refuses and the other answer does not.
std::vector<nlohmann::json> refused_here_alone(const nlohmann::json& answer, const nlohmann::json& other);

/// Some of the bids of an answer of "auction".
struct SomeBids {
    std::vector<std::string> shown;
    bool more = false; ///< there are others beyond them
};
/// The first of them, `most` at most; where the other answer begins with the same, fewer, and "…" and the
/// first that tells them apart.
SomeBids some_bids(const nlohmann::json& answer, const nlohmann::json& other, std::size_t most);

/// "You must follow": what is said over the situation, in a few words.
std::string in_words(SituationKind kind);

} // namespace roundhouse::teach
