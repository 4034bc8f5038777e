#include "by_hand.hpp"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace bench {

using roundhouse::KindMask;
using roundhouse::Random;
using roundhouse::TrickPlay;

namespace {

constexpr int points_of_rank[8] = {0, 0, 0, 0, 0, 10, 10, 10}; // from seven to king, then ten, ace

/// Higher cards of the same suit; for a plain card, also every trump.
struct Beaters {
    KindMask of[4][32];
    constexpr Beaters() : of{} {
        for (int trump = 0; trump < 4; ++trump)
            for (int kind = 0; kind < 32; ++kind) {
                const KindMask suit = KindMask{0xff} << (kind & 24);
                const KindMask above = kind == 31 ? 0 : ~KindMask{0} << (kind + 1);
                of[trump][kind] = (suit & above) | (kind / 8 == trump ? 0 : KindMask{0xff} << (trump * 8));
            }
    }
};
constexpr Beaters beaters;

struct Hand {
    std::uint64_t halves[2];
    KindMask kinds;
};

#if defined(__x86_64__)
#define BY_HAND_TARGET [[gnu::target("bmi,bmi2,popcnt,lzcnt")]]
BY_HAND_TARGET inline unsigned nth(KindMask mask, unsigned n) { return _tzcnt_u32(_pdep_u32(1u << n, mask)); }
#else
#define BY_HAND_TARGET
inline unsigned nth(KindMask mask, unsigned n) {
    while (n-- > 0) mask &= mask - 1;
    return static_cast<unsigned>(__builtin_ctz(mask));
}
#endif

BY_HAND_TARGET inline unsigned any_of(KindMask kinds, Random& random) {
    return nth(kinds, static_cast<unsigned>(
                          (random.next() >> 32) * static_cast<unsigned>(__builtin_popcount(kinds)) >> 32));
}

BY_HAND_TARGET inline void take(Hand& hand, unsigned kind) {
    std::uint64_t& half = hand.halves[kind >> 4];
    const unsigned shift = (kind & 15) * 4;
    half -= std::uint64_t{1} << shift;
    hand.kinds &= ~(static_cast<KindMask>((half >> shift & 15) == 0) << kind);
}

} // namespace

BY_HAND_TARGET int play_by_hand(const TrickPlay& state, Random& source) {
    Hand hands[4];
    for (int i = 0; i < 4; ++i) {
        const auto& cards = state.hands.items[static_cast<std::size_t>(i)];
        hands[i] = {{cards.low(), cards.high()}, cards.kinds()};
    }
    const auto trump = static_cast<unsigned>(*state.trump);
    const KindMask trumps = KindMask{0xff} << (trump * 8);
    Random random = source;
    int points[4] = {};
    int winner = state.leader - 1;
    for (int left = state.left; left > 0; --left) {
        int seat = winner;
        unsigned kind = any_of(hands[seat].kinds, random);
        take(hands[seat], kind);
        const KindMask led = KindMask{0xff} << (kind & 24);
        KindMask better = beaters.of[trump][kind];
        int sum = points_of_rank[kind & 7];
        for (int i = 1; i < 4; ++i) {
            seat = (seat + 1) & 3;
            const KindMask hand = hands[seat].kinds;
            KindMask allowed = hand & led;
            if (allowed) {
                if (allowed & better) allowed &= better;
            } else {
                allowed = hand & trumps ? hand & trumps : hand;
            }
            kind = any_of(allowed, random);
            take(hands[seat], kind);
            if (better >> kind & 1) {
                winner = seat;
                better = beaters.of[trump][kind];
            }
            sum += points_of_rank[kind & 7];
        }
        points[winner] += sum;
    }
    points[winner] += 10;
    source = random;
    return points[0] + points[2];
}

} // namespace bench
