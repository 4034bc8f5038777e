#pragma once
// What a player must play: a list of named filters, applied in order. Each keeps, of the cards still allowed,
// those that it asks for, if there are any and its condition holds. Every compulsion rule of the ledger has
// this form (A21-A24, B10-B12, C12-C14, D22).

#include "cards/card.hpp"

#include <array>
#include <string>
#include <vector>

namespace roundhouse {

/// Which cards a filter asks for.
enum class Keep : std::uint8_t {
    led,      ///< cards of the suit led
    trump,    ///< trumps
    plain,    ///< cards that are not trumps
    winners,  ///< cards that would be the best of the trick so far
    losers,   ///< cards that would not
    counters, ///< cards worth points in tricks
    garbage,  ///< cards worth none
};
inline constexpr int keep_count = 7;

/// The yes/no facts on which a filter's condition may depend.
enum class Fact : std::uint8_t {
    is_void,        ///< the player holds no card of the suit led
    holds_trump,    ///< the player holds a trump
    trump_led,      ///< the suit led is trump
    ruffed,         ///< a plain suit was led and a trump is the best card
    first_trick,    ///< this is the first trick of the hand
    partner_best,   ///< the best card so far is by the player's own side
    last_to_play,   ///< nobody plays after this player
    declarers_side, ///< the player is on the declarer's side
};
inline constexpr int fact_count = 8;

/// Their names in Lua, in the order of Fact.
inline constexpr std::array<const char*, fact_count> fact_names{
    "void",        "holds_trump",  "trump_led",    "ruffed",
    "first_trick", "partner_best", "last_to_play", "declarers_side"};
/// The names of Keep in Lua, in its order.
inline constexpr std::array<const char*, keep_count> keep_names{"led",    "trump",    "plain",  "winners",
                                                                "losers", "counters", "garbage"};

/// Facts that hold, one bit each: bit n is the n-th Fact.
using Facts = std::uint8_t;

constexpr Facts bit(Fact fact) { return static_cast<Facts>(1u << static_cast<unsigned>(fact)); }

/// A condition, tabulated: one bit for each of the 256 combinations of facts.
struct Condition {
    std::array<std::uint64_t, 4> table{~0ull, ~0ull, ~0ull, ~0ull};

    constexpr bool holds(Facts facts) const { return table[facts >> 6] >> (facts & 63) & 1; }
    constexpr void set(Facts facts, bool value) {
        const std::uint64_t one = std::uint64_t{1} << (facts & 63);
        table[facts >> 6] = value ? table[facts >> 6] | one : table[facts >> 6] & ~one;
    }
    friend constexpr bool operator==(const Condition&, const Condition&) = default;
};

/// The facts on which the condition depends at all.
Facts depends_on(const Condition& condition);

struct Filter {
    std::string name; ///< the rule's name, shown with every card it removes: "beat the best card"
    Keep keep = Keep::led;
    Condition when;
    std::string when_text; ///< the condition as the package wrote it; empty if it always holds
};

using Must = std::vector<Filter>;

/// What filters may look at, for one seat in one trick: a mask for each Keep, and the facts.
struct Sight {
    std::array<KindMask, keep_count> masks{};
    Facts facts = 0;
};

/// The kinds of `hand` that may be played. Never empty for a hand that is not.
KindMask narrowed(const Must& must, const Sight& sight, KindMask hand);

/// The filter that removed `card` from `hand`; null if it may be played.
const Filter* remover(const Must& must, const Sight& sight, KindMask hand, Card card);

} // namespace roundhouse
