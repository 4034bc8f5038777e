// The body of the play-outs, compiled twice by playouts.cpp:
//   ROUNDHOUSE_PATH            namespace of this copy
//   ROUNDHOUSE_TARGET          attribute that lets the compiler use the processor features of this copy
//   ROUNDHOUSE_NTH(mask, n)    number of the n-th bit set in mask

namespace roundhouse::ROUNDHOUSE_PATH {

/// A hand on plain numbers: packed counts and the kinds of which any is left.
struct Hand {
    std::uint64_t halves[2];
    KindMask kinds;
};

/// The number of one of the kinds, every one equally likely.
ROUNDHOUSE_TARGET inline unsigned pick(Random& random, KindMask legal) {
    const auto choices = static_cast<std::uint64_t>(__builtin_popcount(legal));
    const auto nth = static_cast<unsigned>((random.next() >> 32) * choices >> 32);
    return ROUNDHOUSE_NTH(legal, nth);
}

/// Takes one copy of the kind; its bit goes when the last copy does.
ROUNDHOUSE_TARGET inline void take(Hand& hand, unsigned kind) {
    std::uint64_t& half = hand.halves[kind >> 4];
    const unsigned shift = (kind & 15) * 4;
    half -= std::uint64_t{1} << shift;
    hand.kinds &= ~(static_cast<KindMask>((half >> shift & 15) == 0) << kind);
}

/// `fixed_seats` 0 reads the number from the table; with a number the loops are unrolled for it.
template<int fixed_seats>
ROUNDHOUSE_TARGET PlayOut play_shaped(const PlayTable& table, const TrickPlay& state, Random& source) {
    const int seats = fixed_seats ? fixed_seats : table.seats;
    Hand hands[static_cast<std::size_t>(fixed_seats ? fixed_seats : most_seats)];
    for (int i = 0; i < seats; ++i) {
        const CardSet& cards = state.hands.items[static_cast<std::size_t>(i)];
        hands[i] = {{cards.low(), cards.high()}, cards.kinds()};
    }
    const KindMask trumps = mask_of(state.trump);
    const KindMask* const beaters = table.beaters[static_cast<std::size_t>(index(state.trump))].data();
    const std::uint8_t* const points = table.points.data();
    int count[most_seats] = {};
    int tricks[most_seats] = {};
    Random random = source;
    int winner = state.leader - 1;
    for (int left = state.left; left > 0; --left) {
        int seat = winner;
        unsigned kind = pick(random, hands[seat].kinds);
        take(hands[seat], kind);
        const KindMask led = KindMask{0xff} << (kind & 24u);
        const auto& head = table.shape.head[(led & trumps) != 0];
        KindMask better = beaters[kind];
        KindMask head_following = head[0][0], head_void = head[0][1];
        int sum = points[kind];
        for (int i = 1; i < seats; ++i) {
            seat = seat + 1 == seats ? 0 : seat + 1;
            const KindMask hand = hands[seat].kinds;
            const KindMask followers = hand & led;
            const KindMask ruffers = hand & trumps;
            const KindMask allowed = followers ? followers : ruffers ? ruffers : hand;
            const KindMask winners = allowed & better & (followers ? head_following : head_void);
            kind = pick(random, winners ? winners : allowed);
            take(hands[seat], kind);
            if (better >> kind & 1) {
                const bool ruffed = (trumps & ~led) >> kind & 1;
                winner = seat;
                better = beaters[kind];
                head_following = head[ruffed][0];
                head_void = head[ruffed][1];
            }
            sum += points[kind];
        }
        count[winner] += sum;
        ++tricks[winner];
    }
    count[winner] += table.last_trick;
    source = random;
    PlayOut result;
    for (std::size_t i = 0; i < most_seats; ++i) {
        result.count.items[i] = static_cast<std::int16_t>(count[i]);
        result.tricks.items[i] = static_cast<std::uint8_t>(tricks[i]);
    }
    return result;
}

} // namespace roundhouse::ROUNDHOUSE_PATH
