#pragma once
// The auction: who calls, what may be called, when it is over. Pure functions over a small state.

#include "base/result.hpp"
#include "cards/card_set.hpp"
#include "rules/refusal.hpp"
#include "rules/seats.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace roundhouse {

/// No bid is higher. Far beyond every scale, and a tenth of what a round may cost: packages take a bid that
/// fails several times over.
inline constexpr int most_bid = 100'000;

enum class Opens : std::uint8_t { left_of_dealer, dealer };

/// One rung of the ladder: by `by` up to and including `to` (no upper end if empty).
struct Rung {
    std::optional<int> to;
    int by = 10;
};

/// When a contract may be handed back to the partner who asked for that with a pass (D11).
enum class HandsBack : std::uint8_t { never, always, without_marriage };

/// Bids of `from` + digit * `by` that are spoken as the digit alone: "three" is 53, or 530 at ten times the
/// scale (D12).
struct SpokenBids {
    int from = 0, by = 1;
};

/// From how many points to how many.
struct PointRange {
    int least = 0, most = 0;
};

/// A call that is a pass, with what the table takes it to mean.
struct PassCall {
    std::string name;    ///< "pass", "by-me"
    std::string meaning; ///< one sentence; may be empty
    /// The partner, holding the contract in the end, may hand it back: the caller has it at the next higher
    /// bid.
    HandsBack hands_back = HandsBack::never;
    std::optional<PointRange> meld = {}; ///< what the caller says to hold in meld (D10)
    bool aces_around = false;            ///< and that aces around are among it
};

/// A bid that by rule announces what the caller holds: one that goes so far over the last, or over the
/// minimum as the first.
struct TellingJump {
    int by = 0;
    std::string meaning = {}; ///< one sentence; may be empty
    std::optional<PointRange> meld = {};
    bool aces_around = false;
};

/// Who may not pass as long as nobody has bid.
enum class MustOpen : std::uint8_t {
    nobody,
    eldest,     ///< the seat that calls first (C03)
    meld_holder ///< every seat that holds a meld (C22)
};

/// A custom between two partners, no rule (D13, D14): by how far a bid jumps it tells what the hand melds.
struct MeldBids {
    int step = 1;              ///< jumps are counted in these
    int tells_from = 2;        ///< steps beyond what is bid (or beyond the minimum) that begin to tell
    int unit = 10;             ///< points of meld for each step
    int below = 60;            ///< higher bids, like shorter jumps, say: I want it
    bool opening_asks = false; ///< the lowest bid, made first, asks the partner to tell
    bool cover = false;        ///< a partner's bid that only told wants to be gone over
};

/// How long the calling goes round.
enum class CallTurns : std::uint8_t {
    until_passed, ///< a seat that passes is out; over when only the highest bidder is left
    one_each,     ///< each seat calls once
    may_return    ///< a seat that passed may bid later; over when all others pass after the highest bid
};

struct AuctionRule {
    /// One round of the table: everybody names a number or passes, none need exceed another. The numbers of a
    /// side are added and are what it must reach; the highest single one (the earlier of equals) declares
    /// (C08).
    bool summed = false;
    CallTurns turns = CallTurns::until_passed; ///< where bids are not added
    Opens opens = Opens::left_of_dealer;
    int minimum = 0;
    std::optional<int> dealer_minimum = {}; ///< as the dealer's opening bid only (C22); never beside raises
    std::vector<Rung> steps = {};           ///< the ladder from the minimum up
    std::vector<int> raises = {}; ///< if not empty: a bid raises the last by one of these, the first of all
                                  ///< the minimum less the smallest of them (B02)
    std::vector<PassCall> passes = {};         ///< never empty
    std::optional<SpokenBids> last_digit = {}; ///< which bids may be spoken as their last digit
    MustOpen must_open = MustOpen::nobody;
    std::vector<CardSet> openers = {};      ///< who holds all of one of these is a meld holder
    std::optional<int> forced_opening = {}; ///< the first seat bids this whether it likes it or not (C40)
    std::optional<int> most_jump = {};      ///< bids are at most so many steps above the lowest possible one
    std::optional<int> dealer_takes =
        {}; ///< all others passed without a bid: the dealer has it at this, without choice
    std::optional<MeldBids> convention = {};
    std::vector<TellingJump> tells = {}; ///< each jump once; never beside a convention
};

struct Call {
    Seat seat = 0;
    int bid = 0;           ///< 0: a pass
    std::uint8_t pass = 0; ///< which of the passes
    bool spoken = false;   ///< the bid was spoken as its last digit
    friend bool operator==(const Call&, const Call&) = default;
};

/// Where an auction stands. A value; `seats` fit in a mask.
struct AuctionState {
    int seats = 4;
    Seat dealer = 1;
    Seat next = 0;                  ///< who calls; 0 when it is over
    int high = 0;                   ///< the highest bid, 0 for none
    Seat holder = 0;                ///< who made it
    std::uint8_t passed = 0;        ///< bit n-1: seat n is out; where it may return, nobody is
    std::uint8_t calls = 0;         ///< made so far, counted up to 255
    std::uint8_t passes_in_row = 0; ///< since the last bid
    bool forced = false;            ///< nobody bid but for the rules, which gave it to the holder
};

/// Before the first call; a bid that the rules make for the first seat is made (C40).
AuctionState begin_auction(const AuctionRule& rule, int seats, Seat dealer);

/// Over, with a holder or (nobody bid and nobody must) without.
inline bool over(const AuctionState& state) { return state.next == 0; }

/// The bid on the ladder that follows `bid` (or the lowest bid at all if it is below it).
int next_on_ladder(const AuctionRule& rule, int bid);
bool on_ladder(const AuctionRule& rule, int bid);

bool may_bid(const AuctionRule& rule, const AuctionState& state, int bid);

/// What a bid over `high` (0: the first one) announces by rule; null for nothing.
const TellingJump* announced(const AuctionRule& rule, int bid, int high);

/// True if some auction may end with a seat holding that bid. Where bids are added (C08), one number of a
/// seat.
bool can_be_bid(const AuctionRule& rule, int bid);

/// True if the next seat may not pass, holding `hand` (C03, C22).
bool must_bid(const AuctionRule& rule, const AuctionState& state, const CardSet& hand);
/// That, as a refusal to let it pass.
Refusal why_no_pass(const AuctionRule& rule, const AuctionState& state);

/// The lowest `most` bids that the next seat may make, lowest first.
std::vector<int> next_bids(const AuctionRule& rule, const AuctionState& state, int most = 10);

/// Why a bid is not accepted, and which would be.
Refusal why_not(const AuctionRule& rule, const AuctionState& state, int bid);

/// What is refused that is neither a bid nor one of the passes.
Refusal why_no_call(const AuctionRule& rule);

/// Makes a call of the next seat; it must be allowed.
void make_call(const AuctionRule& rule, AuctionState& state, const Call& call);

/// "three": how the bid is spoken as its last digit; null if it is not (D12).
const char* spoken_digit(const AuctionRule& rule, int bid);
/// "one" to "nine".
extern const std::array<const char*, 9> digit_words;

/// "250 pass 270": the call a word stands for, or why it is none. `pass` (or `p`) is always understood as the
/// first of the passes.
Result<Call, Refusal> parse_call(const AuctionRule& rule, const AuctionState& state, std::string_view word);

} // namespace roundhouse
