// Which of the weighed calls `sharp` makes.

#include "bots/core/convention.hpp"
#include "bots/sharp/sharp.hpp"

#include <algorithm>

namespace roundhouse::bots {

namespace {

/// Ends differ by hundreds of points, so few worlds do not tell calls apart well: the usual call stands
/// unless another is better by this many standard errors.
constexpr double errors_over_rule = 2;
/// A hand stays in over its own side's bid if it makes the next one this often: a pass puts it out for good,
/// a bid raises the price for its side.
constexpr double safe = 0.85;
/// A difference in the share of contracts made: with so few worlds, a smaller one may be chance.
constexpr double clearly = 0.1;

bool is_bid(const Weighed& one) { return is<actions::Bid>(one.action); }

/// Of bids that differ only in the suit meant, keeps only the best.
void keep_best_of_equals(std::vector<Weighed>& all) {
    for (std::size_t i = 0; i < all.size(); ++i)
        all.erase(std::remove_if(all.begin() + static_cast<std::ptrdiff_t>(i) + 1, all.end(),
                                 [&](const Weighed& one) { return one.action == all[i].action; }),
                  all.end());
}

/// True if that puts a bid before a pass, or a pass before a bid.
bool prefer_rule(const Action& by_rule, Weighing& weighing) {
    const bool was_bid = is_bid(weighing.candidates.front());
    return weighing.prefer(by_rule, errors_over_rule) && is_bid(weighing.candidates.front()) != was_bid;
}

/// A bid over its own side's, once the others are out, must be likely to be made, and clearly likelier than
/// the bid it replaces: each of two partners is a little too sure of its own hand.
void drop_vain_raises(const Action* also, std::vector<Weighed>& all) {
    const auto passing = std::find_if(all.begin(), all.end(),
                                      [](const Weighed& one) { return is<actions::Pass>(one.action); });
    const double least = passing == all.end() ? 0 : std::max(0.5, passing->made) + clearly;
    const auto is_vain = [&](const Weighed& one) {
        return is_bid(one) && one.made <= least && !(also && one.action == *also);
    };
    all.erase(std::remove_if(all.begin(), all.end(), is_vain), all.end());
}

} // namespace

void rank_calls(const View& view, const Action& by_rule, const Action* also, Weighing& weighing) {
    std::vector<Weighed>& all = weighing.candidates;
    keep_best_of_equals(all);
    if (own_side_stands(view) && others_may_bid(view)) {
        const auto is_safe = [](const Weighed& one) { return is_bid(one) && one.made >= safe; };
        const bool stays_in = std::any_of(all.begin(), all.end(), is_safe);
        std::stable_partition(all.begin(), all.end(),
                              [&](const Weighed& one) { return stays_in ? is_safe(one) : !is_bid(one); });
        weighing.reason = stays_in ? CallReason::stays_in : CallReason::side_holds;
        return;
    }
    // A bid must be likely to be made, even where the others would make theirs: sides that go by averages
    // alone drive each other up, until four of ten contracts fail. Where settlement pays unlike most, failing
    // may be cheap.
    const bool may_fail = !view.rules().scoring.pays_as_usual;
    const auto is_sound = [&](const Weighed& one) { return !is_bid(one) || one.is_likely() || may_fail; };
    bool tempted = !is_sound(all.front());
    const bool preferred = prefer_rule(by_rule, weighing);
    tempted |= !is_sound(all.front());
    if (own_side_holds(view) && !to_be_covered(view)) drop_vain_raises(also, all);
    std::stable_partition(all.begin(), all.end(), is_sound);
    if (all.empty()) return;
    if (tempted && !is_bid(all.front()))
        weighing.reason = CallReason::too_risky;
    else if (preferred && all.front().action == by_rule)
        weighing.reason = CallReason::rule;
}

} // namespace roundhouse::bots
