#include "bots/core/calls.hpp"

#include <algorithm>

namespace roundhouse::bots {

namespace {

constexpr int worlds_to_choose_from = 4;
constexpr int melds_to_try = 24;

/// One of the cards, each as likely.
Card any_of(const CardSet& cards, Random& random) {
    auto which = random.below(static_cast<std::uint32_t>(cards.size()));
    auto card = cards.begin();
    for (; which > 0; --which) ++card;
    return *card;
}

} // namespace

Called::Called(const Judge& judge, const View& view, int partner_adds)
    : judge_(judge), seat_(view.seat()), partner_adds_(partner_adds) {
    if (!view.rules().auction) return;
    const AuctionRule& rule = *view.rules().auction;
    int high = 0;
    Seat holder = 0;
    for (const Call& call : view.calls()) {
        if (call.bid) {
            // Who bids has mostly a little more than that.
            least_[call.seat] = was_forced(view, call.seat, call.bid) ? 0 : next_on_ladder(rule, call.bid);
            high = call.bid;
            holder = call.seat;
        } else if (holder == 0 || view.sides().of[holder] != view.sides().of[call.seat]) {
            // Who passes over the partner's bid may hold anything.
            most_[call.seat] = high ? next_on_ladder(rule, high) : rule.minimum;
        }
    }
    least_[seat_] = most_[seat_] = 0;
    const auto& bids = least_.items;
    if (std::any_of(bids.begin(), bids.end(), [](int bid) { return bid > 0; }))
        melds_ = places_of_some_cards(view.rules().meld_rules);
    if (view.trump() && view.contract().seat != seat_) {
        named_by_ = view.contract().seat;
        trump_ = view.trump();
    }
    for (Seat seat = 1; seat <= view.rules().seats; ++seat)
        if (seat != seat_) {
            told_[seat] = told_by(view, seat);
            gave_[seat] = view.given(seat);
        }
}

int Called::worth(const CardSet& hand) const {
    const std::uint8_t suits = nameable_suits(judge_.rules(), hand);
    return suits ? judge_.alone(hand, judge_.best_suit(hand, suits)) + partner_adds_ : 0;
}

/// How much more the seat has bid than its hand is worth.
int Called::lacking(const World& world, Seat seat) const {
    return least_[seat] ? std::max(0, least_[seat] - worth(world.hands[seat] + gave_[seat])) : 0;
}

int Called::unlikeness(const World& world) const {
    int sum = 0;
    for (Seat seat = 1; seat <= judge_.rules().seats; ++seat) {
        const CardSet hand = world.hands[seat] + gave_[seat];
        if (told_[seat]) sum += off(*told_[seat], judge_.rules().melds.points(hand, {}));
        if (least_[seat] || most_[seat]) {
            const int worth = this->worth(hand);
            if (least_[seat]) sum += std::max(0, least_[seat] - worth);
            if (most_[seat]) sum += std::max(0, worth - most_[seat]);
        }
        if (seat != named_by_) continue;
        if (const std::uint8_t suits = nameable_suits(judge_.rules(), hand))
            sum += judge_.alone(hand, judge_.best_suit(hand, suits)) - judge_.alone(hand, trump_);
    }
    return sum;
}

/// Each card that the seat lacks of the meld comes from somebody, for another. False if one cannot; then some
/// may have changed places already.
bool Called::give_cards(World& world, Seat seat, const CardSet& meld, const Knowledge& knowledge,
                        Random& random) const {
    CardSet& hand = world.hands[seat];
    for (const Card card : meld - common(meld, hand)) {
        PerSeat<Seat> holders{}; // 0 among them: it lies in nobody's hand
        std::uint32_t number = 0;
        for (Seat other = 1; other <= judge_.rules().seats; ++other)
            if (other != seat && other != seat_ &&
                world.hands[other].count(card) > knowledge.holds[other].count(card))
                holders[static_cast<Seat>(++number)] = other;
        if (world.rest.has(card)) ++number;
        const CardSet free = hand - common(hand, meld + knowledge.holds[seat]);
        if (number == 0 || free.empty() || (knowledge.cannot[seat] & mask_of(card))) return false;
        const Seat holder = holders[static_cast<Seat>(1 + random.below(number))];
        const Card back = any_of(free, random);
        if (holder && (knowledge.cannot[holder] & mask_of(back))) return false;
        CardSet& from = holder ? world.hands[holder] : world.rest;
        from.remove(card);
        from.add(back);
        hand.remove(back);
        hand.add(card);
    }
    return true;
}

/// `unlike`: how unlike the calls the world is. A meld stays given where that is less with it.
void Called::give_melds(World& world, int unlike, const Knowledge& knowledge, Random& random) const {
    for (Seat seat = 1; seat <= judge_.rules().seats; ++seat) {
        int lacks = lacking(world, seat);
        for (int i = 0; i < melds_to_try && lacks > 0; ++i) {
            World other = world;
            const CardSet& meld = melds_[random.below(static_cast<std::uint32_t>(melds_.size()))];
            if (world.hands[seat].contains(meld) || !give_cards(other, seat, meld, knowledge, random))
                continue;
            const int now = unlikeness(other);
            if (now >= unlike) continue;
            unlike = now;
            world = other;
            lacks = lacking(world, seat);
        }
    }
}

World Called::draw(const Worlds& source, Random& random) const {
    World best = source.draw(random);
    int least = unlikeness(best);
    for (int i = 1; i < worlds_to_choose_from && least > 0; ++i) {
        World other = source.draw(random);
        const int unlike = unlikeness(other);
        if (unlike >= least) continue;
        best = other;
        least = unlike;
    }
    if (least > 0 && !melds_.empty()) give_melds(best, least, source.knowledge(), random);
    return best;
}

} // namespace roundhouse::bots
