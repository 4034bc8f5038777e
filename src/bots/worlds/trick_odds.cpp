#include "bots/worlds/trick_odds.hpp"

#include <algorithm>
#include <bit>

namespace roundhouse::bots {

TrickOdds::TrickOdds(const PlayTable& table, const TrickPlay& state, const CardSet& others, const Seen& seen)
    : table_(table), state_(state), seen_(seen), out_(others.kinds()), loose_(others) {
    for (int place = 0; place < table.seats; ++place) {
        const Seat seat = onward(state.leader, place, table.seats);
        if (place == state.played) continue;
        const CardSet known = common(seen.holds[seat], loose_);
        loose_ -= known;
        room_[seat] = std::max(0, state.left - (place < state.played) - known.size());
    }
    buried_ = loose_.size();
    for (const int room : room_.items) buried_ -= room;
    buried_ = std::max(0, buried_);
    as_it_stands_ = ours(onward(state.leader, state.best, table.seats), state.cards[state.best]);
}

double TrickOdds::holds_one_of(Seat seat, KindMask kinds) const {
    if (seen_.holds[seat].kinds() & out_ & kinds) return 1;
    double none = 1;
    for (KindMask rest = kinds & loose_.kinds() & ~seen_.cannot[seat]; rest; rest &= rest - 1) {
        const Card card = Card::numbered(std::countr_zero(rest));
        int places = buried_;
        for (Seat other = 1; other <= table_.seats; ++other)
            if (!(seen_.cannot[other] & mask_of(card))) places += room_[other];
        for (int copy = loose_.count(card); copy > 0 && places > 0; --copy)
            none *= 1 - static_cast<double>(room_[seat]) / places;
    }
    return 1 - none;
}

double TrickOdds::beats(Seat seat, Card best) const {
    const KindMask led = mask_of(state_.cards[0].suit()), trumps = mask_of(state_.trump);
    const KindMask over = beaters(table_, state_.trump, best);
    if (led == trumps || !must_follow(table_)) return holds_one_of(seat, over);
    const double ruffs = (1 - holds_one_of(seat, led)) * holds_one_of(seat, over & trumps);
    return std::min(1.0, holds_one_of(seat, over & led) + ruffs);
}

int TrickOdds::ours(Seat holder, Card best) const {
    const Sides& sides = state_.sides;
    const int own = sides.of[to_play(state_, table_)];
    double ours = sides.of[holder] == own;
    for (int place = state_.played + 1; place < table_.seats; ++place) {
        const Seat seat = onward(state_.leader, place, table_.seats);
        const double taken = beats(seat, best);
        ours = sides.of[seat] == own ? ours + (1 - ours) * taken : ours * (1 - taken);
    }
    return static_cast<int>(100 * ours + 0.5);
}

int TrickOdds::ours_with(Card card) const {
    const bool beats = beaters(table_, state_.trump, state_.cards[state_.best]) & mask_of(card);
    return beats ? ours(to_play(state_, table_), card) : as_it_stands_;
}

KindMask shown_by_playing(const PlayTable& table, const TrickPlay& before, Card card) {
    if (before.played == 0 || !must_follow(table)) return 0;
    const KindMask led = mask_of(before.cards[0].suit()), trump = mask_of(before.trump), own = mask_of(card);
    const bool follows = own & led;
    KindMask none = follows ? 0 : led;
    if (!table.shape.fits) return none;
    if (!follows && !(own & trump)) return none | trump;
    const Card best = before.cards[before.best];
    const KindMask beats = beaters(table, before.trump, best);
    if (own & beats) return none;
    const bool trump_led = led == trump, ruffed = !trump_led && (mask_of(best) & trump);
    const bool had_to_head = table.shape.head[trump_led][ruffed][!follows] != 0;
    return had_to_head ? none | (beats & (follows ? led : trump)) : none;
}

} // namespace roundhouse::bots
