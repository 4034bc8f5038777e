#include "game/steps/steps.hpp"

namespace roundhouse {

namespace {

/// True if the side's hands together meld as much as the rules demand (D18).
bool enough(const RoundState& state, int side) {
    const Rulebook& rules = *state.rules;
    if (rules.meld_at_least == 0) return true;
    int sum = 0;
    for (Seat seat = 1; seat <= rules.seats; ++seat)
        if (state.tricks.sides.of[seat] == side)
            sum += rules.melds.points(state.tricks.hands[seat], state.tricks.trump);
    return sum >= rules.meld_at_least;
}

/// A meld that wins the game wins at once, the declarer's side first (C43).
void note_win(RoundState& state, int side, const Meld& meld) {
    if (!wins_game(state.rules->meld_rules[static_cast<std::size_t>(meld.rule)], meld.multiple)) return;
    if (state.melds.wins == 0 || side == state.tricks.sides.declarers) state.melds.wins = side;
}

/// Finds and shows the best melds of every hand, the declarer's first (B09).
void begin(RoundState& state, EventLog log) {
    const Rulebook& rules = *state.rules;
    thread_local std::vector<Meld> found;
    state.melds.changed = {};
    in_order(rules, state.contract.seat ? state.contract.seat : after(state.dealer, rules.seats),
             [&](Seat seat) {
                 const int side = state.tricks.sides.of[seat];
                 if (!may_meld(state, side)) return;
                 const bool counts = enough(state, side);
                 rules.melds.best(state.tricks.hands[seat], state.tricks.trump, found);
                 int sum = 0, value = 0;
                 for (Meld& meld : found) {
                     value += meld.points;
                     // Melds too few to count are not shown, except those that must be announced (D08).
                     if (!counts && !rules.meld_rules[static_cast<std::size_t>(meld.rule)].announced)
                         continue;
                     if (!counts) meld.points = 0;
                     sum += meld.points;
                     state.melds.shown.push_back({seat, meld});
                     note_win(state, side, meld);
                     log.tell(events::Melded{seat, meld});
                 }
                 state.melds.points[seat] += sum; // beside what was melded while cards were drawn
                 lay_open(state, seat, melded_cards(state, seat));
                 for (Mark& mark : marks_in(rules.marks, state.tricks.hands[seat], state.tricks.trump))
                     state.melds.marks.emplace_back(seat, std::move(mark));
                 log.tell(events::MeldTotal{seat, sum, value});
             });
    if (state.melds.wins) state.ahead = 0;
}

} // namespace

const StepCode meld_step{begin, nothing_pending, nothing_to_do};

int declarers_meld(const RoundState& state) {
    int sum = 0;
    for (Seat seat = 1; seat <= state.rules->seats; ++seat)
        if (state.tricks.sides.of[seat] == state.tricks.sides.declarers) sum += state.melds.points[seat];
    return sum;
}

} // namespace roundhouse
