#include "bots/master/master.hpp"

#include "base/statistics.hpp"
#include "bots/master/foresight.hpp"
#include "bots/worlds/worlds.hpp"

#include <algorithm>
#include <cmath>

namespace roundhouse::bots {

namespace {

/// Worlds for a choice, for each of sharp's, and their limit. Time beyond that goes to foresight.
constexpr int worlds_for_one = 5, most_worlds = 300;
/// Hands played on with foresight, likewise; more would take too long in a game with people.
constexpr int hands_for_one = 5, most_hands_foreseen = 300;
/// A card may be the best if it falls short of the first by less than this share of all card points.
constexpr double nearly_as_good = 0.08;
constexpr std::size_t most_weighed_again = 3;
/// After each batch of this many worlds, cards behind by more than this many standard errors are dropped.
constexpr int worlds_between_looks = 20;
constexpr double errors_behind = 3;
/// How much foresight usually changes what a card is worth, as a share of all card points.
constexpr double usual_change = 0.03;

int worlds_played(int work) { return std::min(work * worlds_for_one, most_worlds); }

/// Fewer for large hands and many seats, to limit the time for a decision: each seat thinks, and plays out
/// the hands of all to do so.
int hands_foreseen(int work, const Rulebook& rules) {
    constexpr int usual = 4 * 4 * usual_hand;
    const int cost = rules.seats * rules.seats * tricks(rules);
    return std::min(work * hands_for_one, most_hands_foreseen * usual / std::max(usual, cost));
}

/// A card that may be the best, and what foresight changes in its worth.
struct Contender {
    Weighed* card;
    std::vector<double> changes = {}; ///< in each world
    double sum = 0;
    bool behind = false; ///< dropped from further worlds

    void add(double change) {
        changes.push_back(change);
        sum += change;
    }
    double mean() const { return changes.empty() ? 0 : sum / static_cast<double>(changes.size()); }
    double worth() const { return card->worth + mean(); }
};

std::vector<Contender> contenders_of(std::vector<Weighed>& cards, double near) {
    const double least = cards.front().worth - near;
    std::vector<Contender> found;
    for (Weighed& card : cards)
        if (found.size() < most_weighed_again && card.worth > least) found.push_back({&card});
    return found;
}

/// What foresight changes in `a` against `b`, over the same worlds.
Differences changes_between(const Contender& a, const Contender& b) {
    Differences by;
    for (std::size_t i = 0; i < std::min(a.changes.size(), b.changes.size()); ++i)
        by.add(a.changes[i] - b.changes[i]);
    return by;
}

bool is_behind_or_worth_less(const Contender& a, const Contender& b) {
    return a.behind != b.behind ? a.behind : a.worth() < b.worth();
}

const Contender& best_of(const std::vector<Contender>& contenders) {
    return *std::max_element(contenders.begin(), contenders.end(), is_behind_or_worth_less);
}

/// Adds to each card's worth what foresight changes in it against the best, which was in every world: the
/// more that scatters from world to world, the less of it is added.
void add_changes(const std::vector<Contender>& contenders, double usual) {
    const Contender& best = best_of(contenders);
    for (const Contender& one : contenders) {
        if (&one == &best) continue;
        const Differences change = changes_between(one, best);
        one.card->worth += change.mean() * usual * usual / (usual * usual + change.squared_error());
    }
}

/// Returns how many are left.
std::ptrdiff_t leave_out_those_behind(std::vector<Contender>& contenders) {
    const Contender& best = best_of(contenders);
    for (Contender& one : contenders)
        if (!one.behind)
            one.behind = best.worth() - one.worth() >
                         errors_behind * std::sqrt(changes_between(best, one).squared_error());
    return std::count_if(contenders.begin(), contenders.end(),
                         [](const Contender& one) { return !one.behind; });
}

} // namespace

int MasterPlayer::most_exact_tricks(const View& view) const {
    return is_one_world(view) ? view.tricks_left() : SharpPlayer::most_exact_tricks(view);
}

int MasterPlayer::work_before_play() const { return std::max(work(), worlds_played(work())); }

Weighing MasterPlayer::weigh_plays(const View& view, const Decision& decision) {
    Worth worth(view.rules());
    if (is_near_the_end(view)) {
        const int worlds = is_one_world(view) ? worlds_played(work()) : work();
        return weigh_plays_in(worlds, view, decision, worth);
    }
    Weighing weighing = weigh_plays_in(worlds_played(work()), view, decision, worth);
    const bool usual = view.goal() == Goal::bid && !decision.exits && &view.rules() == &judge(view).rules();
    if (usual) look_ahead(view, worth, weighing);
    return weighing;
}

/// The closer two cards are, the more worlds they get.
void MasterPlayer::look_ahead(const View& view, Worth& worth, Weighing& weighing) {
    std::vector<Contender> contenders =
        contenders_of(weighing.candidates, nearly_as_good * view.rules().count.total);
    auto left = std::ssize(contenders);
    if (left < 2) return;
    const Judge& known = judge(view);
    Rollout rollout(known, view, 0, worth);
    Foresight foresight(known, worth, random());
    const Worlds source = worlds_in_play(view);
    std::ptrdiff_t hands = hands_foreseen(work(), view.rules());
    for (int worlds = 1; left > 1 && hands > 0; ++worlds, hands -= left) {
        const Round round = supposed(view, source.draw(random()).hands);
        const Random same_thoughts = random();
        for (Contender& one : contenders) {
            Round after = round;
            if (one.behind || after.apply(one.card->action)) continue;
            random() = same_thoughts;
            const Ended plain = rollout.play_on(after, after.state().tricks);
            const Ended foreseen = rollout.ended(round, foresight.play_on(std::move(after)));
            one.add(foreseen.worth - plain.worth + tie_share * (foreseen.count - plain.count));
        }
        if (worlds % worlds_between_looks == 0) left = leave_out_those_behind(contenders);
    }
    add_changes(contenders, usual_change * view.rules().count.total);
    std::stable_sort(weighing.candidates.begin(), weighing.candidates.begin() + std::ssize(contenders),
                     is_worth_more);
}

} // namespace roundhouse::bots
