#pragma once
// How cards are written and read: `Ah 10h Th Qs`, letters and names of either face.

#include "base/result.hpp"
#include "cards/card_set.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace roundhouse {

/// Which pattern of cards is shown. Names follow the face: Queen of Spades, or Ober of Leaves.
enum class Face : std::uint8_t { french, german };

/// `10h`, `Qs`; with the German face `10h`, `Ol`: A 10 K O U 9 8 7 and acorns, leaves, hearts, bells as a l h
/// b.
std::string notation(Card card, Face face = Face::french);
/// Cards in the order given, separated by blanks.
std::string notation(const std::vector<Card>& cards, Face face = Face::french);
/// Cards sorted by suit (S H D C) and then from the Ace down, separated by blanks.
std::string notation(const CardSet& cards, Face face = Face::french);

/// `Queen of Spades`, `Ober of Leaves`.
std::string name(Card card, Face face = Face::french);
/// `spades`, `leaves`.
std::string name(Suit suit, Face face = Face::french);
/// `Queen`, `Ober`.
std::string name(Rank rank, Face face = Face::french);
/// `♠`; with the German face a letter, as Unicode has no signs for them, or where the display has its own,
/// that.
std::string symbol(Suit suit, Face face = Face::french);
/// A card as it is written in sentences for people: `10♥` where the reader's display can show signs, else
/// its notation.
std::string written(Card card, Face face = Face::french);
std::string written(const CardSet& cards, Face face = Face::french);
/// `Queen of Spades` and `spades` in the reader's language: Pik-Dame, Pik.
std::string in_words(Card card, Face face = Face::french);
std::string in_words(Suit suit, Face face = Face::french);
/// A package's name for something, in the reader's language; where the display shows the face's signs the
/// name has its ranks: "Queens around" is "Obers around" then.
std::string in_words(std::string_view name_of_ranks, Face face);
/// The letters that stand for the signs of the German suits where has_signs: those of Unicode's private use
/// from here on, in the order of Suit.
inline constexpr char32_t first_german_sign = 0xe000;
/// `A`, `10`, `K`, `Q` or `O`.
std::string letter(Rank rank, Face face = Face::french);
/// `S`, `H`, `D`, `C`.
char letter(Suit suit);

/// A card in either face's letters; upper and lower case alike; `T` is 10. Where a letter means both a French
/// and a German thing (none does), the French would hold. Empty if it is no card.
std::optional<Card> parse_card(std::string_view text);

/// Cards separated by blanks or commas. The error names the word that is no card.
Result<std::vector<Card>, std::string> parse_cards(std::string_view text);
Result<CardSet, std::string> parse_card_set(std::string_view text);

/// `S`, `spades`, `Leaves`, `♠`. Empty if it is no suit.
std::optional<Suit> parse_suit(std::string_view text);
std::optional<Rank> parse_rank(std::string_view text);

} // namespace roundhouse
