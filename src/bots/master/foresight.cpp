#include "bots/master/foresight.hpp"

#include "bots/sharp/sharp.hpp"
#include "bots/worlds/worlds.hpp"

#include <bit>

namespace roundhouse::bots {

namespace {

constexpr int worlds_of_a_seat = 6;
constexpr int tricks_thought_about = 3;

} // namespace

TrickPlay Foresight::play_on(Round round) {
    const PlayTable& table = judge_.rules().play;
    for (int cards = tricks_thought_about * table.seats; cards > 0 && !round.over(); --cards) {
        const Decision& decision = round.pending();
        if (decision.kind != DecisionKind::play || round.apply(play(choose(round, decision)))) break;
    }
    TrickPlay state = round.state().tricks;
    if (!finished(state)) judge_.policy().play_on(state);
    return state;
}

/// As `sharp` would in a few worlds: the card that ends best for the seat on the average.
Card Foresight::choose(const Round& round, const Decision& decision) {
    const KindMask legal = decision.cards.kinds();
    int best = std::countr_zero(legal);
    if ((legal & (legal - 1)) == 0) return Card::numbered(best);
    const View view(round, decision.seat);
    auto& thoughts = thoughts_[decision.seat];
    if (!thoughts) thoughts = std::make_unique<Rollout>(judge_, view, 0, worth_);
    const Worlds source(view);
    std::array<double, kind_count> sums{};
    for (int i = 0; i < worlds_of_a_seat; ++i) {
        TrickPlay state = round.state().tricks;
        state.hands = source.draw(random_).hands;
        for (KindMask rest = legal; rest; rest &= rest - 1) {
            TrickPlay after = state;
            play(judge_.rules().play, after, Card::numbered(std::countr_zero(rest)));
            judge_.policy().play_on(after);
            const Ended end = thoughts->ended(round, after);
            sums[static_cast<std::size_t>(std::countr_zero(rest))] += end.worth + tie_share * end.count;
        }
    }
    const auto sum = [&](int kind) { return sums[static_cast<std::size_t>(kind)]; };
    for (KindMask rest = legal; rest; rest &= rest - 1)
        if (sum(std::countr_zero(rest)) > sum(best)) best = std::countr_zero(rest);
    return Card::numbered(best);
}

} // namespace roundhouse::bots
