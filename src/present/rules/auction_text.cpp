#include "present/rules/auction_text.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"

namespace roundhouse::present {

namespace {

/// What may be bid.
void add_bids(const AuctionRule& rule, Lines& parts) {
    if (rule.summed)
        parts.push_back(
            tr("each player names a number or 0, once; the numbers of a side are added, and that is what "
               "it must make"));
    else
        parts.push_back(tr("from {}", rule.minimum));
    if (!rule.raises.empty()) {
        Lines raises;
        for (const int raise : rule.raises) raises.push_back(std::to_string(raise));
        parts.back() += ", " + tr("each bid raises by {}", one_of(raises));
    } else {
        for (const Rung& rung : rule.steps)
            parts.back() += ", " + (rung.to                 ? tr("in steps of {} up to {}", rung.by, *rung.to)
                                    : rule.steps.size() > 1 ? tr("then in steps of {}", rung.by)
                                                            : tr("in steps of {}", rung.by));
    }
    if (rule.most_jump == 0) parts.push_back(tr("every bid is the lowest possible one"));
    if (rule.most_jump && *rule.most_jump > 0)
        parts.push_back(tr_n("a bid may jump by one step", "a bid may jump by up to {} steps",
                             *rule.most_jump, *rule.most_jump));
}

/// Who calls first, and the dealer's lower opening.
void add_opening(const AuctionRule& rule, bool dealer_sits_out, Lines& parts) {
    const bool dealer_opens = rule.opens == Opens::dealer;
    parts.push_back(!dealer_opens     ? tr("the player after the dealer calls first")
                    : dealer_sits_out ? tr("the player in the last seat calls first")
                                      : tr("the dealer calls first"));
    if (!rule.dealer_minimum) return;
    parts.push_back(!dealer_sits_out ? tr("the dealer may open at {}", *rule.dealer_minimum)
                    : dealer_opens   ? tr("the first to call may open at {}", *rule.dealer_minimum)
                                     : tr("the last to call may open at {}", *rule.dealer_minimum));
}

/// Who may call, who must, and when.
void add_callers(const AuctionRule& rule, bool dealer_sits_out, Lines& parts) {
    if (rule.turns == CallTurns::one_each) parts.push_back(tr("each player calls once"));
    if (rule.turns == CallTurns::may_return) parts.push_back(tr("a player who has passed may bid later"));
    if (rule.turns == CallTurns::until_passed)
        parts.push_back(tr("a player who passes is out of the bidding"));
    add_opening(rule, dealer_sits_out, parts);
    if (rule.must_open == MustOpen::eldest) parts.push_back(tr("the first call must be a bid"));
    if (rule.must_open == MustOpen::meld_holder)
        parts.push_back(tr("a player who holds a meld must open if nobody has"));
    if (rule.forced_opening) parts.push_back(tr("the first player must bid {}", *rule.forced_opening));
}

/// How bids are spoken, and what they tell the partner.
void add_meanings(const AuctionRule& rule, Lines& parts) {
    if (rule.last_digit)
        parts.push_back(tr("the bids from {} to {} may be spoken as their last digit",
                           rule.last_digit->from + rule.last_digit->by,
                           rule.last_digit->from + 9 * rule.last_digit->by));
    if (const auto& told = rule.convention)
        parts.push_back(tr("by custom, a bid below {} that jumps by {} or more shows the partner {} in meld "
                           "for each {} of the jump",
                           told->below, told->tells_from * told->step, told->unit, told->step));
    for (const TellingJump& jump : rule.tells) {
        if (jump.meld)
            parts.push_back(
                tr("a jump of {} announces {} to {} in meld", jump.by, jump.meld->least, jump.meld->most));
        if (jump.aces_around) parts.push_back(tr("a jump of {} announces aces around", jump.by));
        if (!jump.meld && !jump.aces_around && !jump.meaning.empty())
            parts.push_back(tr("a jump of {} says: {}", jump.by, translated(jump.meaning)));
    }
}

} // namespace

std::string auction_text(const Rulebook& rules) {
    const AuctionRule& rule = *rules.auction;
    const bool dealer_sits_out = somebody_sits_out(rules);
    Lines parts;
    add_bids(rule, parts);
    add_callers(rule, dealer_sits_out, parts);
    add_meanings(rule, parts);
    if (rule.dealer_takes)
        parts.push_back(
            dealer_sits_out
                ? tr("if everybody passes, the last to call is stuck with it at {}", *rule.dealer_takes)
                : tr("if everybody passes, the dealer is stuck with it at {}", *rule.dealer_takes));
    return join(parts, "; ");
}

} // namespace roundhouse::present
