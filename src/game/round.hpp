#pragma once
// One round, from the deal to the last trick: a state machine by value. A round is a pure function of its
// rulebook, the deal and the actions; copying it is how undo works, how a save is checked and how a bot tries
// things.

#include "game/action.hpp"
#include "game/event.hpp"
#include "game/round_state.hpp"
#include "rules/refusal.hpp"

#include <optional>
#include <span>

namespace roundhouse {

/// What a seat may do out of turn where a referee watches (C27); nothing elsewhere.
struct Asides {
    std::uint8_t accuse = 0; ///< bit n-1: a renege by seat n may be called
    CardSet play;            ///< cards that may be laid before the seat's turn

    explicit operator bool() const { return accuse != 0 || !play.empty(); }
};

class Round {
  public:
    /// Deals `pack` (all cards of the deck, after the cut) and goes on to the first decision. Throws
    /// std::invalid_argument if the pack is not the rulebook's deck (C29).
    Round(RulebookPtr rules, Pack pack, Seat dealer, EventLog log = {}, Standing before = {});

    /// Who must decide what; nobody when the round is over.
    const Decision& pending() const { return asked_; }
    bool over() const { return state_.step >= state_.rules->flow.size(); }

    /// Carries out the deciding seat's action and everything that follows by itself up to the next decision.
    /// If it is not allowed, nothing changes and the reason is returned.
    std::optional<Refusal> apply(const Action& action, EventLog log = {});

    /// Ends the round at once: its cards are not the deck, and nobody scores (C29).
    void nullify(EventLog log = {});

    /// Ends the round at once: what was melded and taken so far has won the game.
    void stop();

    /// What that seat may do out of turn.
    Asides asides(Seat seat) const;

    /// Carries out an action out of turn: calling a renege, or laying a card. A proven renege ends the hand;
    /// a wrong accusation costs nothing but is recorded (C28).
    std::optional<Refusal> aside(Seat seat, const Action& action, EventLog log = {});

    /// Everything, hidden cards included: for the engine, the journal and tests. Players get a View.
    const RoundState& state() const { return state_; }
    const Rulebook& rules() const { return *state_.rules; }

    /// What the round came to, for settlement; requires over().
    RoundResult result() const;

  private:
    friend class View;
    friend Round supposed(const class View& view, const PerSeat<CardSet>& hands, std::span<const Card> stock);
    explicit Round(RoundState state) : state_(std::move(state)) {}

    void begin_step(EventLog log);
    void enter_next(EventLog log);
    void advance(EventLog log);
    bool leads_undiscarded(const Action& action, EventLog log);

    RoundState state_;
    Decision asked_;
};

/// Tricks of this round: one fewer than in the rules if a kitty for everyone was not given out, as after an
/// exit.
int tricks(const RoundState& state);

/// True if the contract's goal is in tricks and `end`, with all tricks of this round over, reaches it.
bool goal_reached(const RoundState& state, const TrickPlay& end);

/// What the round has come to so far, or in the end.
RoundResult result_of(const RoundState& state);

/// The round as the view's seat knows it, with `hands` in the others' places: cards it cannot see come from
/// there. The hands must have the right sizes; the view's seat keeps its own. Cards given between others are
/// forgotten; the cards left over fill kitty, piles and stock in an arbitrary order, or the face-down cards
/// of the stock as `stock` says, if it is not empty: the last is drawn first.
Round supposed(const View& view, const PerSeat<CardSet>& hands, std::span<const Card> stock = {});

/// Card points of cards put away, for the seat they count for once all tricks are played: discards for the
/// declarer (A08) or nobody (C05); the piles of a draft for whoever made them or as the rules say (C21).
PerSeat<int> points_put_away(const RoundState& state);

/// The one other seat on this seat's side in this hand, called or fixed; 0 if there is none or more than one.
Seat partner_of(const RoundState& state, Seat seat);

/// How many sides the seats are on.
int side_count(const Sides& sides, int seats);

/// What a side must reach: the bid for the declarer's side; where bids are added, the sum of its seats' bids
/// (C08); 0 for nothing.
int contract_of(const RoundState& state, int side);
/// Whether a side melds at all: not in a contract without melds, nor after an exit that says so.
bool may_meld(const RoundState& state, int side);

/// Card points that count in a hand played to the end: all of them, but for discards that count for nobody
/// (C05).
int counted_points(const RoundState& state);

/// A seat's cards that are in its melds: of each kind the most that one type of meld uses.
CardSet melded_cards(const RoundState& state, Seat seat);

/// True if all cards of the deck are where they should be: in hands, on the table, put away, in the stock or
/// in finished tricks.
bool conserves_cards(const RoundState& state);

} // namespace roundhouse
