#include "bots/core/policy.hpp"

#include <algorithm>
#include <bit>

namespace roundhouse::bots {

namespace {

/// Points of the scale in which cards are weighed: the dearest card of the deck is worth ten.
constexpr int dearest = 10;
/// Of a lead that anything else goes before.
constexpr int last_trump = -40;

} // namespace

/// What follows the same way for every card that could be played to a trick.
struct Policy::Trick {
    const TrickPlay& state;
    KindMask abroad; ///< kinds that others hold
    KindMask beats;  ///< kinds that beat the best card
    bool ours;       ///< our side holds the trick
    bool safe;       ///< and nobody after us can take it
    bool last;       ///< we play last
    int pot;         ///< points on the table
};

Policy::Policy(const PlayTable& table) : table_(table) {
    const int most = std::max<int>(1, *std::max_element(table.points.begin(), table.points.end()));
    for (int n = 0; n < kind_count; ++n) {
        const auto at = static_cast<std::size_t>(n);
        points_[at] = table.points[at] * dearest / most;
        place_[at] = std::popcount(beaters(table, {}, Card::numbered(n)));
    }
}

/// What is lost with a card that might do better later: a boss, a trump, something near the top.
int Policy::keep_worth(const TrickPlay& state, Card card, KindMask abroad) const {
    const bool trump = state.trump && card.suit() == *state.trump;
    const bool boss = !(beaters(table_, {}, card) & abroad);
    const int place = place_[static_cast<std::size_t>(card.number())];
    return (trump ? 9 : 0) + (boss ? 8 : 0) + std::max(0, 5 - place);
}

int Policy::lead_worth(const TrickPlay& state, Card card, const CardSet& hand, const CardSet& abroad,
                       KindMask abroad_kinds) const {
    const int others = table_.seats - 1;
    const bool boss = !(beaters(table_, {}, card) & abroad_kinds);
    const int points = points_[static_cast<std::size_t>(card.number())];
    const int place = place_[static_cast<std::size_t>(card.number())];
    const int own = hand.count(card.suit()), out = abroad.count(card.suit());
    const int trumps_out = state.trump ? abroad.count(*state.trump) : 0;
    if (state.trump && card.suit() == *state.trump) {
        // The last trump of all is sure of the last trick, whatever else is led before.
        if (trumps_out == 0) return own == 1 ? last_trump : 30 - points;
        const bool declaring = state.sides.of[to_play(state, table_)] == state.sides.declarers;
        const bool long_enough = own * others > out + others;
        if (!declaring || !long_enough) return (boss ? 5 : -25) - points;
        return boss ? 70 + points : 25 - points + place;
    }
    if (boss) {
        // Who is void of it may ruff: the fewer are out, the likelier.
        const int danger = trumps_out ? std::max(0, others + 1 - out) * 14 : 0;
        return 60 - 2 * own - danger;
    }
    const int own_trumps = state.trump ? hand.count(*state.trump) : 0;
    const int ruff_soon = own_trumps && own <= 2 ? 6 : 0;
    return 10 + place - 2 * points + ruff_soon + (out == 0 ? 20 : 0);
}

int Policy::follow_worth(const Trick& trick, Card card) const {
    const int points = points_[static_cast<std::size_t>(card.number())];
    const int keep = keep_worth(trick.state, card, trick.abroad);
    if (!(trick.beats & mask_of(card))) {
        if (trick.ours) return (trick.safe ? 3 : 1) * points - keep;
        return -3 * points - keep;
    }
    const KindMask over = beaters(table_, trick.state.trump, card) & trick.abroad;
    const bool wins = trick.last || !over;
    // The plain boss of a suit that is led for the first time mostly holds.
    const bool trumps_only = !wins && !(over & mask_of(card.suit()));
    const int likely = wins ? 10 : trumps_only ? 8 : 3;
    const int gain = trick.ours && trick.safe ? points : ((trick.pot + points) * 2 + 10) * likely / 10;
    const int risk = (10 - likely) * points * 2 / 10;
    return gain - risk - keep - (trick.ours ? 6 : 0);
}

Card Policy::choose(const TrickPlay& state, KindMask legal, const CardSet& abroad) const {
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
    const Card top = state.cards[state.best];
    const Seat holder = onward(state.leader, state.best, table_.seats);
    const KindMask beats = beaters(table_, state.trump, top);
    const bool last = state.played + 1 == table_.seats;
    const bool ours = state.sides.of[holder] == state.sides.of[me];
    int pot = 0;
    for (std::size_t i = 0; i < state.played; ++i)
        pot += points_[static_cast<std::size_t>(state.cards[i].number())];
    const Trick trick{state, kinds, beats, ours, last || !(beats & kinds), last, pot};
    for (KindMask rest = legal; rest; rest &= rest - 1) {
        const Card card = Card::numbered(std::countr_zero(rest));
        weigh(card, follow_worth(trick, card));
    }
    return chosen;
}

void Policy::play_on(TrickPlay& state) const {
    CardSet all;
    for (Seat seat = 1; seat <= table_.seats; ++seat) all += state.hands[seat];
    while (!finished(state)) {
        const Seat seat = to_play(state, table_);
        const Card card = choose(state, legal_kinds(table_, state), all - state.hands[seat]);
        play(table_, state, card);
        all.remove(card);
    }
}

} // namespace roundhouse::bots
