#include "game/steps/steps.hpp"

#include <utility>

namespace roundhouse {

namespace {

void begin(RoundState& state, EventLog log) {
    const Rulebook& rules = *state.rules;
    const bool declarer = rules.first_lead == FirstLead::declarer && state.contract.seat;
    if (rules.first_lead != FirstLead::last_winner)
        state.tricks.leader =
            static_cast<std::int8_t>(declarer ? state.contract.seat : after(state.dealer, rules.seats));
    if (is_goal_lost(state)) {
        state.tricks.left = 0;
        return;
    }
    state.tricks.left = static_cast<std::int8_t>(tricks(state) - state.tricks.done);
    tell_lead(state, log);
}

/// Where a referee watches, everybody may look at the hand once more before it counts, so that what the last
/// cards show can be called too.
Decision objection(const RoundState& state) {
    const Rulebook& rules = *state.rules;
    if (rules.enforcement != Enforcement::referee || state.referee.heard == rules.seats) return {};
    return {.seat = onward(after(state.dealer, rules.seats), state.referee.heard, rules.seats),
            .kind = DecisionKind::object};
}

Decision pending(const RoundState& state) {
    return finished(state.tricks) ? objection(state) : card_to_play(state, state.rules->play);
}

/// Records the trick just finished.
void record(RoundState& state, const TrickPlay& before, Card last, Seat winner, EventLog log) {
    TrickRecord& trick = state.play.record[static_cast<std::size_t>(before.done)];
    trick.cards = before.cards;
    trick.cards[before.played] = last;
    trick.leader = before.leader;
    trick.winner = static_cast<std::int8_t>(winner);
    trick.points = static_cast<std::int16_t>(state.tricks.count[winner] - before.count[winner]);
    for (int i = 0; i < state.rules->seats; ++i) state.play.out.add(trick.cards[static_cast<std::size_t>(i)]);
    log.tell(events::TookTrick{winner, trick.points});
}

int points_of(const RoundState& state, const CardSet& cards) {
    int points = 0;
    for (const Card card : cards) points += state.rules->play.points[card];
    return points;
}

/// When all tricks are played, cards put away count too, and so do those that should have been.
void count_put_away(RoundState& state) {
    if (state.discard.skipped)
        state.discard.cards = std::exchange(state.tricks.hands[state.contract.seat], {});
    const PerSeat<int> away = points_put_away(state);
    for (Seat seat = 1; seat <= state.rules->seats; ++seat)
        state.tricks.count[seat] = static_cast<std::int16_t>(state.tricks.count[seat] + away[seat]);
}

/// All cards left go to the claimant, with all their points.
void take_the_rest(RoundState& state, EventLog log) {
    TrickPlay& tricks = state.tricks;
    const Seat seat = tricks.leader;
    int points = state.rules->play.last_trick;
    for (Seat other = 1; other <= state.rules->seats; ++other) {
        points += points_of(state, tricks.hands[other]);
        state.play.out += tricks.hands[other];
        tricks.hands[other] = {};
    }
    tricks.count[seat] = static_cast<std::int16_t>(tricks.count[seat] + points);
    tricks.tricks[seat] = static_cast<std::uint8_t>(tricks.tricks[seat] + tricks.left);
    tricks.left = 0;
    state.play.claimed_by = seat;
    log.tell(events::Claimed{seat, points});
    count_put_away(state);
}

std::optional<Refusal> apply(RoundState& state, const Decision& asked, const Action& action, EventLog log) {
    if (is<actions::Decline>(action)) {
        ++state.referee.heard;
        return {};
    }
    if (is<actions::Claim>(action)) {
        if (!asked.may_claim) return Refusal{.code = RefusalCode::not_certain, .allowed = asked.cards};
        take_the_rest(state, log);
        return {};
    }
    const auto winner = play_card(state, state.rules->play, asked, action, log);
    if (!winner) return winner.error();
    if (*winner == 0) return {};
    if (finished(state.tricks)) count_put_away(state);
    if (is_goal_lost(state)) state.tricks.left = 0;
    if (!finished(state.tricks)) tell_lead(state, log);
    return {};
}

} // namespace

PerSeat<int> points_put_away(const RoundState& state) {
    PerSeat<int> away{};
    if (state.contract.seat && state.rules->discard && state.rules->discard->counts)
        away[state.contract.seat] += points_of(state, state.discard.cards);
    if (state.rules->draft)
        for (Seat seat = 1; seat <= state.rules->seats; ++seat)
            away[pile_counts_for(state, seat, state.contract.seat)] +=
                points_of(state, state.draft.rejected[seat] + state.draft.blind[seat]);
    return away;
}

int counted_points(const RoundState& state) {
    const bool nobodys = state.rules->discard && !state.rules->discard->counts;
    return state.rules->count.total - (nobodys ? points_of(state, state.discard.cards) : 0);
}

Decision card_to_play(const RoundState& state, const PlayTable& table) {
    return {.seat = to_play(state.tricks, table),
            .kind = DecisionKind::play,
            .cards = CardSet::of(legal_kinds(table, state.tricks))};
}

Result<Seat, Refusal> play_card(RoundState& state, const PlayTable& table, const Decision& asked,
                                const Action& action, EventLog log) {
    const auto* played = as<actions::Play>(action);
    if (!played) return fail(Refusal{.code = RefusalCode::not_certain, .allowed = asked.cards});
    const Card card = played->card;
    // A card that was offered needs no check.
    if (auto why = asked.cards.has(card) ? std::nullopt : why_not(table, state.tricks, card)) {
        if (why->code == RefusalCode::not_held || state.rules->enforcement == Enforcement::strict)
            return fail(std::move(*why));
        state.referee.reneges.push_back({asked.seat, why->rule, card});
    }
    log.tell(events::Played{asked.seat, card});
    leave_open_cards(state, asked.seat, card);
    see_played(state, asked.seat, card);
    if (state.tricks.played + 1 < table.seats) return play(table, state.tricks, card);
    const TrickPlay before = state.tricks;
    const Seat winner = play(table, state.tricks, card);
    record(state, before, card, winner, log);
    return winner;
}

bool is_goal_lost(const RoundState& state) {
    const Contract& contract = state.contract;
    return contract.goal != Goal::bid &&
           !tricks_reach(contract.goal, state.tricks.tricks[contract.seat], state.tricks.done);
}

void tell_lead(const RoundState& state, EventLog log) {
    log.tell(events::Leads{state.tricks.leader, state.tricks.done + 1});
}

const StepCode play_step{begin, pending, apply};

bool may_claim(const RoundState& state) {
    // Where the declarer must take no trick, the others do not aim to take them all.
    if (state.contract.goal == Goal::no_trick) return false;
    // A declarer who has not discarded holds cards that will be in no trick, and nobody can say which.
    if (state.discard.skipped) return false;
    // While a stock is left nobody knows what will be drawn.
    if (state.tricks.played != 0 || finished(state.tricks) || !state.stock.cards.empty()) return false;
    CardSet unseen = state.rules->deck - state.play.out - state.tricks.hands[state.tricks.leader];
    unseen -= state.draft.rejected[state.tricks.leader];
    if (state.tricks.leader == state.contract.seat) unseen -= state.discard.cards;
    return wins_the_rest(state.rules->play, state.tricks, unseen, state.tricks.left);
}

} // namespace roundhouse
