#include "bots/search.hpp"

#include "cards/random.hpp"

#include <algorithm>
#include <bit>

namespace roundhouse::bots {

namespace {

/// A number for each seat, kind and count of copies, so that a position's hash follows from its hands.
struct Numbers {
    std::array<std::array<std::array<std::uint64_t, 16>, kind_count>, most_seats> holding{};
    std::array<std::uint64_t, most_seats> leader{};

    Numbers() {
        Random random(0x9d2c5680u);
        for (auto& seat : holding)
            for (auto& kind : seat)
                for (std::size_t copies = 1; copies < kind.size(); ++copies) kind[copies] = random.next();
        for (auto& number : leader) number = random.next();
    }
    std::uint64_t of(Seat seat, Card card, int copies) const {
        return holding[static_cast<std::size_t>(seat - 1)][static_cast<std::size_t>(card.number())]
                      [static_cast<std::size_t>(copies)];
    }
};

const Numbers& numbers() {
    static const Numbers made;
    return made;
}

int points_of(const PlayTable& table, Card card) {
    return table.points[static_cast<std::size_t>(card.number())];
}

} // namespace

Endgame::Endgame(const PlayTable& table, std::uint32_t camp, int table_bits)
    : table_(table), camp_(camp), entries_(std::size_t{1} << table_bits) {
    // The next lower kind is the one that exactly the kinds from here up beat.
    below_.fill(no_card);
    for (int n = 0; n < kind_count; ++n)
        for (int lower = n / rank_count * rank_count; lower < (n / rank_count + 1) * rank_count; ++lower) {
            const KindMask over = beaters(table, {}, Card::numbered(lower));
            if (lower != n && over == (beaters(table, {}, Card::numbered(n)) | KindMask{1} << n))
                below_[static_cast<std::size_t>(n)] = static_cast<std::uint8_t>(lower);
        }
}

bool Endgame::solve(const TrickPlay& state, int& points) {
    int left = table_.last_trick;
    std::uint64_t hash = 0;
    for (Seat seat = 1; seat <= table_.seats; ++seat) {
        const CardSet& hand = state.hands[seat];
        for (const Card card : CardSet::of(hand.kinds())) {
            left += points_of(table_, card) * hand.count(card);
            hash ^= numbers().of(seat, card, hand.count(card));
        }
    }
    for (std::size_t i = 0; i < state.played; ++i) left += points_of(table_, state.cards[i]);
    spent_ = false;
    // Questions with a window of one point, from the middle on: each halves what is possible or better.
    int low = 0, high = left, guess = left / 2;
    while (low < high && !spent_) {
        const int asked = guess == low ? guess + 1 : guess;
        std::uint8_t best = no_card;
        const int value = state.played == 0 ? at_trick(state, hash, left, asked - 1, asked)
                                            : at_card(state, hash, left, asked - 1, asked, no_card, best);
        if (value >= asked)
            low = std::max(low, value);
        else
            high = std::min(high, value);
        guess = value;
    }
    if (spent_) return false;
    points = low;
    return true;
}

/// Points of the camp from here on, the trick about to be led included; exact within (alpha, beta), a bound
/// outside.
int Endgame::at_trick(const TrickPlay& state, std::uint64_t hash, int left, int alpha, int beta) {
    if (finished(state) || beta <= 0) return 0;
    if (alpha >= left) return left;
    const std::uint64_t key = hash ^ numbers().leader[static_cast<std::size_t>(state.leader - 1)];
    Entry& entry = entries_[key & (entries_.size() - 1)];
    const auto mark = static_cast<std::uint32_t>(key >> 32);
    std::uint8_t first = no_card;
    if (entry.key == mark && entry.best != no_card) {
        if (entry.low >= beta || entry.low == entry.high) return entry.low;
        if (entry.high <= alpha) return entry.high;
        first = entry.best;
    }
    std::uint8_t best = no_card;
    const int value = at_card(state, hash, left, alpha, beta, first, best);
    if (spent_) return value;
    if (entry.key != mark || entry.best == no_card) entry = {mark, 0, static_cast<std::int16_t>(left), best};
    entry.best = best;
    if (value > alpha) entry.low = std::max(entry.low, static_cast<std::int16_t>(value));
    if (value < beta) entry.high = std::min(entry.high, static_cast<std::int16_t>(value));
    return value;
}

int Endgame::after_card(const TrickPlay& state, std::uint64_t hash, int left, Card card, int alpha,
                        int beta) {
    const Seat seat = to_play(state, table_);
    const int copies = state.hands[seat].count(card);
    hash ^= numbers().of(seat, card, copies) ^ numbers().of(seat, card, copies - 1);
    TrickPlay next = state;
    const Seat winner = play(table_, next, card);
    if (winner == 0) {
        std::uint8_t best = no_card;
        return at_card(next, hash, left, alpha, beta, no_card, best);
    }
    const int won = next.count[winner] - state.count[winner];
    const int ours = in_camp(winner) ? won : 0;
    return ours + at_trick(next, hash, left - won, alpha - ours, beta - ours);
}

int Endgame::at_card(const TrickPlay& state, std::uint64_t hash, int left, int alpha, int beta,
                     std::uint8_t first, std::uint8_t& best) {
    if (--nodes_left < 0) spent_ = true;
    if (spent_) return 0;
    const Moves tried = moves(state, first);
    const bool wants_many = in_camp(to_play(state, table_));
    int value = wants_many ? -1 : left + 1;
    for (int i = 0; i < tried.number && alpha < beta; ++i) {
        const std::uint8_t kind = tried.kinds[static_cast<std::size_t>(i)];
        const int found = after_card(state, hash, left, Card::numbered(kind), alpha, beta);
        if (wants_many ? found > value : found < value) {
            value = found;
            best = kind;
        }
        if (wants_many)
            alpha = std::max(alpha, found);
        else
            beta = std::min(beta, found);
    }
    return value;
}

/// Of neighbours in rank that count the same, that nobody else holds and that both beat the best card or both
/// do not, the lower alone is tried.
KindMask Endgame::without_equals(const TrickPlay& state, KindMask legal) const {
    const KindMask beats = state.played ? beaters(table_, state.trump, state.cards[state.best]) : 0;
    KindMask alike = 0, pairs = 0; // the higher ones of such neighbours; and both
    for (KindMask rest = legal; rest; rest &= rest - 1) {
        const int kind = std::countr_zero(rest);
        const std::uint8_t lower = below_[static_cast<std::size_t>(kind)];
        if (lower == no_card || !(legal >> lower & 1)) continue;
        if (table_.points[static_cast<std::size_t>(kind)] != table_.points[lower] ||
            (beats >> kind & 1) != (beats >> lower & 1))
            continue;
        alike |= KindMask{1} << kind;
        pairs |= KindMask{1} << kind | KindMask{1} << lower;
    }
    if (!alike) return legal;
    const Seat seat = to_play(state, table_);
    KindMask others = 0;
    for (Seat other = 1; other <= table_.seats && (pairs & ~others); ++other)
        if (other != seat) others |= state.hands[other].kinds();
    for (KindMask rest = alike; rest; rest &= rest - 1) {
        const int kind = std::countr_zero(rest);
        const std::uint8_t lower = below_[static_cast<std::size_t>(kind)];
        if (!((others >> kind | others >> lower) & 1)) legal &= ~(KindMask{1} << kind);
    }
    return legal;
}

/// The table's move first; then in a lead the highest, in a trick winners, cheap ones first for who plays
/// last, and of losers counters for the own camp's trick and blanks for the others'.
Endgame::Moves Endgame::moves(const TrickPlay& state, std::uint8_t first) const {
    const KindMask allowed = legal_kinds(table_, state);
    if ((allowed & (allowed - 1)) == 0) return {{static_cast<std::uint8_t>(std::countr_zero(allowed))}, 1};
    const KindMask legal = without_equals(state, allowed);
    const Seat seat = to_play(state, table_);
    const KindMask beats = state.played ? beaters(table_, state.trump, state.cards[state.best]) : 0;
    const bool ours =
        state.played && in_camp(onward(state.leader, state.best, table_.seats)) == in_camp(seat);
    const bool last = state.played + 1 == table_.seats;
    Moves found;
    std::array<int, kind_count> worth{};
    for (KindMask rest = legal; rest; rest &= rest - 1) {
        const auto kind = static_cast<std::uint8_t>(std::countr_zero(rest));
        const int place = std::popcount(beaters(table_, {}, Card::numbered(kind)));
        const int points = table_.points[kind];
        int value = 0;
        if (kind == first)
            value = 1000;
        else if (state.played == 0)
            value = place == 0 ? 100 : -place;
        else if (beats >> kind & 1)
            value = 200 + (last ? place + points : -place);
        else
            value = (ours ? points : -points) * 4 + place;
        int at = found.number++;
        for (; at > 0 && worth[static_cast<std::size_t>(at - 1)] < value; --at) {
            worth[static_cast<std::size_t>(at)] = worth[static_cast<std::size_t>(at - 1)];
            found.kinds[static_cast<std::size_t>(at)] = found.kinds[static_cast<std::size_t>(at - 1)];
        }
        worth[static_cast<std::size_t>(at)] = value;
        found.kinds[static_cast<std::size_t>(at)] = kind;
    }
    return found;
}

} // namespace roundhouse::bots
