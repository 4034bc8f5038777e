#pragma once
// What a player does: one small struct for each kind, with only the fields it needs.

#include "game/decision.hpp"

#include <optional>
#include <string>
#include <variant>

namespace roundhouse {

namespace actions {

struct Keep { ///< the card drawn
    bool operator==(const Keep&) const = default;
};
struct Reject { ///< the card drawn, for the next one
    bool operator==(const Reject&) const = default;
};
struct Bid {
    int points = 0;
    bool spoken = false; ///< as its last digit (D12)
    bool operator==(const Bid&) const = default;
};
struct Pass {
    int which = 0; ///< place in the rulebook's list of passes
    bool operator==(const Pass&) const = default;
};
struct HandBack { ///< the contract, to the partner
    bool operator==(const HandBack&) const = default;
};
struct TakeKitty {
    bool operator==(const TakeKitty&) const = default;
};
struct Discard {
    CardSet cards;
    bool operator==(const Discard&) const = default;
};
struct AskCard {
    Card card;
    bool operator==(const AskCard&) const = default;
};
struct Decline { ///< keep the contract; call no card; meld nothing more; call no renege
    bool operator==(const Decline&) const = default;
};
struct NameTrump {
    Suit suit = Suit::spades;
    bool operator==(const NameTrump&) const = default;
};
struct NameContract {
    int which = 0; ///< place in the rulebook's list of contracts without trump
    bool operator==(const NameContract&) const = default;
};
struct Give {
    CardSet cards;
    bool operator==(const Give&) const = default;
};
struct LayMeld {
    int rule = 0; ///< place in the rulebook's list of melds
    CardSet cards;
    bool operator==(const LayMeld&) const = default;
};
struct Swap { ///< a card of the hand for the one turned up
    bool operator==(const Swap&) const = default;
};
struct Play {
    Card card;
    bool operator==(const Play&) const = default;
};
struct Leave {
    int exit = 0; ///< place in the rulebook's list of exits
    bool operator==(const Leave&) const = default;
};
struct Claim { ///< the rest of the tricks
    bool operator==(const Claim&) const = default;
};
struct Choose {
    std::string option; ///< its id
    bool operator==(const Choose&) const = default;
};
struct Accuse { ///< call a renege: may be done out of turn
    Seat seat = 0;
    bool operator==(const Accuse&) const = default;
};

} // namespace actions

using Action =
    std::variant<actions::Keep, actions::Reject, actions::Bid, actions::Pass, actions::HandBack,
                 actions::Discard, actions::AskCard, actions::Decline, actions::NameTrump, actions::Give,
                 actions::LayMeld, actions::Swap, actions::Play, actions::Leave, actions::Claim,
                 actions::Choose, actions::TakeKitty, actions::Accuse, actions::NameContract>;

/// The action as that kind; null if it is another.
template<class Kind>
const Kind* as(const Action& action) {
    return std::get_if<Kind>(&action);
}
template<class Kind>
bool is(const Action& action) {
    return std::holds_alternative<Kind>(action);
}

inline Action bid(int points, bool spoken = false) { return actions::Bid{points, spoken}; }
inline Action keep() { return actions::Keep{}; }
inline Action reject() { return actions::Reject{}; }
inline Action hand_back() { return actions::HandBack{}; }
inline Action take_kitty() { return actions::TakeKitty{}; }
inline Action decline() { return actions::Decline{}; }
inline Action discard(const CardSet& cards) { return actions::Discard{cards}; }
inline Action ask_card(Card card) { return actions::AskCard{card}; }
inline Action name_contract(int which) { return actions::NameContract{which}; }
inline Action pass(int which = 0) { return actions::Pass{which}; }
inline Action name_trump(Suit suit) { return actions::NameTrump{suit}; }
inline Action give(const CardSet& cards) { return actions::Give{cards}; }
inline Action meld(const Meld& meld) { return actions::LayMeld{meld.rule, meld.cards}; }
inline Action swap() { return actions::Swap{}; }
inline Action play(Card card) { return actions::Play{card}; }
inline Action leave(int exit) { return actions::Leave{exit}; }
inline Action claim() { return actions::Claim{}; }
inline Action choose(std::string option) { return actions::Choose{std::move(option)}; }
inline Action accuse(Seat seat) { return actions::Accuse{seat}; }

/// The cards that are given, put away, melded, asked for or played; none for other kinds.
CardSet cards_of(const Action& action);

/// True if this kind of action answers such a decision. Actions open at any decision (a way out, calling a
/// renege) always do.
bool answers(const Action& action, DecisionKind asked);

/// `bid 250`, `bid 53 spoken`, `pass`, `hand back`, `take kitty`, `decline`, `discard 9h 9d`, `ask Ah`,
/// `trump hearts`, `contract Durch`, `give Qs Jd 9h 10c`, `meld Kh Qh as Royal marriage`, `play Ah`,
/// `leave throwing in`, `claim`, `choose double`, `renege 3`; `keep`, `reject` and `swap` are whole texts.
std::string to_text(const Rulebook& rules, const Action& action);
/// Why a text is not an action of these rules; the comments say what ActionFault::word holds.
struct ActionFault {
    enum class Kind : std::uint8_t {
        empty,
        unknown,         ///< the verb
        no_cards,        ///< the word that is not a card
        too_many_copies, ///< the card
        one_card,        ///< not just one card is played or called
        no_meld_name,    ///< the meld is not named
        other_meld,      ///< a name that does not fit the cards
        no_points,       ///< a bid that is not a whole number above zero
        no_seat,         ///< the accused, who sits at no seat
        unknown_exit,
        unknown_contract,
        unknown_suit
    };
    Kind kind = Kind::empty;
    std::string word = {};
};
/// True for "claim" and other texts that are complete actions: no pass may have such a name.
bool says_an_action(std::string_view text);
/// The exact reverse of to_text. Does not check whether the action is allowed.
Result<Action, ActionFault> parse_action(const Rulebook& rules, std::string_view text);

/// One JSON object, stable: {"action":"play","card":"Ah"}.
nlohmann::json to_json(const Rulebook& rules, const Action& action);
/// The reverse, for JSON from anyone: 250.0 counts as a whole number, and unknown fields are ignored. Does
/// not check whether the action is allowed. Empty if it is not an action of these rules.
std::optional<Action> action_in(const Rulebook& rules, const nlohmann::json& said);

} // namespace roundhouse
