#include "present/hints/hints.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "bots/worlds/plays.hpp"
#include "bots/worlds/worlds.hpp"
#include "present/cards.hpp"
#include "present/hints/hint_parts.hpp"
#include "present/rules/customs.hpp"
#include "present/rules/meanings.hpp"

#include <algorithm>
#include <cmath>

namespace roundhouse::present {

bots::Weighing weighed(const View& view, const Decision& decision) {
    return bots::SharpPlayer(bots::random_for(view), hint_work).weigh(view, decision);
}

SuitWorth likely_trump(const View& view, const CardSet& hand) {
    const Trump suit = bots::Judge(view.rules()).likely_trump(view, hand);
    return {suit, view.rules().melds.points(hand, suit), suit ? hand.count(*suit) : hand.size()};
}

std::string in_a_hundred(double share) { return tr("{} out of 100", std::lround(100 * share)); }

std::string in_simulated_deals(int number) {
    return tr_n("In one simulated deal that fits what you have seen",
                "In {} simulated deals that fit what you have seen", number, number);
}

std::vector<std::string> choose_exit(const ExitRule& rule) {
    std::vector<std::string> lines{tr("Choose “{}”.", translated(rule.name))};
    if (const std::string cost = cost_of(rule); !cost.empty()) lines.push_back(tr("Rule: {}", cost));
    return lines;
}

void add_worth_of_game(const View& view, const bots::Weighing& weighing, Hint& hint) {
    constexpr double chance_to_speak_of = 0.05;
    const int worth = bots::worth_of_game(view.rules());
    if (std::any_of(weighing.candidates.begin(), weighing.candidates.end(), [&](const bots::Weighed& one) {
            return std::abs(one.of_game) >= chance_to_speak_of * worth;
        }))
        hint.why.push_back(
            tr("The game may end with this round: in these figures winning it counts as {} more.",
               in_points(worth)));
}

std::string other_cards(const bots::Weighing& weighing) {
    Lines others;
    for (std::size_t i = 1; i < weighing.candidates.size() && others.size() < 3; ++i)
        if (const bots::Weighed& other = weighing.candidates[i];
            !other.is_waste && !cards_of(other.action).empty())
            others.push_back(mark(cards_of(other.action)) + " " + points_against(other.points()));
    return join(others, ", ");
}

void add_next_best(const bots::Weighing& weighing, Hint& hint) {
    if (const std::string others = other_cards(weighing); !others.empty())
        hint.why.push_back(tr("Next best: {}.", others));
}

Hint hint_exit(const View& view, const bots::Weighing& weighing) {
    const bots::Weighed& best = weighing.candidates.front();
    const auto exit = static_cast<std::size_t>(std::get<actions::Leave>(best.action).exit);
    const auto stays = std::find_if(weighing.candidates.begin(), weighing.candidates.end(),
                                    [](const auto& one) { return !is<actions::Leave>(one.action); });
    Hint hint{best.action, choose_exit(view.rules().exits[exit])};
    if (stays == weighing.candidates.end()) return hint;
    const std::string deals = in_simulated_deals(weighing.worlds),
                      name = translated(view.rules().exits[exit].name);
    hint.why.push_back(view.contract().seat
                           ? tr("{0}, the bid of {1} makes {2} times: playing on averages {3} against the "
                                "others, “{5}” {4}.",
                                deals, view.contract().bid, in_a_hundred(stays->made),
                                points_against(stays->points()), points_against(best.points()), name)
                           : tr("{0}, playing on averages {1} against the others, “{3}” {2}.", deals,
                                points_against(stays->points()), points_against(best.points()), name));
    add_worth_of_game(view, weighing, hint);
    return hint;
}

Hint hint_by_rule(const View& view, const Decision& decision) {
    const Action action = bots::SteadyPlayer(bots::random_for(view)).decide(view, decision);
    if (const auto* left = as<actions::Leave>(action))
        return {action, choose_exit(view.rules().exits[static_cast<std::size_t>(left->exit)])};
    if (const auto* called = as<actions::Bid>(action)) return {action, {tr("Bid {}.", called->points)}};
    if (is<actions::Pass>(action)) return {action, {tr("Pass.")}};
    return {action, {tr("Play {}.", mark(cards_of(action)))}};
}

namespace {

Hint hint_object(const View& view, const Names& names) {
    if (const Seat guilty = bots::provable_renege(view))
        return {accuse(guilty),
                {tr("Call the renege: the cards show that {} played against the rules.", names[guilty])}};
    return {decline(), {tr("Let the hand stand: the cards prove no renege.")}};
}

/// A step of the package's own: whatever it is about, it can be played out.
Hint hint_choose(const View& view, const Decision& decision) {
    const bots::Weighing weighing = weighed(view, decision);
    if (weighing.candidates.empty()) { // while a stock is left
        const Action usual = bots::SteadyPlayer(bots::random_for(view)).decide(view, decision);
        const auto* option = as<actions::Choose>(usual);
        if (!option) return hint_by_rule(view, decision);
        return {usual,
                {tr("Choose “{}”, if in doubt.", translated(option->option)),
                 tr("As long as cards are drawn, nobody can tell what it is worth.")}};
    }
    const Action best = weighing.candidates.front().action;
    if (is<actions::Leave>(best)) return hint_exit(view, weighing);
    Hint hint{best, {tr("Choose “{}”.", translated(std::get<actions::Choose>(best).option))}};
    Lines worths;
    for (const bots::Weighed& one : weighing.candidates)
        if (const auto* option = as<actions::Choose>(one.action))
            worths.push_back(translated(option->option) + " " + points_against(one.points()));
    if (worths.size() > 1)
        hint.why.push_back(tr("{0}, it comes to about this against the others: {1}.",
                              in_simulated_deals(weighing.worlds), join(worths, ", ")));
    add_worth_of_game(view, weighing, hint);
    return hint;
}

} // namespace

Hint hint_for(const View& view, const Decision& decision, const Names& names, Face face) {
    switch (decision.kind) {
    case DecisionKind::keep_card: return hint_keep(view, decision, face);
    case DecisionKind::meld: return hint_meld(view, decision, face);
    case DecisionKind::call: {
        Hint hint = hint_call(view, decision, face);
        std::erase(hint.why, "");
        for (std::string& told : told_by_partner_in_words(view)) hint.why.push_back(std::move(told));
        return hint;
    }
    case DecisionKind::hand_back: return hint_hand_back(view, decision, names);
    case DecisionKind::take_kitty: return hint_take_kitty(view, decision);
    case DecisionKind::discard: return hint_discard(view, decision, face);
    case DecisionKind::ask_card: return hint_ask(view, decision);
    case DecisionKind::name_trump: return hint_trump(view, decision, face);
    case DecisionKind::give:
        return decision.step == Step::exchange ? hint_exchange(view, decision, names)
                                               : hint_give_card(view, decision, names);
    case DecisionKind::play:
        if (view.stock_size() > 0) return hint_play_while_drawing(view, decision);
        return view.goal() == Goal::bid ? hint_play(view, decision) : hint_play_for_a_goal(view, decision);
    case DecisionKind::object: return hint_object(view, names);
    case DecisionKind::choose: break;
    }
    return hint_choose(view, decision);
}

} // namespace roundhouse::present
