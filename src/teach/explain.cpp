#include "teach/explain.hpp"

#include "base/text.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::teach {

std::vector<Card> sorted_for_people(const CardSet& cards) {
    std::vector<Card> sorted(cards.begin(), cards.end());
    std::stable_sort(sorted.begin(), sorted.end(), [](Card a, Card b) {
        return a.suit() != b.suit() ? a.suit() < b.suit() : a.rank() > b.rank();
    });
    return sorted;
}

std::string meaning_of_bid(const Rulebook& rules, int bid) {
    if (rules.sides == SidesForm::each)
        return fmt::format(
            "With {} you promise to make {} points or more from melds and tricks; short of that you lose the "
            "bid.",
            bid, bid);
    return fmt::format(
        "With {} you promise that your side makes {} points or more from melds and tricks; short of that it "
        "loses the bid.",
        bid, bid);
}

std::string meaning_of_pass(const Rulebook& rules, int which) {
    const PassCall& pass = rules.auction->passes.at(static_cast<std::size_t>(which));
    return pass.meaning.empty() ? "You leave the auction for this round." : pass.meaning;
}

namespace {

void explain_call(const View& view, std::vector<std::string>& lines) {
    const AuctionRule& rule = *view.rules().auction;
    const auto bids = next_bids(rule, view.auction());
    lines.push_back(view.auction().high ? fmt::format("The highest bid is {}, by seat {}.",
                                                      view.auction().high, view.auction().holder)
                                        : "Nobody has bid yet.");
    if (!bids.empty()) lines.push_back(meaning_of_bid(view.rules(), bids.front()));
    for (std::size_t i = 0; i < rule.passes.size(); ++i)
        lines.push_back(
            fmt::format("{}: {}", rule.passes[i].name, meaning_of_pass(view.rules(), static_cast<int>(i))));
    if (rule.dealer_takes)
        lines.push_back(fmt::format("If everybody else passes without a bid, the dealer must take it at {}.",
                                    *rule.dealer_takes));
}

} // namespace

std::vector<std::string> explain_decision(const View& view, const Decision& decision, Face face) {
    std::vector<std::string> lines;
    switch (decision.kind) {
    case DecisionKind::call: explain_call(view, lines); break;
    case DecisionKind::hand_back:
        lines.push_back(fmt::format(
            "Seat {} asked you to: hand the contract back and that seat has it at the next higher bid, or "
            "keep it.",
            decision.to));
        break;
    case DecisionKind::discard:
        lines.push_back(fmt::format(
            "Put away exactly {} of {}. They count for your tricks in the end, but cannot be melded.",
            decision.how_many, notation(decision.cards, face)));
        break;
    case DecisionKind::ask_card:
        lines.emplace_back("Call a card that you do not hold: the first player who has it gives it to you "
                           "for a card of your "
                           "choice. Or call none.");
        break;
    case DecisionKind::name_trump: {
        lines.emplace_back("The trump suit beats the others in tricks, and runs, royal marriages and the "
                           "like are melded in it.");
        for (const Suit suit : all_suits)
            if (decision.suits >> index(suit) & 1)
                lines.push_back(fmt::format("{}: you hold {} of them; your hand alone would meld {}.",
                                            name(suit, face), view.hand().count(suit),
                                            view.rules().melds.points(view.hand(), suit)));
        break;
    }
    case DecisionKind::give:
        lines.push_back(
            fmt::format("Name exactly {} cards of your hand; seat {} gets them, nobody else sees them.",
                        decision.how_many, decision.to));
        break;
    case DecisionKind::play: {
        const TrickPlay state = view.trick_play();
        lines.push_back("You may play " + notation(decision.cards, face) + ".");
        for (const Card card : sorted_for_people(CardSet::of(view.hand().kinds() & ~decision.cards.kinds())))
            lines.push_back(why_not(view.rules().play, state, card, face).text);
        if (decision.may_claim) lines.emplace_back("Every trick that is left is yours: you may claim them.");
        break;
    }
    }
    for (std::size_t i = 0; i < view.rules().exits.size(); ++i)
        if (decision.exits >> i & 1)
            lines.push_back(
                fmt::format("{} is open to you. {}", view.rules().exits[i].name, view.rules().exits[i].text));
    return lines;
}

std::string phase_of(const Rulebook& rules, Step step) {
    switch (step) {
    case Step::deal: return "dealing";
    case Step::auction: return "bidding";
    case Step::kitty:
    case Step::discard: return "taking the kitty";
    case Step::call_card: return "calling a card";
    case Step::trump:
        return rules.pass ? "exchanging" : "naming trump"; // trump is named on the way to the exchange
    case Step::pass: return "exchanging";
    case Step::meld: return "melding";
    case Step::play: return "trick-taking";
    case Step::settle: return "scoring";
    }
    return {};
}

std::vector<std::string> phases(const Rulebook& rules) {
    std::vector<std::string> names;
    for (const Step step : rules.flow)
        if (const std::string phase = phase_of(rules, step); names.empty() || names.back() != phase)
            names.push_back(phase);
    return names;
}

} // namespace roundhouse::teach
