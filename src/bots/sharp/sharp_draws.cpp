// How `sharp` keeps, plays and melds while cards are drawn: by play-outs to the end of the round, over
// possible hands and orders of the stock.

#include "base/statistics.hpp"
#include "bots/sharp/sharp.hpp"
#include "bots/worlds/worlds.hpp"

#include <algorithm>

namespace roundhouse::bots {

namespace {

/// Play-outs per world of work, and their limit: each takes up to half a millisecond.
constexpr int play_outs_of_a_world = 8, most_play_outs = 800;
/// Worlds after which what is not ahead of the usual choice is dropped.
constexpr int worlds_before_dropping = 8;
/// By how many standard errors a choice must be ahead. Of eight, chance alone puts one ahead by one and a
/// half: taking it, sharp loses points to steady in bezique.
constexpr double errors_ahead = 2.5;

/// A choice beside the usual one, and by how much it ends better.
struct Rival {
    Action action;
    Differences ahead = {};
};

/// What else may be done; nothing where choices are not weighed.
std::vector<Rival> rivals_of(const Action& usual, const View& view, const Decision& decision) {
    std::vector<Rival> all;
    if (view.goal() != Goal::bid || decision.exits) return all;
    if (decision.kind == DecisionKind::keep_card) all = {{keep()}, {reject()}};
    if (decision.kind == DecisionKind::play)
        for (const Card card : CardSet::of(decision.cards.kinds())) all.push_back({play(card)});
    if (decision.kind == DecisionKind::meld) {
        for (const Meld& one : view.offered_melds()) all.push_back({meld(one)});
        if (decision.may_swap) all.push_back({swap()});
        all.push_back({decline()});
    }
    std::erase_if(all, [&](const Rival& one) { return one.action == usual; });
    return all;
}

int play_outs(int work) { return std::min(work * play_outs_of_a_world, most_play_outs); }

/// Possible rounds, played to the end.
class PossibleEnds {
  public:
    PossibleEnds(const Judge& judge, const View& view)
        : view_(view), source_(view), worth_(view.rules()), rollout_(judge, view, 0, worth_) {}

    Round round(Random& random) const { return possible_round(view_, source_.draw(random), random); }
    Ended after(Round round, const Action& action) {
        if (round.apply(action)) return {.worth = -1e9}; // a fault of the bot: never chosen
        return rollout_.play_on(std::move(round));
    }

  private:
    const View view_;
    const Worlds source_;
    Worth worth_;
    Rollout rollout_;
};

} // namespace

Action SharpPlayer::choose_while_drawing(const View& view, const Decision& decision) {
    const Action usual = SteadyPlayer::decide(view, decision);
    std::vector<Rival> rivals = rivals_of(usual, view, decision);
    if (rivals.empty()) return usual;
    PossibleEnds ends(judge(view), view);
    const auto worth_of = [&](const Round& round, const Action& action) {
        const Ended end = ends.after(round, action);
        return end.worth + tie_share * end.count;
    };
    int worlds = 0;
    for (auto left = std::ptrdiff_t{play_outs(work_before_play())}; left > 0 && !rivals.empty();
         left -= std::ssize(rivals) + 1) {
        const Round round = ends.round(random());
        const double by_usual = worth_of(round, usual);
        for (Rival& one : rivals) one.ahead.add(worth_of(round, one.action) - by_usual);
        if (++worlds >= worlds_before_dropping)
            std::erase_if(rivals, [](const Rival& one) { return one.ahead.sum() <= 0; });
    }
    std::erase_if(rivals, [](const Rival& one) { return !one.ahead.is_clear(errors_ahead); });
    const auto best = std::max_element(rivals.begin(), rivals.end(), [](const Rival& a, const Rival& b) {
        return a.ahead.sum() < b.ahead.sum();
    });
    return best == rivals.end() ? usual : best->action;
}

Weighing SharpPlayer::weigh_while_drawing(const View& view, const Decision& decision) {
    const Action usual = SteadyPlayer::decide(view, decision);
    const std::vector<Rival> rivals = rivals_of(usual, view, decision);
    if (rivals.empty()) return {};
    Weighing weighing;
    weighing.candidates.push_back({usual});
    for (const Rival& one : rivals) weighing.candidates.push_back({one.action});
    weighing.worlds =
        std::max(worlds_before_dropping, play_outs(work()) / static_cast<int>(weighing.candidates.size()));
    PossibleEnds ends(judge(view), view);
    for (int i = 0; i < weighing.worlds; ++i) {
        const Round round = ends.round(random());
        for (Weighed& one : weighing.candidates) one.add(ends.after(round, one.action));
    }
    weighing.take_means();
    weighing.rank();
    weighing.prefer(usual, errors_ahead);
    return weighing;
}

} // namespace roundhouse::bots
