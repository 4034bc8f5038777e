// Tricks while cards are drawn: the winner of each may meld, then everybody draws (C16, C17).

#include "game/steps/steps.hpp"

#include <algorithm>

namespace roundhouse {

namespace {

const MeldRule& rule_of(const RoundState& state, const Meld& meld) {
    return state.rules->meld_rules[static_cast<std::size_t>(meld.rule)];
}

bool is_melded(const OpenCard& open) { return !open.melds.empty(); }

/// How many of the seat's cards of that kind have not been melded yet.
int new_cards(const RoundState& state, Seat seat, Card card) {
    int number = state.tricks.hands[seat].count(card);
    for (const OpenCard& open : state.drawing.open)
        number -= open.seat == seat && open.card == card && is_melded(open);
    return number;
}

/// A melded card may serve again in a meld of another type, or in one worth more than every meld of that type
/// in which it has served.
bool serves_again(const RoundState& state, const OpenCard& open, const Meld& meld) {
    return std::none_of(open.melds.begin(), open.melds.end(), [&](int at) {
        const Meld& before = state.melds.shown[static_cast<std::size_t>(at)].meld;
        return share_type(rule_of(state, before), rule_of(state, meld)) && before.points >= meld.points;
    });
}

int serving_again(const RoundState& state, Seat seat, Card card, const Meld& meld) {
    int number = 0;
    for (const OpenCard& open : state.drawing.open)
        number +=
            open.seat == seat && open.card == card && is_melded(open) && serves_again(state, open, meld);
    return number;
}

bool may_meld(const RoundState& state, Seat seat, const Meld& meld) {
    if (!state.tricks.hands[seat].contains(meld.cards)) return false;
    bool has_new = !state.rules->draw_play->needs_new_card;
    for (const Card card : CardSet::of(meld.cards.kinds())) {
        const int fresh = new_cards(state, seat, card);
        if (fresh + serving_again(state, seat, card, meld) < meld.cards.count(card)) return false;
        has_new = has_new || fresh > 0;
    }
    return has_new;
}

/// Scores the meld. Of equal cards, those already on the table are used before those in the hand, but one
/// card must be new.
void lay(RoundState& state, Seat seat, const Meld& meld, EventLog log) {
    const int at = static_cast<int>(state.melds.shown.size());
    const CardSet kinds = CardSet::of(meld.cards.kinds());
    bool lacks_new = state.rules->draw_play->needs_new_card;
    for (const Card card : kinds)
        lacks_new = lacks_new && serving_again(state, seat, card, meld) >= meld.cards.count(card);
    for (const Card card : kinds) {
        int again = std::min(meld.cards.count(card), serving_again(state, seat, card, meld));
        if (lacks_new && new_cards(state, seat, card) > 0) {
            --again;
            lacks_new = false;
        }
        int fresh = meld.cards.count(card) - again;
        for (OpenCard& open : state.drawing.open) {
            if (open.seat != seat || open.card != card) continue;
            int& wanted = is_melded(open) ? again : fresh;
            if (wanted == 0 || (is_melded(open) && !serves_again(state, open, meld))) continue;
            --wanted;
            open.melds.push_back(at);
        }
        for (; fresh > 0; --fresh) state.drawing.open.push_back({seat, card, {at}});
    }
    state.melds.shown.push_back({seat, meld});
    state.melds.points[seat] += meld.points;
    log.tell(events::Melded{seat, meld});
}

std::span<const Meld> melds_that_score(const RoundState& state) {
    return state.rules->melds.scoring(state.tricks.trump);
}

Card swapped_card(const RoundState& state) {
    return Card(*state.rules->draw_play->swap, *state.tricks.trump);
}

bool may_swap(const RoundState& state) {
    if (!state.rules->draw_play->swap || !state.stock.turned_up) return false;
    const Card card = swapped_card(state);
    return state.stock.cards.front() != card && state.tricks.hands[state.drawing.melding].has(card);
}

/// The winner of the trick draws first. The face-up card goes to the last seat, for all to see.
void draw_cards(RoundState& state, EventLog log) {
    state.drawing.melding = 0;
    in_order(*state.rules, state.tricks.leader, [&](Seat seat) {
        const Card card = state.stock.cards.back();
        state.stock.cards.pop_back();
        state.tricks.hands[seat].add(card);
        const bool open = state.stock.turned_up && state.stock.cards.empty();
        if (open) {
            state.drawing.open.push_back({seat, card, {}});
            state.stock.turned_up = false;
        }
        log.tell(events::Drew{seat, card, open, static_cast<int>(state.stock.cards.size())});
    });
    if (!state.stock.cards.empty()) tell_lead(state, log);
}

/// A seat with nothing (more) to meld is not asked.
void meld_or_draw(RoundState& state, EventLog log) {
    if (!may_swap(state) && offered_melds(state).empty()) draw_cards(state, log);
}

void begin(RoundState& state, EventLog log) {
    const Rulebook& rules = *state.rules;
    const Seat first = rules.draw_play->dealer_first ? state.dealer : after(state.dealer, rules.seats);
    state.tricks.leader = static_cast<std::int8_t>(first);
    tell_lead(state, log);
}

Decision pending(const RoundState& state) {
    if (state.stock.cards.empty() || is_goal_lost(state)) return {};
    if (state.drawing.melding == 0) return card_to_play(state, state.rules->draw_play->table);
    return {.seat = state.drawing.melding, .kind = DecisionKind::meld, .may_swap = may_swap(state)};
}

/// True if `meld` is the one named. Two melds of one name are the same to the player: trump decides which of
/// them the cards make.
bool is_meant(const RoundState& state, const Meld& meld, const actions::LayMeld& laid) {
    if (meld.cards != laid.cards) return false;
    const Rulebook& rules = *state.rules;
    if (laid.rule < 0 || static_cast<std::size_t>(laid.rule) >= rules.meld_rules.size()) return false;
    return to_text(rules, actions::LayMeld{meld.rule, meld.cards}) == to_text(rules, laid);
}

Refusal why_no_meld(const RoundState& state, Seat seat, const actions::LayMeld& laid) {
    const CardSet& hand = state.tricks.hands[seat];
    if (!hand.contains(laid.cards))
        return {.code = RefusalCode::not_held, .cards = laid.cards, .allowed = CardSet::of(hand.kinds())};
    const auto melds = melds_that_score(state);
    const auto meant = std::find_if(melds.begin(), melds.end(),
                                    [&](const Meld& meld) { return is_meant(state, meld, laid); });
    if (meant == melds.end()) return {.code = RefusalCode::not_a_meld, .cards = laid.cards};
    const int most = state.rules->draw_play->most_melds;
    if (state.drawing.melded_now >= most && !rule_of(state, *meant).beside)
        return {.code = RefusalCode::melded_enough, .limit = most};
    bool has_new = false;
    for (const Card card : laid.cards) has_new = has_new || new_cards(state, seat, card) > 0;
    if (!has_new && state.rules->draw_play->needs_new_card) return {.code = RefusalCode::no_new_card};
    return {.code = RefusalCode::served_already};
}

std::optional<Refusal> meld(RoundState& state, Seat seat, const actions::LayMeld& laid, EventLog log) {
    for (const Meld& meld : offered_melds(state)) {
        if (!is_meant(state, meld, laid)) continue;
        if (!rule_of(state, meld).beside) ++state.drawing.melded_now;
        lay(state, seat, meld, log);
        return {};
    }
    return why_no_meld(state, seat, laid);
}

/// Puts the card under the stock in exchange for the one there. If it is new, this also melds it (C16).
std::optional<Refusal> swap(RoundState& state, Seat seat, EventLog log) {
    if (!may_swap(state)) return Refusal{.code = RefusalCode::cannot_swap};
    const Card given = swapped_card(state), taken = state.stock.cards.front();
    if (new_cards(state, seat, given) > 0)
        for (const Meld& meld : melds_that_score(state))
            if (meld.cards == CardSet{given}) lay(state, seat, meld, log);
    CardSet& hand = state.tricks.hands[seat];
    hand.remove(given);
    leave_open_cards(state, seat, given);
    hand.add(taken);
    state.drawing.open.push_back({seat, taken, {}});
    state.stock.cards.front() = given;
    log.tell(events::Swapped{seat, taken});
    return {};
}

std::optional<Refusal> apply(RoundState& state, const Decision& asked, const Action& action, EventLog log) {
    if (asked.kind == DecisionKind::play) {
        const auto winner = play_card(state, state.rules->draw_play->table, asked, action, log);
        if (!winner) return winner.error();
        if (*winner == 0 || is_goal_lost(state)) return {};
        state.drawing.melding = *winner;
        state.drawing.melded_now = 0;
    } else if (is<actions::Decline>(action)) {
        draw_cards(state, log);
        return {};
    } else if (const auto* laid = as<actions::LayMeld>(action)) {
        if (auto refusal = meld(state, asked.seat, *laid, log)) return refusal;
    } else if (auto refusal = swap(state, asked.seat, log)) {
        return refusal;
    }
    meld_or_draw(state, log);
    return {};
}

} // namespace

const StepCode draw_play_step{begin, pending, apply};

std::vector<Meld> melds_to_lay(const RoundState& state, Seat seat) {
    std::vector<Meld> found;
    if (!may_meld(state, state.tricks.sides.of[seat])) return found;
    for (const Meld& meld : melds_that_score(state))
        if (may_meld(state, seat, meld)) found.push_back(meld);
    return found;
}

std::vector<Meld> offered_melds(const RoundState& state) {
    const Seat seat = state.drawing.melding;
    if (seat == 0) return {};
    std::vector<Meld> offered = melds_to_lay(state, seat);
    if (state.drawing.melded_now >= state.rules->draw_play->most_melds)
        std::erase_if(offered, [&](const Meld& meld) { return !rule_of(state, meld).beside; });
    return offered;
}

void leave_open_cards(RoundState& state, Seat seat, Card card) {
    auto leaving = state.drawing.open.end();
    for (auto open = state.drawing.open.begin(); open != state.drawing.open.end(); ++open) {
        if (open->seat != seat || open->card != card) continue;
        if (leaving == state.drawing.open.end() || (is_melded(*open) && !is_melded(*leaving))) leaving = open;
    }
    if (leaving != state.drawing.open.end()) state.drawing.open.erase(leaving);
}

} // namespace roundhouse
