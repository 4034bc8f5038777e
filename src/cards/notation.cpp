#include "cards/notation.hpp"

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

} // namespace

const char* name(Face face) { return face == Face::german ? "german" : "french"; }

std::optional<Face> face_named(std::string_view wanted) {
    for (const Face face : {Face::french, Face::german})
        if (wanted == name(face)) return face;
    return {};
}

std::string letter(Rank rank, Face face) { return pick(french_letters, german_letters, index(rank), face); }

char letter(Suit suit) { return "SHDC"[index(suit)]; }

std::string symbol(Suit suit) { return suit_symbols[static_cast<std::size_t>(index(suit))]; }

std::string name(Rank rank, Face face) { return pick(french_ranks, german_ranks, index(rank), face); }

std::string name(Suit suit, Face face) { return pick(french_suits, german_suits, index(suit), face); }

std::string name(Card card, Face face) {
    return fmt::format("{} of {}", name(card.rank(), face), capital(name(card.suit(), face)));
}

std::string notation(Card card, Face face) { return letter(card.rank(), face) + name(card.suit(), face)[0]; }

std::string notation(const std::vector<Card>& cards, Face face) {
    std::string text;
    for (const Card card : cards) text += (text.empty() ? "" : " ") + notation(card, face);
    return text;
}

std::string notation(const CardSet& cards, Face face) { return notation(sorted(cards), face); }

std::vector<Card> sorted(const CardSet& cards) {
    std::vector<Card> list(cards.begin(), cards.end());
    std::stable_sort(list.begin(), list.end(), [](Card a, Card b) {
        return a.suit() != b.suit() ? a.suit() < b.suit() : a.rank() > b.rank();
    });
    return list;
}

std::optional<Rank> parse_rank(std::string_view text) {
    const std::string low = lower_case(text);
    if (low == "t") return Rank::ten;
    for (const Rank rank : all_ranks)
        for (const Face face : {Face::french, Face::german})
            if (low == lower_case(letter(rank, face)) || low == lower_case(name(rank, face))) return rank;
    return {};
}

std::optional<Suit> parse_suit(std::string_view text) {
    const std::string low = lower_case(text);
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

Result<std::vector<Card>, NoCards> parse_cards(std::string_view text) {
    std::string spaced(text);
    std::replace(spaced.begin(), spaced.end(), ',', ' ');
    std::vector<Card> cards;
    for (const std::string_view word : words(spaced)) {
        const auto card = parse_card(word);
        if (!card) return fail(NoCards{std::string(word)});
        cards.push_back(*card);
    }
    return cards;
}

Result<CardSet, NoCards> parse_card_set(std::string_view text) {
    const auto cards = parse_cards(text);
    if (!cards) return fail(cards.error());
    CardSet set;
    for (const Card card : *cards) {
        if (set.count(card) == CardSet::most_copies) return fail(NoCards{notation(card), true});
        set.add(card);
    }
    return set;
}

} // namespace roundhouse
