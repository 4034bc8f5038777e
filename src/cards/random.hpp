#pragma once
// The engine's own source of random numbers: specified here, the same on every platform.

#include <cstdint>

namespace roundhouse {

/// A number from 0 to bound - 1, every one equally likely (bound > 0). Lemire's method: the high half of a
/// 32-bit product, drawn again where the low half would favour some numbers.
template<class Source>
constexpr std::uint32_t unbiased_below(Source& source, std::uint32_t bound) {
    std::uint64_t product = (source.next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
        const std::uint32_t uneven = (0u - bound) % bound;
        while (static_cast<std::uint32_t>(product) < uneven) product = (source.next() >> 32) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
}

/// wyrand (Wang Yi): 64 bits of state, one 64x64->128 bit multiplication per number.
///
///   state += 0xa0761d6478bd642f
///   product = state * (state ^ 0xe7037ed1a0b428db)      (128 bits)
///   number = high half of product ^ low half of product
class Random {
  public:
    constexpr explicit Random(std::uint64_t state) : state_(state) {}

    /// An independent source for part `number` (a round, a seat, a world) of what `seed` decides.
    static constexpr Random stream(std::uint64_t seed, std::uint64_t number) {
        return Random(mixed(mixed(seed) + number));
    }

    constexpr std::uint64_t next() {
        state_ += 0xa0761d6478bd642fu;
        __extension__ using Wide = unsigned __int128;
        const Wide product = static_cast<Wide>(state_) * (state_ ^ 0xe7037ed1a0b428dbu);
        return static_cast<std::uint64_t>(product >> 64) ^ static_cast<std::uint64_t>(product);
    }

    constexpr std::uint32_t below(std::uint32_t bound) { return unbiased_below(*this, bound); }

  private:
    /// The finaliser of SplitMix64 (Steele, Lea, Flood 2014), so that near seeds give unlike streams.
    static constexpr std::uint64_t mixed(std::uint64_t x) {
        x += 0x9e3779b97f4a7c15u;
        x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
        x = (x ^ x >> 27) * 0x94d049bb133111ebu;
        return x ^ x >> 31;
    }

    std::uint64_t state_;
};

} // namespace roundhouse
