#pragma once
// Suits, ranks and kinds of card. A pinochle deck holds several copies of each kind; copies are never told
// apart.

#include <array>
#include <compare>
#include <cstdint>

namespace roundhouse {

/// In the order of the ledger's notation (S H D C). In a Württemberg deck: leaves, hearts, bells, acorns.
enum class Suit : std::uint8_t { spades, hearts, diamonds, clubs };

/// Every rank in a documented deck, from the Seven up. The rulebook says which rank beats which.
enum class Rank : std::uint8_t { seven, eight, nine, jack, queen, king, ten, ace };

inline constexpr std::array all_suits{Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs};
inline constexpr std::array all_ranks{Rank::seven, Rank::eight, Rank::nine, Rank::jack,
                                      Rank::queen, Rank::king,  Rank::ten,  Rank::ace};

inline constexpr int suit_count = 4;
inline constexpr int rank_count = 8;
inline constexpr int kind_count = suit_count * rank_count;

constexpr int index(Suit suit) { return static_cast<int>(suit); }
constexpr int index(Rank rank) { return static_cast<int>(rank); }

/// A kind of card, numbered 0..31: suit * 8 + rank.
class Card {
  public:
    constexpr Card() = default;
    constexpr Card(Rank rank, Suit suit)
        : number_(static_cast<std::uint8_t>(index(suit) * rank_count + index(rank))) {}

    static constexpr Card numbered(int number) {
        Card card;
        card.number_ = static_cast<std::uint8_t>(number);
        return card;
    }

    constexpr int number() const { return number_; }
    constexpr Suit suit() const { return static_cast<Suit>(number_ / rank_count); }
    constexpr Rank rank() const { return static_cast<Rank>(number_ % rank_count); }

    friend constexpr auto operator<=>(Card, Card) = default;

  private:
    std::uint8_t number_ = 0;
};

/// One T for each kind of card.
template<class T>
struct PerKind : std::array<T, kind_count> {
    using std::array<T, kind_count>::operator[];
    constexpr T& operator[](Card card) { return (*this)[static_cast<std::size_t>(card.number())]; }
    constexpr const T& operator[](Card card) const {
        return (*this)[static_cast<std::size_t>(card.number())];
    }
};

/// A set of kinds without counts: bit n stands for the card numbered n.
using KindMask = std::uint32_t;

constexpr KindMask mask_of(Card card) { return KindMask{1} << card.number(); }
constexpr KindMask mask_of(Suit suit) { return KindMask{0xff} << (index(suit) * rank_count); }
constexpr KindMask mask_of(Rank rank) { return KindMask{0x01010101} << index(rank); }

} // namespace roundhouse
