#pragma once
// One round, from the deal to the last trick: a state machine by value. A round is a pure function of its
// rulebook, the deal and the actions; copying it is how undo works, how a save is checked and how a bot tries
// things.

#include "cards/deck.hpp"
#include "game/action.hpp"
#include "rules/refusal.hpp"

#include <optional>

namespace roundhouse {

/// A trick that is finished.
struct TrickRecord {
    std::array<Card, most_seats> cards{}; ///< in playing order
    std::int8_t leader = 0;
    std::int8_t winner = 0;
    std::int16_t points = 0; ///< the last trick's bonus included
};

/// A meld that lies on the table.
struct ShownMeld {
    Seat seat = 0;
    Meld meld;
};

/// Where the game stood before the deal: settlement needs it, and who plays may mind it.
struct Standing {
    int round = 1;                 ///< this round's number in the game, those dealt again not counted
    std::vector<int> scores = {};  ///< of each party; empty: nothing yet
    std::vector<int> tallies = {}; ///< of each party, one tally after the other; empty: nothing yet
    int dealing_person = 1;        ///< where people sit out, who of them deals
};

/// A card of a hand that everybody has seen: melded between tricks, or taken while it lay open.
struct OpenCard {
    Seat seat = 0;
    Card card;
    std::vector<int> melds; ///< places in RoundState::melds in which it has served; empty: not melded yet
};

/// What a seat did against the rules where a referee watches (C27). Nobody is told before it is called.
struct Renege {
    Seat seat = 0;
    std::string rule; ///< the name of the rule in the way; or "out of turn", "leading before discarding"
    Card card;
};

/// A renege was called, rightly or not.
struct Accusation {
    Seat by = 0, against = 0;
    bool proven = false;
};

/// All that a round holds. Only the steps change it; players see it through View.
struct RoundState {
    RulebookPtr rules;
    Pack pack; ///< after the cut
    Seat dealer = 1;
    Standing before;

    std::size_t step = 0;                    ///< place in rules->flow; its size when the round is over
    std::uint32_t ahead = ~std::uint32_t{0}; ///< bit n: step n of the flow still runs when its turn comes
    int exit = -1;                           ///< the exit taken

    AuctionState auction;
    std::vector<Call> calls;
    Contract contract;
    PerSeat<int> best_bid{}; ///< each seat's highest bid

    TrickPlay tricks; ///< the hands are kept here from the deal on
    std::array<TrickRecord, most_tricks> record{};
    CardSet out; ///< cards played in finished tricks

    Pack stock;                ///< what is still to be drawn, the next card last
    bool turned_up = false;    ///< the stock's first card, drawn last, lies open
    PerSeat<CardSet> rejected; ///< drafted and put away: seen by who drew it
    PerSeat<CardSet> blind;    ///< put away without a look
    Seat melding = 0;          ///< who won the last trick and may meld before cards are drawn
    int melded_now = 0;        ///< melds since then, those that stand beside another not counted
    std::vector<OpenCard> open;

    CardSet kitty;                  ///< as it was dealt
    bool kitty_taken = false;       ///< it is in the declarer's hand since
    CardSet held_before;            ///< the declarer's hand before that
    CardSet buried;                 ///< what the declarer put away
    PerSeat<CardSet> kitty_given{}; ///< what the declarer gave each seat of it
    bool handing_back_decided = false;
    bool trump_named = false;   ///< or a contract without trump
    int side_contract = -1;     ///< which, of the rulebook's contracts without trump
    bool asked = false;         ///< the declarer has called a card, or declined to
    Card asked_card;            ///< valid while given cards are owed for it, and beside a partner
    KindMask asked_in_vain = 0; ///< kinds that nobody had
    Seat partner = 0;           ///< who held the card that was asked for and plays with the declarer
    Seat owed_to = 0;           ///< who gave it and gets cards in return; 0: nobody

    CardSet promised;         ///< chosen to be given at once with the partner's cards; still in the hand
    PerSeat<CardSet> given{}; ///< in the exchange
    PerSeat<std::int8_t> given_to{}; ///< 0: nothing given
    std::vector<ShownMeld> melds;
    PerSeat<int> meld_points{};
    int meld_wins = 0; ///< the side whose meld wins the game; 0: none
    std::vector<std::pair<Seat, Mark>> marks;
    Seat claimed_by = 0;
    bool thrown_in = false; ///< nobody bid
    bool is_void = false;   ///< the cards were found not to be the deck (C29)
    Seat had_to_open = 0;   ///< whose first bid the rules asked for

    std::vector<Renege> reneges;
    std::vector<Accusation> accusations;
    PerSeat<std::optional<Card>> laid{}; ///< out of turn, to be played when its turn comes
    bool undiscarded = false;            ///< the declarer led before discarding
    int heard = 0;                       ///< seats that let the hand stand when all was played

    StepTurn own;                      ///< of the package's own step that is on
    int own_choices = 0;               ///< made in it
    std::vector<StepState> own_states; ///< of each of the package's own steps that has begun, as it is now
};

/// What a seat may do out of turn, where a referee watches (C27): nothing elsewhere.
struct Asides {
    std::uint8_t accuse = 0; ///< bit n-1: of seat n a renege may be called
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

    /// Does what the deciding seat says, and everything that follows by itself up to the next decision. If it
    /// is not allowed nothing changes and the reason comes back.
    std::optional<Refusal> apply(const Action& action, EventLog log = {});

    /// Ends the round at once: its cards are not the deck, and nobody scores (C29).
    void nullify(EventLog log = {});

    /// What that seat may do out of turn.
    Asides asides(Seat seat) const;

    /// Does what a seat says out of turn: a renege called, or a card laid. A renege that is proven ends the
    /// hand; a wrong accusation costs nothing but is recorded (C28).
    std::optional<Refusal> aside(Seat seat, const Action& action, EventLog log = {});

    /// Everything, hidden cards included: for the engine, the journal and tests. Players get a View.
    const RoundState& state() const { return state_; }
    const Rulebook& rules() const { return *state_.rules; }

    /// What the round came to, for settlement; requires over().
    RoundResult result() const;

  private:
    friend class View;
    friend Round supposed(const class View& view, const PerSeat<CardSet>& hands);
    explicit Round(RoundState state) : state_(std::move(state)) {}

    void begin_step(EventLog log);
    void enter_next(EventLog log);
    void advance(EventLog log);

    RoundState state_;
    Decision asked_;
};

/// What the round has come to so far, or in the end.
RoundResult result_of(const RoundState& state);

/// The round as the view's seat knows it, with `hands` in the others' places: cards it cannot see are taken
/// from there. The hands' sizes must fit; the view's seat keeps its own hand. Cards given between others are
/// forgotten; what the hands leave fills kitty, piles and stock in an order that means nothing.
Round supposed(const View& view, const PerSeat<CardSet>& hands);

/// Card points of what was put away, of each seat for which they count once all tricks are played: the
/// declarer's discards (A08), or nobody's (C05); the piles of a draft, for who made them or as the rules say
/// (C21).
PerSeat<int> points_put_away(const RoundState& state);

/// What a side must reach: the contract's bid for the declarer's side, what its seats named where bids are
/// added (C08); 0 for nothing.
int contract_of(const RoundState& state, int side);

/// Card points that a hand which is played out counts: all of them, but for discards that count for nobody
/// (C05).
int counted_points(const RoundState& state);

/// The cards of a seat that lie in its melds: of each kind the most that one type of meld took.
CardSet melded_cards(const RoundState& state, Seat seat);

/// True if all cards of the deck are where they should be: in hands, on the table, put away, in the stock or
/// in finished tricks.
bool conserves_cards(const RoundState& state);

} // namespace roundhouse
