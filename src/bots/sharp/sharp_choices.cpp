// What `sharp` compares, decision by decision, before the first trick.

#include "bots/sharp/sharp.hpp"
#include "bots/worlds/plays.hpp"

#include <algorithm>
#include <bit>

namespace roundhouse::bots {

namespace {

constexpr std::size_t most_cards_to_call = 6;

std::vector<Choice> calls(const View& view, const Decision& decision, const std::vector<Prospect>& suits) {
    const AuctionRule& rule = *view.rules().auction;
    std::vector<Choice> found;
    if (rule.summed) return found; // how high is decided by rule
    for (std::size_t i = 0; i < rule.passes.size() && !decision.must_bid; ++i)
        if (i == 0 || rule.passes[i].hands_back != HandsBack::never)
            found.push_back({pass(static_cast<int>(i))});
    const auto bids = next_bids(rule, view.auction(), 1);
    if (decision.must_bid) return {{bid(bids.front())}};
    if (bids.empty() || suits.empty()) return found;
    // With a kitty to come, the suit is best chosen once it is seen.
    if (view.rules().kitty) found.push_back({bid(bids.front())});
    for (std::size_t i = 0; i < std::min<std::size_t>(2, suits.size()) && !view.rules().kitty; ++i)
        found.push_back({bid(bids.front()), suits[i].trump});
    return found;
}

/// For each suit that may become trump: the cards that serve it least, and each short suit buried whole.
std::vector<Choice> discards(const Judge& judge, const View& view, const Decision& decision) {
    const CardSet hand = view.hand(), first = decision.in_any_case;
    std::vector<CardSet> found;
    const auto add = [&](const CardSet& cards) {
        if (cards.size() == decision.how_many && std::find(found.begin(), found.end(), cards) == found.end())
            found.push_back(cards);
    };
    const auto filled_up = [&](const CardSet& away, Suit trump) {
        return away +
               judge.put_away(hand - away, decision.cards - away, trump, decision.how_many - away.size());
    };
    for (const Suit trump : all_suits) {
        if (!(nameable_suits(view.rules(), hand) >> index(trump) & 1)) continue;
        add(filled_up(first, trump));
        for (const Suit suit : all_suits) {
            const CardSet away = larger(first, hand.only(mask_of(suit)));
            if (suit != trump && away != first && away.size() <= decision.how_many &&
                decision.cards.contains(away))
                add(filled_up(away, trump));
        }
    }
    add(cards_to_spare(judge, view, decision));
    std::vector<Choice> choices;
    for (const CardSet& cards : found) choices.push_back({discard(cards)});
    return choices;
}

/// No card, if that is allowed, and those that promise most.
std::vector<Choice> cards_to_call(const Judge& judge, const View& view, const Decision& decision) {
    const std::uint8_t suits = nameable_suits(view.rules(), view.hand());
    std::vector<std::pair<int, Card>> promising;
    for (const Card card : decision.cards) {
        if (!view.unseen().has(card)) continue;
        int most = 0;
        for (const Suit suit : all_suits)
            if (suits >> index(suit) & 1)
                most = std::max(most, judge.alone(view.hand() + CardSet{card}, suit));
        promising.emplace_back(most, card);
    }
    std::stable_sort(promising.begin(), promising.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<Choice> found;
    if (decision.may_decline) found.push_back({decline()});
    for (std::size_t i = 0; i < std::min(most_cards_to_call, promising.size()); ++i)
        found.push_back({ask_card(promising[i].second)});
    return found;
}

/// The gift by rule first; outside an exchange also every one that differs from it in one card.
std::vector<Choice> gifts(const Judge& judge, const View& view, const Decision& decision) {
    if (decision.step == Step::exchange) return {{give(judge.gift(giving_of(view, decision)))}};
    std::vector<Choice> found;
    const CardSet first = cards_to_spare(judge, view, decision), kept = decision.cards - first;
    found.push_back({give(first)});
    for (const Card out : CardSet::of(first.kinds()))
        for (const Card in : CardSet::of(kept.kinds()))
            if (in != out) found.push_back({give(first - CardSet{out} + CardSet{in})});
    return found;
}

std::vector<Choice> contracts(const Decision& decision) {
    std::vector<Choice> found;
    for (unsigned suits = decision.suits; suits; suits &= suits - 1) {
        const int bit = std::countr_zero(suits);
        found.push_back(
            {bit < suit_count ? name_trump(static_cast<Suit>(bit)) : name_contract(bit - suit_count)});
    }
    return found;
}

} // namespace

std::vector<Choice> choices(const Judge& judge, const View& view, const Decision& decision,
                            const std::vector<Prospect>& suits) {
    std::vector<Choice> found;
    switch (decision.kind) {
    case DecisionKind::call: found = calls(view, decision, suits); break;
    case DecisionKind::hand_back: found = {{decline()}, {hand_back()}}; break;
    case DecisionKind::take_kitty: found = {{take_kitty()}}; break;
    case DecisionKind::discard: found = discards(judge, view, decision); break;
    case DecisionKind::ask_card: found = cards_to_call(judge, view, decision); break;
    case DecisionKind::name_trump: found = contracts(decision); break;
    case DecisionKind::give: found = gifts(judge, view, decision); break;
    case DecisionKind::choose:
        for (const StepOption& option : view.options())
            if (option.then) found.push_back({choose(option.id)});
        break;
    case DecisionKind::object:
    case DecisionKind::keep_card:
    case DecisionKind::meld: // asked before the stock is drawn
    case DecisionKind::play: return {};
    }
    if (found.empty()) return found; // decided by rule
    for (std::uint32_t exits = exits_to_weigh(view, decision); exits; exits &= exits - 1)
        found.push_back({leave(std::countr_zero(exits))});
    return found;
}

} // namespace roundhouse::bots
