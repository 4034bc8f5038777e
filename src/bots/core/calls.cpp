#include "bots/core/calls.hpp"

#include <algorithm>

namespace roundhouse::bots {

namespace {

constexpr int worlds_to_choose_from = 4;
constexpr int melds_to_try = 24;

// Where partners exchange cards, a hand with aces will be given trumps: to a bidder an ace is worth half a
// trick more than to the hand alone. A seat that bids over its own side need not do so, and has a fifth of
// all card points to spare. Otherwise a partner's contract would seem to go down four times as often as it
// does, and partners whose opponents are out would keep bidding over each other.
int worth_of_ace(const Rulebook& rules) { return rules.exchange ? trick_points(rules) / 2 : 0; }
int more_over_own_side(const Rulebook& rules) { return rules.exchange ? rules.count.total / 5 : 0; }

/// One of the cards, all equally likely.
Card any_of(const CardSet& cards, Random& random) {
    auto which = random.below(static_cast<std::uint32_t>(cards.size()));
    auto card = cards.begin();
    for (; which > 0; --which) ++card;
    return *card;
}

} // namespace

Called::Called(const Judge& judge, const View& view, int partner_adds)
    : judge_(judge), seat_(view.seat()), partner_adds_(partner_adds),
      worth_of_ace_(worth_of_ace(judge.rules())) {
    if (!view.rules().auction) return;
    read_calls(view);
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

/// What each seat must be worth by its bids, and what it would not bid.
void Called::read_calls(const View& view) {
    const AuctionRule& rule = *view.rules().auction;
    int high = 0;
    Seat holder = 0;
    bool stands = false; // the high bid asks for the contract
    for (const Call& call : view.calls()) {
        if (call.bid) {
            const bool forced = was_forced(view, call.seat, call.bid);
            const bool means_it = !forced && meld_told(rule, call.bid, high) == 0;
            const bool over_own_side =
                stands && means_it && view.sides().of[holder] == view.sides().of[call.seat];
            // A bidder usually has a little more than its bid.
            least_[call.seat] = forced ? 0 : next_on_ladder(rule, call.bid);
            if (over_own_side) least_[call.seat] += more_over_own_side(view.rules());
            if (rule.summed) continue; // bids that are added set no price for later ones
            stands = means_it;
            high = call.bid;
            holder = call.seat;
        } else if (holder == 0 || view.sides().of[holder] != view.sides().of[call.seat]) {
            // A seat that passes over its partner's bid may hold anything.
            most_[call.seat] = high ? next_on_ladder(rule, high) : rule.minimum;
            least_[call.seat] = std::min(least_[call.seat], most_[call.seat]);
        }
    }
}

int Called::worth(const CardSet& hand) const {
    const Rulebook& rules = judge_.rules();
    const std::uint8_t suits = nameable_suits(rules, hand);
    if (!suits) return 0;
    const KindMask aces = mask_of(rules.ranks.front());
    const int usual = rules.deck.only(aces).size() * hand.size() / rules.deck.size();
    const int of_aces = worth_of_ace_ * (hand.only(aces).size() - usual);
    return judge_.alone(hand, judge_.best_suit(hand, suits)) + partner_adds_ + of_aces;
}

/// By how much the seat has bid beyond what its hand is worth.
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

/// Swaps in each card of the meld that the seat lacks, for another. False if one cannot be had; by then some
/// may have moved.
bool Called::give_cards(World& world, Seat seat, const CardSet& meld, const Knowledge& knowledge,
                        Random& random) const {
    CardSet& hand = world.hands[seat];
    for (const Card card : meld - common(meld, hand)) {
        PerSeat<Seat> holders{}; // 0 among them: the card is in no hand
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

/// `unlike`: how badly the world fits the calls. A meld stays only if it lowers that.
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
