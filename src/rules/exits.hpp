#pragma once
// When a way out is open: the one place that compares its conditions with the facts, for the table and for
// questions about rules.

#include "rules/rulebook.hpp"

namespace roundhouse {

/// The facts that open a way out. At the table all are known; a question about a hand may leave some out, and
/// an unknown fact closes nothing.
struct ExitFacts {
    std::optional<int> bid;            ///< the contract's
    std::optional<int> declarers_meld; ///< of the whole side
    std::optional<bool> forced;        ///< the contract was forced upon the declarer
    std::optional<bool> nobody_bid;
    std::optional<bool> no_suit;     ///< the declarer's hand allows no suit to be named trump
    std::optional<bool> had_to_open; ///< the rules demanded the declarer's first bid
    std::optional<CardSet> hand;     ///< of the player who leaves
};

/// One condition of a way out: a field of ExitWhen.
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

/// The first condition that is not met; empty if the way out is open as far as the facts tell.
std::optional<ExitNeed> unmet(const ExitWhen& when, const ExitFacts& facts);

} // namespace roundhouse
