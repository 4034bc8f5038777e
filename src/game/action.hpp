#pragma once
// What a player is asked, what a player does, and what everybody can be told about it.

#include "rules/rulebook.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace roundhouse {

enum class DecisionKind : std::uint8_t {
    keep_card,  ///< keep the card drawn, the one of `cards`, or reject it
    call,       ///< bid or pass
    hand_back,  ///< hand the contract back to the partner, or keep it
    take_kitty, ///< take the kitty, or leave by an exit that is open before it is seen
    discard,    ///< exactly `how_many` cards of `cards`
    ask_card,   ///< call one of the kinds of `cards`, or none
    name_trump, ///< one of `suits`, or a contract without trump
    give,       ///< exactly `how_many` cards of `cards` to seat `to`
    meld,       ///< one of the melds offered, a swap for the card turned up, or nothing (more)
    play,       ///< a card of `cards`
    object,     ///< all is played: call a renege, or let the hand stand (a referee watches)
    choose,     ///< one of the options of the package's own step; View has them
};

/// One question to one seat.
struct Decision {
    Seat seat = 0; ///< 0: nothing is asked
    DecisionKind kind = DecisionKind::play;
    Step step = Step::deal;
    CardSet cards = {};       ///< play: one of each kind that is legal; give: the hand to choose from
    int how_many = 0;         ///< give
    Seat to = 0;              ///< give
    std::uint16_t suits = 0;  ///< name_trump: bit n stands for Suit n, bit 4+n for contract n without trump
    std::uint32_t exits = 0;  ///< bit n: exit n of the rulebook may be taken instead
    bool may_claim = false;   ///< the rest of the tricks is certain
    bool must_bid = false;    ///< call: a pass is not allowed
    CardSet in_any_case = {}; ///< discard: these of `cards` go whatever else does
    bool may_swap = false;    ///< meld: a card of the hand for the one turned up
    bool may_decline = true;  ///< ask_card: no card need be called
    bool may_lead = false;    ///< discard: a card led instead is accepted, against the rules (C27)

    explicit operator bool() const { return seat != 0; }
};

enum class ActionKind : std::uint8_t {
    keep,
    reject,
    bid,
    pass,
    hand_back,
    discard,
    ask_card,
    decline, ///< keep the contract; call no card; meld nothing more; call no renege
    name_trump,
    give,
    meld,
    swap,
    play,
    leave,
    claim,
    choose,
    take_kitty,
    accuse ///< call a renege: may be done out of turn
};

/// What a seat does. Built by the functions below; written and read as one line of words.
struct Action {
    ActionKind kind = ActionKind::pass;
    int number = 0;      ///< bid: points; pass: which of the passes; name_trump: Suit, or 4 + contract; meld:
                         ///< which rule; leave: which exit; accuse: which seat
    CardSet cards = {};  ///< give, discard, meld: the cards; play, ask_card: the one card
    bool spoken = false; ///< bid: as its last digit
    std::string option = {}; ///< choose: the option's id

    friend bool operator==(const Action&, const Action&) = default;
};

inline Action bid(int points, bool spoken = false) { return {ActionKind::bid, points, {}, spoken}; }
inline Action keep() { return {ActionKind::keep, 0, {}}; }
inline Action reject() { return {ActionKind::reject, 0, {}}; }
inline Action hand_back() { return {ActionKind::hand_back, 0, {}}; }
inline Action take_kitty() { return {ActionKind::take_kitty, 0, {}}; }
inline Action decline() { return {ActionKind::decline, 0, {}}; }
inline Action discard(const CardSet& cards) { return {ActionKind::discard, 0, cards}; }
inline Action ask_card(Card card) { return {ActionKind::ask_card, 0, {card}}; }
inline Action name_contract(int which) { return {ActionKind::name_trump, suit_count + which, {}}; }
inline Action pass(int which = 0) { return {ActionKind::pass, which, {}}; }
inline Action name_trump(Suit suit) { return {ActionKind::name_trump, index(suit), {}}; }
inline Action give(const CardSet& cards) { return {ActionKind::give, 0, cards}; }
inline Action meld(const Meld& meld) { return {ActionKind::meld, meld.rule, meld.cards}; }
inline Action swap() { return {ActionKind::swap, 0, {}}; }
inline Action play(Card card) { return {ActionKind::play, 0, {card}}; }
inline Action leave(int exit) { return {ActionKind::leave, exit, {}}; }
inline Action claim() { return {ActionKind::claim, 0, {}}; }
inline Action choose(std::string option) { return {ActionKind::choose, 0, {}, false, std::move(option)}; }

inline Action accuse(Seat seat) { return {ActionKind::accuse, seat, {}}; }

/// The card of a play or a call for a card.
inline Card card_of(const Action& action) { return *action.cards.begin(); }

/// `bid 250`, `bid 53 spoken`, `pass`, `hand back`, `take kitty`, `decline`, `discard 9h 9d`, `ask Ah`,
/// `trump hearts`, `contract Durch`, `give Qs Jd 9h 10c`, `meld Kh Qh as Royal marriage`, `play Ah`,
/// `leave throwing in`, `claim`, `choose double`, `renege 3`; `keep`, `reject` and `swap` stand alone.
std::string to_text(const Rulebook& rules, const Action& action);
/// The reverse, exactly; the error says what is wrong with the words. Whether the action is allowed is not
/// asked.
Result<Action, std::string> parse_action(const Rulebook& rules, std::string_view text);

enum class EventKind : std::uint8_t {
    turned_up, ///< seat: the dealer; cards: the card turned up; number: what it pays the dealer
    kept,      ///< seat kept `cards` (secret to the others); the next card lies unseen in its pile
    rejected,  ///< seat put `cards` (secret to the others) on its pile
    drew,    ///< seat drew `cards` (secret to the others unless index is 1); number: cards left in the stock
    swapped, ///< seat took `cards`, which were turned up, for a card of its hand
    dealt,   ///< seat: who got `cards` (secret to the others); number: how many
    phase,   ///< number: the Step that begins
    called,  ///< seat; number: bid, 0 for a pass; index: which pass, or 1 if the bid was spoken as its last
             ///< digit
    hand_back, ///< seat handed the contract back to `to`, or kept it (to 0)
    kitty,     ///< seat took `cards` (secret to the others unless index is 1)
    discarded, ///< seat put `cards` away (secret to the others); number: how many
    asked,     ///< seat called for `cards`; to: who had it, 0: nobody; index 1: who has it keeps it and plays
               ///< with `seat`; no cards: no call, or none left to ask for
    contract,  ///< seat: declarer; number: bid; index: 1 if forced
    bound,     ///< index: a side beside the declarer's that must reach number, as bids are added
    trump,     ///< seat; number: Suit, or 4 + contract without trump
    gave,      ///< seat gave `cards` (secret to all but both) to seat `to`; number: how many
    melded,    ///< seat; cards; number: points; index: rule; to: how many at once
    meld_sum,  ///< seat; number: points of all its melds
    led,       ///< seat leads trick number `number` (from 1)
    played,    ///< seat; cards: the card
    trick,     ///< seat won the trick; number: its points
    claimed,   ///< seat has the rest; number: points
    left,      ///< seat took exit `index`
    chose,     ///< seat; index: which of the package's own steps; text: the option's id; extra: what it means
    broke_off, ///< index: own step that ended as its script failed; text: how
    laid,      ///< seat laid `cards` out of turn; played when its turn comes
    accused,   ///< seat called a renege of seat `to`; index: 1 if there was one; then text: what, cards: the
               ///< card
    thrown_in, ///< nobody bid; the round is over without a contract; text: the exit's name, if it has one
    voided,    ///< the hand is void: the cards are not the deck, or it is dealt again; text: a sentence
    line,      ///< index: side, or 0 and to: party; number: points; text; tally in `extra`
    scores,    ///< index: party; number: its total
    over,      ///< the game is over; text: why
    winner,    ///< index: a party that has won
};

/// What happened. Seats from 1.
struct Event {
    EventKind kind = EventKind::phase;
    Seat seat = 0;
    Seat to = 0;
    int number = 0;
    int index = 0;
    CardSet cards = {};
    std::string text = {}, extra = {};
};

/// Where events go. Null is a fine place when nobody listens.
class EventLog {
  public:
    EventLog() = default;
    explicit EventLog(std::vector<Event>& events) : events_(&events) {}
    bool listens() const { return events_ != nullptr; }
    void tell(Event&& event) const {
        if (events_) events_->push_back(std::move(event));
    }

  private:
    std::vector<Event>* events_ = nullptr;
};

/// The event as `seat` may know it: others' secret cards are left out. Seat 0 knows only what lies open.
Event seen_by(const Event& event, Seat seat);

/// One JSON object, stable: {"event":"played","seat":1,"card":"Ah"}.
nlohmann::json to_json(const Rulebook& rules, const Event& event);

} // namespace roundhouse
