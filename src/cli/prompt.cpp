#include "cli/prompt.hpp"

#include "base/speech.hpp"
#include "base/text.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::cli {

namespace {

std::string what_is_asked(const Match& match, const Decision& decision, const Names& names) {
    const Rulebook& rules = *match.rules;
    switch (decision.kind) {
    case DecisionKind::keep_card: return "keep or reject";
    case DecisionKind::call: {
        std::string bids;
        for (const int bid : next_bids(*rules.auction, match.round->state().auction, 3))
            bids += fmt::format("{}, ", bid);
        std::string passes;
        for (const PassCall& pass : rules.auction->passes) passes += (passes.empty() ? "" : ", ") + pass.name;
        if (decision.must_bid) return fmt::format("your bid ({}no pass)", bids);
        return "your call (" + bids + passes + ")";
    }
    case DecisionKind::hand_back:
        return fmt::format("hand the contract back to {} at {}, or keep it at {}", names[decision.to],
                           next_on_ladder(*rules.auction, match.round->state().auction.high),
                           match.round->state().auction.high);
    case DecisionKind::take_kitty: return "take the kitty";
    case DecisionKind::discard: return fmt::format("{} cards to put away", decision.how_many);
    case DecisionKind::ask_card:
        return decision.may_decline ? "a card to call, or none"
                                    : "a trump to ask for: who has it is the partner";
    case DecisionKind::name_trump: {
        std::string what = decision.suits & 15 ? "name trump" : "name the contract";
        for (std::size_t i = 0; i < rules.trump->also.size(); ++i)
            if (decision.suits >> (suit_count + i) & 1) what += " or " + rules.trump->also[i].name;
        return what;
    }
    case DecisionKind::give:
        return fmt::format("{} {} for {}", decision.how_many, decision.how_many == 1 ? "card" : "cards",
                           names[decision.to]);
    case DecisionKind::object: return "a renege to call, or none";
    case DecisionKind::choose: {
        const View view(*match.round, decision.seat);
        std::vector<std::string> ids;
        for (const StepOption& option : view.options()) ids.push_back(option.id);
        return fmt::format("{} ({})", rules.own_steps.at(own_number(decision.step)).title.en,
                           join(ids, ", "));
    }
    case DecisionKind::meld: return decision.may_swap ? "a meld, swap, or none" : "a meld, or none";
    case DecisionKind::play: return decision.may_claim ? "your card, or claim the rest" : "your card";
    }
    return {};
}

/// The suit under which the hand melds most, and how much that is.
std::pair<Trump, int> best_melds(const View& view, const CardSet& hand) {
    const Rulebook& rules = view.rules();
    if (view.trump()) return {view.trump(), rules.melds.points(hand, view.trump())};
    std::pair<Trump, int> best{{}, 0};
    for (const Suit suit : nameable(rules, hand))
        if (const int points = rules.melds.points(hand, suit); points > best.second) best = {suit, points};
    return best;
}

} // namespace

std::string prompt_for(const Match& match, const Decision& decision, const Names& names) {
    std::string what = what_is_asked(match, decision, names);
    for (std::size_t i = 0; i < match.rules->exits.size(); ++i)
        if (decision.exits >> i & 1) what += ", or " + match.rules->exits[i].name;
    return fmt::format("{}, {}: ", names[decision.seat], what);
}

std::string discard_warning(const View& view, const CardSet& cards, const Style& style) {
    const CardSet hand = view.hand();
    if (!hand.contains(cards)) return {};
    if (melds_before_discard(view.rules())) return {}; // what is melded is melded
    const auto [trump, before] = best_melds(view, hand);
    const auto [other, after] = best_melds(view, hand - cards);
    if (after >= before || !trump) return {};
    CardSet melded;
    for (const Meld& meld : view.rules().melds.best(hand, trump)) melded = larger(melded, meld.cards);
    const CardSet lost = melded - common(melded, hand - cards);
    return lost.size() == 1
               ? phrase(
                     "{} counts in your best melds: {} with {} as trump, and {} without it. A card put away "
                     "melds no more. Say the same again if you mean it.",
                     cards_text(lost, style), before, suit_text(*trump, style), after)
               : phrase("{} count in your best melds: {} with {} as trump, and {} without them. A card put "
                        "away melds no more. Say the same again if you mean it.",
                        cards_text(lost, style), before, suit_text(*trump, style), after);
}

std::string refusal_text(const View& view, const Decision& decision, const Action& action,
                         const Refusal& refusal, Face face) {
    if (face == Face::french) return refusal.text;
    if (action.kind == ActionKind::play && decision.kind == DecisionKind::play && action.cards.size() == 1)
        return why_not(view.table(), view.trick_play(), card_of(action), face).text;
    if (refusal.code == "not_held")
        return fmt::format("You do not hold all of {}.", notation(action.cards, face));
    if (refusal.code == "held")
        return fmt::format("Only a card of the deck that you do not hold can be called, not {}.",
                           notation(action.cards, face));
    return refusal.text;
}

} // namespace roundhouse::cli
