#include "teach/review/review.hpp"

#include "base/statistics.hpp"
#include "bots/core/worth.hpp"
#include "bots/lab/parallel.hpp"
#include "bots/sharp/sharp.hpp"
#include "bots/worlds/worlds.hpp"
#include "teach/review/open_cards.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <mutex>

#include <nlohmann/json.hpp>

namespace roundhouse::teach {

namespace {

constexpr std::size_t most_weighed_again = 5;

/// An estimate, and its standard error.
struct Estimate {
    double value = 0, error = 0;
};

Estimate estimate(const std::vector<double>& values) {
    Estimate mean;
    const auto number = static_cast<double>(values.size());
    for (const double value : values) mean.value += value / number;
    double squares = 0;
    for (const double value : values) squares += (value - mean.value) * (value - mean.value);
    mean.error = std::sqrt(squared_error(squares, number));
    return mean;
}

Tried tried_of(const bots::Weighed& one) {
    return {one.action, estimate(one.each).value, one.count, one.made};
}

/// True if there was no choice, or the choice was certain.
bool is_forced(const Decision& asked, const Action& done) {
    if (is<actions::Claim>(done) || is<actions::Accuse>(done)) return true;
    if (asked.kind == DecisionKind::play) return !asked.exits && std::popcount(asked.cards.kinds()) == 1;
    if (asked.kind == DecisionKind::take_kitty) return asked.exits == 0;
    return asked.kind == DecisionKind::object;
}

/// A bid is worth the same however it is spoken.
Action as_weighed(Action action) {
    if (auto* bid = std::get_if<actions::Bid>(&action)) bid->spoken = false;
    return action;
}

/// True where there may be many choices: not for calls, nor for cards that are played.
bool is_weighed_among(const Decision& asked) {
    return asked.kind != DecisionKind::call && asked.kind != DecisionKind::play;
}

/// Weighs every choice and what was done. If there were so many that each had only a few deals, weighs the
/// best of them again.
bots::Weighing weighed(const View& view, const Decision& asked, const Action& done, int work) {
    bots::SharpPlayer player(bots::random_for(view), work);
    const bots::Weighing all = player.weigh(view, asked, &done);
    if (!is_weighed_among(asked) || all.worlds >= work || all.candidates.size() <= most_weighed_again)
        return all;
    std::vector<Action> best{done};
    for (const bots::Weighed& one : all.candidates)
        if (one.action != done && best.size() < most_weighed_again) best.push_back(one.action);
    return player.weigh_among(view, asked, best);
}

/// How much more `best` is worth than `other`, deal by deal.
Estimate difference(const bots::Weighed& best, const bots::Weighed& other) {
    std::vector<double> more(best.each.size());
    for (std::size_t i = 0; i < more.size(); ++i) more[i] = best.each[i] - other.each[i];
    return estimate(more);
}

const bots::Weighed* found_in(const bots::Weighing& weighing, const Action& action) {
    const auto at = std::find_if(weighing.candidates.begin(), weighing.candidates.end(),
                                 [&](const bots::Weighed& one) { return one.action == action; });
    return at == weighing.candidates.end() ? nullptr : &*at;
}

ReviewedDecision weigh(const Match& match, int work, ReviewedDecision decision) {
    const Decision& asked = match.round->pending();
    const View view(*match.round, asked.seat);
    const Action did = as_weighed(decision.done.action);
    const bots::Weighing weighing = weighed(view, asked, did, work);
    const bots::Weighed* done = found_in(weighing, did);
    if (!done || weighing.candidates.size() < 2) return decision;
    const bots::Weighed& best = weighing.candidates.front();
    const Estimate cost = difference(best, *done);
    const bool better = cost.value > 0;
    decision.deals = weighing.worlds;
    decision.done = tried_of(*done);
    decision.best = better ? tried_of(best) : decision.done;
    decision.margin = z_of_95 * estimate(better ? best.each : done->each).error;
    if (!better) return decision;
    decision.cost = cost.value;
    decision.low = cost.value - certainty * cost.error;
    decision.high = cost.value + certainty * cost.error;
    return decision;
}

/// Who sits at a seat in a round, as an index into the game's players.
std::size_t place_of(const RecordedGame& game, int round, Seat seat) {
    return static_cast<std::size_t>(person_at(game.match(), round, seat) - 1);
}

/// A round's entries in the journal: from its deal up to the next one.
struct Span {
    std::size_t from = 0, to = 0;
};

Span entries_of(const RecordedGame& game, int round) {
    Span span{game.entries(), game.entries()};
    int dealt = 0;
    for (std::size_t n = 0; n < game.entries(); ++n) {
        if (game.done_by(n) != 0) continue;
        ++dealt;
        if (dealt == round) span.from = n;
        if (dealt == round + 1) span.to = n;
    }
    return span;
}

/// The positions of a round.
struct Stood {
    std::vector<Match> before;       ///< before each decision of the review
    std::optional<Match> first_lead; ///< before the first card after the stock
};

Stood stand_at(const RecordedGame& game, const Span& span, Review& found) {
    Stood stood;
    const std::size_t place = place_of(game, found.round, found.seat);
    const bool of_person = game.players_in(found.round).at(place).is_person();
    for (std::size_t n = span.from + 1; n < span.to; ++n) {
        const auto done = game.decided(n);
        if (!done) continue;
        const Match match = game.before(n);
        const Decision& asked = match.round->pending();
        const TrickPlay& tricks = match.round->state().tricks;
        const bool plays = asked.step == Step::play;
        if (plays && !stood.first_lead && tricks.played == 0) stood.first_lead = match;
        if (asked.seat != found.seat || is_forced(asked, *done)) continue;
        if (of_person && !game.players_at(n).at(place).is_person()) continue; // a bot's own decision
        ReviewedDecision decision;
        decision.entry = n;
        decision.trick = asked.kind == DecisionKind::play ? tricks.done + 1 : 0;
        decision.seat = asked.seat;
        decision.kind = asked.kind;
        decision.done.action = decision.best.action = *done;
        found.decisions.push_back(std::move(decision));
        stood.before.push_back(match);
    }
    return stood;
}

/// The review while several threads work on it.
class Growing {
  public:
    Growing(Review& found, const ReviewPlan& plan)
        : found_(found), plan_(plan), weighed_(found.decisions.size()) {
        if (plan_.so_far) plan_.so_far(found_, 0);
    }

    void add(std::size_t place, ReviewedDecision decision) {
        const std::lock_guard lock(adding_);
        found_.decisions[place] = std::move(decision);
        weighed_[place] = true;
        const std::size_t before = ready_;
        while (ready_ < weighed_.size() && weighed_[ready_]) ++ready_;
        if (plan_.so_far && ready_ > before) plan_.so_far(found_, ready_);
    }

  private:
    Review& found_;
    const ReviewPlan& plan_;
    std::mutex adding_;
    std::vector<bool> weighed_;
    std::size_t ready_ = 0; ///< how many are weighed, from the first on without a gap
};

} // namespace

Review::Counts Review::counts() const {
    Counts all;
    for (const ReviewedDecision& one : decisions)
        ++(one.deals == 0     ? all.not_weighed
           : one.is_best()    ? all.best
           : one.is_mistake() ? all.dear
                              : all.close);
    return all;
}

std::vector<const ReviewedDecision*> Review::costliest(std::size_t most) const {
    std::vector<const ReviewedDecision*> dear;
    for (const ReviewedDecision& one : decisions)
        if (one.is_mistake()) dear.push_back(&one);
    std::stable_sort(dear.begin(), dear.end(),
                     [](const auto* a, const auto* b) { return a->cost > b->cost; });
    if (dear.size() > most) dear.resize(most);
    return dear;
}

std::vector<Seat> seats_of_people(const RecordedGame& game, int round) {
    // Somebody who left a round that is on left cards behind that those still there must not see.
    const bool on = game.match().round_is_on() && round == game.match().round_number;
    const std::vector<SeatedPlayer> players = on ? game.players() : game.players_in(round);
    std::vector<Seat> seats;
    for (Seat seat = 1; seat <= game.match().rules->seats; ++seat)
        if (players.at(place_of(game, round, seat)).is_person()) seats.push_back(seat);
    return seats;
}

Review review(const RecordedGame& game, int round, Seat seat, const ReviewPlan& plan) {
    Review found{round, seat, {}, {}, {}};
    const Span span = entries_of(game, round);
    if (span.from == game.entries()) return found;
    const Stood stood = stand_at(game, span, found);
    const Match after = game.before(span.to);
    const bool over = !after.round_is_on();
    // Exact search is the longest piece, and only of use where hands may be shown. It works on a copy, as the
    // other pieces fill in what they find.
    const auto pieces = static_cast<std::int64_t>(found.decisions.size()) + 1;
    if (over)
        found.result =
            bots::Worth(after.round->rules()).of(*after.round, after.round->state().tricks).points[seat];
    const Review begun = found;
    Review hindsight = found;
    Growing growing(found, plan);
    std::atomic<std::int64_t> ready{0};
    bots::in_parallel(
        plan.threads, pieces,
        [&](std::int64_t piece) {
            const auto at = static_cast<std::size_t>(piece);
            if (plan.stop && *plan.stop) return;
            if (piece > 0)
                growing.add(at - 1, weigh(stood.before[at - 1], plan.work, begun.decisions[at - 1]));
            else if (over)
                look_back(stood.before, stood.first_lead ? &*stood.first_lead : nullptr, after, plan,
                          hindsight);
            ++ready;
        },
        [&] {
            if (plan.progress) plan.progress(ready, pieces);
        });
    for (std::size_t i = 0; i < found.decisions.size(); ++i)
        found.decisions[i].hindsight = hindsight.decisions[i].hindsight;
    found.open = hindsight.open;
    return found;
}

std::optional<Answer> weigh_answer(const RecordedGame& game, const ReviewedDecision& decision,
                                   const Action& action, int work) {
    const Match match = game.before(decision.entry);
    const Decision& asked = match.round->pending();
    const View view(*match.round, asked.seat);
    const Action answer = as_weighed(action);
    bots::Weighing weighing = weighed(view, asked, answer, work);
    // Of many choices the review weighed only some in the end: weigh its best against this one alone.
    if (!found_in(weighing, decision.best.action) && is_weighed_among(asked))
        weighing = bots::SharpPlayer(bots::random_for(view), work)
                       .weigh_among(view, asked, {decision.best.action, answer});
    const bots::Weighed *best = found_in(weighing, decision.best.action), *one = found_in(weighing, answer);
    if (!best || !one) return {};
    const Estimate cost = difference(*best, *one);
    return Answer{tried_of(*one), cost.value, cost.value - certainty * cost.error,
                  cost.value + certainty * cost.error};
}

} // namespace roundhouse::teach
