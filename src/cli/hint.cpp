#include "cli/hint_parts.hpp"

#include "base/speech.hpp"
#include "base/text.hpp"
#include "bots/plays.hpp"
#include "bots/sharp.hpp"
#include "teach/explain.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

#include <fmt/format.h>

namespace roundhouse::cli {

namespace {

bots::Weighing weighed(const View& view, const Decision& decision) {
    return bots::SharpPlayer(bots::random_for(view), hint_work).weigh(view, decision);
}

bool alone(const View& view) { return view.partner() == 0; }

/// "+85": what a candidate settles at, in whole points.
std::string points(const bots::Weighed& one) { return fmt::format("{:+}", std::lround(one.worth)); }

std::string in_a_hundred(const bots::Weighed& one) {
    return phrase("{} of 100", std::lround(100 * one.made));
}

/// A way out is worth more than to go on.
Hint hint_exit(const View& view, const bots::Weighing& weighing) {
    const bots::Weighed& best = weighing.candidates.front();
    const ExitRule& rule = view.rules().exits[static_cast<std::size_t>(best.action.number)];
    const auto stays = std::find_if(weighing.candidates.begin(), weighing.candidates.end(),
                                    [](const auto& one) { return one.action.kind != ActionKind::leave; });
    const std::string why =
        view.contract().seat
            ? phrase("Over {} ways the other cards may lie that agree with all you have seen, the bid of {} "
                     "is reached in {}: you come out at about {}, and at {} if you leave.",
                     weighing.worlds, view.contract().bid, in_a_hundred(*stays), points(*stays), points(best))
            : phrase("Over {} ways the other cards may lie that agree with all you have seen, you come out "
                     "at about {}, and at {} if you leave.",
                     weighing.worlds, points(*stays), points(best));
    return {best.action, {why, choose_exit(rule)}};
}

} // namespace

std::string choose_exit(const ExitRule& rule) {
    return phrase("Choose {}. {}", said(rule.name), teach::cost_of(rule));
}

int exit_from_the_bid(const View& view, const Decision& decision) {
    if (!decision.exits || view.seat() != view.contract().seat) return -1;
    for (std::uint32_t exits = decision.exits; exits; exits &= exits - 1)
        if (const int exit = std::countr_zero(exits);
            view.rules().exits[static_cast<std::size_t>(exit)].deals_again)
            return exit;
    return std::countr_zero(decision.exits);
}

namespace {

// ---- the auction and the trump suit

std::string best_suit(const View& view, std::uint8_t suits, Face face) {
    const Suit best = bots::Judge(view.rules()).best_suit(view.hand(), suits);
    return phrase("Your best suit is {}: {} of them, and with it as trump your hand melds {}.",
                  in_words(best, face), view.hand().count(best),
                  view.rules().melds.points(view.hand(), best));
}

Hint hint_call(const View& view, const Decision& decision, Face face) {
    const AuctionRule& rule = *view.rules().auction;
    if (decision.must_bid)
        return {bid(next_bids(rule, view.auction(), 1).front()), {why_no_pass(rule, view.auction()).text}};
    const std::uint8_t suits = bots::nameable_suits(view.rules(), view.hand());
    if (!suits) return {pass(), {phrase("Your hand could not name any suit trump, so pass.")}};
    Lines why{best_suit(view, suits, face)};
    const bots::Weighing weighing = weighed(view, decision);
    if (rule.summed) {
        const Action named = bots::SteadyPlayer(bots::random_for(view)).decide(view, decision);
        why.push_back(named.kind == ActionKind::bid
                          ? phrase("Name {}: about what your hand brings alone, a little less.", named.number)
                          : phrase("It brings too little for any number: pass."));
        return {named, why};
    }
    if (weighing.candidates.empty()) return {pass(), why};
    if (weighing.candidates.front().action.kind == ActionKind::leave) return hint_exit(view, weighing);
    const auto first_of = [&](ActionKind kind) {
        return std::find_if(weighing.candidates.begin(), weighing.candidates.end(),
                            [&](const bots::Weighed& one) { return one.action.kind == kind; });
    };
    if (first_of(ActionKind::bid) == weighing.candidates.end()) return {pass(), why};
    const bool bids = weighing.candidates[0].action.kind == ActionKind::bid;
    const bots::Weighed& bidding = *first_of(ActionKind::bid);
    const bots::Weighed& passing = *first_of(ActionKind::pass);
    const int lowest = bidding.action.number;
    why.push_back(
        phrase("Over {} ways the other cards may lie that agree with all you have seen, a bid of {} "
               "is reached in {} and comes out at about {} against the others; a pass comes out at "
               "about {}.",
               weighing.worlds, lowest, in_a_hundred(bidding), points(bidding), points(passing)));
    why.push_back(bids ? phrase("Bid {}, the lowest bid.", lowest)
                       : phrase("That does not pay at {}, the lowest bid: pass.", lowest));
    return {weighing.candidates[0].action, why};
}

/// With this hand as it is every trick is certain, led by the declarer under no trump.
bool wins_everything(const View& view) {
    TrickPlay state = view.trick_play();
    state.trump = {};
    state.leader = static_cast<std::int8_t>(view.seat());
    state.sides.declarers = state.sides.of[view.seat()];
    return view.rules().first_lead == FirstLead::declarer &&
           wins_the_rest(view.rules().play, state, view.unseen(), state.left);
}

/// A contract without trump: only if every trick is certain, or nothing else may be named.
std::optional<Hint> hint_contract(const View& view, const Decision& decision) {
    const auto& also = view.rules().trump->also;
    for (std::size_t i = 0; i < also.size(); ++i) {
        if (!(decision.suits >> (suit_count + i) & 1)) continue;
        const Action named = name_contract(static_cast<int>(i));
        if (also[i].goal == Goal::every_trick && wins_everything(view))
            return Hint{
                named,
                {phrase("Name {}: every trick is yours whatever the others hold.", said(also[i].name))}};
        if (!(decision.suits & 15))
            return Hint{named, {phrase("No suit may be named; so name {}.", said(also[i].name))}};
    }
    return {};
}

Hint hint_trump(const View& view, const Decision& decision, Face face) {
    if (const auto contract = hint_contract(view, decision)) return *contract;
    const bots::Weighing weighing = weighed(view, decision);
    if (weighing.candidates.front().action.kind == ActionKind::leave) return hint_exit(view, weighing);
    Lines why;
    const auto called = [&](const Action& action) {
        return action.number < suit_count
                   ? in_words(static_cast<Suit>(action.number), face)
                   : phrase(
                         view.rules().trump->also[static_cast<std::size_t>(action.number - suit_count)].name);
    };
    for (const bots::Weighed& one : weighing.candidates) {
        if (one.action.kind != ActionKind::name_trump) continue;
        const std::string what = capital(called(one.action));
        if (one.action.number >= suit_count) {
            why.push_back(phrase("{}: the bid is reached in {}, about {} against the others.", what,
                                 in_a_hundred(one), points(one)));
            continue;
        }
        const auto trump = static_cast<Suit>(one.action.number);
        why.push_back(phrase("{}: {} held, melds {}; the bid is reached in {}, about {} against the others.",
                             what, view.hand().count(trump), view.rules().melds.points(view.hand(), trump),
                             in_a_hundred(one), points(one)));
    }
    const Action best = weighing.candidates.front().action;
    why.push_back(phrase("Name {}. Over {} ways the other cards may lie that agree with all you have seen it "
                         "does best.",
                         called(best), weighing.worlds));
    return {best, why};
}

// ---- the exchange

Hint hint_give(const View& view, const Decision& decision, const Names& names, Face face) {
    const bots::Weighing weighing = weighed(view, decision);
    if (weighing.candidates.empty()) return {};
    const CardSet gift = weighing.candidates.front().action.cards;
    const MeldTable& melds = view.rules().melds;
    const int lost = melds.points(view.hand(), view.trump()) - melds.points(view.hand() - gift, view.trump());
    return {give(gift),
            {phrase("Give {} {}.", names[decision.to], written(gift, face)),
             phrase("Over {} ways the other cards may lie that agree with all you have seen it does best of "
                    "{} gifts: the bid is reached in {}.",
                    weighing.worlds, weighing.candidates.size(), in_a_hundred(weighing.candidates.front())),
             what_melds_lose(std::max(lost, 0))}};
}

// ---- the play

Hint hint_play(const View& view, const Decision& decision, Face face) {
    if (decision.may_claim) return {claim(), {phrase("Every trick that is left is yours: claim them.")}};
    if (decision.cards.size() == 1 && !decision.exits) {
        const Card only = *decision.cards.begin();
        return {play(only), {phrase("{} is the only card you may play.", in_words(only, face))}};
    }
    const bots::Weighing weighing = weighed(view, decision);
    const bots::Weighed& best = weighing.candidates.front();
    if (best.action.kind == ActionKind::leave) return hint_exit(view, weighing);
    Lines others;
    for (std::size_t i = 1; i < weighing.candidates.size() && others.size() < 3; ++i) {
        const bots::Weighed& one = weighing.candidates[i];
        if (one.action.kind != ActionKind::play) continue;
        others.push_back(fmt::format("{} {}", written(card_of(one.action), face), points(one)));
    }
    const Card card = card_of(best.action);
    Lines text{phrase("Play {}.", written(card, face))};
    if (const std::string certain = certain_of(view, card); !certain.empty()) text.push_back(certain);
    const long count = std::lround(best.count);
    text.push_back(alone(view)
                       ? phrase("Over {} ways the other cards may lie that agree with all you have seen, you "
                                "end with about {} card points and out at about {} against the others.",
                                weighing.worlds, count, points(best))
                       : phrase("Over {} ways the other cards may lie that agree with all you have seen, "
                                "your side ends with about {} card points and out at about {} against the "
                                "others.",
                                weighing.worlds, count, points(best)));
    if (!others.empty()) text.push_back(phrase("Next: {}.", join(others, ", ")));
    return {
        best.action,
        {join(text, " "), weighing.exact == weighing.worlds
                              ? phrase("Each of them was played out exactly, all cards open.")
                              : phrase("They were played on by simple rules; near numbers mean little.")}};
}

/// The partner asked for it: without a marriage the contract is better there (D11).
Hint hint_hand_back(const View& view, const Decision& decision, const Names& names) {
    const int there = next_on_ladder(*view.rules().auction, view.auction().high);
    if (!holds_marriage(view.hand()))
        return {hand_back(),
                {phrase("You hold no marriage, and {} asked for the contract: hand it back, {} has it at {}.",
                        names[decision.to], names[decision.to], there)}};
    return {decline(),
            {phrase("You hold a marriage, and at {} it is cheaper than at {}: keep the contract.",
                    view.auction().high, there)}};
}

} // namespace

SuitWorth best_suit(const Rulebook& rules, const CardSet& hand, unsigned suits) {
    SuitWorth best{{}, -1, 0};
    for (const Suit suit : all_suits) {
        if (!(suits >> index(suit) & 1)) continue;
        const SuitWorth worth{suit, rules.melds.points(hand, suit), hand.count(suit)};
        if (std::pair(worth.meld, worth.length) > std::pair(best.meld, best.length)) best = worth;
    }
    return best.suit ? best : SuitWorth{};
}

unsigned suits_to_name(const Rulebook& rules, const CardSet& hand) {
    unsigned suits = 0;
    for (const Suit suit : nameable(rules, hand)) suits |= 1u << index(suit);
    return suits;
}

SuitWorth likely_trump(const View& view, const CardSet& hand) {
    if (view.trump() || view.side_contract())
        return {view.trump(), view.rules().melds.points(hand, view.trump()), hand.size()};
    return best_suit(view.rules(), hand, suits_to_name(view.rules(), hand));
}

Hint hint_object(const View& view, const Names& names) {
    if (const Seat guilty = bots::provable_renege(view))
        return {accuse(guilty),
                {phrase("Call it: the cards show that {} has played against the rules.", names[guilty])}};
    return {decline(), {phrase("Let the hand stand: the cards prove nobody's renege.")}};
}

/// What a house's own step is about, nobody here can weigh.
Hint hint_choose(const View& view) {
    for (const StepOption& option : view.options())
        if (option.then)
            return {choose(option.id),
                    {phrase("This step is the house's own: what it is worth, only its rules say.")}};
    return {};
}

Hint hint_for(const View& view, const Decision& decision, const Names& names, Face face) {
    // Contracts without trump are weighed by chance play, in tricks; everything else by what `sharp` weighs.
    if (view.side_contract() && decision.kind == DecisionKind::play)
        return hint_play_without_trump(view, decision, face);
    if (view.stock_size() > 0) return hint_while_drawing(view, decision, face);
    switch (decision.kind) {
    case DecisionKind::keep_card:
    case DecisionKind::meld: break; // only while cards are drawn
    case DecisionKind::call: return hint_call(view, decision, face);
    case DecisionKind::hand_back: return hint_hand_back(view, decision, names);
    case DecisionKind::take_kitty: return hint_take_kitty(view, decision);
    case DecisionKind::discard: return hint_discard(view, decision, face);
    case DecisionKind::ask_card: return hint_ask(view, decision, face);
    case DecisionKind::name_trump: return hint_trump(view, decision, face);
    case DecisionKind::give:
        return decision.step == Step::pass ? hint_give(view, decision, names, face)
                                           : hint_give_card(view, decision, names, face);
    case DecisionKind::play: return hint_play(view, decision, face);
    case DecisionKind::object: return hint_object(view, names);
    case DecisionKind::choose: break;
    }
    return hint_choose(view);
}

} // namespace roundhouse::cli
