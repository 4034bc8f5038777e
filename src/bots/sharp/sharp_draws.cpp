// How `sharp` keeps, plays and melds while cards are drawn: by play-outs to the end of the round, over
// possible hands and orders of the stock.

#include "bots/sharp/sharp.hpp"
#include "bots/worlds/worlds.hpp"

#include <algorithm>

namespace roundhouse::bots {

namespace {

/// Play-outs per world of work, and their limit: each takes up to half a millisecond.
constexpr int play_outs_of_a_world = 8, most_play_outs = 800;
/// Rounds after which what is not ahead of the usual choice is dropped.
constexpr int rounds_before_dropping = 8;
/// By how many standard errors a choice must be ahead. Of eight, chance alone puts one ahead by one and a
/// half: taking it, sharp loses points to steady in bezique.
constexpr double errors_ahead = 2.5;

/// The usual choice first; alone where choices are not weighed.
std::vector<Action> choices_of(const Action& usual, const View& view, const Decision& decision) {
    std::vector<Action> all{usual};
    if (view.goal() != Goal::bid || decision.exits) return all;
    const auto add = [&](const Action& action) {
        if (action != usual) all.push_back(action);
    };
    if (decision.kind == DecisionKind::keep_card) {
        add(keep());
        add(reject());
    }
    if (decision.kind == DecisionKind::play)
        for (const Card card : CardSet::of(decision.cards.kinds())) add(play(card));
    if (decision.kind == DecisionKind::meld) {
        for (const Meld& one : view.offered_melds()) add(meld(one));
        if (decision.may_swap) add(swap());
        add(decline());
    }
    return all;
}

/// Drops what is behind the usual choice, which is the first, but neither the best of the others nor `also`.
void drop_those_behind(std::vector<Weighed>& candidates, const Action* also) {
    const double usual = candidates.front().worth;
    const Action next = std::min_element(candidates.begin() + 1, candidates.end(), is_worth_more)->action;
    candidates.erase(std::remove_if(candidates.begin() + 1, candidates.end(),
                                    [&](const Weighed& one) {
                                        return one.worth <= usual && one.action != next &&
                                               !(also && one.action == *also);
                                    }),
                     candidates.end());
}

/// The usual choice first, unless others are clearly better: then the best of these.
void put_first(const Action& usual, std::vector<Weighed>& ranked) {
    const Weighed by_rule =
        *std::find_if(ranked.begin(), ranked.end(), [&](const Weighed& one) { return one.action == usual; });
    const auto first = std::find_if(ranked.begin(), ranked.end(), [&](const Weighed& one) {
        return one.action == usual || is_better(one, by_rule, errors_ahead);
    });
    std::rotate(ranked.begin(), first, first + 1);
}

} // namespace

Weighing SharpPlayer::weigh_while_drawing(const View& view, const Decision& decision, const Action* also) {
    const Action usual = SteadyPlayer::decide(view, decision);
    const std::vector<Action> choices = choices_of(usual, view, decision);
    if (choices.size() < 2) return {};
    Weighing weighing;
    std::vector<Weighed>& candidates = weighing.candidates;
    for (const Action& choice : choices) candidates.push_back({choice});
    weighing.looked_at = static_cast<int>(choices.size());
    const Worlds source(view);
    Worth worth(view.rules());
    Rollout rollout(judge(view), view, 0, worth);
    const int enough = std::max(rounds_before_dropping, work_before_play() / 2);
    const auto is_usual_best = [&] {
        return std::min_element(candidates.begin(), candidates.end(), is_worth_more) == candidates.begin();
    };
    for (auto left = std::ptrdiff_t{std::min(work_before_play() * play_outs_of_a_world, most_play_outs)};
         left > 0; left -= std::ssize(candidates)) {
        const Round round = possible_round(view, source.draw(random()), random());
        for (Weighed& one : candidates) {
            Round chosen = round;
            if (chosen.apply(one.action)) return {}; // a fault of the bot
            one.add(rollout.play_on(std::move(chosen)));
        }
        ++weighing.worlds;
        if (weighing.worlds >= rounds_before_dropping) drop_those_behind(candidates, also);
        if (weighing.worlds >= enough && !also && is_usual_best()) break;
    }
    weighing.take_means();
    weighing.rank();
    put_first(usual, candidates);
    return weighing;
}

} // namespace roundhouse::bots
