#include "base/language.hpp"
#include "base/text.hpp"
#include "bots/core/convention.hpp"
#include "bots/worlds/worlds.hpp"
#include "present/asked/refusals.hpp"
#include "present/cards.hpp"
#include "present/hints/hint_parts.hpp"
#include "present/rules/meanings.hpp"

#include <algorithm>
#include <bit>

namespace roundhouse::present {

namespace {

/// Empty where nobody names trump.
std::string best_suit(const View& view, std::uint8_t suits, Face face) {
    if (!view.rules().trump) return {};
    const Suit best = bots::Judge(view.rules()).best_suit(view.hand(), suits);
    const int held = view.hand().count(best);
    const std::string melds = points_or_nothing(view.rules().melds.points(view.hand(), best));
    return tr_n("Your best suit is {1}: you hold one of them, and your hand melds {2} in it.",
                "Your best suit is {1}: you hold {0} of them, and your hand melds {2} in it.", held, held,
                in_words(best, face), melds);
}

/// What the declarer gets besides the hand; empty for nothing.
std::string what_comes(const View& view) {
    const Rulebook& rules = view.rules();
    if (rules.exchange && partner_of(rules, view.seat()))
        return tr_n("If you get the contract, your partner gives you {} card.",
                    "If you get the contract, your partner gives you {} cards.", rules.exchange->cards,
                    rules.exchange->cards);
    if (rules.kitty && !rules.kitty->to_everyone && view.kitty_size() > 0)
        return tr_n("If you get the contract, you take the {} card of the kitty.",
                    "If you get the contract, you take the {} cards of the kitty.", view.kitty_size(),
                    view.kitty_size());
    return {};
}

/// Where bids are added: what the hand brings alone.
Hint hint_number(const View& view, const Decision& decision, std::string best) {
    const Action action = bots::SteadyPlayer(bots::random_for(view)).decide(view, decision);
    if (is<actions::Leave>(action)) return hint_by_rule(view, decision);
    const auto* named = as<actions::Bid>(action);
    return {action,
            {named ? tr("Name {}: a little less than your hand should bring by itself.", named->points)
                   : tr("Pass: your hand brings too little for any number."),
             std::move(best)}};
}

template<class Kind>
const bots::Weighed* first_of(const bots::Weighing& weighing) {
    const auto found = std::find_if(weighing.candidates.begin(), weighing.candidates.end(),
                                    [](const bots::Weighed& one) { return is<Kind>(one.action); });
    return found == weighing.candidates.end() ? nullptr : &*found;
}

/// Why not to bid, as it goes on after "Pass: ".
std::string why_no_bid(bots::CallReason reason, int points) {
    switch (reason) {
    case bots::CallReason::side_holds:
        return tr("your side has the bid, and your hand is not safe for {}.", points);
    case bots::CallReason::too_risky: return tr("a bid of {} fails too often.", points);
    case bots::CallReason::rule: return tr("a bid of {} does not clearly pay.", points);
    default: return tr("a bid of {} does not pay.", points);
    }
}

std::string advice(bots::CallReason reason, int points) {
    return reason == bots::CallReason::stays_in
               ? tr("Bid {}: your hand is safe for it, and the others may still bid.", points)
               : tr("Bid {}.", points);
}

/// What decided besides the averages; empty if nothing did.
std::string besides_averages(bots::CallReason reason, bool bids, bool is_forced) {
    if (reason != bots::CallReason::rule) return {};
    if (bids)
        return tr("These averages are too close to tell apart, so the rule of thumb decides: bid what your "
                  "hand promises.");
    if (is_forced)
        return tr("These averages are too close to tell apart, so the rule of thumb decides: let the "
                  "others play what nobody wanted, unless your hand is strong.");
    return tr("These averages are too close to tell apart, so the rule of thumb decides: your hand does not "
              "promise that much.");
}

/// How the bid does. Where it fails too often, averages would speak against the advice.
std::string figures_of(const bots::Weighing& weighing, const bots::Weighed& bidding, double of_pass,
                       bool goes_on) {
    const std::string deals = in_simulated_deals(weighing.worlds), made = in_a_hundred(bidding.made);
    const int points = std::get<actions::Bid>(bidding.action).points;
    if (weighing.reason == bots::CallReason::too_risky && !goes_on)
        return tr(
            "{0}, a bid of {1} makes {2} times. Bids that make less than {3} times drive both sides up.",
            deals, points, made, in_a_hundred(bots::likely_share));
    return tr("{0}, a bid of {1} makes {2} times and averages {3} against the others; a pass averages {4}.",
              deals, points, made, points_against(bidding.points()), points_against(of_pass));
}

/// A pass for that reason, with what it rests on. A hand that passes may show meld to its partner, as `sharp`
/// does: then the hint is for the call that shows it, and gives no second order.
Hint pass_telling(const View& view, Action action, const std::string& reason, Lines why) {
    if (action == pass()) action = bots::SteadyPlayer(bots::random_for(view)).tell_or_pass(view);
    if (const auto* told = as<actions::Bid>(action))
        return {
            action,
            {tr("Bid {}: you do not want the contract, but your partner learns of your meld.", told->points),
             meaning_of_bid(view, told->points)}};
    Hint hint{action, {tr("Pass: {}", reason)}};
    if (const int which = std::get<actions::Pass>(action).which; which > 0) {
        const PassCall& call = view.rules().auction->passes.at(static_cast<std::size_t>(which));
        hint.why = {tr("Say “{}”.", translated(call.name)) + " " + meaning_of_pass(view.rules(), which),
                    capital(reason)};
    }
    for (std::string& line : why) hint.why.push_back(std::move(line));
    return hint;
}

} // namespace

Hint hint_call(const View& view, const Decision& decision, Face face) {
    const AuctionRule& rule = *view.rules().auction;
    const auto bids = next_bids(rule, view.auction(), 1);
    if (decision.must_bid && !bids.empty())
        return {bid(bids.front()),
                {tr("Bid {}.", bids.front()), in_words(why_no_pass(rule, view.auction()))}};
    const std::uint8_t suits = bots::nameable_suits(view.rules(), view.hand());
    if (!suits) return pass_telling(view, pass(), tr("your hand could not name any suit trump."), {});
    std::string best = best_suit(view, suits, face);
    if (rule.summed) return hint_number(view, decision, std::move(best));
    const bots::Weighing weighing = weighed(view, decision);
    if (weighing.candidates.empty()) {
        Hint hint = hint_by_rule(view, decision);
        hint.why.push_back(std::move(best));
        return hint;
    }
    if (is<actions::Leave>(weighing.candidates.front().action)) return hint_exit(view, weighing);
    const bots::Weighed* bidding = first_of<actions::Bid>(weighing);
    const bots::Weighed* passing = first_of<actions::Pass>(weighing);
    if (!bidding) // no bid is left, or going over its own side was not worth it
        return pass_telling(view, pass(),
                            bids.empty()
                                ? tr("no higher bid is allowed.")
                                : tr("your side has the bid, and going over it is not clearly safer."),
                            {std::move(best)});
    if (!passing) return {weighing.candidates.front().action, {std::move(best)}};
    const Action action = weighing.candidates.front().action;
    const int points = std::get<actions::Bid>(bidding->action).points;
    const bool goes_on = is<actions::Bid>(action);
    Hint hint{
        action,
        {std::move(best), what_comes(view), figures_of(weighing, *bidding, passing->points(), goes_on)}};
    add_worth_of_game(view, weighing, hint);
    const auto forced = bots::forced_on_opponent(view);
    if (forced && !goes_on)
        hint.why.push_back(tr("If you pass, an opponent has to play for {}.", forced->bid));
    if (std::string besides = besides_averages(weighing.reason, goes_on, forced.has_value());
        !besides.empty())
        hint.why.push_back(std::move(besides));
    if (!goes_on) return pass_telling(view, action, why_no_bid(weighing.reason, points), std::move(hint.why));
    hint.why.insert(hint.why.begin(), advice(weighing.reason, points));
    return hint;
}

/// The partner asked for it (D11).
Hint hint_hand_back(const View& view, const Decision& decision, const Names& names) {
    const int here = view.auction().high, there = next_on_ladder(*view.rules().auction, here);
    const bots::Weighing weighing = weighed(view, decision);
    const Action best = weighing.candidates.empty()
                            ? bots::SteadyPlayer(bots::random_for(view)).decide(view, decision)
                            : weighing.candidates.front().action;
    if (is<actions::Leave>(best))
        return weighing.candidates.empty() ? hint_by_rule(view, decision) : hint_exit(view, weighing);
    const std::string& partner = names[decision.to];
    Hint hint{best,
              {best == hand_back()
                   ? tr("Hand the contract back: {} asked for it, and has it at {} then.", partner, there)
               : here < there ? tr("Keep the contract: at {} it is cheaper than at {}.", here, there)
                              : tr("Keep the contract.")}};
    const bots::Weighed *kept = first_of<actions::Decline>(weighing),
                        *given = first_of<actions::HandBack>(weighing);
    if (!kept || !given) return hint;
    hint.why.push_back(tr("{0}, keeping it averages {1} against the others, and handing it back {2}.",
                          in_simulated_deals(weighing.worlds), points_against(kept->points()),
                          points_against(given->points())));
    add_worth_of_game(view, weighing, hint);
    return hint;
}

namespace {

/// True if this hand as it is wins every trick of that contract for certain, led by the declarer.
bool wins_everything(const View& view, const SideContract& contract) {
    TrickPlay state = view.trick_play();
    state.trump = {};
    state.leader = static_cast<std::int8_t>(view.seat());
    state.sides.declarers = state.sides.of[view.seat()];
    return view.rules().first_lead == FirstLead::declarer &&
           wins_the_rest(as_played(view.rules(), contract.name).play, state, view.unseen(), state.left);
}

/// A contract without trump: only if every trick is certain, or nothing else may be named.
std::optional<Hint> hint_contract(const View& view, const Decision& decision) {
    const auto& also = view.rules().trump->also;
    const bool is_only = std::has_single_bit(decision.suits);
    for (std::size_t i = 0; i < also.size(); ++i) {
        if (!(decision.suits >> (suit_count + i) & 1)) continue;
        const Action named = name_contract(static_cast<int>(i));
        const std::string name = translated(also[i].name);
        if (also[i].goal == Goal::every_trick && wins_everything(view, also[i]))
            return Hint{named, {tr("Name {}: every trick is yours whatever the others hold.", name)}};
        if (is_only) return Hint{named, {tr("Name {}: you may name no suit.", name)}};
    }
    return {};
}

std::string name_of(const View& view, const Action& action, Face face) {
    if (const auto* trump = as<actions::NameTrump>(action)) return in_words(trump->suit, face);
    const auto which = static_cast<std::size_t>(std::get<actions::NameContract>(action).which);
    return translated(view.rules().trump->also[which].name);
}

/// A candidate with what it promises.
std::string about(const View& view, const bots::Weighed& one, Face face) {
    const std::string name = capital(name_of(view, one.action, face));
    const std::string made = in_a_hundred(one.made), worth = points_against(one.points());
    const auto* trump = as<actions::NameTrump>(one.action);
    if (!trump) return tr("{}: the bid makes {} times and averages {}.", name, made, worth);
    const int held = view.hand().count(trump->suit);
    return tr_n("{0}: you hold {1} and meld {2}; the bid makes {3} times and averages {4}.",
                "{0}: you hold {1} and meld {2}; the bid makes {3} times and averages {4}.", held, name, held,
                points_or_nothing(view.rules().melds.points(view.hand(), trump->suit)), made, worth);
}

/// Where no suit makes the bid, as after a way out was taken: what trump still decides. Else empty.
std::string lost_anyway(const View& view, const bots::Weighing& weighing, Face face) {
    Lines worths;
    for (const bots::Weighed& one : weighing.candidates) {
        if (one.made > 0) return {};
        if (!is<actions::Leave>(one.action))
            worths.push_back(name_of(view, one.action, face) + " " + points_against(one.points()));
    }
    return tr("{0}, the bid is lost whatever you name. Against the others it comes to about: {1}.",
              in_simulated_deals(weighing.worlds), join(worths, ", "));
}

} // namespace

Hint hint_trump(const View& view, const Decision& decision, Face face) {
    if (auto contract = hint_contract(view, decision)) return *contract;
    const bots::Weighing weighing = weighed(view, decision);
    if (weighing.candidates.empty()) { // while a stock is left
        const std::uint8_t suits = decision.suits & 15;
        const Action usual = suits ? name_trump(bots::Judge(view.rules()).best_suit(view.hand(), suits))
                                   : name_contract(std::countr_zero(decision.suits) - suit_count);
        return {usual, {tr("Name {}.", name_of(view, usual, face))}};
    }
    const Action best = weighing.candidates.front().action;
    if (is<actions::Leave>(best)) return hint_exit(view, weighing);
    Hint hint{best, {tr("Name {}.", name_of(view, best, face))}};
    if (std::string lost = lost_anyway(view, weighing, face); !lost.empty()) {
        hint.why.push_back(std::move(lost));
        return hint;
    }
    hint.why.push_back(in_simulated_deals(weighing.worlds) + ":");
    for (const bots::Weighed& one : weighing.candidates)
        if (!is<actions::Leave>(one.action)) hint.why.push_back(about(view, one, face));
    add_worth_of_game(view, weighing, hint);
    return hint;
}

} // namespace roundhouse::present
