#pragma once
// A packed multiset of cards: four bits for each of the 32 kinds, in 128 bits.

#include "cards/card.hpp"

#include <bit>
#include <initializer_list>
#include <iterator>

namespace roundhouse {

/// How many cards of each suit; at most 255 of one.
class SuitLengths {
  public:
    constexpr SuitLengths() = default;
    /// One byte per suit, the first lowest.
    static constexpr SuitLengths packed(std::uint32_t bytes) {
        SuitLengths lengths;
        lengths.bytes_ = bytes;
        return lengths;
    }

    constexpr int operator[](Suit suit) const { return static_cast<int>(bytes_ >> shift(suit) & 0xff); }
    /// Requires a card of that suit.
    constexpr void remove_one(Suit suit) { bytes_ -= std::uint32_t{1} << shift(suit); }

    constexpr SuitLengths& operator+=(SuitLengths other) {
        bytes_ += other.bytes_;
        return *this;
    }
    /// Requires that no suit is longer in `b`.
    friend constexpr SuitLengths operator-(SuitLengths a, SuitLengths b) {
        return packed(a.bytes_ - b.bytes_);
    }

  private:
    static constexpr int shift(Suit suit) { return index(suit) * 8; }

    std::uint32_t bytes_ = 0;
};

/// How many of each kind, 0 to 15. Adding a sixteenth copy is the caller's error and not checked: no
/// documented deck holds more than six.
class CardSet {
  public:
    static constexpr int most_copies = 15;

    constexpr CardSet() = default;
    constexpr CardSet(std::initializer_list<Card> cards) {
        for (const Card card : cards) add(card);
    }

    /// One of each kind in the mask.
    static constexpr CardSet of(KindMask kinds) { return {spread(kinds & 0xffff), spread(kinds >> 16)}; }

    constexpr bool empty() const { return (low_ | high_) == 0; }
    constexpr int size() const { return nibble_sum(low_) + nibble_sum(high_); }
    constexpr int count(Card card) const { return static_cast<int>(half(card) >> shift(card) & 15); }
    constexpr int count(Suit suit) const { return lengths()[suit]; }
    constexpr SuitLengths lengths() const {
        return SuitLengths::packed(suit_sums(low_) | suit_sums(high_) << 16);
    }
    constexpr bool has(Card card) const { return count(card) > 0; }

    /// The kinds of which there is at least one copy.
    constexpr KindMask kinds() const { return gather(low_) | gather(high_) << 16; }

    constexpr void add(Card card, int copies = 1) {
        half(card) += static_cast<std::uint64_t>(copies) << shift(card);
    }
    /// Requires that many copies to be there.
    constexpr void remove(Card card, int copies = 1) {
        half(card) -= static_cast<std::uint64_t>(copies) << shift(card);
    }

    /// True if every card of `other` is here at least as often.
    constexpr bool contains(const CardSet& other) const {
        return covers(low_, other.low_) && covers(high_, other.high_);
    }

    /// Only the cards whose kind is in the mask, all copies.
    constexpr CardSet only(KindMask kinds) const { return *this & full(kinds); }

    /// Sum of two sets: counts added.
    constexpr CardSet& operator+=(const CardSet& other) {
        low_ += other.low_;
        high_ += other.high_;
        return *this;
    }
    /// Difference; requires contains(other).
    constexpr CardSet& operator-=(const CardSet& other) {
        low_ -= other.low_;
        high_ -= other.high_;
        return *this;
    }
    friend constexpr CardSet operator+(CardSet a, const CardSet& b) { return a += b; }
    friend constexpr CardSet operator-(CardSet a, const CardSet& b) { return a -= b; }
    friend constexpr bool operator==(const CardSet&, const CardSet&) = default;

    /// For each kind the smaller count.
    friend constexpr CardSet common(const CardSet& a, const CardSet& b) {
        return {smaller(a.low_, b.low_), smaller(a.high_, b.high_)};
    }

    /// For each kind the larger count.
    friend constexpr CardSet larger(const CardSet& a, const CardSet& b) { return a + b - common(a, b); }

    /// The raw halves: spades and hearts in the low one, diamonds and clubs in the high one; four bits
    /// per kind.
    constexpr std::uint64_t low() const { return low_; }
    constexpr std::uint64_t high() const { return high_; }
    static constexpr CardSet packed(std::uint64_t low, std::uint64_t high) { return {low, high}; }

    /// Visits every card, copies one by one, in the order of their numbers.
    class Iterator {
      public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = Card;
        using difference_type = std::ptrdiff_t;
        using pointer = const Card*;
        using reference = Card;

        constexpr Iterator() = default;
        constexpr Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
        constexpr Card operator*() const {
            return low_ ? Card::numbered(std::countr_zero(low_) / 4)
                        : Card::numbered(16 + std::countr_zero(high_) / 4);
        }
        constexpr Iterator& operator++() {
            std::uint64_t& rest = low_ ? low_ : high_;
            rest -= std::uint64_t{1} << (std::countr_zero(rest) & ~3);
            return *this;
        }
        constexpr Iterator operator++(int) {
            Iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

      private:
        std::uint64_t low_ = 0;
        std::uint64_t high_ = 0;
    };
    constexpr Iterator begin() const { return {low_, high_}; }
    constexpr Iterator end() const { return {}; }

  private:
    constexpr CardSet(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}

    static constexpr std::uint64_t ones = 0x1111111111111111u;

    static constexpr CardSet full(KindMask kinds) {
        return {spread(kinds & 0xffff) * 15, spread(kinds >> 16) * 15};
    }
    friend constexpr CardSet operator&(const CardSet& a, const CardSet& b) {
        return {a.low_ & b.low_, a.high_ & b.high_};
    }

    static constexpr int shift(Card card) { return (card.number() & 15) * 4; }
    constexpr std::uint64_t& half(Card card) { return card.number() < 16 ? low_ : high_; }
    constexpr const std::uint64_t& half(Card card) const { return card.number() < 16 ? low_ : high_; }

    /// Sum of the sixteen four-bit counts: at most 240, so that one byte holds it.
    static constexpr int nibble_sum(std::uint64_t counts) {
        constexpr std::uint64_t even = 0x0f0f0f0f0f0f0f0fu;
        const std::uint64_t bytes = (counts & even) + (counts >> 4 & even);
        return static_cast<int>((bytes * 0x0101010101010101u) >> 56);
    }

    /// Sums of the lower and of the upper eight counts, at most 120 each: one byte each.
    static constexpr std::uint32_t suit_sums(std::uint64_t counts) {
        constexpr std::uint64_t even = 0x0f0f0f0f0f0f0f0fu;
        const std::uint64_t sums = ((counts & even) + (counts >> 4 & even)) * 0x01010101u;
        return static_cast<std::uint32_t>((sums >> 24 & 0xff) | (sums >> 48 & 0xff00));
    }

    /// Moves bit n of a 16-bit mask to the lowest bit of nibble n.
    static constexpr std::uint64_t spread(std::uint64_t bits) {
        bits = (bits | bits << 24) & 0x000000ff000000ffu;
        bits = (bits | bits << 12) & 0x000f000f000f000fu;
        bits = (bits | bits << 6) & 0x0303030303030303u;
        return (bits | bits << 3) & ones;
    }

    /// One bit for each nibble that is not zero: the reverse of spread.
    static constexpr KindMask gather(std::uint64_t counts) {
        std::uint64_t bits = counts | counts >> 1;
        bits = (bits | bits >> 2) & ones;
        bits = (bits | bits >> 3) & 0x0303030303030303u;
        bits = (bits | bits >> 6) & 0x000f000f000f000fu;
        bits = (bits | bits >> 12) & 0x000000ff000000ffu;
        return static_cast<KindMask>((bits | bits >> 24) & 0xffff);
    }

    /// True if every nibble of `a` is at least that of `b`.
    static constexpr bool covers(std::uint64_t a, std::uint64_t b) { return borrows(a, b) == 0; }

    /// The highest bit of every nibble where a < b.
    static constexpr std::uint64_t borrows(std::uint64_t a, std::uint64_t b) {
        constexpr std::uint64_t tops = ones << 3;
        const std::uint64_t difference = ((a | tops) - (b & ~tops)) ^ ((a ^ ~b) & tops);
        return ((~a & b) | (~(a ^ b) & difference)) & tops;
    }

    static constexpr std::uint64_t smaller(std::uint64_t a, std::uint64_t b) {
        const std::uint64_t less = (borrows(a, b) >> 3) * 15;
        return (a & less) | (b & ~less);
    }

    std::uint64_t low_ = 0;
    std::uint64_t high_ = 0;
};

} // namespace roundhouse
