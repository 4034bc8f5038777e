// The order in which suits and cards are shown: as players of the language sort their hands.
#include "catch.hpp"
#include "support/tables.hpp"

#include "base/language.hpp"
#include "present/asked/offer.hpp"
#include "present/cards.hpp"

using namespace roundhouse;
using namespace roundhouse::present;
using namespace roundhouse::testing;
using enum roundhouse::Suit;

namespace {

std::vector<Suit> suits_of(const std::vector<Card>& cards) {
    std::vector<Suit> suits;
    for (const Card card : cards)
        if (suits.empty() || suits.back() != card.suit()) suits.push_back(card.suit());
    return suits;
}

std::vector<Suit> suits_offered(const Match& match) {
    const Offer offer = offer_of(view_of(match), match.round->pending(), names_for(match), Face::german);
    std::vector<Suit> suits;
    char key = '1';
    for (const Choice& choice : offer.choices)
        if (choice.sign) {
            suits.push_back(*choice.sign);
            CHECK(choice.key == key++);
        }
    return suits;
}

const std::vector<Suit> english{spades, hearts, diamonds, clubs}, in_german{clubs, spades, hearts, diamonds};

} // namespace

TEST_CASE("Suits are listed acorns, leaves, hearts, bells to Germans, as in the ledger to others") {
    const CardSet cards = *parse_card_set("Ah As 9s Kd Qc 10c");
    const Match match = round_of(4, {"bid 250", "pass", "pass", "pass"});
    CHECK(in_signs(mark(cards)) == "A♠ 9♠ A♥ K♦ 10♣ Q♣");
    CHECK(suits_offered(match) == english);
    const LanguageScope scope({.language = Language("de")});
    CHECK(in_signs(mark(cards)) == "10♣ Q♣ A♠ 9♠ A♥ K♦");
    CHECK(in_signs(kinds_text(cards, Face::french)) == "10♣, Q♣, A♠, 9♠, A♥, K♦");
    CHECK(in_signs(one_of(*parse_card_set("Ah As"))) == "A♠ oder A♥");
    CHECK(suits_offered(match) == in_german);
}

TEST_CASE("A hand of German suits is held in order, one of French suits with colours by turns") {
    const Match match = round_of(4);
    const View view = view_of(match);
    const CardSet hand = *parse_card_set("Ah As 9s Kd Qc 10c");
    CHECK(suits_of(sorted_hand(view, hand, Face::german)) == english);
    CHECK(suits_of(sorted_hand(view, hand, Face::french)) == std::vector{spades, hearts, clubs, diamonds});
    const LanguageScope scope({.language = Language("de")});
    CHECK(suits_of(sorted_hand(view, hand, Face::german)) == in_german);
    CHECK(suits_of(sorted_hand(view, hand, Face::french)) == std::vector{clubs, hearts, spades, diamonds});
    const Match named = round_of(4, {"bid 250", "pass", "pass", "pass", "trump hearts"});
    CHECK(suits_of(sorted_hand(view_of(named), hand, Face::german)) ==
          std::vector{hearts, clubs, spades, diamonds}); // trump first
}
