// The body of the play-outs, compiled twice by playouts.cpp:
//   ROUNDHOUSE_PATH            namespace of this copy
//   ROUNDHOUSE_TARGET          attribute that lets the compiler use the processor features of this copy
//   ROUNDHOUSE_NTH(mask, n)    number of the n-th bit set in mask

namespace roundhouse::ROUNDHOUSE_PATH {

/// The number of one of the kinds, every one equally likely.
ROUNDHOUSE_TARGET inline unsigned pick(Random& random, KindMask legal) {
    const auto choices = static_cast<std::uint64_t>(__builtin_popcount(legal));
    const auto nth = static_cast<unsigned>((random.next() >> 32) * choices >> 32);
    return ROUNDHOUSE_NTH(legal, nth);
}

/// `fixed_seats` 0 reads the number from the table; with a number the loops are unrolled for it.
template<int fixed_seats>
ROUNDHOUSE_TARGET PlayOut play_shaped(const PlayTable& table, const TrickPlay& state, Random& source) {
    const int seats = fixed_seats ? fixed_seats : table.seats;
    HandInPlay hands[static_cast<std::size_t>(fixed_seats ? fixed_seats : most_seats)];
    for (int i = 0; i < seats; ++i) hands[i] = HandInPlay(state.hands.items[static_cast<std::size_t>(i)]);
    const KindMask trumps = mask_of(state.trump);
    const KindMask* const beaters = table.beaters[static_cast<std::size_t>(index(state.trump))].data();
    const std::uint8_t* const points = table.points.data();
    int count[most_seats] = {};
    int tricks[most_seats] = {};
    Random random = source;
    int winner = state.leader - 1;
    for (int left = state.left; left > 0; --left) {
        int seat = winner;
        unsigned kind = pick(random, hands[seat].kinds());
        hands[seat].take(kind);
        const KindMask led = KindMask{0xff} << (kind & 24u);
        const auto& heads = table.shape.head[(led & trumps) != 0];
        KindMask better = beaters[kind];
        FollowRuffHead::Head head = heads[0];
        int sum = points[kind];
        for (int i = 1; i < seats; ++i) {
            seat = seat + 1 == seats ? 0 : seat + 1;
            kind = pick(random, FollowRuffHead::legal(hands[seat].kinds(), led, trumps, better, head));
            hands[seat].take(kind);
            if (better >> kind & 1) {
                winner = seat;
                better = beaters[kind];
                head = heads[(trumps & ~led) >> kind & 1];
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
