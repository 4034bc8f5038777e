#include "rules/play/must.hpp"

namespace roundhouse {

namespace {

KindMask pass_through(const Filter& filter, const Sight& sight, KindMask allowed) {
    if (!filter.when.holds(sight)) return allowed;
    const KindMask asked =
        filter.keep == Keep::listed ? filter.kinds : sight.masks[static_cast<std::size_t>(filter.keep)];
    const KindMask kept = allowed & asked;
    return kept ? kept : allowed;
}

} // namespace

bool Condition::holds(const Sight& sight) const {
    unsigned facts = sight.facts;
    for (unsigned i = 0; i < compared; ++i) {
        const Threshold& one = thresholds[i];
        const bool reached = sight.measures[static_cast<std::size_t>(one.measure)] >= one.at_least;
        facts |= static_cast<unsigned>(reached) << (fact_count + i);
    }
    return holds(facts);
}

Facts depends_on(const Condition& condition) {
    Facts found = 0;
    for (unsigned fact = 0; fact < fact_count; ++fact)
        for (unsigned facts = 0; facts < condition.combinations(); ++facts)
            if (condition.holds(facts) != condition.holds(facts ^ 1u << fact))
                found = static_cast<Facts>(found | 1u << fact);
    return found;
}

KindMask narrowed(const Must& must, const Sight& sight, KindMask hand) {
    for (const Filter& filter : must) hand = pass_through(filter, sight, hand);
    return hand;
}

const Filter* remover(const Must& must, const Sight& sight, KindMask hand, Card card) {
    for (const Filter& filter : must) {
        const KindMask kept = pass_through(filter, sight, hand);
        if ((hand & mask_of(card)) && !(kept & mask_of(card))) return &filter;
        hand = kept;
    }
    return nullptr;
}

} // namespace roundhouse
