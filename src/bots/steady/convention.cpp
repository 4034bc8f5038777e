#include "bots/steady/convention.hpp"

#include <algorithm>

namespace roundhouse::bots {

namespace {

/// Fewer steps than that are no language.
constexpr int fewest_steps = 8;
constexpr int fewest_told = 2;

/// Visits every bid with what was bid before it.
template<class Visit>
void each_bid(const View& view, Visit visit) {
    int high = 0;
    for (const Call& call : view.calls()) {
        if (!call.bid) continue;
        visit(call, high);
        high = call.bid;
    }
}

} // namespace

std::optional<MeldBids> meld_bids(const Rulebook& rules) {
    if (!rules.auction || rules.sides != SidesForm::partners || rules.auction->steps.size() < 2) return {};
    const Rung& first = rules.auction->steps.front();
    const int least = rules.auction->minimum;
    if (!first.to || (*first.to - least) / first.by < fewest_steps) return {};
    return MeldBids{least, *first.to - first.by, first.by, 10 * first.by};
}

int meld_told(const MeldBids& convention, int bid, int high) {
    if (bid > convention.last) return 0;
    const int steps = (bid - std::max(high, convention.least)) / convention.step;
    return steps < fewest_told ? 0 : steps * convention.unit;
}

std::optional<int> telling(const MeldBids& convention, int meld, int high) {
    const int steps = (meld + convention.unit / 2) / convention.unit;
    const int bid = std::max(high, convention.least) + steps * convention.step;
    if (steps < fewest_told || bid > convention.last) return {};
    return bid;
}

std::optional<PointRange> told_by_partner(const View& view) {
    const Rulebook& rules = view.rules();
    const Seat partner = partner_of(rules, view.seat());
    if (!partner || !rules.auction) return {};
    std::optional<PointRange> told;
    for (const Call& call : view.calls())
        if (call.seat == partner && !call.bid && rules.auction->passes[call.pass].meld)
            told = rules.auction->passes[call.pass].meld;
    const auto convention = meld_bids(rules);
    if (!convention) return told;
    each_bid(view, [&](const Call& call, int high) {
        const int meld = meld_told(*convention, call.bid, high);
        if (call.seat == partner && meld)
            told = PointRange{meld - convention->unit / 2, meld + convention->unit / 2};
    });
    return told;
}

bool to_be_covered(const View& view) {
    const auto convention = meld_bids(view.rules());
    const Seat partner = partner_of(view.rules(), view.seat());
    if (!convention || !partner || view.auction().holder != partner) return false;
    bool told = false;
    each_bid(view, [&](const Call& call, int high) {
        told = call.seat == partner && meld_told(*convention, call.bid, high) > 0;
    });
    return told;
}

} // namespace roundhouse::bots
