#include "bots/master/master.hpp"

#include "bots/master/foresight.hpp"

#include <algorithm>

namespace roundhouse::bots {

namespace {

/// Worlds for a card, for each that sharp would look at. Time beyond these goes to foresight.
constexpr int worlds_for_one = 5, most_worlds = 300;
/// Of three of these there is one with foresight; more would take too long at the table.
constexpr int worlds_for_foresight = 3, most_foreseen = 100;
/// Cards that may be the best: not worth less than the first by this share of all card points.
constexpr double nearly_as_good = 0.08;
constexpr std::size_t most_weighed_again = 3;

int worlds_played(int work) { return std::min(work * worlds_for_one, most_worlds); }

/// Fewer for large hands, so that the time for a decision is bounded.
int worlds_foreseen(int work, int hand) {
    const int most = most_foreseen * usual_hand / std::max(usual_hand, hand);
    return std::clamp(work * worlds_for_one / worlds_for_foresight, 1, most);
}

} // namespace

Weighing MasterPlayer::weigh_plays(const View& view, const Decision& decision) {
    if (is_near_the_end(view)) return SharpPlayer::weigh_plays(view, decision);
    Weighing weighing = weigh_plays_in(worlds_played(work()), view, decision);
    const bool usual = view.goal() == Goal::bid && !decision.exits && &view.rules() == &judge(view).rules();
    if (usual) look_ahead(view, weighing);
    return weighing;
}

void MasterPlayer::look_ahead(const View& view, Weighing& weighing) {
    auto& all = weighing.candidates;
    const double least = all.front().worth - nearly_as_good * view.rules().count.total;
    const auto far =
        std::find_if(all.begin(), all.end(), [&](const Weighed& one) { return one.worth <= least; });
    const auto number = std::min(static_cast<std::size_t>(far - all.begin()), most_weighed_again);
    if (number < 2) return;
    const Judge& known = judge(view);
    Rollout rollout(known, view, 0);
    Foresight foresight(known, random());
    const Worlds source(view);
    std::vector<double> changes(number);
    const int worlds = worlds_foreseen(work(), tricks(view.rules()));
    for (int i = 0; i < worlds; ++i) {
        const Round round = supposed(view, source.draw(random()).hands);
        const Random same_thoughts = random();
        for (std::size_t c = 0; c < number; ++c) {
            Round after = round;
            if (after.apply(all[c].action)) return;
            random() = same_thoughts;
            const Ended plain = rollout.play_on(after, after.state().tricks);
            const Ended foreseen = rollout.ended(round, foresight.play_on(std::move(after)));
            changes[c] += foreseen.worth - plain.worth + tie_share * (foreseen.count - plain.count);
        }
    }
    for (std::size_t c = 0; c < number; ++c) all[c].worth += changes[c] / worlds;
    std::stable_sort(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(number), is_worth_more);
}

} // namespace roundhouse::bots
