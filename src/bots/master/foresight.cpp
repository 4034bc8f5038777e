#include "bots/master/foresight.hpp"

#include "bots/sharp/sharp.hpp"
#include "bots/steady/trials.hpp"
#include "bots/worlds/worlds.hpp"

namespace roundhouse::bots {

namespace {

/// With few trials, chance can make a card look better: a seat that takes one that is not clearly better
/// plays worse than the policy.
constexpr Trials trials_of_a_seat{.most = 12, .fewest = 2, .errors = 2};
constexpr int tricks_thought_about = 3;

} // namespace

TrickPlay Foresight::play_on(Round round) {
    const PlayTable& table = judge_.rules().play;
    for (int cards = tricks_thought_about * table.seats; cards > 0 && !round.over(); --cards) {
        const Decision& decision = round.pending();
        if (decision.kind != DecisionKind::play || round.apply(play(choose(round, decision)))) break;
    }
    TrickPlay state = round.state().tricks;
    if (finished(state)) { // the round has counted the buried cards; the caller does so for all ends
        const PerSeat<int> away = points_put_away(round.state());
        for (Seat seat = 1; seat <= table.seats; ++seat)
            state.count[seat] = static_cast<std::int16_t>(state.count[seat] - away[seat]);
    } else {
        judge_.policy().play_on(state);
    }
    return state;
}

/// As `steady` leads: the policy's card, unless another ends clearly better for the seat.
Card Foresight::choose(const Round& round, const Decision& decision) {
    const View view(round, decision.seat);
    const KindMask legal = decision.cards.kinds();
    const Card usual = card_by_policy(judge_, view, legal);
    const KindMask others = worth_a_trial(view.table(), legal, usual, view.unseen().kinds());
    if (!others) return usual;
    auto& thoughts = thoughts_[decision.seat];
    if (!thoughts) thoughts = std::make_unique<Rollout>(judge_, view, 0, worth_);
    const Worlds source = worlds_in_play(view);
    const auto draw = [&] { return source.draw_trick(random_); };
    const auto worth = [&](const TrickPlay& state) {
        const Ended end = thoughts->play_on(round, state);
        return end.worth + tie_share * end.count;
    };
    return best_in_trials(view.table(), others, usual, trials_of_a_seat, draw, worth);
}

} // namespace roundhouse::bots
