#pragma once
// A hand that only loses cards, as play-outs need it.

#include "cards/card_set.hpp"

#include <array>

namespace roundhouse {

/// The cards of a CardSet, and the kinds of which any is left: known at any time, not gathered anew.
class HandInPlay {
  public:
    constexpr HandInPlay() = default;
    constexpr explicit HandInPlay(const CardSet& cards)
        : halves_{cards.low(), cards.high()}, kinds_(cards.kinds()) {}

    constexpr KindMask kinds() const { return kinds_; }

    /// Takes out one copy of the kind with this number; there must be one. No branch depends on where its
    /// count lies: nobody could foresee it.
    constexpr void take(unsigned kind) {
        std::uint64_t& half = halves_[kind >> 4];
        const unsigned shift = (kind & 15) * 4;
        half -= std::uint64_t{1} << shift;
        kinds_ &= ~(static_cast<KindMask>((half >> shift & 15) == 0) << kind);
    }

  private:
    std::array<std::uint64_t, 2> halves_{};
    KindMask kinds_ = 0;
};

} // namespace roundhouse
