#include "bots/sharp/sharp.hpp"

#include "base/statistics.hpp"
#include "bots/core/beliefs.hpp"
#include "bots/core/calls.hpp"
#include "bots/sharp/waste.hpp"
#include "bots/worlds/plays.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <optional>

namespace roundhouse::bots {

namespace {

/// Whole rounds played out per world of work.
constexpr int rounds_of_a_world = 8;
constexpr int fewest_worlds = 8;
/// Play-outs that think about a package's own steps take several times as long.
constexpr int most_rounds_with_own_steps = 800;
/// An exchange goes through its worlds four times: more work than this takes up to a second, and made no
/// measurable difference.
constexpr int most_work_for_gifts = 400;

/// Adds an action unless it is there; a bid, with each of the two suits that promise most.
void add_choice(const Action& action, const View& view, const std::vector<Prospect>& suits,
                std::vector<Choice>& compared) {
    const auto is_it = [&](const Choice& choice) { return choice.action == action; };
    if (std::any_of(compared.begin(), compared.end(), is_it)) return;
    if (!is<actions::Bid>(action) || view.rules().kitty || suits.empty())
        compared.push_back({action});
    else
        for (std::size_t i = 0; i < std::min<std::size_t>(2, suits.size()); ++i)
            compared.push_back({action, suits[i].trump});
}

} // namespace

void Weighed::add(const Ended& end) {
    worth += end.worth + tie_share * end.count;
    each.push_back(end.worth);
    of_game += end.of_game;
    count += end.count;
    made += end.made;
}

double Weighed::points() const {
    return std::accumulate(each.begin(), each.end(), 0.0) / static_cast<double>(each.size());
}

bool is_worth_more(const Weighed& a, const Weighed& b) { return a.worth > b.worth; }

bool is_better(const Weighed& one, const Weighed& usual, double errors) {
    Differences by;
    for (std::size_t i = 0; i < one.each.size(); ++i) by.add(one.each[i] - usual.each[i]);
    return by.is_clear(errors);
}

void Weighing::take_means() {
    for (Weighed& sum : candidates) {
        sum.worth /= worlds;
        sum.of_game /= worlds;
        sum.count /= worlds;
        sum.made /= worlds;
    }
}

bool Weighing::prefer(const Action& usual, double errors) {
    const auto at = std::find_if(candidates.begin(), candidates.end(),
                                 [&](const Weighed& one) { return one.action == usual; });
    if (at == candidates.end() || at == candidates.begin() || is_better(candidates.front(), *at, errors))
        return false;
    std::rotate(candidates.begin(), at, at + 1);
    return true;
}

void Weighing::rank() { std::stable_sort(candidates.begin(), candidates.end(), is_worth_more); }

/// Fewer worlds for many candidates and for large hands, to limit the time for a decision.
int SharpPlayer::worlds_for(const View& view, const Decision& decision, std::size_t candidates) const {
    const bool exchanging = decision.step == Step::exchange;
    const int work = exchanging ? std::min(work_before_play(), most_work_for_gifts) : work_before_play();
    const int hand = std::max(usual_hand, tricks(view.rules()));
    const int all = work * rounds_of_a_world * usual_hand / hand;
    const int rounds = view.rules().own_steps.empty() ? all : std::min(all, most_rounds_with_own_steps);
    return std::clamp(rounds / static_cast<int>(candidates), fewest_worlds,
                      std::max(fewest_worlds, work * 3 / 2));
}

/// Makes each choice in every world and plays the round on. False if one is refused.
bool SharpPlayer::weigh_in_worlds(const View& view, const Decision& decision,
                                  const std::vector<Choice>& compared, int added, Weighing& weighing) {
    const Judge& known = judge(view);
    const bool exchanging = decision.step == Step::exchange;
    const bool as_called = decision.kind == DecisionKind::call || exchanging;
    weighing.worlds = compared.size() == 1 ? fewest_worlds : worlds_for(view, decision, compared.size());
    const Worlds source(view, believed(known.gifts(), view));
    const Called called(known, view, exchanging ? added_in_exchange(view.rules()) : added);
    Worth worth(view.rules());
    Rollout rollout(known, view, added, worth);
    rollout.nodes_left = Rollout::goal_nodes_of_a_world * work_before_play();
    for (const Choice& choice : compared) weighing.candidates.push_back({choice.action});
    for (int i = 0; i < weighing.worlds; ++i) {
        const World world = as_called ? called.draw(source, random()) : source.draw(random());
        const Round round = possible_round(view, world, random());
        for (std::size_t c = 0; c < compared.size(); ++c) {
            Round chosen = round;
            if (chosen.apply(compared[c].action)) return false;
            weighing.candidates[c].add(rollout.play_on(std::move(chosen), compared[c].named));
        }
    }
    weighing.take_means();
    weighing.rank();
    return true;
}

/// Every decision before the first trick.
Weighing SharpPlayer::weigh_choices(const View& view, const Decision& decision, const Action* also) {
    const Judge& known = judge(view);
    const bool calling = decision.kind == DecisionKind::call;
    std::vector<Prospect> suits;
    if (calling) suits = prospects(known, view, random());
    const int added = suits.empty() ? 0 : suits.front().sum() - known.alone(view.hand(), suits.front().trump);
    std::vector<Choice> compared = choices(known, view, decision, suits);
    if (compared.empty()) return {};
    std::optional<Action> by_rule;
    if (calling && !decision.must_bid) {
        by_rule = SteadyPlayer::decide(view, decision);
        if (auto* bid = std::get_if<actions::Bid>(&*by_rule))
            bid->spoken = false; // worth the same, weighed once
        add_choice(*by_rule, view, suits, compared);
    }
    if (also) add_choice(*also, view, suits, compared);
    if (decision.step == Step::exchange) return weigh_gifts(view, decision, compared, also);
    Weighing weighing;
    if (!weigh_in_worlds(view, decision, compared, added, weighing)) return {};
    if (by_rule) rank_calls(view, *by_rule, also, weighing);
    return weighing;
}

Weighing SharpPlayer::weigh_among(const View& view, const Decision& decision,
                                  const std::vector<Action>& actions) {
    std::vector<Choice> compared;
    for (const Action& action : actions) compared.push_back({action});
    Weighing weighing;
    return weigh_in_worlds(view, decision, compared, 0, weighing) ? weighing : Weighing{};
}

namespace {

/// Overrides the play-outs, which sometimes like an ace under an ace because of mistakes that others make
/// after it.
void put_waste_last(const View& view, const Decision& decision, Weighing& weighing) {
    if (view.goal() != Goal::bid || view.rules().scoring.points_cost) return;
    const TrickPlay state = view.trick_play();
    if (state.played == 0) return;
    const Seen seen = seen_by(view);
    const TrickOdds odds(view.rules().play, state, view.unseen(), seen);
    const KindMask kept = without_waste(view.rules().play, state, decision.cards.kinds(), odds);
    for (Weighed& one : weighing.candidates)
        if (const auto* played = as<actions::Play>(one.action))
            one.is_waste = !(kept & mask_of(played->card));
    std::stable_partition(weighing.candidates.begin(), weighing.candidates.end(),
                          [](const Weighed& one) { return !one.is_waste; });
}

} // namespace

Weighing SharpPlayer::weigh(const View& view, const Decision& decision, const Action* also) {
    if (view.step() == Step::draw_play || view.step() == Step::draft)
        return weigh_while_drawing(view, decision, also);
    if (view.stock_size() > 0) return {}; // calls and a package's own steps go by rule there
    if (decision.kind != DecisionKind::play) return weigh_choices(view, decision, also);
    Weighing weighing = weigh_plays(view, decision);
    put_waste_last(view, decision, weighing);
    return weighing;
}

Action SharpPlayer::decide(const View& view, const Decision& decision) {
    if (decision.may_claim) return claim();
    const bool forced =
        decision.kind == DecisionKind::play && !decision.exits && std::popcount(decision.cards.kinds()) == 1;
    if (forced) return play(*decision.cards.begin());
    if (const auto clear = towards_clear_contract(view, decision)) return *clear;
    const Weighing weighing = weigh(view, decision);
    if (weighing.candidates.empty()) return SteadyPlayer::decide(view, decision);
    const Action& best = weighing.candidates.front().action;
    // What a call shows the partner is not weighed: a hand that passes shows its meld by rule instead.
    return decision.kind == DecisionKind::call && best == pass() ? tell_or_pass(view) : best;
}

} // namespace roundhouse::bots
