#include "bots/core/policy.hpp"

#include <algorithm>
#include <bit>

namespace roundhouse::bots {

namespace {

/// Points of the scale in which cards are weighed: the deck's highest counter is worth ten.
constexpr int dearest = 10;

/// Where who holds a card of the suit led must play one.
bool must_follow(const PlayTable& table) {
    return !table.follow_filters.empty() && table.follow_filters.front().always_keeps(Keep::led);
}

/// Kinds that this seat may hold, and may play to a trick in which `led` was led.
KindMask may_play(const PlayTable& table, Seat seat, KindMask led, const CardSet& abroad, const Seen& seen) {
    CardSet loose = abroad;
    for (Seat other = 1; other <= table.seats; ++other)
        if (other != seat) loose -= common(seen.holds[other], loose);
    const KindMask may = loose.kinds() & ~seen.cannot[seat];
    return must_follow(table) && (seen.holds[seat].kinds() & abroad.kinds() & led) ? may & led : may;
}

} // namespace

/// What follows the same way for every card that could be played to a trick.
struct Policy::Trick {
    const TrickPlay& state;
    const CardSet& hand;
    KindMask abroad; ///< kinds that others hold
    KindMask behind; ///< of them those that opponents may hold who play after us
    KindMask beats;  ///< kinds that beat the best card
    bool ours;       ///< our side holds the trick
    bool safe;       ///< and nobody after us can take it
    bool last;       ///< we play last
    bool ruffed;     ///< an opponent after us has none of the suit led, and may hold a trump that takes it
    int pot;         ///< points on the table
};

Policy::Policy(const PlayTable& table, const Weights& weights) : table_(table), weights_(weights) {
    const int most = std::max<int>(1, *std::max_element(table.points.begin(), table.points.end()));
    for (int n = 0; n < kind_count; ++n) {
        const auto at = static_cast<std::size_t>(n);
        points_[at] = table.points[at] * dearest / most;
        place_[at] = std::popcount(beaters(table, {}, Card::numbered(n)));
    }
}

int Policy::trump_lead_worth(const TrickPlay& state, Card card, int own, int out, bool boss) const {
    const Weights& w = weights_;
    const int others = table_.seats - 1;
    const int points = points_[static_cast<std::size_t>(card.number())];
    if (out == 0) return w.trump_alone - w.draw_step * points;
    const bool declaring = state.sides.of[to_play(state, table_)] == state.sides.declarers;
    if (!declaring || 10 * own * others <= w.long_enough * out + 10 * others) return w.trump_points * points;
    const int place = place_[static_cast<std::size_t>(card.number())];
    return boss ? w.draw_with_boss + w.draw_step * points : w.draw_low + w.draw_step * (place - points);
}

int Policy::lead_worth(const TrickPlay& state, Card card, const CardSet& hand, const CardSet& abroad,
                       KindMask abroad_kinds) const {
    const Weights& w = weights_;
    const KindMask beaten_by = beaters(table_, {}, card) & abroad_kinds;
    const int own = hand.count(card.suit()), out = abroad.count(card.suit());
    if (state.trump && card.suit() == *state.trump)
        return trump_lead_worth(state, card, own, out, !beaten_by);
    const int points = points_[static_cast<std::size_t>(card.number())];
    const int trumps_out = state.trump ? abroad.count(*state.trump) : 0;
    if (!beaten_by) {
        const int missing = std::max(0, table_.seats - out);
        return w.boss + w.boss_points * points + w.boss_out * out +
               (trumps_out ? w.boss_missing * missing : w.boss_unruffed);
    }
    return w.plain + w.plain_place * place_[static_cast<std::size_t>(card.number())] +
           w.plain_beaten * std::popcount(beaten_by) + w.plain_own * own + w.plain_out * out;
}

void Policy::look_behind(const TrickPlay& state, const CardSet& abroad, const Seen& seen,
                         Trick& trick) const {
    const Seat me = to_play(state, table_);
    const KindMask led = mask_of(state.cards[0].suit());
    for (int place = state.played + 1; place < table_.seats; ++place) {
        const Seat seat = onward(state.leader, place, table_.seats);
        if (state.sides.of[seat] == state.sides.of[me]) continue;
        const KindMask may = may_play(table_, seat, led, abroad, seen);
        trick.behind |= may;
        if (!(may & led) && (may & trick.beats & mask_of(state.trump))) trick.ruffed = true;
    }
}

Policy::Trick Policy::trick_of(const TrickPlay& state, const CardSet& abroad, const Seen* seen) const {
    const Seat me = to_play(state, table_);
    const KindMask beats = beaters(table_, state.trump, state.cards[state.best]);
    const bool last = state.played + 1 == table_.seats;
    Trick trick{.state = state,
                .hand = state.hands[me],
                .abroad = abroad.kinds(),
                .behind = seen ? 0 : abroad.kinds(),
                .beats = beats,
                .ours = state.sides.of[onward(state.leader, state.best, table_.seats)] == state.sides.of[me],
                .safe = last,
                .last = last,
                .ruffed = false,
                .pot = 0};
    if (seen && !last) look_behind(state, abroad, *seen, trick);
    trick.safe = last || !(beats & trick.behind);
    for (int place = 0; place < state.played; ++place)
        trick.pot += points_[static_cast<std::size_t>(state.cards[static_cast<std::size_t>(place)].number())];
    return trick;
}

int Policy::follow_worth(const Trick& trick, Card card) const {
    const Weights& w = weights_;
    const int points = points_[static_cast<std::size_t>(card.number())];
    const int boss = beaters(table_, {}, card) & trick.abroad ? 0 : w.keep_boss;
    if (!(trick.beats & mask_of(card))) {
        const bool thrown = card.suit() != trick.state.cards[0].suit();
        return (trick.ours && !trick.ruffed ? w.give : w.deny) * points + boss +
               (thrown ? w.thrown_length * trick.hand.count(card.suit()) : 0);
    }
    if (trick.ours && trick.safe) return w.give * points + boss;
    const KindMask over = beaters(table_, trick.state.trump, card) & trick.abroad;
    const bool wins = trick.last || !(over & trick.behind);
    // A later trick may be ruffed though this one cannot be.
    const bool ruffs_only = !trick.last && over && !(over & mask_of(card.suit()));
    const int likely = ruffs_only ? (trick.ruffed ? 0 : w.before_ruffs) : wins ? w.surely : w.perhaps;
    return (w.win * (trick.pot + points) * likely - std::max(0, 100 - likely) * points * w.lose) / 100 + boss;
}

Card Policy::choose(const TrickPlay& state, KindMask legal, const CardSet& abroad, const Seen* seen) const {
    if ((legal & (legal - 1)) == 0) return Card::numbered(std::countr_zero(legal));
    const Seat me = to_play(state, table_);
    const KindMask kinds = abroad.kinds();
    int best = 0;
    Card chosen;
    bool any = false;
    const auto weigh = [&](Card card, int worth) {
        if (any && worth <= best) return;
        best = worth;
        chosen = card;
        any = true;
    };
    if (state.played == 0) {
        for (KindMask rest = legal; rest; rest &= rest - 1) {
            const Card card = Card::numbered(std::countr_zero(rest));
            weigh(card, lead_worth(state, card, state.hands[me], abroad, kinds));
        }
        return chosen;
    }
    const Trick trick = trick_of(state, abroad, seen);
    for (KindMask rest = legal; rest; rest &= rest - 1) {
        const Card card = Card::numbered(std::countr_zero(rest));
        weigh(card, follow_worth(trick, card));
    }
    return chosen;
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
    return none | (table.shape.head[trump_led][ruffed][!follows] & beats & (follows ? led : trump));
}

void Policy::play_on(TrickPlay& state) const {
    PerSeat<const Policy*> by{};
    by.items.fill(this);
    bots::play_on(state, table_, by);
}

void play_on(TrickPlay& state, const PlayTable& table, const PerSeat<const Policy*>& by) {
    CardSet all;
    for (Seat seat = 1; seat <= table.seats; ++seat) all += state.hands[seat];
    while (!finished(state)) {
        const Seat seat = to_play(state, table);
        const Card card = by[seat]->choose(state, legal_kinds(table, state), all - state.hands[seat]);
        play(table, state, card);
        all.remove(card);
    }
}

} // namespace roundhouse::bots
