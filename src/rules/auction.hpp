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

/// The highest bid allowed: far beyond every scale, and a tenth of what a round may cost, since packages
/// charge a failed bid several times over.
inline constexpr int most_bid = 100'000;

enum class Opens : std::uint8_t { left_of_dealer, dealer };

/// One rung of the ladder: steps of `by` up to and including `to` (no upper end if empty).
struct Rung {
    std::optional<int> to;
    int by = 10;
};

/// When a contract may be handed back to the partner whose pass asked for that (D11).
enum class HandsBack : std::uint8_t { never, always, without_marriage };

/// Bids of `from` + digit * `by` may be spoken as the digit alone: "three" is 53, or 530 on a scale ten times
/// as large (D12).
struct SpokenBids {
    int from = 0, by = 1;
};

struct PointRange {
    int least = 0, most = 0;
};

/// A pass, and what the table takes it to mean.
struct PassCall {
    std::string name;    ///< "pass", "by-me"
    std::string meaning; ///< one sentence; may be empty
    /// If the caller's partner ends up with the contract, it may hand it back: the caller then has it at the
    /// next higher bid.
    HandsBack hands_back = HandsBack::never;
    std::optional<PointRange> meld = {}; ///< what the caller claims to hold in meld (D10)
    bool aces_around = false;            ///< and claims that this includes aces around
};

/// A bid exactly `by` above the last one (or, as the first, above the minimum), which by rule announces what
/// the caller holds.
struct TellingJump {
    int by = 0;
    std::string meaning = {}; ///< one sentence; may be empty
    std::optional<PointRange> meld = {};
    bool aces_around = false;
};

/// Who may not pass while nobody has bid.
enum class MustOpen : std::uint8_t {
    nobody,
    eldest,     ///< the seat that calls first (C03)
    meld_holder ///< every seat that holds a meld (C22)
};

/// A custom between partners, not a rule (D13, D14): the length of a jump tells what the hand melds.
struct MeldBids {
    int step = 1;              ///< points per step of a jump
    int tells_from = 2;        ///< the shortest jump that tells, in steps above the last bid (or the minimum)
    int unit = 10;             ///< points of meld per step
    int below = 60;            ///< only lower bids tell; higher ones, like shorter jumps, mean: I want it
    bool opening_asks = false; ///< opening at the lowest bid asks the partner to tell
    bool cover = false;        ///< the partner should overbid a bid that only told
};

/// How long the calling goes on.
enum class CallTurns : std::uint8_t {
    until_passed, ///< a seat that passes is out; over when only the highest bidder is left
    one_each,     ///< each seat calls once
    may_return    ///< a seat that passed may bid later; over when all others pass after the highest bid
};

struct AuctionRule {
    /// Everybody calls once: a number or a pass; no number need exceed another. A side must reach the sum of
    /// its numbers; the seat with the highest one (the earlier of equals) declares (C08).
    bool summed = false;
    CallTurns turns = CallTurns::until_passed; ///< unless `summed`
    Opens opens = Opens::left_of_dealer;
    int minimum = 0;
    std::optional<int> dealer_minimum = {}; ///< for an opening bid by the dealer (C22); never with raises
    std::vector<Rung> steps = {};           ///< the ladder from the minimum up
    std::vector<int> raises = {}; ///< if not empty: a bid raises the last by one of these, the first bid the
                                  ///< minimum less the smallest of them (B02)
    std::vector<PassCall> passes = {};         ///< never empty
    std::optional<SpokenBids> last_digit = {}; ///< which bids may be spoken as their last digit
    MustOpen must_open = MustOpen::nobody;
    std::vector<CardSet> openers = {};      ///< a hand with all cards of one of these is a meld holder's
    std::optional<int> forced_opening = {}; ///< the first seat must open with this (C40)
    std::optional<int> most_jump = {}; ///< a bid is at most this many steps above the lowest possible one
    std::optional<int> dealer_takes =
        {}; ///< if all others pass without a bid, the dealer must take the contract at this
    std::optional<MeldBids> convention = {};
    std::vector<TellingJump> tells = {}; ///< one for each jump at most; never with a convention
};

struct Call {
    Seat seat = 0;
    int bid = 0;           ///< 0: a pass
    std::uint8_t pass = 0; ///< index in AuctionRule::passes
    bool spoken = false;   ///< the bid was spoken as its last digit
    friend bool operator==(const Call&, const Call&) = default;
};

/// The state of an auction. `seats` fit in a mask.
struct AuctionState {
    int seats = 4;
    Seat dealer = 1;
    Seat next = 0;                  ///< who calls; 0 when it is over
    int high = 0;                   ///< the highest bid, 0 for none
    Seat holder = 0;                ///< who made it
    std::uint8_t passed = 0;        ///< bit n-1: seat n is out; never set where seats may return
    std::uint8_t calls = 0;         ///< made so far, counted up to 255
    std::uint8_t passes_in_row = 0; ///< since the last bid
    bool forced = false;            ///< nobody bid freely: the rules gave the contract to the holder
};

/// The state before the first call; a forced opening bid (C40) is already made.
AuctionState begin_auction(const AuctionRule& rule, int seats, Seat dealer);

/// Over, with a holder, or without one if nobody bid and nobody had to.
inline bool over(const AuctionState& state) { return state.next == 0; }

/// The first bid on the ladder above `bid` (the lowest of all if `bid` is below it).
int next_on_ladder(const AuctionRule& rule, int bid);
bool on_ladder(const AuctionRule& rule, int bid);

bool may_bid(const AuctionRule& rule, const AuctionState& state, int bid);

/// What a bid over `high` (0: an opening bid) announces by rule; null if nothing.
const TellingJump* announced(const AuctionRule& rule, int bid, int high);

/// True if some auction may end with a seat holding that bid. Where bids are added (C08), if a seat may name
/// that number.
bool can_be_bid(const AuctionRule& rule, int bid);

/// True if the next seat, holding `hand`, may not pass (C03, C22).
bool must_bid(const AuctionRule& rule, const AuctionState& state, const CardSet& hand);
/// The refusal of such a pass.
Refusal why_no_pass(const AuctionRule& rule, const AuctionState& state);

/// The lowest `most` bids that the next seat may make, lowest first.
std::vector<int> next_bids(const AuctionRule& rule, const AuctionState& state, int most = 10);

/// Why a bid is refused, and which bids would be accepted.
Refusal why_not(const AuctionRule& rule, const AuctionState& state, int bid);

/// The refusal of a word that is neither a bid nor a pass.
Refusal why_no_call(const AuctionRule& rule);

/// Makes the next seat's call, which must be allowed.
void make_call(const AuctionRule& rule, AuctionState& state, const Call& call);

/// "three": how the bid is spoken as its last digit; null if it is not (D12).
const char* spoken_digit(const AuctionRule& rule, int bid);
/// "one" to "nine".
extern const std::array<const char*, 9> digit_words;

/// The call that a word stands for ("250", "pass"), or why it is none. `pass` (or `p`) always means the first
/// of the passes.
Result<Call, Refusal> parse_call(const AuctionRule& rule, const AuctionState& state, std::string_view word);

} // namespace roundhouse
