#pragma once
// When a way out is open: the one place that holds what it asks for against what is so, for the table and for
// questions about rules.

#include "rules/rulebook.hpp"

namespace roundhouse {

/// What a way out goes by. At the table all of it is known; who asks about a hand may leave some of it out,
/// and what is left out closes nothing.
struct ExitFacts {
    std::optional<int> bid;            ///< the contract's
    std::optional<int> declarers_meld; ///< of the whole side
    std::optional<bool> forced;        ///< the contract was forced upon the declarer
    std::optional<bool> nobody_bid;
    std::optional<bool> no_suit;     ///< the declarer's hand allows no suit to be named trump
    std::optional<bool> had_to_open; ///< the rules asked for the declarer's first bid
    std::optional<CardSet> hand;     ///< of who leaves
};

/// One thing that a way out asks for: a field of ExitWhen.
enum class ExitNeed : std::uint8_t {
    bid_above_meld,
    meld_under,
    forced,
    nobody_bid,
    no_suit,
    had_to_open,
    bid,
    holds
};

/// The first thing asked for that is not so; nothing if the way out is open as far as the facts say.
std::optional<ExitNeed> unmet(const ExitWhen& when, const ExitFacts& facts);

} // namespace roundhouse
