#include "bots/core/convention.hpp"

#include <algorithm>

namespace roundhouse::bots {

namespace {

/// Visits every bid, with the bid before it.
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

int meld_told(const AuctionRule& rule, int bid, int high) {
    if (!rule.convention || bid >= rule.convention->below) return 0;
    const int steps = (bid - std::max(high, rule.minimum)) / rule.convention->step;
    return steps < rule.convention->tells_from ? 0 : steps * rule.convention->unit;
}

std::optional<int> telling(const AuctionRule& rule, int meld, int high, bool aces_around) {
    const TellingJump* furthest = nullptr;
    for (const TellingJump& jump : rule.tells) {
        const bool holds = (!jump.meld || (jump.meld->least <= meld && meld <= jump.meld->most)) &&
                           (!jump.aces_around || aces_around) && (jump.meld || jump.aces_around);
        if (holds && (!furthest || jump.by > furthest->by)) furthest = &jump;
    }
    if (furthest) return std::max(high, rule.minimum) + furthest->by;
    if (!rule.convention) return {};
    const MeldBids& told = *rule.convention;
    const int steps = (meld + told.unit / 2) / told.unit;
    const int bid = std::max(high, rule.minimum) + steps * told.step;
    if (steps < told.tells_from || bid >= told.below) return {};
    return bid;
}

std::optional<PointRange> told_by(const View& view, Seat seat) {
    const Rulebook& rules = view.rules();
    if (!seat || !rules.auction) return {};
    std::optional<PointRange> told;
    for (const Call& call : view.calls())
        if (call.seat == seat && !call.bid && rules.auction->passes[call.pass].meld)
            told = rules.auction->passes[call.pass].meld;
    const auto& convention = rules.auction->convention;
    each_bid(view, [&](const Call& call, int high) {
        const int meld = meld_told(*rules.auction, call.bid, high);
        if (call.seat == seat && meld)
            told = PointRange{meld - convention->unit / 2, meld + convention->unit / 2};
        const TellingJump* jump = announced(*rules.auction, call.bid, high);
        if (call.seat == seat && jump && jump->meld) told = jump->meld;
    });
    return told;
}

int off(const PointRange& told, int meld) { return std::max({0, told.least - meld, meld - told.most}); }

bool was_forced(const View& view, Seat seat, int bid) {
    const AuctionRule& rule = *view.rules().auction;
    if (rule.forced_opening) return bid == *rule.forced_opening;
    if (rule.must_open == MustOpen::nobody || bid != rule.minimum) return false;
    return rule.must_open == MustOpen::meld_holder || view.calls().front().seat == seat;
}

bool to_be_covered(const View& view) {
    const auto& rule = view.rules().auction;
    const Seat partner = partner_of(view.rules(), view.seat());
    if (!rule || (rule->tells.empty() && !(rule->convention && rule->convention->cover))) return false;
    if (!partner || view.auction().holder != partner) return false;
    bool told = false;
    each_bid(view, [&](const Call& call, int high) {
        told = call.seat == partner &&
               (meld_told(*rule, call.bid, high) > 0 || announced(*rule, call.bid, high));
    });
    return told;
}

bool own_side_holds(const View& view) {
    const Seat holder = view.auction().holder;
    return holder && view.sides().of[holder] == view.sides().of[view.seat()];
}

bool own_side_stands(const View& view) {
    return own_side_holds(view) && !had_to_open(view, view.auction().holder) && !to_be_covered(view);
}

bool may_still_call(const View& view, Seat seat) {
    const auto calls = view.calls();
    if (view.rules().auction->turns == CallTurns::one_each)
        return std::none_of(calls.begin(), calls.end(), [&](const Call& call) { return call.seat == seat; });
    return !(view.auction().passed >> (seat - 1) & 1);
}

bool others_may_bid(const View& view) {
    for (Seat seat = 1; seat <= view.rules().seats; ++seat)
        if (view.sides().of[seat] != view.sides().of[view.seat()] && may_still_call(view, seat)) return true;
    return false;
}

std::optional<Forced> forced_on_opponent(const View& view) {
    const AuctionRule& rule = *view.rules().auction;
    const AuctionState& auction = view.auction();
    Forced left;
    if (!auction.holder && rule.dealer_takes) left = {auction.dealer, *rule.dealer_takes};
    if (auction.holder && had_to_open(view, auction.holder)) left = {auction.holder, auction.high};
    if (!left.seat || view.sides().of[left.seat] == view.sides().of[view.seat()]) return {};
    for (Seat seat = 1; seat <= view.rules().seats; ++seat)
        if (seat != view.seat() && seat != left.seat && may_still_call(view, seat)) return {};
    return left;
}

} // namespace roundhouse::bots
