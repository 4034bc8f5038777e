#pragma once
// The steps of a round, all of one shape: what happens when it begins, what is pending, what an action does.

#include "game/round.hpp"

namespace roundhouse {

struct StepCode {
    /// Sets the step up. Some steps do nothing else.
    void (*begin)(RoundState& state, EventLog log);
    /// Who must decide what; seat 0 when the step is done. The round adds exits and claims.
    Decision (*pending)(const RoundState& state);
    /// Carries out an action that answers what `pending` asked, or says why not (and changes nothing).
    std::optional<Refusal> (*apply)(RoundState& state, const Decision& asked, const Action& action,
                                    EventLog log);
};

/// The one switch over steps.
const StepCode& code_of(Step step);

extern const StepCode deal_step, draft_step, turn_up_step, auction_step, kitty_step, discard_step,
    call_card_step, trump_step, exchange_step, meld_step, draw_play_step, play_step, settle_step, own_steps;

/// For steps that ask nothing.
Decision nothing_pending(const RoundState& state);
std::optional<Refusal> nothing_to_do(RoundState& state, const Decision& asked, const Action& action,
                                     EventLog log);

/// Why cards to be put away or given are refused: not all held, or the wrong number. Empty if neither.
std::optional<Refusal> why_not_these(const CardSet& hand, const Decision& asked, const CardSet& cards);

/// Every seat from `first` on, in playing order.
template<class Visit>
void in_order(const Rulebook& rules, Seat first, Visit visit) {
    for (int i = 0; i < rules.seats; ++i) visit(onward(first, i, rules.seats));
}

/// Moves cards from one hand to another. Both seats see them; the others see how many, and that no card of
/// `spared` is among them.
void hand_over(RoundState& state, Seat from, Seat to, const CardSet& cards, const CardSet& spared = {});
/// The same, with everybody seeing the cards.
void hand_over_openly(RoundState& state, Seat from, Seat to, const CardSet& cards);
/// Both ways at once: neither seat can give a card that it is about to get. By value, because whole hands may
/// be swapped.
void swap_cards(RoundState& state, Seat one, CardSet of_one, Seat other, CardSet of_other);
/// Adds cards from nobody's hand to a hand, seen by everybody or by that seat alone.
void take_up(RoundState& state, Seat seat, const CardSet& cards, bool shown);
/// Cards leave the hand and are not seen again. `spared` as above.
void put_away(RoundState& state, Seat seat, const CardSet& cards, const CardSet& spared);
/// Everybody sees that the hand holds these cards.
void lay_open(RoundState& state, Seat seat, const CardSet& cards);
/// Everybody sees the card leave the hand for a trick. `play` changes the hand itself.
void see_played(RoundState& state, Seat seat, Card card);

/// From here on, only the steps that the exit names still run.
void take_exit(RoundState& state, Seat seat, int exit, EventLog log);

/// Asks the seat to play for a card that `table` allows.
Decision card_to_play(const RoundState& state, const PlayTable& table);

/// Plays the action's card; a claim is refused. If that finishes the trick, records it and returns its
/// winner; else 0.
Result<Seat, Refusal> play_card(RoundState& state, const PlayTable& table, const Decision& asked,
                                const Action& action, EventLog log);

/// True once the declarer can no longer reach a goal in tricks, which ends the play (A29, A30).
bool is_goal_lost(const RoundState& state);

/// Tells who leads the next trick.
void tell_lead(const RoundState& state, EventLog log);

/// The seat that looks at a card drawn from the stock and may reject it; 0 if none does.
Seat drafting(const RoundState& state);

/// The seat for which this seat's draft pile counts if `declarer` (0: nobody) declares (C21).
Seat pile_counts_for(const RoundState& state, Seat seat, Seat declarer);

/// While cards are drawn: every meld that the seat could lay from its hand if it had just won a trick (C17).
std::vector<Meld> melds_to_lay(const RoundState& state, Seat seat);
/// What the seat that won the last trick may meld before cards are drawn (C17).
std::vector<Meld> offered_melds(const RoundState& state);

/// The card leaves the seat's hand: of equal cards, the one that was melded goes first (C17).
void leave_open_cards(RoundState& state, Seat seat, Card card);

/// Points melded by the declarer's side.
int declarers_meld(const RoundState& state);

/// The exit that the rules themselves take when this step begins; -1 if none.
int exit_by_rule(const RoundState& state, Step step);

/// True if the declarer may leave in this step, by an exit whose conditions hold.
bool offers_exit(const RoundState& state, Step step);

/// The exits that are open to the deciding seat, one bit each.
std::uint32_t open_exits(const RoundState& state, const Decision& decision);

/// True if leading a card instead of discarding is accepted: where a referee watches, and nothing is decided
/// in between (C27).
bool may_lead_undiscarded(const RoundState& state);

/// True if the seat to lead may claim the rest.
bool may_claim(const RoundState& state);

} // namespace roundhouse
