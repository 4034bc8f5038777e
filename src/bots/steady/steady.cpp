#include "bots/steady/steady.hpp"

#include "bots/steady/rollout.hpp"
#include "bots/worlds/plays.hpp"

namespace roundhouse::bots {

const Judge& SteadyPlayer::judge(const View& view) {
    if (!judge_ || &judge_->rules() != &view.rules()) judge_ = std::make_shared<const Judge>(view.rules());
    return *judge_;
}

Action SteadyPlayer::put_away(const View& view, const Decision& decision) {
    if (const auto clear = towards_clear_contract(view, decision)) return *clear;
    return discard(cards_to_spare(judge(view), view, decision));
}

Action SteadyPlayer::choose_card(const View& view, const Decision& decision) {
    if (decision.may_claim) return claim();
    if (view.goal() != Goal::bid) return play(card_without_trump(view, decision));
    if (view.step() == Step::draw_play) return play(card_while_drawing(judge(view), view, decision));
    return play(card_by_trials(judge(view), view, decision.cards.kinds(), random_));
}

/// In a package's own step: what does best in a few play-outs.
Action SteadyPlayer::choose_option(const View& view) {
    constexpr int guesses = 12;
    Worth worth(view.rules());
    return Rollout(judge(view), view, 0, worth).option(view, guesses);
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
    case DecisionKind::ask_card: return card_to_call(judge(view), view, decision);
    case DecisionKind::give:
        if (decision.step != Step::exchange) return give(cards_to_spare(judge(view), view, decision));
        return give(judge(view).gift(giving_of(view, decision)));
    case DecisionKind::meld: return best_meld(view, decision);
    case DecisionKind::play: return choose_card(view, decision);
    case DecisionKind::object: return objection(view);
    case DecisionKind::choose: return choose_option(view);
    }
    return any(view, decision);
}

} // namespace roundhouse::bots
