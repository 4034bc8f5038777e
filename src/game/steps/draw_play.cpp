// Tricks while cards are drawn: who wins one may meld, then everybody draws (C16, C17).

#include "cards/notation.hpp"
#include "game/steps/steps.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse {

namespace {

const MeldRule& rule_of(const RoundState& state, const Meld& meld) {
    return state.rules->meld_rules[static_cast<std::size_t>(meld.rule)];
}

bool is_melded(const OpenCard& open) { return !open.melds.empty(); }

/// How many of the seat's cards of that kind have not been melded yet.
int new_cards(const RoundState& state, Seat seat, Card card) {
    int number = state.tricks.hands[seat].count(card);
    for (const OpenCard& open : state.open)
        number -= open.seat == seat && open.card == card && is_melded(open);
    return number;
}

/// A melded card serves again in a meld of another type, or in one worth more than any of that type in which
/// it has served.
bool serves_again(const RoundState& state, const OpenCard& open, const Meld& meld) {
    return std::none_of(open.melds.begin(), open.melds.end(), [&](int at) {
        const Meld& before = state.melds[static_cast<std::size_t>(at)].meld;
        return rule_of(state, before).type == rule_of(state, meld).type && before.points >= meld.points;
    });
}

int serving_again(const RoundState& state, Seat seat, Card card, const Meld& meld) {
    int number = 0;
    for (const OpenCard& open : state.open)
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

/// Scores the meld. Of equal cards those that lie on the table already serve before those of the hand, but
/// one card must be new.
void lay(RoundState& state, Seat seat, const Meld& meld, EventLog log) {
    const int at = static_cast<int>(state.melds.size());
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
        for (OpenCard& open : state.open) {
            if (open.seat != seat || open.card != card) continue;
            int& wanted = is_melded(open) ? again : fresh;
            if (wanted == 0 || (is_melded(open) && !serves_again(state, open, meld))) continue;
            --wanted;
            open.melds.push_back(at);
        }
        for (; fresh > 0; --fresh) state.open.push_back({seat, card, {at}});
    }
    state.melds.push_back({seat, meld});
    state.meld_points[seat] += meld.points;
    log.tell({.kind = EventKind::melded,
              .seat = seat,
              .to = meld.multiple,
              .number = meld.points,
              .index = meld.rule,
              .cards = meld.cards});
}

/// Every meld that the rules know under this trump, from one at a time up to as many as they name.
template<class Visit>
void each_meld(const Rulebook& rules, Trump trump, Visit visit) {
    for (std::size_t r = 0; r < rules.meld_rules.size(); ++r)
        for (const CardSet& place : places_of(rules.meld_rules[r], trump)) {
            CardSet cards;
            for (std::size_t m = 0; m < rules.meld_rules[r].points.size(); ++m) {
                cards += place;
                if (!rules.deck.contains(cards)) break;
                visit(
                    Meld{static_cast<int>(r), static_cast<int>(m + 1), rules.meld_rules[r].points[m], cards});
            }
        }
}

Card swapped_card(const RoundState& state) {
    return Card(*state.rules->draw_play->swap, *state.tricks.trump);
}

bool may_swap(const RoundState& state) {
    if (!state.rules->draw_play->swap || !state.turned_up) return false;
    const Card card = swapped_card(state);
    return state.stock.front() != card && state.tricks.hands[state.melding].has(card);
}

/// The winner of the trick draws first. The card that lay open goes to the last one, for all to see.
void draw_cards(RoundState& state, EventLog log) {
    state.melding = 0;
    in_order(*state.rules, state.tricks.leader, [&](Seat seat) {
        const Card card = state.stock.back();
        state.stock.pop_back();
        state.tricks.hands[seat].add(card);
        const bool open = state.turned_up && state.stock.empty();
        if (open) {
            state.open.push_back({seat, card, {}});
            state.turned_up = false;
        }
        log.tell({.kind = EventKind::drew,
                  .seat = seat,
                  .number = static_cast<int>(state.stock.size()),
                  .index = open ? 1 : 0,
                  .cards = {card}});
    });
    if (!state.stock.empty()) tell_lead(state, log);
}

/// Who has nothing (more) to meld is not asked.
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
    if (state.stock.empty()) return {};
    if (state.melding == 0) return card_to_play(state, state.rules->draw_play->table);
    return {.seat = state.melding, .kind = DecisionKind::meld, .may_swap = may_swap(state)};
}

Refusal no_meld(const RoundState& state, Seat seat, const Action& action) {
    const CardSet& hand = state.tricks.hands[seat];
    if (!hand.contains(action.cards))
        return {"not_held", "", CardSet::of(hand.kinds()),
                fmt::format("You do not hold all of {}.", notation(action.cards))};
    std::optional<Meld> meant;
    each_meld(*state.rules, state.tricks.trump, [&](const Meld& meld) {
        if (meld.rule == action.number && meld.cards == action.cards) meant = meld;
    });
    if (!meant)
        return {
            "no_meld", "", {}, fmt::format("{} are no such meld with this trump.", notation(action.cards))};
    const int most = state.rules->draw_play->most_melds;
    if (state.melded_now >= most && !rule_of(state, *meant).beside)
        return {"melded_already",
                "",
                {},
                fmt::format("No more than {} may be melded after a trick.",
                            most == 1 ? "one" : std::to_string(most))};
    bool has_new = false;
    for (const Card card : action.cards) has_new = has_new || new_cards(state, seat, card) > 0;
    if (!has_new && state.rules->draw_play->needs_new_card)
        return {"no_new_card", "", {}, "A meld needs at least one card that has not been melded yet."};
    return {
        "served_already",
        "",
        {},
        "A melded card serves again only in a meld of another type, or in one of its type that scores more."};
}

std::optional<Refusal> meld(RoundState& state, Seat seat, const Action& action, EventLog log) {
    for (const Meld& meld : offered_melds(state)) {
        if (meld.rule != action.number || meld.cards != action.cards) continue;
        if (!rule_of(state, meld).beside) ++state.melded_now;
        lay(state, seat, meld, log);
        return {};
    }
    return no_meld(state, seat, action);
}

/// The card goes under the stock for the one that lies there. If it is new it is melded by that (C16).
std::optional<Refusal> swap(RoundState& state, Seat seat, EventLog log) {
    if (!may_swap(state))
        return Refusal{"cannot_swap", "", {}, "You hold no card that may be swapped for the one turned up."};
    const Card given = swapped_card(state), taken = state.stock.front();
    if (new_cards(state, seat, given) > 0)
        each_meld(*state.rules, state.tricks.trump, [&](const Meld& meld) {
            if (meld.cards == CardSet{given}) lay(state, seat, meld, log);
        });
    CardSet& hand = state.tricks.hands[seat];
    hand.remove(given);
    leave_open_cards(state, seat, given);
    hand.add(taken);
    state.open.push_back({seat, taken, {}});
    state.stock.front() = given;
    log.tell({.kind = EventKind::swapped, .seat = seat, .cards = {taken}});
    return {};
}

std::optional<Refusal> apply(RoundState& state, const Decision& asked, const Action& action, EventLog log) {
    if (asked.kind == DecisionKind::play) {
        const auto winner = play_card(state, state.rules->draw_play->table, asked, action, log);
        if (!winner) return winner.error();
        if (*winner == 0) return {};
        state.melding = *winner;
        state.melded_now = 0;
    } else if (action.kind == ActionKind::decline) {
        draw_cards(state, log);
        return {};
    } else if (auto refusal = action.kind == ActionKind::swap ? swap(state, asked.seat, log)
                                                              : meld(state, asked.seat, action, log)) {
        return refusal;
    }
    meld_or_draw(state, log);
    return {};
}

} // namespace

const StepCode draw_play_step{begin, pending, apply};

std::vector<Meld> offered_melds(const RoundState& state) {
    std::vector<Meld> offered;
    if (state.melding == 0) return offered;
    const bool full = state.melded_now >= state.rules->draw_play->most_melds;
    each_meld(*state.rules, state.tricks.trump, [&](const Meld& meld) {
        if (full && !rule_of(state, meld).beside) return;
        if (may_meld(state, state.melding, meld)) offered.push_back(meld);
    });
    return offered;
}

void leave_open_cards(RoundState& state, Seat seat, Card card) {
    auto leaving = state.open.end();
    for (auto open = state.open.begin(); open != state.open.end(); ++open) {
        if (open->seat != seat || open->card != card) continue;
        if (leaving == state.open.end() || (is_melded(*open) && !is_melded(*leaving))) leaving = open;
    }
    if (leaving != state.open.end()) state.open.erase(leaving);
}

} // namespace roundhouse
