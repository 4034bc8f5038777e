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
/// "french", "german"
const char* name(Face face);
/// Empty if there is none of that name.
std::optional<Face> face_named(std::string_view name);

/// `10h`, `Qs`; with the German face `10h`, `Ol`: ranks A 10 K O U 9 8 7, suits a l h b (acorns, leaves,
/// hearts, bells).
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
/// `♠`. Unicode has no signs for the German suits.
std::string symbol(Suit suit);
/// `A`, `10`, `K`, `Q` or `O`.
std::string letter(Rank rank, Face face = Face::french);
/// `S`, `H`, `D`, `C`.
char letter(Suit suit);

/// A card in either face's letters, in upper or lower case; `T` is 10. If a letter meant both a French and a
/// German thing (none does), the French would win. Empty if it is not a card.
std::optional<Card> parse_card(std::string_view text);

/// Why a text cannot be read as cards.
struct NoCards {
    std::string word;      ///< the word that is not a card, or the card that is one too many
    bool too_many = false; ///< more than CardSet::most_copies of one kind
};

/// Cards separated by blanks or commas.
Result<std::vector<Card>, NoCards> parse_cards(std::string_view text);
Result<CardSet, NoCards> parse_card_set(std::string_view text);

/// By suit (S H D C), then from the Ace down: as people hold them.
std::vector<Card> sorted(const CardSet& cards);

/// `S`, `spades`, `Leaves`, `♠`. Empty if it is no suit.
std::optional<Suit> parse_suit(std::string_view text);
std::optional<Rank> parse_rank(std::string_view text);

} // namespace roundhouse
