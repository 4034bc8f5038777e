#include "bots/worlds/knowledge.hpp"

#include "bots/worlds/plays.hpp"

#include <algorithm>
#include <bit>

namespace roundhouse::bots {

namespace {

/// Kinds of `candidates` that cannot have been in the hand that played `card`; `later`: what it played from
/// that card on.
KindMask forbidding(const PlayTable& table, TrickPlay state, Seat seat, Card card, const CardSet& later,
                    KindMask candidates) {
    KindMask found = 0;
    for (KindMask rest = candidates; rest; rest &= rest - 1) {
        const Card other = Card::numbered(std::countr_zero(rest));
        state.hands[seat] = later;
        state.hands[seat].add(other);
        if (!(legal_kinds(table, state) & mask_of(card))) found |= mask_of(other);
    }
    return found;
}

/// Melds show what a hand lacks, once melding is over and as long as all of them are on view.
void read_melds(const View& view, Knowledge& knowledge) {
    const Rulebook& rules = view.rules();
    const auto melding = std::find(rules.flow.begin(), rules.flow.end(), Step::meld);
    const auto playing = std::find(rules.flow.begin(), rules.flow.end(), Step::play);
    knowledge.melded.items.fill(-1);
    if (melding >= playing || view.over() || view.step() != Step::play || view.side_contract()) return;
    const Sides& sides = view.sides();
    PerSeat<int> shown{}, of_side{};
    PerSeat<bool> changed{}; // some hand of the side
    for (const auto& [seat, meld] : view.melds()) {
        shown[seat] += meld.points;
        of_side[sides.of[seat]] += meld.points;
    }
    for (Seat seat = 1; seat <= rules.seats; ++seat)
        if (!view.melds_stay(seat)) changed[sides.of[seat]] = true;
    for (Seat seat = 1; seat <= rules.seats; ++seat) {
        const int side = sides.of[seat];
        if (of_side[side] < rules.meld_at_least)
            knowledge.secret[seat] = !changed[side];
        else if (view.melds_stay(seat) && shown[seat] == view.meld_points(seat))
            knowledge.melded[seat] = shown[seat];
    }
}

} // namespace

Knowledge knowledge_of(const View& view) {
    const Rulebook& rules = view.rules();
    const PlayTable& table = rules.play;
    Knowledge knowledge;
    knowledge.unseen = view.unseen();
    knowledge.certain_by_kinds = table.shape.fits && table.lead_filters.empty();
    for (Seat seat = 1; seat <= rules.seats; ++seat) {
        knowledge.size[seat] = view.hand_size(seat);
        knowledge.holds[seat] = view.known_in(seat);
    }
    read_melds(view, knowledge);
    const KindMask unseen = knowledge.unseen.kinds();
    each_play(view, [&](const TrickPlay& state, Seat seat, Card card) {
        knowledge.played[seat].add(card);
        if (knowledge.certain_by_kinds && seat != view.seat())
            knowledge.cannot[seat] |= shown_by_playing(table, state, card) & unseen;
    });
    if (knowledge.certain_by_kinds) return knowledge;
    PerSeat<CardSet> later = knowledge.played;
    each_play(view, [&](const TrickPlay& state, Seat seat, Card card) {
        if (seat != view.seat() && shows_whole_hand(table, state))
            knowledge.cannot[seat] |=
                forbidding(table, state, seat, card, later[seat], unseen & ~knowledge.cannot[seat]);
        later[seat].remove(card);
    });
    return knowledge;
}

bool plays_agree(const View& view, Seat seat, const CardSet& hand) {
    CardSet holding = hand;
    each_play(view, [&](const TrickPlay&, Seat who, Card card) {
        if (who == seat) holding.add(card);
    });
    bool agrees = true;
    each_play(view, [&](TrickPlay state, Seat who, Card card) {
        if (who != seat) return;
        state.hands[seat] = holding;
        agrees = agrees && (legal_kinds(view.rules().play, state) & mask_of(card));
        holding.remove(card);
    });
    return agrees;
}

} // namespace roundhouse::bots
