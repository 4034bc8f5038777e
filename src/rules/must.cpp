#include "rules/must.hpp"

namespace roundhouse {

namespace {

KindMask pass_through(const Filter& filter, const Sight& sight, KindMask allowed) {
    if (!filter.when.holds(sight.facts)) return allowed;
    const KindMask kept = allowed & sight.masks[static_cast<std::size_t>(filter.keep)];
    return kept ? kept : allowed;
}

} // namespace

Facts depends_on(const Condition& condition) {
    Facts found = 0;
    for (unsigned fact = 0; fact < fact_count; ++fact)
        for (unsigned facts = 0; facts < 256; ++facts)
            if (condition.holds(static_cast<Facts>(facts)) !=
                condition.holds(static_cast<Facts>(facts ^ 1u << fact)))
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
