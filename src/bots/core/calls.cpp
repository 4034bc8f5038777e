#include "bots/core/calls.hpp"

#include <algorithm>

namespace roundhouse::bots {

namespace {

constexpr int worlds_to_choose_from = 4;

} // namespace

Called::Called(const Judge& judge, const View& view, int partner_adds)
    : judge_(judge), seat_(view.seat()), partner_adds_(partner_adds) {
    if (!view.rules().auction) return;
    const AuctionRule& rule = *view.rules().auction;
    int high = 0;
    Seat holder = 0;
    for (const Call& call : view.calls()) {
        if (call.bid) {
            least_[call.seat] = was_forced(view, call.seat, call.bid) ? 0 : call.bid;
            high = call.bid;
            holder = call.seat;
        } else if (holder == 0 || view.sides().of[holder] != view.sides().of[call.seat]) {
            // Who passes over the partner's bid may hold anything.
            most_[call.seat] = high ? next_on_ladder(rule, high) : rule.minimum;
        }
    }
    least_[seat_] = most_[seat_] = 0;
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

int Called::unlikeness(const World& world) const {
    int sum = 0;
    for (Seat seat = 1; seat <= judge_.rules().seats; ++seat) {
        const CardSet hand = world.hands[seat] + gave_[seat];
        if (told_[seat]) sum += off(*told_[seat], judge_.rules().melds.points(hand, {}));
        if (!least_[seat] && !most_[seat] && seat != named_by_) continue;
        const std::uint8_t suits = nameable_suits(judge_.rules(), hand);
        const int alone = suits ? judge_.alone(hand, judge_.best_suit(hand, suits)) : 0;
        const int worth = suits ? alone + partner_adds_ : 0;
        if (suits && seat == named_by_) sum += alone - judge_.alone(hand, trump_);
        if (least_[seat]) sum += std::max(0, least_[seat] - worth);
        if (most_[seat]) sum += std::max(0, worth - most_[seat]);
    }
    return sum;
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
    return best;
}

} // namespace roundhouse::bots
