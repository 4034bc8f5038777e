#pragma once
// Why something was not accepted, as facts; present/ puts them into words. Refusing is normal at a card
// table: it is a value, never an exception.

#include "cards/card_set.hpp"
#include "rules/play/must.hpp"
#include "rules/seats.hpp"

#include <optional>
#include <string>
#include <vector>

namespace roundhouse {

/// What stood in the way. With each: the fields of Refusal that say more.
enum class RefusalCode : std::uint8_t {
    not_dealt,     ///< no round has been dealt yet
    round_over,    ///< the round is over
    not_asked,     ///< something else is pending; number: its DecisionKind; allowed: cards that answer it
    not_your_turn, ///< seat: whose turn it is; allowed: cards that may be laid early
    exit_closed,   ///< that way out is not open now
    no_accusation, ///< no renege may be called now, or none by that seat

    auction_over,    ///< the auction is over
    too_low,         ///< number: the bid; limit: the last bid, which it must exceed; numbers: bids allowed
    below_minimum,   ///< number: the bid; limit: the least bid; numbers: bids allowed
    too_high,        ///< number: the bid; limit: most_bid; numbers: bids allowed
    not_a_step,      ///< number: the bid; numbers: bids allowed
    jumps_too_far,   ///< number: the bid; limit: the highest that a jump may reach; numbers: bids allowed
    not_a_call,      ///< names: the passes there are
    not_spoken,      ///< bids are not spoken as their last digit in these rules
    first_must_bid,  ///< the first call may not be a pass (C03); number: the least bid
    meld_must_bid,   ///< a seat that holds a meld may not pass while nobody has bid (C22); number: the least
                     ///< bid
    cannot_be_trump, ///< asked: what a hand must hold to name that suit; allowed: what does as well, if
                     ///< anything
    cannot_be_named, ///< that contract; limit: the highest bid that allows it; 0: after an exit, only a suit
                     ///< is allowed

    not_held,     ///< cards: not all are in the hand; allowed
    wrong_number, ///< limit: how many cards are given or put away; number: how many these are; allowed
    picked_up,    ///< no more of a kind may be put away than were held before the kitty (A08); allowed
    melded,       ///< a meld is put away only when nothing else is left (C23); allowed
    spared,       ///< asked: kinds that are put away only when nothing else is left; allowed
    not_of_kitty, ///< one card of the kitty goes to each (C31); allowed
    must_ask,     ///< a card must be asked for (C32); allowed
    not_to_ask,   ///< cards: not trumps, or asked for before (C32); allowed
    held,        ///< cards: in the caller's hand or not in this deck, so they cannot be called (A28); allowed
    not_to_give, ///< limit: how many cards are given back, not the one called (A28); allowed

    not_a_meld,     ///< cards: not that meld under this trump
    melded_enough,  ///< limit: how many melds may follow a trick (C17)
    no_new_card,    ///< each meld needs a card that has not been melded (C17)
    served_already, ///< a card serves again only in another type or a higher meld (C17)
    cannot_swap,    ///< no card in the hand may be swapped for the one turned up (C16)

    must, ///< cards: the card; rule: the filter that forbids it; keep: what it asks for; led, best: the card
          ///< led and the best so far, if any; allowed
    not_certain, ///< the leader is not certain of every trick left

    no_option, ///< names: the options there are
    script,    ///< rule: how the script failed on that option
};
inline constexpr int refusal_count = static_cast<int>(RefusalCode::script) + 1;

struct Refusal {
    RefusalCode code;
    std::string rule = {};
    CardSet cards = {};   ///< that were refused
    CardSet allowed = {}; ///< that would have been accepted; one of each kind
    std::optional<Keep> keep = {};
    CardSet asked = {}; ///< Keep::listed: one of each kind that the rule asks for
    std::optional<Card> led = {}, best = {};
    int number = 0, limit = 0;
    std::vector<int> numbers = {};
    std::vector<std::string> names = {};
    Seat seat = 0;

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// Stable names for programs: "must", "too_low".
const char* name(RefusalCode code);

} // namespace roundhouse
