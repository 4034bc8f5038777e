#pragma once
// What a player is asked, what a player does, and what everybody can be told about it.

#include "rules/rulebook.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace roundhouse {

enum class DecisionKind : std::uint8_t {
    call,       ///< bid or pass
    name_trump, ///< one of `suits`
    give,       ///< exactly `how_many` cards of `cards` to seat `to`
    play,       ///< a card of `cards`
};

/// One question to one seat.
struct Decision {
    Seat seat = 0; ///< 0: nothing is asked
    DecisionKind kind = DecisionKind::play;
    Step step = Step::deal;
    CardSet cards = {};      ///< play: one of each kind that is legal; give: the hand to choose from
    int how_many = 0;        ///< give
    Seat to = 0;             ///< give
    std::uint8_t suits = 0;  ///< name_trump: bit n stands for Suit n
    std::uint32_t exits = 0; ///< bit n: exit n of the rulebook may be taken instead
    bool may_claim = false;  ///< the rest of the tricks is certain

    explicit operator bool() const { return seat != 0; }
};

enum class ActionKind : std::uint8_t { bid, pass, name_trump, give, play, leave, claim };

/// What a seat does. Built by the functions below; written and read as one line of words.
struct Action {
    ActionKind kind = ActionKind::pass;
    int number = 0;     ///< bid: points; pass: which of the passes; name_trump: Suit; leave: which exit
    CardSet cards = {}; ///< give: the cards; play: the one card

    friend bool operator==(const Action&, const Action&) = default;
};

inline Action bid(int points) { return {ActionKind::bid, points, {}}; }
inline Action pass(int which = 0) { return {ActionKind::pass, which, {}}; }
inline Action name_trump(Suit suit) { return {ActionKind::name_trump, index(suit), {}}; }
inline Action give(const CardSet& cards) { return {ActionKind::give, 0, cards}; }
inline Action play(Card card) { return {ActionKind::play, 0, {card}}; }
inline Action leave(int exit) { return {ActionKind::leave, exit, {}}; }
inline Action claim() { return {ActionKind::claim, 0, {}}; }

/// The card of a play.
inline Card card_of(const Action& action) { return *action.cards.begin(); }

/// `bid 250`, `pass`, `trump hearts`, `give Qs Jd 9h 10c`, `play Ah`, `leave throwing in`, `claim`.
std::string to_text(const Rulebook& rules, const Action& action);
/// The reverse, exactly; the error says what is wrong with the words. Whether the action is allowed is not
/// asked.
Result<Action, std::string> parse_action(const Rulebook& rules, std::string_view text);

enum class EventKind : std::uint8_t {
    dealt,     ///< seat: who got `cards` (secret to the others); number: how many
    phase,     ///< number: the Step that begins
    called,    ///< seat; number: bid, 0 for a pass; index: which pass
    contract,  ///< seat: declarer; number: bid; index: 1 if forced
    trump,     ///< seat; number: Suit
    gave,      ///< seat gave `cards` (secret to all but both) to seat `to`; number: how many
    melded,    ///< seat; cards; number: points; index: rule; to: how many at once
    meld_sum,  ///< seat; number: points of all its melds
    led,       ///< seat leads trick number `number` (from 1)
    played,    ///< seat; cards: the card
    trick,     ///< seat won the trick; number: its points
    claimed,   ///< seat has the rest; number: points
    left,      ///< seat took exit `index`
    thrown_in, ///< nobody bid; the round is over without a contract
    line,      ///< index: side; number: points; text; tally in `extra`
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
