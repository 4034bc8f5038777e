#include "bots/sharp.hpp"

#include "bots/calls.hpp"

#include <algorithm>
#include <bit>

namespace roundhouse::bots {

/// What the worlds add up to for one candidate.
struct SharpPlayer::Sum {
    double worth = 0, count = 0;
    int made = 0, worlds = 0;

    Weighed mean(Action action) const {
        const double number = std::max(1, worlds);
        return {std::move(action), worth / number, count / number, made / number};
    }
};

namespace {

int side_count(const TrickPlay& end, Seat seat, int seats) {
    int sum = 0;
    for (Seat other = 1; other <= seats; ++other)
        if (end.sides.of[other] == end.sides.of[seat]) sum += end.count[other];
    return sum;
}

void rank(Weighing& weighing) {
    std::stable_sort(weighing.candidates.begin(), weighing.candidates.end(),
                     [](const Weighed& a, const Weighed& b) { return a.worth > b.worth; });
}

Contract contract_of(Seat seat, int bid) {
    Contract contract;
    contract.seat = seat;
    contract.bid = bid;
    return contract;
}

} // namespace

/// The contract played out in one world, every seat by the policy.
double SharpPlayer::declared(const View& view, const World& world, const Settings& settings,
                             const Contract& contract, Worth& worth, Sum& sum) {
    const Judge& known = judge(view);
    Trial trial = tried(known, view, world, settings);
    known.policy().play_on(trial.start);
    const int seats = view.rules().seats;
    const double points = worth.of(contract, trial.meld, trial.start);
    const int count = side_count(trial.start, view.seat(), seats);
    const int reached = side_count(trial.start, contract.seat, seats) +
                        of_side(trial.start.sides, contract.seat, trial.meld, seats);
    sum.worth += points + tie_share * count;
    sum.count += count;
    sum.made += reached >= contract.bid;
    ++sum.worlds;
    return points;
}

/// What happens in this world if the seat passes: who holds the bid declares, or, if nobody does, the best
/// hand among those that still may call takes it for the least.
double SharpPlayer::passed_on(const View& view, const World& world, Worth& worth, Sum& sum) {
    const Rulebook& rules = view.rules();
    const Judge& known = judge(view);
    const AuctionState& auction = view.auction();
    Seat declarer = auction.holder;
    int price = auction.high;
    if (declarer == 0) {
        price = rules.auction->minimum;
        int best = 0;
        for (Seat seat = 1; seat <= rules.seats; ++seat) {
            if (seat == view.seat() || (auction.passed >> (seat - 1) & 1)) continue;
            const std::uint8_t suits = nameable_suits(rules, world.hands[seat]);
            const int worth_of_hand =
                suits ? known.alone(world.hands[seat], known.best_suit(world.hands[seat], suits)) : 0;
            if (declarer && worth_of_hand <= best) continue;
            best = worth_of_hand;
            declarer = seat;
        }
        if (rules.auction->dealer_takes) price = *rules.auction->dealer_takes;
    }
    const std::uint8_t suits = declarer ? nameable_suits(rules, world.hands[declarer]) : std::uint8_t{0};
    if (!suits) {
        ++sum.worlds;
        return 0;
    }
    const Suit suit = known.best_suit(world.hands[declarer], suits);
    return declared(view, world, {.declarer = declarer, .trump = suit, .first_gift = {}, .back_gift = {}},
                    contract_of(declarer, price), worth, sum);
}

/// The lowest bid against a pass.
Weighing SharpPlayer::weigh_calls(const View& view) {
    Weighing weighing;
    const auto bids = next_bids(*view.rules().auction, view.auction(), 1);
    const auto suits = prospects(judge(view), view, random(), 8);
    if (bids.empty() || suits.empty()) return weighing;
    Worth worth(view);
    const Worlds source(view);
    const int adds = suits.front().sum() - judge(view).alone(view.hand(), suits.front().suit);
    const Called called(judge(view), view, adds);
    Sum passing;
    std::vector<Sum> bidding(std::min<std::size_t>(2, suits.size()));
    weighing.worlds = std::max(8, work_ * 3 / 2);
    for (int i = 0; i < weighing.worlds; ++i) {
        const World world = called.draw(source, random());
        passed_on(view, world, worth, passing);
        for (std::size_t s = 0; s < bidding.size(); ++s)
            declared(view, world,
                     {.declarer = view.seat(), .trump = suits[s].suit, .first_gift = {}, .back_gift = {}},
                     contract_of(view.seat(), bids.front()), worth, bidding[s]);
    }
    const auto best = std::max_element(bidding.begin(), bidding.end(),
                                       [](const Sum& a, const Sum& b) { return a.worth < b.worth; });
    weighing.candidates = {passing.mean(pass()), best->mean(bid(bids.front()))};
    rank(weighing);
    return weighing;
}

Weighing SharpPlayer::weigh_trumps(const View& view, const Decision& decision) {
    Weighing weighing;
    Worth worth(view);
    const Worlds source(view);
    std::array<Sum, suit_count> sums{};
    weighing.worlds = std::max(8, work_ / 2);
    for (int i = 0; i < weighing.worlds; ++i) {
        const World world = source.draw(random());
        for (const Suit suit : all_suits)
            if (decision.suits >> index(suit) & 1)
                declared(view, world,
                         {.declarer = view.seat(), .trump = suit, .first_gift = {}, .back_gift = {}},
                         view.contract(), worth, sums[static_cast<std::size_t>(index(suit))]);
    }
    for (const Suit suit : all_suits)
        if (decision.suits >> index(suit) & 1)
            weighing.candidates.push_back(sums[static_cast<std::size_t>(index(suit))].mean(name_trump(suit)));
    rank(weighing);
    return weighing;
}

/// The steady gift, and every gift that differs from it in one card.
Weighing SharpPlayer::weigh_gifts(const View& view, const Decision& decision) {
    Weighing weighing;
    const CardSet first = good_gift(judge(view), view, decision, random(), 24);
    std::vector<CardSet> gifts{first};
    const CardSet kept = decision.cards - first;
    for (const Card out : CardSet::of(first.kinds()))
        for (const Card in : CardSet::of(kept.kinds()))
            if (in != out) gifts.push_back(first - CardSet{out} + CardSet{in});
    const bool declarer = view.contract().seat == view.seat();
    if (!view.trump() || (!declarer && decision.to != view.contract().seat)) return weighing;
    Worth worth(view);
    const Worlds source(view);
    std::vector<Sum> sums(gifts.size());
    weighing.worlds = std::max(8, work_ / 3);
    for (int i = 0; i < weighing.worlds; ++i) {
        const World world = source.draw(random());
        for (std::size_t g = 0; g < gifts.size(); ++g) {
            Settings settings{view.contract().seat, *view.trump(), {}, {}, declarer, false};
            (declarer ? settings.back_gift : settings.first_gift) = gifts[g];
            declared(view, world, settings, view.contract(), worth, sums[g]);
        }
    }
    for (std::size_t g = 0; g < gifts.size(); ++g)
        weighing.candidates.push_back(sums[g].mean(give(gifts[g])));
    rank(weighing);
    return weighing;
}

/// Leaving is worth what it settles to, certainly.
void SharpPlayer::add_exits(const View& view, const Decision& decision, Weighing& weighing) {
    Worth worth(view);
    PerSeat<int> meld{};
    for (Seat seat = 1; seat <= view.rules().seats; ++seat) meld[seat] = view.meld_points(seat);
    for (std::uint32_t exits = decision.exits; exits; exits &= exits - 1) {
        const int exit = std::countr_zero(exits);
        weighing.candidates.push_back(
            {leave(exit), worth.of(view.contract(), meld, view.trick_play(), exit), 0, 0});
    }
    rank(weighing);
}

Weighing SharpPlayer::weigh(const View& view, const Decision& decision) {
    Weighing weighing;
    switch (decision.kind) {
    case DecisionKind::call:
        if (!decision.must_bid) weighing = weigh_calls(view);
        break;
    case DecisionKind::name_trump: weighing = weigh_trumps(view, decision); break;
    case DecisionKind::give:
        if (view.rules().pass) weighing = weigh_gifts(view, decision);
        break;
    case DecisionKind::play:
        // Contracts without trump are played by rules: what they settle at does not follow from points.
        if (!view.side_contract()) weighing = weigh_plays(view, decision);
        break;
    default: break; // decided by rules
    }
    if (decision.exits && decision.kind == DecisionKind::play && !weighing.candidates.empty())
        add_exits(view, decision, weighing);
    return weighing;
}

Action SharpPlayer::decide(const View& view, const Decision& decision) {
    if (decision.may_claim) return claim();
    const bool forced =
        decision.kind == DecisionKind::play && !decision.exits && std::popcount(decision.cards.kinds()) == 1;
    if (forced) return play(*decision.cards.begin());
    const Weighing weighing = weigh(view, decision);
    return weighing.candidates.empty() ? SteadyPlayer::decide(view, decision)
                                       : weighing.candidates.front().action;
}

} // namespace roundhouse::bots
