#pragma once
// What a player is asked.

#include "rules/rulebook.hpp"

#include <nlohmann/json_fwd.hpp>

namespace roundhouse {

enum class DecisionKind : std::uint8_t {
    keep_card,  ///< keep the card drawn (the one in `cards`) or reject it
    call,       ///< bid or pass
    hand_back,  ///< hand the contract back to the partner, or keep it
    take_kitty, ///< take the kitty, or leave by an exit that is open before it is seen
    discard,    ///< exactly `how_many` cards of `cards`
    ask_card,   ///< call one of the kinds of `cards`, or none
    name_trump, ///< one of `suits`, or a contract without trump
    give,       ///< exactly `how_many` cards of `cards` to seat `to`
    meld,       ///< one of the melds offered, a swap for the card turned up, or nothing (more)
    play,       ///< a card of `cards`
    object,     ///< everything is played: call a renege, or let the hand stand (a referee watches)
    choose,     ///< one of the options of the package's own step; View has them
};
inline constexpr std::array<const char*, 12> decision_names{
    "keep card", "call", "hand back", "take kitty", "discard", "ask card",
    "trump",     "give", "meld",      "play",       "object",  "choose"};

/// Stable names for programs: "call".
constexpr const char* name(DecisionKind kind) { return decision_names[static_cast<std::size_t>(kind)]; }

/// One question to one seat.
struct Decision {
    Seat seat = 0; ///< 0: nothing to decide
    DecisionKind kind = DecisionKind::play;
    Step step = Step::deal;
    CardSet cards = {};       ///< play: one of each legal kind; else the cards that DecisionKind mentions
    int how_many = 0;         ///< give, discard
    Seat to = 0;              ///< give, hand_back
    std::uint16_t suits = 0;  ///< name_trump: bit n stands for Suit n, bit 4+n for contract n without trump
    std::uint32_t exits = 0;  ///< bit n: exit n of the rulebook may be taken instead
    bool may_claim = false;   ///< the seat is certain of the remaining tricks
    bool must_bid = false;    ///< call: a pass is not allowed
    CardSet in_any_case = {}; ///< discard: these of `cards` must go, whatever else does
    bool may_swap = false;    ///< meld: a card of the hand for the one turned up
    bool may_decline = true;  ///< ask_card: no card need be called
    bool may_lead = false;    ///< discard: leading a card instead is accepted, though against the rules (C27)

    explicit operator bool() const { return seat != 0; }
};

} // namespace roundhouse
