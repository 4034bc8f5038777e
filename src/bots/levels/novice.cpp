#include "bots/levels/novice.hpp"

#include "cards/deck.hpp"

#include <algorithm>

namespace roundhouse::bots {

namespace {

constexpr int overlooks_melds = 2, overlooks_cards = 3;
/// What a beginner hopes for from a partner or a kitty: one part in this many of an even share of the card
/// points.
constexpr int part_hoped_for = 3;

/// The cards that a beginner believes are still out: all except its own hand, this trick and the last one.
CardSet believed_out(const View& view) {
    CardSet seen = view.hand();
    for (const Card card : view.trick()) seen.add(card);
    if (const auto over = view.finished_tricks(); !over.empty())
        for (int place = 0; place < view.rules().seats; ++place)
            seen.add(over.back().cards[static_cast<std::size_t>(place)]);
    CardSet out;
    for (const Card card : CardSet::of(view.rules().deck.kinds()))
        for (int n = seen.count(card); n < view.rules().deck.count(card); ++n) out.add(card);
    return out;
}

} // namespace

/// Bids up to its own melds and tricks and a little hope. It does not know yet what a bid may show a partner.
Action NovicePlayer::call(const View& view, const Decision& decision) {
    const AuctionRule& rule = *view.rules().auction;
    const auto bids = next_bids(rule, view.auction(), 1);
    const std::uint8_t suits = nameable_suits(view.rules(), view.hand());
    if (rule.summed || decision.must_bid) return SteadyPlayer::decide(view, decision);
    if (bids.empty() || !suits) return pass();
    const Judge& known = judge(view);
    const auto& sides = view.sides().of.items;
    const int hope =
        view.rules().count.total / *std::max_element(sides.begin(), sides.end()) / part_hoped_for;
    const int worth = known.alone(view.hand(), known.best_suit(view.hand(), suits)) + hope;
    return bids.front() <= worth ? bid(bids.front()) : pass();
}

Action NovicePlayer::card(const View& view, const Decision& decision) {
    if (overlooks(overlooks_cards)) return play(any_kind(decision.cards.kinds(), random()));
    if (view.step() == Step::draw_play) return SteadyPlayer::decide(view, decision);
    return play(judge(view).policy().choose(view.trick_play(), decision.cards.kinds(), believed_out(view)));
}

Action NovicePlayer::decide(const View& view, const Decision& decision) {
    switch (decision.kind) {
    case DecisionKind::call: return call(view, decision);
    case DecisionKind::name_trump:
        if (const auto suits = static_cast<std::uint8_t>(decision.suits & ((1u << suit_count) - 1)))
            return name_trump(judge(view).best_suit(view.hand(), suits));
        break;
    case DecisionKind::meld:
        if (overlooks(overlooks_melds)) return decline();
        break;
    case DecisionKind::play:
        if (decision.may_claim || decision.exits || view.side_contract()) break;
        return card(view, decision);
    default: break; // as steady does
    }
    return SteadyPlayer::decide(view, decision);
}

} // namespace roundhouse::bots
