#pragma once
// What a player must play: a list of named filters, applied in order. Of the cards still allowed, each keeps
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
    listed,   ///< the kinds that the filter names itself
};
/// Those that depend on the trick: all but `listed`.
inline constexpr int keep_count = 7;

/// The yes/no facts on which a filter's condition may depend.
enum class Fact : std::uint8_t {
    is_void,        ///< the player holds no card of the suit led
    holds_trump,    ///< the player holds a trump
    trump_led,      ///< the suit led is trump
    ruffed,         ///< a plain suit was led and a trump is the best card
    first_trick,    ///< this is the first trick of the hand
    partner_best,   ///< the player's own side has the best card so far
    last_to_play,   ///< nobody plays after this player
    declarers_side, ///< the player is on the declarer's side
};
inline constexpr int fact_count = 8;

/// What a condition may compare with a number. The last is 0 or 1.
enum class TrickMeasure : std::uint8_t {
    trick,          ///< the trick's number in the hand, from 1
    tricks_left,    ///< tricks left to play, this one included
    points,         ///< card points in the trick so far
    place,          ///< 1 for the player who leads it, 2 for the next
    declarers_lead, ///< the declarer's side leads or led it
};
inline constexpr int measure_count = 5;
/// Their names in Lua, in the order of TrickMeasure.
inline constexpr std::array<const char*, measure_count> measure_names{"trick", "tricks_left", "points",
                                                                      "place", "declarers_lead"};

/// A condition's own fact: the measure is at least this.
struct Threshold {
    TrickMeasure measure = TrickMeasure::trick;
    int at_least = 0;
    friend constexpr bool operator==(const Threshold&, const Threshold&) = default;
};
/// The most thresholds that one condition may have.
inline constexpr int most_thresholds = 3;

/// Their names in Lua, in the order of Fact.
inline constexpr std::array<const char*, fact_count> fact_names{
    "void",        "holds_trump",  "trump_led",    "ruffed",
    "first_trick", "partner_best", "last_to_play", "declarers_side"};
/// Stands for a condition that is a function.
inline constexpr const char* by_function = "(a function)";
/// The names of Keep in Lua, in its order.
inline constexpr std::array<const char*, keep_count> keep_names{"led",    "trump",    "plain",  "winners",
                                                                "losers", "counters", "garbage"};

/// Facts that hold, one bit each: bit n is the n-th Fact.
using Facts = std::uint8_t;

constexpr Facts bit(Fact fact) { return static_cast<Facts>(1u << static_cast<unsigned>(fact)); }

struct Sight;

/// A condition as a table: one bit for each of the 256 combinations of facts, repeated for each combination
/// of its own thresholds, which are the bits above them.
struct Condition {
    std::array<std::uint64_t, 4u << most_thresholds> table = always();
    std::array<Threshold, most_thresholds> thresholds{};
    std::uint8_t compared = 0; ///< how many thresholds are in use

    constexpr bool holds(unsigned facts) const { return table[facts >> 6] >> (facts & 63) & 1; }
    bool holds(const Sight& sight) const;
    constexpr void set(unsigned facts, bool value) {
        const std::uint64_t one = std::uint64_t{1} << (facts & 63);
        table[facts >> 6] = value ? table[facts >> 6] | one : table[facts >> 6] & ~one;
    }
    /// Combinations of facts and thresholds.
    constexpr unsigned combinations() const { return 256u << compared; }
    friend constexpr bool operator==(const Condition&, const Condition&) = default;

  private:
    static constexpr std::array<std::uint64_t, 4u << most_thresholds> always() {
        std::array<std::uint64_t, 4u << most_thresholds> all{};
        for (auto& bits : all) bits = ~0ull;
        return all;
    }
};

/// The facts on which the condition depends at all, whatever the thresholds.
Facts depends_on(const Condition& condition);

struct Filter {
    std::string name; ///< the rule's name, shown with every card it removes: "beat the best card"
    Keep keep = Keep::led;
    Condition when;
    std::string when_text; ///< the condition as the package wrote it, or by_function; empty: it always holds
    KindMask kinds = 0;    ///< the kinds of Keep::listed
};

using Must = std::vector<Filter>;

/// What filters may look at, for one seat in one trick: a mask for each Keep but `listed`, the facts and the
/// measures.
struct Sight {
    std::array<KindMask, keep_count> masks{};
    Facts facts = 0;
    std::array<int, measure_count> measures{};
};

/// The kinds of `hand` that may be played. Never empty unless `hand` is.
KindMask narrowed(const Must& must, const Sight& sight, KindMask hand);

/// The filter that removed `card` from `hand`; null if it may be played.
const Filter* remover(const Must& must, const Sight& sight, KindMask hand, Card card);

} // namespace roundhouse
