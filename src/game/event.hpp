#pragma once
// What happened, for everybody who is told: one small struct for each kind of event, with only its own
// fields. seen_by leaves out the cards that a seat may not see.

#include "rules/rulebook.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <variant>
#include <vector>

namespace roundhouse {

namespace events {

struct StepBegan {
    Step step = Step::deal;
    Seat dealer = 0;
};
struct Dealt {
    Seat seat = 0;
    int number = 0;
    CardSet cards = {}; ///< secret to the others
};
struct TurnedUp {
    Seat dealer = 0;
    Card card = {};
    int pays = 0; ///< to the dealer
};
/// Drafting: the seat keeps the card drawn, and the next goes unseen to its pile.
struct Kept {
    Seat seat = 0;
    std::optional<Card> card = {}; ///< secret to the others
};
struct Rejected {
    Seat seat = 0;
    std::optional<Card> card = {}; ///< secret to the others
};
struct Drew {
    Seat seat = 0;
    std::optional<Card> card = {}; ///< secret to the others unless it was face up
    bool open = false;
    int left = 0; ///< cards in the stock after it
};
/// The seat swapped a card of its hand for the card turned up.
struct Swapped {
    Seat seat = 0;
    Card taken = {};
};

struct Called {
    Call call;
};
struct HandedBack {
    Seat seat = 0, to = 0;
};
/// The contract could have been handed back, and was not.
struct KeptContract {
    Seat seat = 0;
};
struct ContractMade {
    Seat seat = 0;
    int bid = 0;
    bool forced = false;
};
/// Where bids are added: a side other than the declarer's that must reach its sum, too.
struct SideBound {
    int side = 0, bid = 0;
};
/// Nobody bid.
struct ThrownIn {
    int exit = -1; ///< the exit that the rules take; -1: none
};

struct TookKitty {
    Seat seat = 0;
    int number = 0;
    bool shown = false;
    CardSet cards = {}; ///< secret to the others unless shown
};
struct Discarded {
    Seat seat = 0;
    int number = 0;
    CardSet cards = {}; ///< secret to the others
};
/// Called for a card (A28), or declined to.
struct CalledCard {
    Seat seat = 0;
    std::optional<Card> card = {};
    Seat giver = 0; ///< who had it; 0: nobody
};
/// Asked for a card whose holder becomes the partner (C32).
struct AskedForPartner {
    Seat seat = 0;
    std::optional<Card> card = {}; ///< empty: none is left to ask for, and the declarer plays alone
    Seat partner = 0;              ///< 0: nobody has it
};
struct NamedTrump {
    Seat seat = 0;
    Suit suit = Suit::spades;
};
struct NamedContract {
    Seat seat = 0;
    int which = 0; ///< index in the contracts without trump
};
struct Gave {
    Seat seat = 0, to = 0;
    int number = 0;
    CardSet cards = {}; ///< secret to all but these two
};

struct Melded {
    Seat seat = 0;
    Meld meld = {};
};
/// What the seat announces before the first trick: the value of its meld, and how much of that scores (D18).
struct MeldTotal {
    Seat seat = 0;
    int points = 0; ///< that score
    int value = 0;  ///< of the melds in hand; more than `points` if the side has too little
};

struct Leads {
    Seat seat = 0;
    int trick = 0; ///< from 1
};
struct Played {
    Seat seat = 0;
    Card card = {};
};
struct TookTrick {
    Seat seat = 0;
    int points = 0;
};
struct Claimed {
    Seat seat = 0;
    int points = 0;
};
/// The seat took an exit; 0: the rules did.
struct Left {
    Seat seat = 0;
    int exit = 0;
};
/// The seat chose in a step of the package's own.
struct Chose {
    Seat seat = 0;
    int own_step = 0;
    std::string option, meaning;
};
/// A step of the package's own ended because its script failed.
struct BrokeOff {
    int own_step = 0;
    std::string fault;
};
/// A card was laid out of turn; it is played when its turn comes.
struct LaidEarly {
    Seat seat = 0;
    Card card = {};
};
struct Accused {
    Seat seat = 0, of = 0;
    bool proven = false;
    std::string offence = {}; ///< if proven: the name of the rule broken, "out of turn", …
    Card card = {};           ///< if proven
};
/// The hand is void: nobody scores.
struct Voided {
    bool dealt_again = false; ///< true: the same dealer deals again; false: the cards are not the deck (C29)
};

struct ScoreLine {
    Line line;
};
struct Score {
    Party party = 0;
    int total = 0;
};
struct GameOver {
    std::string reason; ///< in the package's words
};
struct Winner {
    Party party = 0;
};

} // namespace events

using Event =
    std::variant<events::StepBegan, events::Dealt, events::TurnedUp, events::Kept, events::Rejected,
                 events::Drew, events::Swapped, events::Called, events::HandedBack, events::KeptContract,
                 events::ContractMade, events::SideBound, events::ThrownIn, events::TookKitty,
                 events::Discarded, events::CalledCard, events::AskedForPartner, events::NamedTrump,
                 events::NamedContract, events::Gave, events::Melded, events::MeldTotal, events::Leads,
                 events::Played, events::TookTrick, events::Claimed, events::Left, events::Chose,
                 events::BrokeOff, events::LaidEarly, events::Accused, events::Voided, events::ScoreLine,
                 events::Score, events::GameOver, events::Winner>;

/// The event as that kind; null if it is another.
template<class Kind>
const Kind* as(const Event& event) {
    return std::get_if<Kind>(&event);
}
template<class Kind>
bool is(const Event& event) {
    return std::holds_alternative<Kind>(event);
}

/// Whose action the event is; 0 if nobody's.
Seat seat_of(const Event& event);

/// Where events go; null if nobody listens.
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

/// The event as `seat` may know it: others' secret cards are left out. Seat 0 knows only what is open.
Event seen_by(const Event& event, Seat seat);

/// One JSON object, stable: {"event":"played","seat":1,"card":"Ah"}.
nlohmann::json to_json(const Rulebook& rules, const Event& event);

} // namespace roundhouse
