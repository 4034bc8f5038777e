#pragma once
// Everything that a round holds: what its steps share, and the state of each.

#include "cards/deck.hpp"
#include "rules/rulebook.hpp"

#include <optional>

namespace roundhouse {

/// A finished trick.
struct TrickRecord {
    std::array<Card, most_seats> cards{}; ///< in playing order
    std::int8_t leader = 0;
    std::int8_t winner = 0;
    std::int16_t points = 0; ///< including the last trick's bonus
};

/// A meld on the table.
struct ShownMeld {
    Seat seat = 0;
    Meld meld;
};

/// Where the game stood before the deal: settlement needs it, and players may consider it.
struct Standing {
    int round = 1;                 ///< this round's number in the game, not counting hands dealt again
    std::vector<int> scores = {};  ///< of each party; empty: nothing yet
    std::vector<int> tallies = {}; ///< of each party, tally by tally; empty: nothing yet
    int dealing_person = 1;        ///< where people sit out, the person who deals
    int dealt = 1;                 ///< hands dealt, counting this one and those dealt again
};

struct AuctionStep {
    AuctionState state;
    std::vector<Call> calls;
    PerSeat<int> best_bid{}; ///< each seat's highest bid
    Seat had_to_open = 0;    ///< the seat whose first bid the rules demanded
    bool thrown_in = false;  ///< nobody bid
};

/// What cards are drawn from, while hands are drafted or tricks are played with a stock.
struct Stock {
    Pack cards;             ///< the next card last
    bool turned_up = false; ///< the first card, drawn last, is face up
};

struct DraftStep {
    PerSeat<CardSet> rejected; ///< drawn and put away: seen only by the drawer
    PerSeat<CardSet> blind;    ///< put away unseen
};

struct KittyStep {
    CardSet cards;            ///< as it was dealt
    bool taken = false;       ///< it has gone into the declarer's hand
    bool whole = false;       ///< and the declarer has given nothing away since
    CardSet held_before;      ///< the declarer's hand before taking it
    PerSeat<CardSet> given{}; ///< what the declarer gave each seat from it
};

struct DiscardStep {
    CardSet cards;        ///< what the declarer put away
    bool skipped = false; ///< the declarer led before discarding
};

struct CallCardStep {
    bool done = false;        ///< the declarer has called a card, or declined to
    std::optional<Card> card; ///< the card called and found
    KindMask in_vain = 0;     ///< kinds that nobody else had
    Seat partner = 0;         ///< who held the card asked for, and so plays with the declarer
    Seat owed_to = 0;         ///< the giver of the card, who gets cards in return; 0: nobody
    CardSet returned;         ///< what the declarer gave for it
    Seat returned_to = 0;     ///< 0: nothing given
};

struct TrumpStep {
    bool named = false; ///< or a contract without trump
    int contract = -1;  ///< index in the rulebook's contracts without trump; -1: none
};

/// What declarer and partner gave each other.
struct ExchangeStep {
    CardSet promised; ///< chosen, to be given together with the partner's cards; still in the hand
    PerSeat<CardSet> given{};
    PerSeat<std::int8_t> given_to{}; ///< 0: nothing given
};

struct MeldStep {
    std::vector<ShownMeld> shown;
    PerSeat<int> points{};
    PerSeat<bool> changed{}; ///< since then, cards came to the hand or were given from it
    int wins = 0;            ///< the side whose meld wins the game; 0: none
    std::vector<std::pair<Seat, Mark>> marks;
};

/// A card of a hand that everybody has seen: melded between tricks, or taken face up.
struct OpenCard {
    Seat seat = 0;
    Card card;
    std::vector<int> melds; ///< which of MeldStep::shown it has served in; empty: not melded yet
};

struct DrawPlayStep {
    Seat melding = 0;   ///< who won the last trick and may meld before cards are drawn
    int melded_now = 0; ///< melds since then, not counting those beside another
    std::vector<OpenCard> open;
};

struct PlayStep {
    std::array<TrickRecord, most_tricks> record{};
    CardSet out; ///< cards played in finished tricks
    Seat claimed_by = 0;
};

/// What a seat did against the rules where a referee watches (C27). Nobody is told until it is called.
struct Renege {
    Seat seat = 0;
    std::string offence; ///< the name of the rule broken; or "out of turn", "leading before discarding"
    Card card;
};

/// A renege was called, rightly or not.
struct Accusation {
    Seat by = 0, against = 0;
    bool proven = false;
};

struct Referee {
    std::vector<Renege> reneges;
    std::vector<Accusation> accusations;
    PerSeat<std::optional<Card>> laid{}; ///< laid out of turn, to be played when the seat's turn comes
    int heard = 0;                       ///< seats that let the hand stand after everything was played
};

struct OwnSteps {
    StepTurn turn;                 ///< of the package's own step in progress
    std::vector<StepState> states; ///< the current state of each of the package's own steps that has begun
    /// The seat whose hand this seat got in a swap of hands, at most once; 0: it has its own.
    PerSeat<std::int8_t> handed_to{};
};

/// Cards known for certain to be in a hand. Updated while cards change hands, since only then is it known who
/// saw what; bots ask for it at every card.
struct KnownCards {
    PerSeat<CardSet> to_all{};           ///< in each hand, as everybody has seen
    PerSeat<PerSeat<CardSet>> to_each{}; ///< to_each[n]: the same as seat n has seen, which is never less
};

/// Only the steps change it; players see it through View.
struct RoundState {
    RulebookPtr rules;
    Pack pack; ///< after the cut
    Seat dealer = 1;
    Standing before;

    std::size_t step = 0;                    ///< place in rules->flow; its size when the round is over
    std::uint32_t ahead = ~std::uint32_t{0}; ///< bit n: step n of the flow still runs when its turn comes
    int exit = -1;                           ///< the exit taken
    bool is_void = false;                    ///< the cards were found not to be the deck (C29)

    Contract contract;
    TrickPlay tricks; ///< holds the hands from the deal on
    KnownCards known; ///< of the hands; not of those played with a stock, where only open cards are known

    AuctionStep auction;
    Stock stock;
    DraftStep draft;
    KittyStep kitty;
    DiscardStep discard;
    CallCardStep call_card;
    TrumpStep trump;
    ExchangeStep exchange;
    MeldStep melds;
    DrawPlayStep drawing;
    PlayStep play;
    Referee referee;
    OwnSteps own;
};

} // namespace roundhouse
