#include "bots/steady/steady.hpp"

#include "bots/core/plays.hpp"

#include <bit>

namespace roundhouse::bots {

namespace {

constexpr int worlds_for_gifts = 16;

} // namespace

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

Action SteadyPlayer::choose_gift(const View& view, const Decision& decision) {
    return give(good_gift(judge(view), view, decision, random_, worlds_for_gifts));
}

Action SteadyPlayer::put_away(const View& view, const Decision& decision) {
    if (const auto cards = discard_for_contract(view, decision, random_)) return discard(*cards);
    return discard(cards_to_spare(judge(view), view, decision));
}

Action SteadyPlayer::choose_card(const View& view, const Decision& decision) {
    if (decision.may_claim) return claim();
    if (view.side_contract()) return play(card_without_trump(view, decision));
    if (view.step() == Step::draw_play) return play(card_while_drawing(judge(view), view, decision));
    return play(judge(view).policy().choose(view.trick_play(), decision.cards.kinds(), view.unseen()));
}

Action SteadyPlayer::decide(const View& view, const Decision& decision) {
    if (const auto out = way_out(view, decision)) return *out;
    switch (decision.kind) {
    case DecisionKind::keep_card: return keep_or_reject(judge(view), view, *decision.cards.begin());
    case DecisionKind::call: return call(view, decision);
    case DecisionKind::name_trump: return choose_trump(view, decision);
    case DecisionKind::hand_back: return hand_back_or_keep(view);
    case DecisionKind::take_kitty: return take_kitty();
    case DecisionKind::discard: return put_away(view, decision);
    case DecisionKind::ask_card: return card_to_call(view, decision);
    case DecisionKind::give:
        if (!view.rules().exchange || decision.step == Step::kitty)
            return give(cards_to_spare(judge(view), view, decision));
        return choose_gift(view, decision);
    case DecisionKind::meld: return best_meld(view, decision);
    case DecisionKind::play: return choose_card(view, decision);
    case DecisionKind::object: return objection(view);
    case DecisionKind::choose: break; // what a house's own step is about, no bot knows
    }
    return any(view, decision);
}

} // namespace roundhouse::bots
