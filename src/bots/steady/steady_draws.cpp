// How `steady` plays and melds while cards are drawn. The figures won the most points a deal in bezique and
// in two-handed, over 2,000 deals each, played twice with sides exchanged.

#include "bots/steady/steady.hpp"

#include <algorithm>

namespace roundhouse::bots {

namespace {

/// What a card is worth for a meld that may still come, and for the tricks it may win, beside what is there.
constexpr double hope = 0.4, tricks_to_come = 3;
/// What taking a trick is worth for a meld that can be laid then: often it can be laid later, too.
constexpr double for_laying = 0.5;
/// How likely a trick is won that must not cost a card of a meld. A guess on the safe side.
constexpr double wins_a_trick = 0.15;

/// A meld of which cards are missing.
struct Hoped {
    Meld meld;
    double worth = 0; ///< its points, by the chance that the rest is drawn
};

/// The chance to draw these cards, if of all that are unseen the seat draws this share.
double chance_to_draw(const CardSet& missing, const CardSet& unseen, double share) {
    double chance = 1;
    for (const Card card : CardSet::of(missing.kinds())) {
        const int wanted = missing.count(card), copies = unseen.count(card);
        if (copies < wanted) return 0;
        double none = 1;
        for (int i = 0; i < copies; ++i) none *= 1 - share;
        chance *= 1 - none;
        for (int i = 1; i < wanted; ++i) chance *= share; // roughly
    }
    return chance;
}

std::vector<Hoped> hoped_for(const View& view) {
    const Rulebook& rules = view.rules();
    const CardSet hand = view.hand(), unseen = view.unseen();
    const double drawn = view.stock_size() / static_cast<double>(rules.seats),
                 share = std::min(1.0, drawn / std::max(1, unseen.size()));
    std::vector<Hoped> all;
    for (const Meld& meld : rules.melds.scoring(view.trump())) {
        const CardSet missing = meld.cards - common(meld.cards, hand);
        if (missing.empty()) continue;
        const double worth = meld.points * chance_to_draw(missing, unseen, share);
        if (worth > 0) all.push_back({meld, worth});
    }
    return all;
}

/// True if the meld is lost once the seat has played that card.
bool needs(const Meld& meld, const CardSet& hand, Card card) {
    return meld.cards.count(card) >= hand.count(card);
}

/// What the card is worth for melds to come. Of each rule only the best one counts: most of the others share
/// its cards.
double hope_with(const std::vector<Hoped>& hoped, const CardSet& hand, Card card) {
    double sum = 0, best = 0;
    int rule = -1;
    for (const Hoped& one : hoped) {
        if (one.meld.rule != rule) {
            sum += best;
            best = 0;
            rule = one.meld.rule;
        }
        if (needs(one.meld, hand, card)) best = std::max(best, one.worth);
    }
    return sum + best;
}

bool scores_less(const Meld& a, const Meld& b) { return a.points < b.points; }

/// A meld that lies within `whole` and shares its type: it scores as well if it is laid first, and never
/// again afterwards (C17). Of several the one that scores most; null if there is none.
const Meld* meld_before(const Rulebook& rules, const Meld& whole, const std::vector<Meld>& offered) {
    const auto rule_of = [&](const Meld& one) -> const MeldRule& {
        return rules.meld_rules[static_cast<std::size_t>(one.rule)];
    };
    const Meld* found = nullptr;
    for (const Meld& one : offered) {
        const bool lies_within = one.points < whole.points && whole.cards.contains(one.cards) &&
                                 share_type(rule_of(one), rule_of(whole)) && !rule_of(one).beside;
        if (lies_within && (!found || scores_less(*found, one))) found = &one;
    }
    return found;
}

double chance_of_no_trick(int tricks) {
    double chance = 1;
    for (int i = 0; i < tricks; ++i) chance *= 1 - wins_a_trick;
    return chance;
}

} // namespace

Action best_meld(const View& view, const Decision& decision) {
    if (decision.may_swap) return swap();
    const auto offered = view.offered_melds();
    if (offered.empty()) return decline();
    const Meld* best = &*std::max_element(offered.begin(), offered.end(), scores_less);
    // Whoever wins no further trick while cards are drawn never gets to lay the higher one.
    for (int tricks = view.stock_size() / view.rules().seats - 1; tricks > 0; --tricks) {
        const Meld* const first = meld_before(view.rules(), *best, offered);
        if (!first || first->points <= chance_of_no_trick(tricks) * best->points) break;
        best = first;
    }
    return meld(*best);
}

bool is_wanted_for_a_meld(const View& view, Card card) {
    const CardSet hand = view.hand();
    const std::vector<Meld> to_lay = view.melds_to_lay();
    const std::vector<Hoped> hoped = hoped_for(view);
    return std::any_of(to_lay.begin(), to_lay.end(),
                       [&](const Meld& meld) { return needs(meld, hand, card); }) ||
           std::any_of(hoped.begin(), hoped.end(),
                       [&](const Hoped& one) { return needs(one.meld, hand, card); });
}

Card card_while_drawing(const Judge& judge, const View& view, const Decision& decision) {
    const PlayTable& table = view.table();
    const TrickPlay state = view.trick_play();
    const Trump trump = view.trump();
    const CardSet hand = view.hand();
    const std::vector<Meld> to_lay = view.melds_to_lay();
    const std::vector<Hoped> hoped = hoped_for(view);
    int pot = 0, ready = 0;
    for (const Card card : view.trick()) pot += judge.points_of({card});
    for (const Meld& meld : to_lay) ready = std::max(ready, meld.points);
    const auto kept = [&](Card card) {
        double worth = hope * hope_with(hoped, hand, card) + tricks_to_come * judge.strength(card, trump);
        for (const Meld& meld : to_lay)
            if (needs(meld, hand, card)) worth += meld.points;
        return worth;
    };
    const auto worth = [&](Card card) {
        const KindMask over = beaters(table, trump, card) & view.unseen().kinds();
        const bool beats = state.played && (beaters(table, trump, state.cards[state.best]) & mask_of(card));
        const bool last = state.played + 1 == table.seats;
        const int tenths = state.played ? (!beats ? 0 : last || !over ? 10 : 5) : over ? 2 : 8;
        const int points = judge.points_of({card});
        return tenths * (pot + points + for_laying * ready) - (10 - tenths) * points - 10 * kept(card);
    };
    const CardSet kinds = CardSet::of(decision.cards.kinds());
    return *std::max_element(kinds.begin(), kinds.end(), [&](Card a, Card b) { return worth(a) < worth(b); });
}

} // namespace roundhouse::bots
