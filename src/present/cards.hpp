#pragma once
// Cards and suits in sentences. A sentence holds a mark in place of each, one code point of Unicode's private
// use; whoever shows it draws the marks: the terminal in colours, the window with its own signs, a program as
// letters.

#include "cards/notation.hpp"
#include "rules/rulebook.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace roundhouse::present {

/// A suit's mark is the first plus Suit, a card's the first plus Card::number().
inline constexpr char32_t first_suit_mark = 0xe000, first_card_mark = 0xe100;

/// All suits in the order in which players who speak the reader's language hold and list them.
std::array<Suit, suit_count> suits_in_order();
/// By suit in that order, then from the Ace down: as people hold them.
std::vector<Card> in_order(const CardSet& cards);

std::string mark(Suit suit);
std::string mark(Card card);
/// In order, with blanks between.
std::string mark(const CardSet& cards);
/// Kinds as a list: ranks of which every suit is there by their letter, others as cards. "A, 10, Q♠".
std::string kinds_text(const CardSet& kinds, Face face);

/// True if the text begins with a card's mark.
bool begins_with_card(std::string_view text);
/// The sentence with each mark replaced by what the functions answer.
std::string with_marks_drawn(std::string_view text, const std::function<std::string(Card)>& card,
                             const std::function<std::string(Suit)>& suit);
/// `♠`; of the German suits, which Unicode lacks, the letter in the reader's language: `b`, in German `s`.
std::string sign(Suit suit, Face face);
/// As they are typed: `10h`, `Ol`, `hearts`.
std::string in_letters(std::string_view text, Face face = Face::french);
/// The same in lower case, as an example for somebody who is to type: `qs 10h`.
std::string to_type(const std::vector<Card>& cards, Face face);
/// A suit's letter, likewise: `h`.
std::string suit_to_type(Suit suit, Face face);
/// With signs: `10♥`, `♥`; a German suit that stands alone by its name.
std::string in_signs(std::string_view text, Face face = Face::french);

/// Cards as people write them, in English or in the reader's language: `ah 10h`, `Herz-Dame`, `Herz Dame`.
/// The letters are those of the face that they see: to a German, `as` is the ace of bells with the German
/// face. If any card has a letter that only the French face has, all are read in French letters: `as qd`.
/// Empty if any part of it is not a card.
std::optional<std::vector<Card>> cards_written(std::string_view text, Face face);
/// The face whose letters the text uses: the French one if a card in it has a letter that only that has, else
/// the one seen.
Face letters_of(std::string_view text, Face face_seen);
/// The same for a suit.
std::optional<Suit> suit_written(std::string_view text, Face face);

/// `the Queen of Spades` without its article, and `spades`, in the reader's language: Pik-Dame, Pik.
std::string in_words(Card card, Face face = Face::french);
std::string in_words(Suit suit, Face face = Face::french);
/// `Queen`
std::string in_words(Rank rank, Face face = Face::french);
/// "A♠", "A♠ or 10♠", "A♠, 10♠ or K♠".
std::string one_of(const CardSet& cards);

/// The name of something in the package's English. With the German face it has that face's ranks: "Queens
/// around" is "Obers around" then.
std::string of_face(std::string_view name, Face face);
/// The same in the reader's language.
std::string in_words(std::string_view name, Face face);
/// "Double pinochle"
std::string in_words(const MeldRule& rule, int multiple, Face face);
/// What a meld is worth: "150", or "game" if it wins that (C43).
std::string worth_in_words(const MeldRule& rule, const Meld& meld);
/// "2 × Trumpfpaar", where the rules have no name of their own for so many at once.
std::string times_in_words(int times, std::string_view meld, Face face);
/// A package's title and the like.
std::string in_words(const Text& text);

/// "11 points", "1 point"
std::string in_points(int points);
/// "11", "nothing": after "melds".
std::string points_or_nothing(int points);
/// "+262", "−52", "0": points against those of the others, whole unless it says how many decimals.
std::string points_against(double worth, int decimals = 0);
/// "a, b and c"; "a, b or c".
std::string all_of(const std::vector<std::string>& texts);
std::string one_of(const std::vector<std::string>& texts);

} // namespace roundhouse::present
