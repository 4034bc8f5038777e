#include "cards/notation.hpp"

#include "base/speech.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <cctype>
#include <span>

#include <fmt/format.h>

namespace roundhouse {

namespace {

// Indexed by Suit (spades, hearts, diamonds, clubs) and Rank (seven up to ace).
constexpr std::array french_suits{"spades", "hearts", "diamonds", "clubs"};
constexpr std::array german_suits{"leaves", "hearts", "bells", "acorns"};
constexpr std::array suit_symbols{"♠", "♥", "♦", "♣"};
constexpr std::array french_ranks{"Seven", "Eight", "Nine", "Jack", "Queen", "King", "Ten", "Ace"};
constexpr std::array german_ranks{"Seven", "Eight", "Nine", "Unter", "Ober", "King", "Ten", "Ace"};
constexpr std::array french_letters{"7", "8", "9", "J", "Q", "K", "10", "A"};
constexpr std::array german_letters{"7", "8", "9", "U", "O", "K", "10", "A"};

template<class Names>
const char* pick(const Names& french, const Names& german, int at, Face face) {
    return (face == Face::german ? german : french)[static_cast<std::size_t>(at)];
}

std::string lower(std::string_view text) {
    std::string low(text);
    for (char& c : low) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return low;
}

std::string capital(std::string text) {
    if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

} // namespace

std::string letter(Rank rank, Face face) { return pick(french_letters, german_letters, index(rank), face); }

char letter(Suit suit) { return "SHDC"[index(suit)]; }

std::string symbol(Suit suit, Face face) {
    const auto at = static_cast<std::size_t>(index(suit));
    if (face == Face::french) return suit_symbols[at];
    if (!Speech::has_signs()) return std::string(1, german_suits[at][0]);
    static_assert(first_german_sign == 0xe000);
    return std::string("\xee\x80") + static_cast<char>(0x80 + at);
}

std::string name(Rank rank, Face face) { return pick(french_ranks, german_ranks, index(rank), face); }

std::string name(Suit suit, Face face) { return pick(french_suits, german_suits, index(suit), face); }

std::string name(Card card, Face face) {
    return fmt::format("{} of {}", name(card.rank(), face), capital(name(card.suit(), face)));
}

std::string in_words(Suit suit, Face face) { return phrase(name(suit, face)); }

std::string in_words(Card card, Face face) {
    return phrase("{} of {}", phrase(name(card.rank(), face)), phrase(capital(name(card.suit(), face))));
}

std::string in_words(std::string_view name_of_ranks, Face face) {
    std::string text(name_of_ranks);
    if (face == Face::german && Speech::has_signs())
        for (const Rank rank : {Rank::queen, Rank::jack})
            for (const bool small : {false, true}) {
                const std::string french = name(rank), german = name(rank, face);
                const std::string from = small ? lower(french) : french, to = small ? lower(german) : german;
                for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at))
                    text.replace(at, from.size(), to);
            }
    return phrase(text);
}

std::string written(Card card, Face face) {
    return Speech::has_signs() ? letter(card.rank(), face) + symbol(card.suit(), face) : notation(card, face);
}

std::string notation(Card card, Face face) { return letter(card.rank(), face) + name(card.suit(), face)[0]; }

std::string notation(const std::vector<Card>& cards, Face face) {
    std::string text;
    for (const Card card : cards) text += (text.empty() ? "" : " ") + notation(card, face);
    return text;
}

std::string notation(const CardSet& cards, Face face) {
    std::vector<Card> sorted(cards.begin(), cards.end());
    std::stable_sort(sorted.begin(), sorted.end(), [](Card a, Card b) {
        return a.suit() != b.suit() ? a.suit() < b.suit() : a.rank() > b.rank();
    });
    return notation(sorted, face);
}

std::string written(const CardSet& cards, Face face) {
    if (!Speech::has_signs()) return notation(cards, face);
    std::string text;
    const std::string noted = notation(cards, face);
    for (const std::string_view word : words(noted))
        text += (text.empty() ? "" : " ") + written(*parse_card(word), face);
    return text;
}

std::optional<Rank> parse_rank(std::string_view text) {
    const std::string low = lower(text);
    if (low == "t") return Rank::ten;
    for (const Rank rank : all_ranks)
        for (const Face face : {Face::french, Face::german})
            if (low == lower(letter(rank, face)) || low == lower(name(rank, face))) return rank;
    return {};
}

std::optional<Suit> parse_suit(std::string_view text) {
    const std::string low = lower(text);
    if (low == "green") return Suit::spades;
    for (const Suit suit : all_suits)
        for (const Face face : {Face::french, Face::german})
            if (low == name(suit, face) || low == name(suit, face).substr(0, 1) || text == symbol(suit))
                return suit;
    return {};
}

std::optional<Card> parse_card(std::string_view text) {
    if (text.size() < 2) return {};
    const bool sign =
        text.size() > 3 && static_cast<unsigned char>(text.back()) >= 0x80; // ♠ takes three bytes
    const std::size_t cut = text.size() - (sign ? 3 : 1);
    const auto rank = parse_rank(text.substr(0, cut));
    const auto suit = parse_suit(text.substr(cut));
    if (!rank || !suit || cut > 2) return {};
    return Card(*rank, *suit);
}

Result<std::vector<Card>, std::string> parse_cards(std::string_view text) {
    std::string spaced(text);
    std::replace(spaced.begin(), spaced.end(), ',', ' ');
    std::vector<Card> cards;
    for (const std::string_view word : words(spaced)) {
        const auto card = parse_card(word);
        if (!card)
            return fail(
                fmt::format("\"{}\" is no card; a card is a rank (A 10 K Q J 9 8 7) and a suit (s h d c), "
                            "for example 10h or Qs",
                            printable(word, 40)));
        cards.push_back(*card);
    }
    return cards;
}

Result<CardSet, std::string> parse_card_set(std::string_view text) {
    const auto cards = parse_cards(text);
    if (!cards) return fail(cards.error());
    CardSet set;
    for (const Card card : *cards) {
        if (set.count(card) == CardSet::most_copies)
            return fail(fmt::format("more than {} copies of {}", CardSet::most_copies, notation(card)));
        set.add(card);
    }
    return set;
}

} // namespace roundhouse
