#include "bots/solver/search.hpp"

#include "bots/solver/long_hand.hpp"
#include "cards/random.hpp"

#include <algorithm>
#include <bit>

namespace roundhouse::bots {

namespace {

/// A random number for each seat and kind: a position's hash is the sum over its cards (Zobrist hashing with
/// sums, as kinds have copies), so that playing a card is one subtraction.
struct Numbers {
    PerSeat<std::array<std::uint64_t, kind_count>> holding{};
    PerSeat<std::uint64_t> leader{};

    Numbers() {
        Random random(0x9d2c5680u);
        for (auto& seat : holding.items)
            for (auto& kind : seat) kind = random.next();
        for (auto& number : leader.items) number = random.next();
    }
};

const Numbers numbers;

constexpr KindMask bit(int kind) { return KindMask{1} << kind; }

/// No larger table is of use for this many tricks.
constexpr int most_bits_for(int tricks) { return 2 * tricks + 3; }

} // namespace

Endgame::Endgame(const PlayTable& table, std::uint32_t camp, Aim aim, int table_bits, int long_from)
    : Endgame(table, camp, aim == Aim::many ? camp : ~camp, table_bits, long_from) {}

Endgame::Endgame(const PlayTable& table, std::uint32_t camp, std::uint32_t wanting_many, int table_bits,
                 int long_from)
    : table_(table), camp_(camp), wanting_many_(wanting_many),
      shaped_(table.shape.fits && table.lead_filters.empty()), table_bits_(table_bits),
      long_from_(long_from) {
    for (int kind = 0; kind < kind_count; ++kind) {
        over_[at(kind)] = beaters(table, {}, Card::numbered(kind));
        place_[at(kind)] = static_cast<std::int8_t>(std::popcount(over_[at(kind)]));
    }
}

Endgame::~Endgame() = default;

void Endgame::set_up(const TrickPlay& state) {
    state_ = state;
    spent_ = false;
    beaters_ = table_.beaters[at(index(state.trump))].data();
    trumps_ = mask_of(state.trump);
    hash_ = 0;
    left_ = table_.last_trick;
    tricks_left_ = state.left;
    tricks_in_all_ = state.done + state.left;
    for (Seat seat = 1; seat <= table_.seats; ++seat) {
        kinds_[seat] = state.hands[seat].kinds();
        for (KindMask rest = kinds_[seat]; rest; rest &= rest - 1) {
            const int kind = std::countr_zero(rest);
            const int copies = state.hands[seat].count(Card::numbered(kind));
            copies_[seat][at(kind)] = static_cast<std::uint8_t>(copies);
            hash_ += numbers.holding[seat][at(kind)] * static_cast<std::uint64_t>(copies);
            left_ += table_.points[at(kind)] * copies;
        }
    }
    for (std::size_t i = 0; i < state.played; ++i) left_ += table_.points[at(state.cards[i].number())];
    asks_long_ = state.left >= long_from_ && LongHand::fits(table_, state);
    if (!asks_long_) {
        answers_.make_room(state.left);
        const auto room = std::size_t{1} << std::min(table_bits_, most_bits_for(state.left));
        if (entries_.size() < room) entries_.assign(room, {});
        return;
    }
    if (!long_hand_) long_hand_ = std::make_unique<LongHand>(table_, camp_, wanting_many_);
    long_hand_->set_up(state, left_);
}

/// Puts a card of `seat` on the table.
void Endgame::lay(Trick& trick, Seat seat, int kind) const {
    if (trick.played == 0) {
        trick.leader = static_cast<std::int8_t>(seat);
        trick.first = static_cast<std::uint8_t>(kind);
        trick.led = KindMask{0xff} << (kind & 24);
    }
    if (trick.played == 0 || (trick.beats & bit(kind))) {
        trick.holder = static_cast<std::int8_t>(seat);
        trick.place = trick.played;
        trick.best = static_cast<std::uint8_t>(kind);
        trick.beats = beaters_[kind];
        trick.head = table_.shape.head[(trick.led & trumps_) != 0][(trumps_ & ~trick.led & bit(kind)) != 0];
    }
    ++trick.played;
    trick.points += table_.points[at(kind)];
}

Endgame::Trick Endgame::trick_of(const TrickPlay& state) const {
    Trick trick;
    Seat seat = state.leader;
    for (std::size_t i = 0; i < state.played; ++i, seat = after(seat, table_.seats))
        lay(trick, seat, state.cards[i].number());
    return trick;
}

/// A bound on the answer: a lower one if it reaches `asked`, else an upper one.
int Endgame::bound(const TrickPlay& state, int asked) {
    if (asks_long_) {
        const int value = long_hand_->bound(asked, nodes_left, stop);
        spent_ = long_hand_->spent();
        return value;
    }
    const Seat seat = to_play(state, table_);
    return state.played == 0 ? at_trick(seat, asked - 1, asked)
                             : at_card(trick_of(state), seat, asked - 1, asked);
}

bool Endgame::reaches(const TrickPlay& state, int asked, bool& yes) {
    set_up(state);
    const int value = bound(state, asked);
    if (!spent_) yes = value >= asked;
    return !spent_;
}

bool Endgame::solve(const TrickPlay& state, int& points, int guess) {
    set_up(state);
    return close_in(state, left_, guess < 0 ? first_guess() : guess, points);
}

int Endgame::first_guess() { return asks_long_ ? long_hand_->guess() : left_ / 2; }

/// MTD(f): searches with a window of one point, from the guess on, each at the bound that the last one found.
/// Plaat, Schaeffer, Pijls, de Bruin, "Best-first fixed-depth minimax algorithms", Artificial Intelligence
/// 87, 1996.
bool Endgame::close_in(const TrickPlay& state, int left, int guess, int& points) {
    int low = 0, high = left;
    guess = std::clamp(guess, low, high);
    while (low < high && !spent_) {
        const int asked = guess == low ? guess + 1 : guess;
        const int value = bound(state, asked);
        (value >= asked ? low : high) = value;
        guess = value;
    }
    if (!spent_) points = low;
    return !spent_;
}

bool Endgame::solve_each(const TrickPlay& state, std::span<const Card> cards, std::vector<int>& points) {
    set_up(state);
    const bool together = asks_long_; // all in one layout
    const int all_left = left_;
    std::vector<Card> tried;
    for (const Card card : cards)
        tried.push_back(together ? long_hand_->stand_in(card) : stand_in(state, card));
    points.assign(cards.size(), 0);
    int guess = -1; // what the card before came to, from `state` on
    for (std::size_t i = 0; i < cards.size(); ++i) {
        TrickPlay after = state;
        const Seat winner = play(table_, after, tried[i]);
        if (finished(after)) continue;
        const auto first = std::find(tried.begin(), tried.end(), tried[i]) - tried.begin();
        points[i] = points[at(static_cast<int>(first))];
        if (at(static_cast<int>(first)) < i) continue;
        if (together)
            long_hand_->go_on(tried[i]);
        else
            set_up(after);
        const int left = together ? long_hand_->left() : left_;
        const int won = winner && in_camp(winner) ? all_left - left : 0;
        if (!close_in(after, left, guess < 0 ? first_guess() : guess - won, points[i])) return false;
        guess = points[i] + won;
    }
    return true;
}

KindMask Endgame::held_by_others(Seat seat) const {
    KindMask others = 0;
    for (Seat other = 1; other <= table_.seats; ++other)
        if (other != seat) others |= kinds_[other];
    return others;
}

/// Points that the leader takes whatever the others do: of its boss trumps or, if nobody else has a trump, of
/// all its bosses; everything that is left if those are all the tricks.
int Endgame::certain(Seat leader) const {
    const KindMask hand = kinds_[leader], others = held_by_others(leader);
    const KindMask safe = others & trumps_ ? hand & trumps_ : hand;
    KindMask masters = 0;
    int number = 0, points = 0;
    for (KindMask rest = safe; rest; rest &= rest - 1) {
        const int kind = std::countr_zero(rest);
        if (over_[at(kind)] & others) continue;
        masters |= bit(kind);
        const int copies = copies_[leader][at(kind)];
        number += copies;
        points += table_.points[at(kind)] * copies;
    }
    return number == tricks_left_ ? left_ : points;
}

/// Points of the camp from here on, the trick about to be led included; exact within (alpha, beta), a bound
/// outside.
int Endgame::at_trick(Seat leader, int alpha, int beta) {
    if (tricks_left_ == 0 || beta <= 0) return 0;
    if (alpha >= left_) return left_;
    const std::uint64_t key = hash_ + numbers.leader[leader];
    Entry& entry = entries_[key & (entries_.size() - 1)];
    const auto mark = static_cast<std::uint32_t>(key >> 32);
    const bool known = entry.key == mark && entry.high != unused;
    if (known) {
        if (entry.low >= beta || entry.low == entry.high) return entry.low;
        if (entry.high <= alpha) return entry.high;
    } else if (wants_many(leader) == in_camp(leader) && table_.lead_filters.empty()) {
        const int sure = certain(leader);
        if (in_camp(leader) ? sure >= beta : left_ - sure <= alpha)
            return in_camp(leader) ? sure : left_ - sure;
    }
    const int value = at_card({}, leader, alpha, beta);
    if (spent_) return value;
    if (entry.key != mark || entry.high == unused) entry = {mark, 0, static_cast<std::int16_t>(left_)};
    if (value > alpha) entry.low = std::max(entry.low, static_cast<std::int16_t>(value));
    if (value < beta) entry.high = std::min(entry.high, static_cast<std::int16_t>(value));
    return value;
}

int Endgame::after_card(Trick trick, Seat seat, int kind, int alpha, int beta) {
    lay(trick, seat, kind);
    hash_ -= numbers.holding[seat][at(kind)];
    if (--copies_[seat][at(kind)] == 0) kinds_[seat] &= ~bit(kind);
    int value = 0;
    if (trick.played < table_.seats) {
        value = at_card(trick, after(seat, table_.seats), alpha, beta);
    } else {
        const int won = trick.points + (tricks_left_ == 1 ? table_.last_trick : 0);
        const int ours = in_camp(trick.holder) ? won : 0;
        left_ -= won;
        --tricks_left_;
        value = ours + at_trick(trick.holder, alpha - ours, beta - ours);
        ++tricks_left_;
        left_ += won;
    }
    ++copies_[seat][at(kind)];
    kinds_[seat] |= bit(kind);
    hash_ += numbers.holding[seat][at(kind)];
    return value;
}

int Endgame::at_card(const Trick& trick, Seat seat, int alpha, int beta) {
    if (--nodes_left < 0 || ((nodes_left & nodes_between_looks) == 0 && stop && *stop)) spent_ = true;
    if (spent_) return 0;
    const KindMask allowed = legal(trick, seat);
    if ((allowed & (allowed - 1)) == 0)
        return after_card(trick, seat, std::countr_zero(allowed), alpha, beta);
    // Copies of a kind look alike, so the hands of two seats may: the seat keeps them apart.
    const Cards hand = Cards{kinds_[seat]} << kind_count | static_cast<Cards>(seat);
    const Moves tried = moves(trick, seat, allowed, answers_.find(hand, trick.led, trick.best, allowed));
    const bool many = wants_many(seat);
    int value = many ? -1 : left_ + 1;
    for (int i = 0; i < tried.number && alpha < beta; ++i) {
        const int kind = tried.ranked[at(i)] & 31;
        const int found = after_card(trick, seat, kind, alpha, beta);
        value = many ? std::max(value, found) : std::min(value, found);
        (many ? alpha : beta) = many ? std::max(alpha, found) : std::min(beta, found);
        if (alpha >= beta) answers_.note(hand, trick.led, trick.best, kind);
    }
    return value;
}

/// Two cards of one hand and suit are worth the same if they count the same, with nothing in between in other
/// hands, no filter names either, and both beat the best card or neither does.
bool Endgame::equal(const Trick& trick, int lower, int higher, KindMask others) const {
    const KindMask between = (over_[at(lower)] | bit(lower)) & ~over_[at(higher)];
    const KindMask beats = trick.played ? trick.beats : 0;
    return table_.points[at(higher)] == table_.points[at(lower)] && !(between & others) &&
           !(table_.listed & (bit(higher) | bit(lower))) && (beats >> higher & 1) == (beats >> lower & 1);
}

/// Of equal cards only the lowest is tried.
KindMask Endgame::without_equals(const Trick& trick, Seat seat, KindMask legal) const {
    const KindMask others = held_by_others(seat);
    KindMask left = legal;
    for (KindMask rest = legal; rest; rest &= rest - 1) {
        const int lower = std::countr_zero(rest);
        for (KindMask above = over_[at(lower)] & legal; above; above &= above - 1) {
            const int higher = std::countr_zero(above);
            if (equal(trick, lower, higher, others)) left &= ~bit(higher);
        }
    }
    return left;
}

/// The lowest card that is worth the same as this one to the seat to play.
Card Endgame::stand_in(const TrickPlay& state, Card card) {
    const Trick trick = trick_of(state);
    const Seat seat = to_play(state, table_);
    const KindMask others = held_by_others(seat);
    int lowest = card.number();
    for (KindMask rest = legal(trick, seat); rest; rest &= rest - 1) {
        const int lower = std::countr_zero(rest);
        if ((over_[at(lower)] >> lowest & 1) && equal(trick, lower, card.number(), others)) lowest = lower;
    }
    return Card::numbered(lowest);
}

KindMask Endgame::legal(const Trick& trick, Seat seat) {
    if (!shaped_) return legal_by_filters(trick, seat);
    const KindMask hand = kinds_[seat];
    if (trick.played == 0) return hand;
    return FollowRuffHead::legal(hand, trick.led, trumps_, trick.beats, trick.head);
}

KindMask Endgame::legal_by_filters(const Trick& trick, Seat seat) {
    state_.hands[seat] = CardSet::of(kinds_[seat]);
    state_.played = trick.played;
    state_.leader = static_cast<std::int8_t>(trick.played ? trick.leader : seat);
    state_.cards[0] = Card::numbered(trick.first);
    state_.best = trick.place;
    state_.cards[trick.place] = Card::numbered(trick.best);
    state_.done = static_cast<std::uint8_t>(tricks_in_all_ - tricks_left_);
    state_.left = static_cast<std::int8_t>(tricks_left_);
    return narrowed(binding(table_, state_), sight(table_, state_, trick.points), kinds_[seat]);
}

/// `first`, if there is one; then, for a leader, the highest; for a follower winners, low ones first in last
/// seat, else high ones; of losers, counters for its own camp's trick and non-counters for the others'.
Endgame::Moves Endgame::moves(const Trick& trick, Seat seat, KindMask allowed, int first) const {
    const KindMask beats = trick.played ? trick.beats : 0;
    const bool ours = trick.played && in_camp(trick.holder) == in_camp(seat);
    const bool last = trick.played + 1 == table_.seats;
    Moves found;
    for (KindMask rest = without_equals(trick, seat, allowed); rest; rest &= rest - 1) {
        const int kind = std::countr_zero(rest);
        const int place = place_[at(kind)], points = table_.points[at(kind)];
        int value = 0;
        if (kind == first)
            value = 1000;
        else if (trick.played == 0)
            value = place == 0 ? 100 : -place;
        else if (beats >> kind & 1)
            value = 200 + (last ? place + points : -place);
        else
            value = (ours ? points : -points) * 4 + place;
        const int ranked = value * kind_count + kind;
        int i = found.number++;
        for (; i > 0 && found.ranked[at(i - 1)] < ranked; --i) found.ranked[at(i)] = found.ranked[at(i - 1)];
        found.ranked[at(i)] = ranked;
    }
    return found;
}

} // namespace roundhouse::bots
