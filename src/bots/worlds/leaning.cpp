#include "bots/worlds/leaning.hpp"

#include <algorithm>

namespace roundhouse::bots {

namespace {

/// At most tables a partner gives all its trumps, then its aces.
constexpr Readiness after_giving{.trumps = 1, .tops = 3};
/// A declarer buries no trump, and an ace only for the points it counts there.
constexpr Readiness put_away{.trumps = 1, .tops = 4};

/// The more cards the declarer had to name trump from, the more even its suits, and the more of them its
/// melds have shown.
int trumps_of_others(const Rulebook& rules) {
    const bool takes_kitty = rules.kitty && !rules.kitty->to_everyone;
    const int cards = rules.deal.hand + (takes_kitty ? rules.deal.kitty : 0);
    return std::clamp(cards / 2 - 3, 1, Readiness::even);
}

} // namespace

int Leaning::chance(Seat seat, KindMask kind, const PerSeat<int>& room, int nobody) const {
    if (room[seat] == 0) return 0;
    if (seat == giver) return room[seat] * of(of_giver, kind);
    if (seat != declarer) return room[seat] * of(of_others, kind);
    int chance = room[seat] * Readiness::even + nobody * (Readiness::even - of(of_put_away, kind));
    if (giver) chance += room[giver] * std::max(0, of(of_others, kind) - of(of_giver, kind));
    return chance;
}

Leaning leaning_of(const View& view) {
    Leaning leaning;
    const Rulebook& rules = view.rules();
    const Seat declarer = view.contract().seat;
    if (!declarer || !view.trump() || view.goal() != Goal::bid) return leaning;
    leaning.declarer = declarer;
    leaning.trumps = mask_of(*view.trump());
    leaning.tops = mask_of(rules.ranks.front()) & ~leaning.trumps;
    leaning.of_others.trumps = trumps_of_others(rules);
    if (view.buried_size() > 0) leaning.of_put_away = put_away;
    const Seat partner = rules.exchange ? partner_of(rules, declarer) : 0;
    if (partner && view.given_to(partner) == declarer) {
        leaning.giver = partner;
        leaning.of_giver = after_giving;
    }
    return leaning;
}

} // namespace roundhouse::bots
