#include "rules/exits.hpp"

#include <algorithm>

namespace roundhouse {

namespace {

bool holds(const HandCount& fact, const CardSet& hand) {
    const int number = hand.only(fact.kinds).size();
    return number >= fact.least && number <= fact.most.value_or(number);
}

bool holds(const std::vector<HandCount>& facts, const CardSet& hand) {
    return std::all_of(facts.begin(), facts.end(), [&](const HandCount& fact) { return holds(fact, hand); });
}

/// True if both are known and are not the same.
template<class Asked>
bool differ(const std::optional<Asked>& asked, const std::optional<Asked>& fact) {
    return asked && fact && *asked != *fact;
}

} // namespace

std::optional<ExitNeed> unmet(const ExitWhen& when, const ExitFacts& facts) {
    if (when.bid_above_meld && facts.bid && facts.declarers_meld &&
        *facts.bid - *facts.declarers_meld <= *when.bid_above_meld)
        return ExitNeed::bid_above_meld;
    if (when.meld_under && facts.declarers_meld && *facts.declarers_meld >= *when.meld_under)
        return ExitNeed::meld_under;
    if (differ(when.forced, facts.forced)) return ExitNeed::forced;
    if (differ(std::optional(when.nobody_bid), facts.nobody_bid)) return ExitNeed::nobody_bid;
    if (when.no_suit && !facts.no_suit.value_or(true)) return ExitNeed::no_suit;
    if (when.had_to_open && !facts.had_to_open.value_or(true)) return ExitNeed::had_to_open;
    if (differ(when.bid, facts.bid)) return ExitNeed::bid;
    if (facts.hand && !holds(when.holds, *facts.hand)) return ExitNeed::holds;
    return {};
}

} // namespace roundhouse
