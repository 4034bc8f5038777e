#include "bots/core/policy.hpp"

#include <algorithm>
#include <bit>
#include <limits>

namespace roundhouse::bots {

namespace {

/// What the deck's highest counter is worth on the scale in which cards are weighed.
constexpr int dearest = 10;

constexpr std::size_t number(Card card) { return static_cast<std::size_t>(card.number()); }

/// The card with the best case so far; of equals the first.
struct Best {
    Card card;
    int worth = std::numeric_limits<int>::min();
    void weigh(Card other, int its_worth) {
        if (its_worth <= worth) return;
        card = other;
        worth = its_worth;
    }
};

/// The case for a card played by the odds of the trick, in tenths of a point as in Weights. Fitted to what
/// cards were worth to `sharp` in 47,000 decisions under all packages, then tuned by hands played against
/// other figures.
namespace by_odds {

// If its own side wins the trick: the trick itself; each point in it, or of a card that beats the best so
// far; each point of a card that does not; extra for each point if the card would be ruffed later.
constexpr int trick = 100, point = 7, give = 21, before_ruffs = 15;
// If it does not: each point of the card, and of one that was meant to win.
constexpr int deny = -12, lose = -35;
// Kept for later: how much lower cards are preferred, for each higher kind of the suit: plain, trump, and
// trump that beats the best so far; and for each card held of the suit thrown from.
constexpr int low = 15, low_trump = 40, low_winner = 25, thrown_length = 10;

} // namespace by_odds

} // namespace

Weights shunning_points() {
    const Weights usual;
    Weights shunning;
    shunning.long_enough = 100; // never
    shunning.trump_alone = 0;
    shunning.boss = -usual.boss;
    shunning.boss_points = -usual.boss_points;
    shunning.boss_out = shunning.boss_missing = 0;
    shunning.boss_unruffed = -usual.boss_unruffed;
    shunning.plain_beaten = -usual.plain_beaten;
    shunning.give = -usual.give;
    shunning.deny = -usual.deny;
    shunning.keep_boss = -usual.keep_boss;
    shunning.win = -usual.win;
    shunning.lose = -usual.lose;
    return shunning;
}

/// What the sums need besides the trick.
struct Policy::Cards {
    KindMask kinds_out = 0; ///< kinds that others hold
    SuitLengths held, out;  ///< its own cards of each suit, and others'
};

/// What is the same for every card that could be played to a trick.
struct Policy::Trick {
    KindMask led; ///< the suit led
    Trump trump;
    KindMask beats; ///< kinds that beat the best card
    bool ours;      ///< our side is winning the trick
    bool safe;      ///< and no later seat can take it
    bool last;      ///< we play last
    int pot;        ///< points on the table
};

Policy::Policy(const PlayTable& table, const Weights& weights) : table_(table), weights_(weights) {
    const int most = std::max<int>(1, *std::max_element(table.points.begin(), table.points.end()));
    for (int n = 0; n < kind_count; ++n) {
        const auto at = static_cast<std::size_t>(n);
        points_[at] = table.points[at] * dearest / most;
        place_[at] = std::popcount(beaters(table, {}, Card::numbered(n)));
    }
}

/// `own`, `out`: trumps held and still out; `boss`: no higher one is out.
int Policy::trump_lead_worth(bool declaring, Card card, int own, int out, bool boss) const {
    const Weights& w = weights_;
    const int others = table_.seats - 1;
    const int points = points_[number(card)];
    if (out == 0) return w.trump_alone - w.draw_step * points;
    if (!declaring || 10 * own * others <= w.long_enough * out + 10 * others) return w.trump_points * points;
    return boss ? w.draw_with_boss + w.draw_step * points
                : w.draw_low + w.draw_step * (place_[number(card)] - points);
}

Card Policy::lead(const TrickPlay& state, KindMask legal, const Cards& cards) const {
    const Weights& w = weights_;
    const bool declaring = state.sides.of[state.leader] == state.sides.declarers;
    const int trumps_out = state.trump ? cards.out[*state.trump] : 0;
    Best best;
    for (const Suit suit : all_suits) {
        KindMask rest = legal & mask_of(suit);
        if (!rest) continue;
        const bool trump = state.trump == suit;
        const int own = cards.held[suit], out = cards.out[suit];
        const int missing = std::max(0, table_.seats - out);
        const int of_boss =
            w.boss + w.boss_out * out + (trumps_out ? w.boss_missing * missing : w.boss_unruffed);
        const int of_plain = w.plain + w.plain_own * own + w.plain_out * out;
        for (; rest; rest &= rest - 1) {
            const Card card = Card::numbered(std::countr_zero(rest));
            const KindMask beaten_by = beaters(table_, {}, card) & cards.kinds_out;
            best.weigh(card, trump        ? trump_lead_worth(declaring, card, own, out, !beaten_by)
                             : !beaten_by ? of_boss + w.boss_points * points_[number(card)]
                                          : of_plain + w.plain_place * place_[number(card)] +
                                                w.plain_beaten * std::popcount(beaten_by));
        }
    }
    return best.card;
}

Policy::Trick Policy::trick_of(const TrickPlay& state, KindMask kinds_out) const {
    const Seat me = to_play(state, table_);
    const KindMask beats = beaters(table_, state.trump, state.cards[state.best]);
    const bool last = state.played + 1 == table_.seats;
    Trick trick{.led = mask_of(state.cards[0].suit()),
                .trump = state.trump,
                .beats = beats,
                .ours = state.sides.of[onward(state.leader, state.best, table_.seats)] == state.sides.of[me],
                .safe = last || !(beats & kinds_out),
                .last = last,
                .pot = 0};
    for (std::size_t place = 0; place < state.played; ++place)
        trick.pot += points_[number(state.cards[place])];
    return trick;
}

/// A quick look, for play-outs: a higher card of the suit that is still out may come, a ruff is not feared.
int Policy::follow_worth(const Trick& trick, Card card, const Cards& cards) const {
    const Weights& w = weights_;
    const int points = points_[number(card)];
    const int boss = beaters(table_, {}, card) & cards.kinds_out ? 0 : w.keep_boss;
    if (!(trick.beats & mask_of(card))) {
        const bool thrown = !(trick.led & mask_of(card));
        return (trick.ours ? w.give : w.deny) * points + boss +
               (thrown ? w.thrown_length * cards.held[card.suit()] : 0);
    }
    if (trick.ours && trick.safe) return w.give * points + boss;
    const KindMask over = beaters(table_, trick.trump, card) & cards.kinds_out;
    // A later trick may be ruffed though this one cannot be.
    const bool ruffs_only = !trick.last && over && !(over & mask_of(card.suit()));
    const int likely = ruffs_only ? w.before_ruffs : trick.last || !over ? w.surely : w.perhaps;
    return (w.win * (trick.pot + points) * likely - std::max(0, 100 - likely) * points * w.lose) / 100 + boss;
}

/// By the chance, in hundredths, that our side wins the trick with this card.
int Policy::worth_by_odds(const Trick& trick, Card card, const Cards& cards, int chance) const {
    const int points = points_[number(card)], place = place_[number(card)];
    const bool beats = trick.beats & mask_of(card), is_trump = trick.trump == card.suit();
    const KindMask higher = beaters(table_, {}, card) & cards.kinds_out;
    int kept = higher ? 0 : weights_.keep_boss;
    if (is_trump)
        kept += (beats ? by_odds::low_winner : by_odds::low_trump) * place;
    else if (!beats)
        kept += by_odds::low * place;
    if (!is_trump && !(trick.led & mask_of(card))) kept += by_odds::thrown_length * cards.held[card.suit()];
    int ours =
        by_odds::trick + by_odds::point * trick.pot + (beats ? by_odds::point : by_odds::give) * points;
    const bool ruffs_only = beats && !higher && !is_trump && !trick.last;
    if (ruffs_only && (cards.kinds_out & mask_of(trick.trump)))
        ours += by_odds::before_ruffs * (trick.pot + points);
    const int theirs = (beats ? by_odds::lose : by_odds::deny) * points;
    return chance * ours + (100 - chance) * theirs + 100 * kept;
}

Card Policy::follow(const Trick& trick, KindMask legal, const Cards& cards, const TrickOdds* odds) const {
    Best best;
    for (KindMask rest = legal; rest; rest &= rest - 1) {
        const Card card = Card::numbered(std::countr_zero(rest));
        best.weigh(card, odds ? worth_by_odds(trick, card, cards, odds->ours_with(card))
                              : follow_worth(trick, card, cards));
    }
    return best.card;
}

Card Policy::choose(const TrickPlay& state, KindMask legal, const CardSet& others, const Seen* seen) const {
    if ((legal & (legal - 1)) == 0) return Card::numbered(std::countr_zero(legal));
    const Cards cards{others.kinds(), state.hands[to_play(state, table_)].lengths(), others.lengths()};
    if (state.played == 0) return lead(state, legal, cards);
    const Trick trick = trick_of(state, cards.kinds_out);
    if (!seen) return follow(trick, legal, cards);
    const TrickOdds odds(table_, state, others, *seen);
    return follow(trick, legal, cards, &odds);
}

/// Kinds and lengths are updated from card to card, not taken from the hands each time: a decision plays on
/// thousands of hands.
void Policy::play_on(TrickPlay& state, const PlayTable& table, const PerSeat<const Policy*>& by) {
    PerSeat<KindMask> kinds{};
    PerSeat<SuitLengths> held{};
    SuitLengths left;
    for (Seat seat = 1; seat <= table.seats; ++seat) {
        kinds[seat] = state.hands[seat].kinds();
        held[seat] = state.hands[seat].lengths();
        left += held[seat];
    }
    while (!finished(state)) {
        const Seat seat = to_play(state, table);
        const KindMask legal = legal_kinds(table, state, kinds[seat]);
        Card card = Card::numbered(std::countr_zero(legal));
        if (legal & (legal - 1)) {
            Cards cards{0, held[seat], left - held[seat]};
            for (Seat other = 1; other <= table.seats; ++other)
                if (other != seat) cards.kinds_out |= kinds[other];
            const Policy& policy = *by[seat];
            card = state.played == 0 ? policy.lead(state, legal, cards)
                                     : policy.follow(policy.trick_of(state, cards.kinds_out), legal, cards);
        }
        play(table, state, card);
        held[seat].remove_one(card.suit());
        left.remove_one(card.suit());
        if (!state.hands[seat].has(card)) kinds[seat] &= ~mask_of(card);
    }
}

void Policy::play_on(TrickPlay& state) const {
    PerSeat<const Policy*> by{};
    by.items.fill(this);
    play_on(state, table_, by);
}

} // namespace roundhouse::bots
