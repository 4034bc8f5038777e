#include "bots/steady.hpp"

#include "bots/plays.hpp"

#include <algorithm>
#include <bit>

namespace roundhouse::bots {

namespace {

constexpr int worlds_for_bids = 12;
constexpr int worlds_for_gifts = 16;

int side_size(const View& view) {
    int size = 0;
    for (Seat seat = 1; seat <= view.rules().seats; ++seat)
        size += view.sides().of[seat] == view.sides().of[view.seat()];
    return size;
}

} // namespace

std::vector<Prospect> prospects(const Judge& judge, const View& view, Random& random, int worlds) {
    const std::uint8_t suits = nameable_suits(judge.rules(), view.hand());
    const Worlds source(view);
    std::vector<World> guesses;
    for (int i = 0; i < worlds; ++i) guesses.push_back(source.draw(random));
    std::vector<Prospect> found;
    for (const Suit suit : all_suits) {
        if (!(suits >> index(suit) & 1)) continue;
        int meld = 0, count = 0;
        for (const World& world : guesses) {
            const Trial trial =
                tried(judge, view, world,
                      {.declarer = view.seat(), .trump = suit, .first_gift = {}, .back_gift = {}});
            meld += of_side(trial.start.sides, view.seat(), trial.meld, judge.rules().seats);
            count += judge.expected_count(trial.start.hands[view.seat()], suit, side_size(view));
        }
        found.push_back({suit, meld / worlds, count / worlds});
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Prospect& a, const Prospect& b) { return a.sum() > b.sum(); });
    return found;
}

CardSet good_gift(const Judge& judge, const View& view, const Decision& decision, Random& random,
                  int worlds) {
    const Worlds source(view);
    std::vector<CardSet> receivers;
    for (int i = 0; i < worlds; ++i) receivers.push_back(source.draw(random).hands[decision.to]);
    return judge.gift_for(decision.cards, view.trump(), decision.how_many,
                          view.contract().seat == view.seat(), receivers);
}

const Judge& SteadyPlayer::judge(const View& view) {
    if (!judge_ || &judge_->rules() != &view.rules()) judge_ = std::make_unique<const Judge>(view.rules());
    return *judge_;
}

/// The lowest bid, as long as the best suit promises it. A partner who holds the bid is left alone.
Action SteadyPlayer::call(const View& view, const Decision& decision) {
    const AuctionRule& rule = *view.rules().auction;
    const auto bids = next_bids(rule, view.auction(), 1);
    if (bids.empty()) return pass();
    if (decision.must_bid) return bid(bids.front());
    const Seat holder = view.auction().holder;
    if (holder && view.sides().of[holder] == view.sides().of[view.seat()]) return pass();
    const auto suits = prospects(judge(view), view, random_, worlds_for_bids);
    // A contract that fails costs more than one that is left to the others: bid short of what is promised.
    const int caution = view.rules().count.total / 4;
    if (suits.empty() || suits.front().sum() - caution < bids.front()) return pass();
    return bid(bids.front());
}

Action SteadyPlayer::choose_trump(const View& view, const Decision& decision) {
    for (const Prospect& prospect : prospects(judge(view), view, random_, worlds_for_bids))
        if (decision.suits >> index(prospect.suit) & 1) return name_trump(prospect.suit);
    return any(view, decision);
}

Action SteadyPlayer::choose_gift(const View& view, const Decision& decision) {
    return give(good_gift(judge(view), view, decision, random_, worlds_for_gifts));
}

/// True if melds and tricks can hardly reach the bid.
bool SteadyPlayer::hopeless(const View& view) {
    if (!view.trump() || view.contract().seat == 0) return false;
    const Judge& known = judge(view);
    PerSeat<int> melds{};
    for (Seat seat = 1; seat <= view.rules().seats; ++seat) melds[seat] = view.meld_points(seat);
    int meld = of_side(view.sides(), view.seat(), melds, view.rules().seats);
    if (meld == 0) meld = view.rules().melds.points(view.hand(), view.trump());
    const int count = known.expected_count(view.hand(), view.trump(), side_size(view));
    const int hoped = std::min(view.rules().count.total, count + view.rules().count.total / 4);
    return meld + hoped < view.contract().bid;
}

Action SteadyPlayer::choose_card(const View& view, const Decision& decision) {
    if (decision.may_claim) return claim();
    return play(judge(view).policy().choose(view.trick_play(), decision.cards.kinds(), view.unseen()));
}

Action SteadyPlayer::decide(const View& view, const Decision& decision) {
    if (decision.exits && hopeless(view)) return leave(std::countr_zero(decision.exits));
    switch (decision.kind) {
    case DecisionKind::call: return call(view, decision);
    case DecisionKind::name_trump: return choose_trump(view, decision);
    case DecisionKind::hand_back: return holds_marriage(view.hand()) ? decline() : hand_back();
    case DecisionKind::discard: return discard(cards_to_spare(judge(view), view, decision));
    case DecisionKind::ask_card: return card_to_call(view, decision);
    case DecisionKind::give:
        if (!view.rules().pass) return give(cards_to_spare(judge(view), view, decision));
        return choose_gift(view, decision);
    case DecisionKind::meld: return best_meld(view, decision);
    case DecisionKind::play: return choose_card(view, decision);
    case DecisionKind::object: return objection(view);
    case DecisionKind::choose: break;    // what a house's own step is about, no bot knows
    case DecisionKind::keep_card: break; // any will do
    }
    return any(view, decision);
}

} // namespace roundhouse::bots
