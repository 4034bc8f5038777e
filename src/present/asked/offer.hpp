#pragma once
// What a decision offers a person: buttons, and cards to choose. Pure functions from what a seat may know, in
// the language that the thread speaks.

#include "game/view.hpp"
#include "present/names.hpp"

#include <optional>
#include <string>
#include <vector>

namespace roundhouse::present {

/// A button.
struct Choice {
    std::string label;
    std::string meaning; ///< what it says or costs, in a sentence; may be empty
    Action action;
    std::optional<Suit> sign = {}; ///< shown before the label
    std::optional<Card> card = {}; ///< shown as a card in place of a button
    char key = 0;                  ///< a letter or digit that stands for it; 0: none
    bool aside = false;            ///< a way out or a claim: kept apart from the ordinary answers
    std::string whom = {};         ///< the player that it concerns, after the label
};

/// How cards of the hand answer.
enum class Picking : std::uint8_t {
    none,
    one,     ///< a click on a card is the answer
    several, ///< cards are chosen, then a button confirms them
};

struct Offer {
    std::string title; ///< "You call", "Give 4 cards to Anna"
    Picking picking = Picking::none;
    CardSet cards;         ///< those that may be chosen
    int how_many = 0;      ///< several: exactly this many
    bool may_lead = false; ///< several: one chosen card may be led instead, against the rules (C27)
    std::vector<Choice> choices;
    std::optional<Card> shown; ///< the card it is about, in nobody's hand yet
    bool more_bids = false;    ///< the ladder goes on beyond those offered
};

/// One of digit_words as the reader says it.
std::string digit_in_words(std::string_view digit);
/// A call as it was made: "53", "pass", and "“three”: 53" if it was spoken as its last digit (D12).
std::string call_in_words(const AuctionRule& rule, const Call& call);
/// "three" for a word that names a digit, in English or in the reader's language; null for any other (D12).
const char* digit_spoken(std::string_view word);
/// What people say at a call, in English or in the reader's language, as the rules know it: "pass" for
/// „passe“. Any other word stays as it is.
std::string call_said(const AuctionRule& rule, std::string_view word);

/// Letters that the table itself understands: bids and melds, hint, last trick, rules, claim, done,
/// sound.
inline constexpr std::string_view letters_of_table = "bhlrcdm";

/// How many bids are offered at once; the ladder goes on beyond.
inline constexpr int bids_shown = 12;

/// What the view's seat may answer. `from_bid`: the place, among the allowed bids, of the first one offered.
/// Suits have the digits 1 to 4, in order; every other choice but bids, spoken bids and cards has a letter
/// while there are any left. `letters_of_table` are never given away; a claim has the table's own, c.
Offer offer_of(const View& view, const Decision& decision, const Names& names, Face face, int from_bid = 0);

/// The action that the cards chosen stand for; requires a decision that picks cards.
Action action_with(const Decision& decision, const CardSet& cards);

/// The hand as people hold it: trump first, then the other suits in order, each from the highest rank down.
/// French suits alternate in colour; German ones have a colour each.
std::vector<Card> sorted_hand(const View& view, const CardSet& hand, Face face);

} // namespace roundhouse::present
