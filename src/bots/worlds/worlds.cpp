#include "bots/worlds/worlds.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

namespace roundhouse::bots {

namespace {

constexpr int tries_for_melds = 24;
constexpr int tries_by_chance = 4; // of those
constexpr int tries_to_deal = 12;

} // namespace

Worlds::Worlds(const View& view, Knowledge knowledge, const Leaning& leaning)
    : view_(view), knowledge_(std::move(knowledge)), leaning_(leaning) {
    const int seats = view.rules().seats;
    CardSet rest = knowledge_.unseen;
    for (Seat seat = 1; seat <= seats; ++seat) {
        const bool own = seat == view.seat();
        given_.hands[seat] = own ? view.hand() : common(knowledge_.holds[seat], rest);
        if (!own) rest -= given_.hands[seat];
    }
    loose_.assign(rest.begin(), rest.end());
    for (Seat seat = 1; seat <= seats; ++seat) {
        if (seat == view.seat()) continue;
        closed_[seat] = knowledge_.cannot[seat];
        if (knowledge_.melded[seat] >= 0) bar_more_melds(seat, rest);
        room_[seat] = knowledge_.size[seat] - given_.hands[seat].size();
        limited_ |= closed_[seat];
        for (const Apart& pair : apart_[seat]) limited_ |= pair.one | pair.other;
        any_deal_fits_ = any_deal_fits_ && !leaning_.uneven() && !closed_[seat] &&
                         knowledge_.melded[seat] < 0 && !knowledge_.secret[seat] &&
                         knowledge_.played[seat].empty();
    }
    if (!limited_ && !leaning_.uneven()) return;
    PerKind<std::int8_t> places{};
    for (Seat seat = 1; seat <= seats; ++seat)
        for (KindMask open = seat == view.seat() ? 0 : ~closed_[seat]; open; open &= open - 1)
            ++places[static_cast<std::size_t>(std::countr_zero(open))];
    const auto order = [&](Card card) {
        const bool later = !(leaning_.uneven() & mask_of(card));
        return std::pair(places[card], later);
    };
    std::stable_sort(loose_.begin(), loose_.end(), [&](Card a, Card b) { return order(a) < order(b); });
}

/// Bars a card, or a pair, with which the hand and what is known of it would have melded more than it did.
void Worlds::bar_more_melds(Seat seat, const CardSet& loose) {
    const MeldTable& melds = view_.rules().melds;
    const CardSet held = given_.hands[seat] + knowledge_.played[seat];
    melds.each_meld(view_.trump(), [&](const CardSet& cards) {
        const CardSet missing = cards - common(cards, held);
        if (missing.empty() || missing.size() > 2 || !loose.contains(missing)) return;
        if (melds.points(held + missing, view_.trump()) <= knowledge_.melded[seat]) return;
        const KindMask kinds = missing.kinds(), one = mask_of(*missing.begin());
        if (missing.size() == 1)
            closed_[seat] |= one;
        else
            apart_[seat].push_back({one, kinds == one ? one : kinds & ~one});
    });
}

/// What the hand cannot hold together with the kind.
KindMask Worlds::barred_by(Seat seat, KindMask kind) const {
    KindMask barred = 0;
    for (const Apart& pair : apart_[seat]) {
        if (pair.one & kind) barred |= pair.other;
        if (pair.other & kind) barred |= pair.one;
    }
    return barred;
}

/// A seat, 0 for no hand, -1 if no place takes the kind. Without a leaning, places are weighted by their
/// room; `left`: cards still to be dealt.
Seat Worlds::place_for(KindMask kind, const PerSeat<int>& room, const PerSeat<KindMask>& closed, int left,
                       Random& random) const {
    const int seats = view_.rules().seats;
    const bool even = !(leaning_.uneven() & kind);
    int nobody = left;
    if (!even)
        for (Seat seat = 1; seat <= seats; ++seat) nobody -= room[seat];
    const auto chance = [&](Seat seat) {
        if (closed[seat] & kind) return 0;
        return even ? room[seat] : leaning_.chance(seat, kind, room, nobody);
    };
    int total = left; // as many places as cards, but some are closed to this one
    if (!even) {
        total = leaning_.chance_of_nobody(kind, nobody);
        for (Seat seat = 1; seat <= seats; ++seat) total += chance(seat);
    } else if (limited_ & kind) {
        for (Seat seat = 1; seat <= seats; ++seat) total -= closed[seat] & kind ? room[seat] : 0;
    }
    if (total <= 0) return -1;
    auto drawn = static_cast<int>(random.below(static_cast<std::uint32_t>(total)));
    for (Seat seat = 1; seat <= seats; ++seat) {
        drawn -= chance(seat);
        if (drawn < 0) return seat;
    }
    return 0;
}

/// Deals each card to a place that may take it, the cards with the fewest places first. `pairs_apart`: what
/// would have been melded together goes to different places. False if a card finds no place.
bool Worlds::deal(Random& random, World& world, bool pairs_apart) const {
    world = given_;
    PerSeat<int> room = room_;
    PerSeat<KindMask> closed = closed_;
    auto left = static_cast<int>(loose_.size());
    for (const Card card : loose_) {
        const KindMask kind = mask_of(card);
        const Seat seat = place_for(kind, room, closed, left, random);
        if (seat < 0) return false;
        --left;
        if (seat > 0) {
            world.hands[seat].add(card);
            --room[seat];
            if (pairs_apart && (limited_ & kind)) closed[seat] |= barred_by(seat, kind);
        } else {
            world.rest.add(card);
        }
    }
    return true;
}

/// The same where limits leave so few worlds that chance misses them. A card that finds no room moves others
/// on, along an augmenting path: the shortest to a place with room. False only if no world fits the limits.
bool Worlds::deal_by_moving(Random& random, World& world) const {
    constexpr Seat nobody = 0; // cards in no hand
    const int seats = view_.rules().seats;
    std::array<int, most_seats + 1> room{};
    std::array<std::vector<Card>, most_seats + 1> dealt;
    room[nobody] = static_cast<int>(loose_.size());
    for (Seat seat = 1; seat <= seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        if (seat != view_.seat()) room[at] = knowledge_.size[seat] - given_.hands[seat].size();
        room[nobody] -= room[at];
    }
    const auto at = [](Seat seat) { return static_cast<std::size_t>(seat); };
    for (const Card card : loose_) {
        std::array<Seat, most_seats + 1> from{}; // where its new card comes from; -1: it is the one dealt
        std::array<Card, most_seats + 1> moved{};
        std::array<bool, most_seats + 1> seen{};
        std::vector<Seat> reached;
        const int turned = static_cast<int>(random.below(static_cast<std::uint32_t>(seats + 1)));
        const auto reach = [&](Seat by, Card which) {
            for (int i = 0; i <= seats; ++i) {
                const Seat seat = (i + turned) % (seats + 1);
                if (seen[at(seat)] || !may_hold(seat, which)) continue;
                seen[at(seat)] = true;
                from[at(seat)] = by;
                moved[at(seat)] = which;
                reached.push_back(seat);
            }
        };
        reach(-1, card);
        Seat end = -1;
        for (std::size_t i = 0; i < reached.size() && end < 0; ++i) {
            const Seat seat = reached[i];
            if (room[at(seat)] > 0) end = seat;
            for (const Card other : dealt[at(seat)]) reach(seat, other);
        }
        if (end < 0) return false;
        --room[at(end)];
        for (Seat seat = end; seat >= 0; seat = from[at(seat)]) {
            dealt[at(seat)].push_back(moved[at(seat)]);
            if (const Seat by = from[at(seat)]; by >= 0)
                dealt[at(by)].erase(std::find(dealt[at(by)].begin(), dealt[at(by)].end(), moved[at(seat)]));
        }
    }
    world = given_;
    for (const Card card : dealt[nobody]) world.rest.add(card);
    for (Seat seat = 1; seat <= seats; ++seat)
        for (const Card card : dealt[at(seat)]) world.hands[seat].add(card);
    return true;
}

/// How many sides would have shown the melds that they kept secret.
int Worlds::secrets_told(const World& world) const {
    const Rulebook& rules = view_.rules();
    if (rules.meld_at_least == 0) return 0;
    PerSeat<int> of_side{};
    for (Seat seat = 1; seat <= rules.seats; ++seat)
        if (knowledge_.secret[seat])
            of_side[view_.sides().of[seat]] +=
                rules.melds.points(world.hands[seat] + knowledge_.played[seat], view_.trump());
    return static_cast<int>(std::count_if(of_side.items.begin(), of_side.items.end(),
                                          [&](int points) { return points >= rules.meld_at_least; }));
}

/// A penalty: one for each hand that would have melded differently and for each side that would have shown
/// its melds, two for each hand whose plays would have been illegal. Counting stops at `most`.
int Worlds::contradictions(const World& world, int most) const {
    const Rulebook& rules = view_.rules();
    int number = secrets_told(world);
    for (Seat seat = 1; seat <= rules.seats && number < most; ++seat) {
        if (seat == view_.seat()) continue;
        const int melded = knowledge_.melded[seat];
        if (melded >= 0)
            number +=
                rules.melds.points(world.hands[seat] + knowledge_.played[seat], view_.trump()) != melded;
        if (!knowledge_.certain_by_kinds) number += plays_agree(view_, seat, world.hands[seat]) ? 0 : 2;
    }
    return number;
}

World Worlds::draw(Random& random) const {
    constexpr int none_yet = std::numeric_limits<int>::max();
    World best, world;
    int least = none_yet;
    for (int tries = 0; tries < tries_for_melds && least != 0; ++tries) {
        bool dealt = false;
        for (int i = 0; i < tries_to_deal && !dealt; ++i)
            dealt = deal(random, world, tries >= tries_by_chance);
        if (!dealt) break;
        const int wrong = contradictions(world, least);
        if (wrong >= least) continue;
        best = world;
        least = wrong;
    }
    if (least != none_yet) return best;
    if (deal_by_moving(random, best)) return best;
    // Nothing fits: some play was illegal, as may happen where a referee watches.
    Worlds free(view_, [&] {
        Knowledge all = knowledge_;
        all.cannot = {};
        all.melded.items.fill(-1);
        return all;
    }());
    free.deal(random, best, false);
    return best;
}

TrickPlay Worlds::draw_trick(Random& random) const {
    TrickPlay trick = view_.trick_play();
    trick.hands = draw(random).hands;
    return trick;
}

/// Deals hand after hand from the card at `first` on, round to where it began.
World Worlds::dealt_from(const Pack& circle, std::size_t first) const {
    World world = given_;
    std::size_t next = first;
    const auto deal_one = [&](CardSet& to) {
        to.add(circle[next]);
        next = next + 1 < circle.size() ? next + 1 : 0;
    };
    auto left = circle.size();
    for (Seat seat = 1; seat <= view_.rules().seats; ++seat)
        for (int room = room_[seat]; room > 0; --room, --left) deal_one(world.hands[seat]);
    for (; left > 0; --left) deal_one(world.rest);
    return world;
}

std::vector<World> Worlds::spread(Random& random, int number) const {
    std::vector<World> worlds;
    const Pack circle = any_deal_fits_ ? shuffled_and_cut(counted(loose_), random) : Pack{};
    for (int i = 0; i < number; ++i) {
        const std::size_t first =
            circle.size() * static_cast<std::size_t>(i) / static_cast<std::size_t>(number);
        worlds.push_back(any_deal_fits_ ? dealt_from(circle, first) : draw(random));
    }
    return worlds;
}

Round possible_round(const View& view, const World& world, Random& random) {
    return supposed(view, world.hands,
                    view.stock_size() > 0 ? shuffled_and_cut(world.rest, random) : std::vector<Card>{});
}

bool is_one_world(const View& view) {
    for (Seat seat = 1; seat <= view.rules().seats; ++seat)
        if (seat != view.seat() && view.hand_size(seat) == view.unseen().size()) return true;
    return false;
}

PerSeat<CardSet> possible_hands(const View& view, Random& random) { return Worlds(view).draw(random).hands; }

Random random_for(const View& view) {
    std::uint64_t sum = digest(view.rules().id);
    const auto add = [&](auto number) {
        sum = (sum ^ static_cast<std::uint64_t>(number)) * 0x100000001b3u;
        sum ^= sum >> 29;
    };
    for (const CardSet& cards : {view.hand(), view.unseen()}) {
        add(cards.low());
        add(cards.high());
    }
    for (const int number : {view.seat(), view.dealer(), view.contract().bid, view.contract_of(1),
                             static_cast<int>(view.calls().size()), static_cast<int>(view.melds().size())})
        add(number);
    for (const Card card : view.trick()) add(card.number());
    for (const int score : view.before().scores) add(score);
    return Random(sum);
}

} // namespace roundhouse::bots
