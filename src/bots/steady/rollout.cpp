#include "bots/steady/rollout.hpp"

#include "bots/steady/steady.hpp"

#include <algorithm>

namespace roundhouse::bots {

namespace {

constexpr int guesses_at_an_option = 2; // within a play-out
constexpr std::int64_t most_nodes_for_a_goal = 4000;

PlayTable counting_cards(PlayTable table) {
    for (auto& points : table.points) points = 1;
    table.last_trick = 0;
    return table;
}

/// Once its own tricks are played, the round itself counts what was put away.
TrickPlay with_what_was_put_away(const Round& round, TrickPlay end) {
    if (!finished(end) || finished(round.state().tricks)) return end;
    const PerSeat<int> away = points_put_away(round.state());
    for (Seat seat = 1; seat <= round.rules().seats; ++seat)
        end.count[seat] = static_cast<std::int16_t>(end.count[seat] + away[seat]);
    return end;
}

} // namespace

Rollout::Rollout(const Judge& judge, const View& view, int added, Worth& worth)
    : judge_(judge), seat_(view.seat()), added_(added), worth_(worth), fallback_(Random(1)) {}

/// Nobody bids against a bid: the question is whether it is worth its price. Without one, the first seat that
/// can afford the minimum bids it.
Action Rollout::call(const Round& round) {
    const AuctionState& auction = round.state().auction.state;
    const Rulebook& rules = round.rules();
    const auto bids = next_bids(*rules.auction, auction, 1);
    if (round.pending().must_bid) return bid(bids.front());
    if (auction.holder || bids.empty()) return pass();
    const CardSet& hand = round.state().tricks.hands[auction.next];
    const std::uint8_t suits = nameable_suits(rules, hand);
    if (!suits) return pass();
    const int afford = judge_.alone(hand, judge_.best_suit(hand, suits)) + added_;
    return afford >= bids.front() ? bid(bids.front()) : pass();
}

/// Quick and sensible: what steady would do, without guessing at hands.
Action Rollout::thumb(const Round& round, Trump named) {
    const Decision& asked = round.pending();
    const View view(round, asked.seat);
    switch (asked.kind) {
    case DecisionKind::call: return call(round);
    case DecisionKind::hand_back: return nameable_suits(round.rules(), view.hand()) ? decline() : hand_back();
    case DecisionKind::take_kitty: return take_kitty();
    case DecisionKind::discard: return discard(cards_to_spare(judge_, view, asked));
    case DecisionKind::ask_card: return card_to_call(judge_, view, asked);
    case DecisionKind::name_trump: {
        const auto suits = static_cast<std::uint8_t>(asked.suits & 15u);
        if (named && asked.seat == seat_ && (suits >> index(*named) & 1)) return name_trump(*named);
        if (suits) return name_trump(judge_.best_suit(view.hand(), suits));
        break;
    }
    case DecisionKind::give:
        if (asked.step != Step::exchange) return give(cards_to_spare(judge_, view, asked));
        return give(judge_.gifts().chosen(giving_of(view, asked)));
    case DecisionKind::object: return decline();
    case DecisionKind::meld: return best_meld(view, asked);
    case DecisionKind::choose: return option(view, guesses_at_an_option);
    case DecisionKind::play:
        if (asked.step == Step::draw_play && view.goal() == Goal::bid)
            return play(card_while_drawing(judge_, view, asked));
        break;
    case DecisionKind::keep_card: return keep_or_reject(judge_, view, *asked.cards.begin());
    }
    return any(view, asked);
}

/// Never takes a way out.
Action Rollout::any(const View& view, Decision asked) {
    asked.exits = 0;
    return fallback_.decide(view, asked);
}

/// Returns where the round was left to the policy, or its end.
Round Rollout::to_the_end(Round round, Trump named, TrickPlay& end) {
    while (!round.over() && round.pending().step != Step::play) {
        if (round.apply(thumb(round, named)) &&
            round.apply(any(View(round, round.pending().seat), round.pending())))
            break; // a fault of the bot: the round counts as it stands
    }
    end = round.state().tricks;
    if (!round.over()) play_tricks(round, end);
    return round;
}

Ended Rollout::play_on(Round round, Trump named) {
    TrickPlay end;
    const Round left = to_the_end(std::move(round), named, end);
    return ended(left, end);
}

Ended Rollout::play_on(const Round& round, TrickPlay state) {
    play_tricks(round, state);
    return ended(round, state);
}

void Rollout::play_tricks(const Round& round, TrickPlay& state) {
    if (round.state().contract.goal == Goal::bid)
        policy_under(round.rules()).play_on(state);
    else
        state = towards_goal(round, state);
}

Action Rollout::option(const View& view, int guesses) {
    std::vector<std::pair<Action, double>> sound;
    for (const StepOption& one : view.options())
        if (one.then) sound.emplace_back(choose(one.id), 0.0);
    if (sound.size() < 2) return sound.front().first;
    if (is_thinking_) return sound[guessing_.below(static_cast<std::uint32_t>(sound.size()))].first;
    is_thinking_ = true;
    const Worlds source(view);
    for (int i = 0; i < guesses; ++i) {
        const Round round = possible_round(view, source.draw(guessing_), guessing_);
        const Random same_for_each = guessing_;
        for (auto& [action, worth] : sound) {
            guessing_ = same_for_each;
            Round chosen = round;
            if (chosen.apply(action)) continue;
            TrickPlay end;
            const Round left = to_the_end(std::move(chosen), {}, end);
            worth += worth_.of(left, with_what_was_put_away(left, end)).points[view.seat()];
        }
    }
    is_thinking_ = false;
    return std::max_element(sound.begin(), sound.end(),
                            [](const auto& a, const auto& b) { return a.second < b.second; })
        ->first;
}

/// A contract that is named on the way may have rules of its own.
const Policy& Rollout::policy_under(const Rulebook& rules) {
    if (&rules == &judge_.rules()) return judge_.policy();
    if (!named_ || named_of_ != &rules) {
        named_ = std::make_unique<const Policy>(rules.play);
        named_of_ = &rules;
    }
    return *named_;
}

/// Tricks that tell whether the goal is reached with all cards open. A partner helps the declarer, whose
/// tricks alone count (A29, A30). Where that takes too long to find out, the policy plays.
TrickPlay Rollout::towards_goal(const Round& round, TrickPlay state) {
    if (tricks_of_ != &round.rules()) { // it may have ranks of its own
        goal_.reset();
        tricks_only_ = counting_cards(round.rules().play);
        tricks_of_ = &round.rules();
    }
    const Seat declarer = round.state().contract.seat;
    const auto contract = static_cast<std::size_t>(round.state().trump.contract);
    const bool every = round.state().contract.goal == Goal::every_trick;
    const std::uint32_t helping = bits_of_side(state.sides, state.sides.declarers, tricks_only_.seats);
    const std::uint64_t about =
        (std::uint64_t{helping} * 32 + static_cast<unsigned>(declarer)) * 32 + contract + 1;
    if (!goal_ || goal_of_ != about) {
        goal_ = std::make_unique<Endgame>(tricks_only_, 1u << (declarer - 1), every ? helping : ~helping, 12,
                                          no_long_hand); // most answers are known after a few nodes
        goal_of_ = about;
    }
    const int cards = state.left * tricks_only_.seats; // what is on the table is among them
    bool takes = false, known = false;
    const bool lost = state.tricks[declarer] != (every ? state.done : 0);
    if (!lost && !finished(state)) {
        goal_->nodes_left = std::min(nodes_left, most_nodes_for_a_goal);
        nodes_left -= goal_->nodes_left;
        known = goal_->reaches(state, every ? cards : 1, takes);
        nodes_left += goal_->nodes_left;
    }
    if (!known)
        policy_under(round.rules()).play_on(state);
    else {
        Seat other = after(declarer, tricks_only_.seats);
        state.tricks[takes ? declarer : other] =
            static_cast<std::uint8_t>(state.tricks[takes ? declarer : other] + state.left);
        state.left = 0;
    }
    return state;
}

Ended Rollout::ended(const Round& round, TrickPlay end) {
    const RoundState& state = round.state();
    end = with_what_was_put_away(round, end);
    Ended result;
    const EndWorth& worth = worth_.of(round, end);
    result.worth = worth.points[seat_];
    result.of_game = worth.of_game[seat_];
    result.made = state.contract.seat && state.exit < 0 && worth.made;
    result.count = of_side(end.sides, seat_, end.count, round.rules().seats);
    return result;
}

} // namespace roundhouse::bots
