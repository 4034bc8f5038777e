#include "bots/core/policy.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <optional>

namespace roundhouse::bots {

namespace {

/// What the deck's highest counter is worth on the scale in which cards are weighed.
constexpr int dearest = 10;

/// How many bits a byte has. A portable build may not count on the processor's own instruction.
constexpr auto bits_of_a_byte = [] {
    std::array<std::uint8_t, 256> bits{};
    for (unsigned byte = 0; byte < 256; ++byte) bits[byte] = static_cast<std::uint8_t>(std::popcount(byte));
    return bits;
}();
int number_of(KindMask kinds, Suit suit) { return bits_of_a_byte[kinds >> index(suit) * rank_count & 0xff]; }

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

Policy::Policy(const PlayTable& table, const Weights& weights) : table_(table), weights_(weights) {
    const int most = std::max<int>(1, *std::max_element(table.points.begin(), table.points.end()));
    for (int n = 0; n < kind_count; ++n) {
        const auto at = static_cast<std::size_t>(n);
        points_[at] = table.points[at] * dearest / most;
        place_[at] = std::popcount(beaters(table, {}, Card::numbered(n)));
        as_boss_[at] = weights.boss_points * points_[at];
        as_plain_[at] = weights.plain_place * place_[at];
    }
}

/// `own`, `out`: trumps held and still out; `boss`: no higher one is out.
inline int Policy::trump_lead_worth(bool declaring, Card card, int own, int out, bool boss) const {
    const Weights& w = weights_;
    const int others = table_.seats - 1;
    const int points = points_[card];
    if (out == 0) return w.trump_alone - w.draw_step * points;
    if (!declaring || 10 * own * others <= w.long_enough * out + 10 * others) return w.trump_points * points;
    return boss ? w.draw_with_boss + w.draw_step * points
                : w.draw_low + w.draw_step * (place_[card] - points);
}

/// Calls weigh(card, the case for leading it).
template<class Weigh>
void Policy::each_lead(Trump trump, bool declaring, KindMask legal, const Cards& cards, Weigh weigh) const {
    const Weights& w = weights_;
    const int trumps_out = trump ? cards.out[*trump] : 0;
    for (const Suit suit : all_suits) {
        KindMask rest = legal & mask_of(suit);
        if (!rest) continue;
        const bool is_trump = trump == suit;
        const int own = cards.held[suit], out = cards.out[suit];
        const int missing = std::max(0, table_.seats - out);
        const int of_boss =
            w.boss + w.boss_out * out + (trumps_out ? w.boss_missing * missing : w.boss_unruffed);
        const int of_plain = w.plain + w.plain_own * own + w.plain_out * out;
        for (; rest; rest &= rest - 1) {
            const Card card = Card::numbered(std::countr_zero(rest));
            const KindMask beaten_by = beaters(table_, {}, card) & cards.kinds_out;
            weigh(card, is_trump ? trump_lead_worth(declaring, card, own, out, !beaten_by)
                        : !beaten_by
                            ? of_boss + as_boss_[card]
                            : of_plain + as_plain_[card] + w.plain_beaten * number_of(beaten_by, suit));
        }
    }
}

Card Policy::lead(Trump trump, bool declaring, KindMask legal, const Cards& cards) const {
    Best best;
    each_lead(trump, declaring, legal, cards, [&](Card card, int worth) { best.weigh(card, worth); });
    return best.card;
}

Policy::Trick Policy::trick_of(const TrickPlay& state, KindMask kinds_out) const {
    const Seat me = to_play(state, table_);
    const auto& under_trump = table_.beaters[static_cast<std::size_t>(index(state.trump))];
    const KindMask beats = under_trump[state.cards[state.best]];
    const bool last = state.played + 1 == table_.seats;
    Trick trick{.beaters = under_trump,
                .trumps = mask_of(state.trump),
                .led = mask_of(state.cards[0].suit()),
                .beats = beats,
                .ours = state.sides.of[onward(state.leader, state.best, table_.seats)] == state.sides.of[me],
                .safe = last || !(beats & kinds_out),
                .last = last};
    for (std::size_t place = 0; place < state.played; ++place) trick.pot += points_[state.cards[place]];
    return trick;
}

/// A quick look, for play-outs: a higher card of the suit that is still out may come, a ruff is not feared.
inline int Policy::follow_worth(const Trick& trick, Card card, const Cards& cards) const {
    const Weights& w = weights_;
    const int points = points_[card];
    const int boss = beaters(table_, {}, card) & cards.kinds_out ? 0 : w.keep_boss;
    if (!(trick.beats & mask_of(card))) {
        const bool thrown = !(trick.led & mask_of(card));
        return (trick.ours ? w.give : w.deny) * points + boss +
               (thrown ? w.thrown_length * cards.held[card.suit()] : 0);
    }
    if (trick.ours && trick.safe) return w.give * points + boss;
    const KindMask over = trick.beaters[card] & cards.kinds_out;
    // A later trick may be ruffed though this one cannot be.
    const bool ruffs_only = !trick.last && over && !(over & mask_of(card.suit()));
    const int likely = ruffs_only ? w.before_ruffs : trick.last || !over ? w.surely : w.perhaps;
    return (w.win * (trick.pot + points) * likely - std::max(0, 100 - likely) * points * w.lose) / 100 + boss;
}

/// By the chance, in hundredths, that our side wins the trick with this card.
int Policy::worth_by_odds(const Trick& trick, Card card, const Cards& cards, int chance) const {
    const int points = points_[card], place = place_[card];
    const bool beats = trick.beats & mask_of(card), is_trump = trick.trumps & mask_of(card);
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
    if (ruffs_only && (cards.kinds_out & trick.trumps)) ours += by_odds::before_ruffs * (trick.pot + points);
    const int theirs = (beats ? by_odds::lose : by_odds::deny) * points;
    return chance * ours + (100 - chance) * theirs + 100 * kept;
}

Card Policy::follow(const Trick& trick, KindMask legal, const Cards& cards) const {
    Best best;
    for (KindMask rest = legal; rest; rest &= rest - 1) {
        const Card card = Card::numbered(std::countr_zero(rest));
        best.weigh(card, follow_worth(trick, card, cards));
    }
    return best.card;
}

/// The same for any trick, as at the table. `others`, `seen`: see choose.
template<class Weigh>
void Policy::each_play(const TrickPlay& state, KindMask legal, const CardSet& others, const Seen* seen,
                       Weigh weigh) const {
    const Cards cards{others.kinds(), state.hands[to_play(state, table_)].lengths(), others.lengths()};
    if (state.played == 0) {
        const bool declaring = state.sides.of[state.leader] == state.sides.declarers;
        return each_lead(state.trump, declaring, legal, cards, weigh);
    }
    const Trick trick = trick_of(state, cards.kinds_out);
    std::optional<TrickOdds> odds;
    if (seen) odds.emplace(table_, state, others, *seen);
    for (KindMask rest = legal; rest; rest &= rest - 1) {
        const Card card = Card::numbered(std::countr_zero(rest));
        weigh(card, odds ? worth_by_odds(trick, card, cards, odds->ours_with(card))
                         : follow_worth(trick, card, cards));
    }
}

Card Policy::choose(const TrickPlay& state, KindMask legal, const CardSet& others, const Seen* seen) const {
    if ((legal & (legal - 1)) == 0) return Card::numbered(std::countr_zero(legal));
    Best best;
    each_play(state, legal, others, seen, [&](Card card, int worth) { best.weigh(card, worth); });
    return best.card;
}

KindMask Policy::best_of(const TrickPlay& state, KindMask among, const CardSet& others, int most,
                         const Seen* seen) const {
    PerKind<int> worths{};
    each_play(state, among, others, seen, [&](Card card, int worth) { worths[card] = worth; });
    KindMask kept = 0;
    for (; most > 0 && kept != among; --most) {
        Best best;
        for (const Card card : CardSet::of(among & ~kept)) best.weigh(card, worths[card]);
        kept |= mask_of(best.card);
    }
    return kept;
}

} // namespace roundhouse::bots
