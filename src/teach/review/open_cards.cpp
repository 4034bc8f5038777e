#include "teach/review/open_cards.hpp"

#include "bots/sharp/exact.hpp"
#include "bots/steady/rollout.hpp"

#include <algorithm>

namespace roundhouse::teach {

namespace {

constexpr int table_bits = 20; // size of the search's table: room for a whole hand

/// True if card points tell everything: no stock is left, and the points decide, not numbers of tricks, and
/// more of them are better.
bool is_searched(const Round& round, const View& view) {
    const Scoring& scoring = round.rules().scoring;
    return view.stock_size() == 0 && view.goal() == Goal::bid && scoring.made_by_sum &&
           !scoring.points_cost && !bots::Worth(round.rules()).tells_tricks_apart(round);
}

/// What the card played cost against the best one; empty if there are no nodes left, or the search tells only
/// what several sides take together.
std::optional<double> cost_of(const Match& match, const ReviewedDecision& decision, bots::Endgame& endgame) {
    const Round& round = *match.round;
    const auto* done = as<actions::Play>(decision.done.action);
    const View view(round, decision.seat);
    if (!done || !is_searched(round, view) || !bots::tells_own_end(view)) return {};
    const bots::Judge judge(round.rules());
    const CardSet& legal = round.pending().cards;
    const std::vector<Card> cards(legal.begin(), legal.end());
    const auto ends = bots::exact_ends(judge, bots::camp_of(view), endgame, round.state().tricks, cards);
    if (ends.empty()) return {};
    bots::Worth ends_worth(round.rules());
    bots::Rollout rollout(judge, view, 0, ends_worth);
    double best = 0, worth = 0;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const double one = rollout.ended(round, ends[i]).worth;
        if (i == 0 || one > best) best = one;
        if (cards[i] == done->card) worth = one;
    }
    return best - worth;
}

int of_declarers(const RoundState& state, const PerSeat<int>& values) {
    return bots::of_side(state.tricks.sides, state.contract.seat, values, state.rules->seats);
}

/// Meld and card points.
int points_taken(const RoundState& state) {
    PerSeat<int> all = state.melds.points;
    for (Seat seat = 1; seat <= state.rules->seats; ++seat) all[seat] += state.tricks.count[seat];
    return of_declarers(state, all);
}

/// Adds what the contract could have come to. Whether it could be made is searched first, as that is found
/// sooner. The cards put away count whoever takes the tricks.
void search_contract(const RoundState& state, bots::Endgame& endgame, OpenCards& open) {
    const int meld = of_declarers(state, state.melds.points),
              put_away = of_declarers(state, points_put_away(state));
    const int asked = bots::Judge(*state.rules).count_needed(open.bid, meld, put_away);
    bool reached = asked <= 0;
    if (reached || endgame.reaches(state.tricks, asked, reached)) open.could = reached;
    int points = 0;
    if (open.could && endgame.nodes_left > 0 && endgame.solve(state.tricks, points, std::max(0, asked)))
        open.most = meld + put_away + points;
}

} // namespace

void look_back(const std::vector<Match>& before, const Match* first_lead, const Match& after,
               const ReviewPlan& plan, Review& found) {
    if (!first_lead) return;
    const Round& round = *first_lead->round;
    const View view(round, found.seat);
    if (!is_searched(round, view)) return;
    bots::Endgame endgame(round.rules().play, bots::camp_of(view), bots::Aim::many, table_bits);
    endgame.stop = plan.stop;
    const std::int64_t for_contract = round.state().contract.seat ? plan.nodes / 2 : 0;
    endgame.nodes_left = plan.nodes - for_contract;
    const auto goes_on = [&] { return endgame.nodes_left > 0 && !(plan.stop && *plan.stop); };
    for (std::size_t i = found.decisions.size(); i-- > 0 && goes_on();)
        if (found.decisions[i].kind == DecisionKind::play)
            found.decisions[i].hindsight = cost_of(before[i], found.decisions[i], endgame);
    const RoundState& end = after.round->state();
    if (round.state().contract.seat == 0 || end.exit >= 0 || end.is_void) return; // not played out
    endgame.nodes_left = std::max<std::int64_t>(0, endgame.nodes_left) + for_contract;
    bots::Worth worth(round.rules());
    found.open.emplace();
    found.open->bid = contract_of(round.state(), round.state().tricks.sides.declarers);
    found.open->took = points_taken(end);
    found.open->made = worth.of(*after.round, end.tricks).made;
    search_contract(round.state(), endgame, *found.open);
}

} // namespace roundhouse::teach
