#include "cli/hint_parts.hpp"
#include "cli/worlds.hpp"

#include <fmt/format.h>

namespace roundhouse::cli {

namespace {

/// Mean meld and card points of the seat's side if it declared that suit and led.
std::pair<int, int> expected(const View& view, Suit suit) {
    const Rulebook& rules = view.rules();
    Random random = random_for(view);
    int melds = 0, counts = 0;
    for (int world = 0; world < hint_worlds; ++world) {
        TrickPlay state = view.trick_play();
        state.hands = possible_hands(view, random);
        state.trump = suit;
        state.leader = static_cast<std::int8_t>(view.seat());
        state.left = static_cast<std::int8_t>(view.hand().size());
        state.sides.declarers = state.sides.of[view.seat()];
        PerSeat<int> meld{};
        for (Seat seat = 1; seat <= rules.seats; ++seat)
            meld[seat] = rules.melds.points(state.hands[seat], suit);
        melds += of_side(state.sides, view.seat(), meld, rules.seats);
        const PlayedOut end = played_at_random(rules.play, state, random);
        counts += of_side(state.sides, view.seat(), end.count, rules.seats);
    }
    return {melds / hint_worlds, counts / hint_worlds};
}

Hint hint_call(const View& view, Face face) {
    const auto bids = next_bids(*view.rules().auction, view.auction());
    const unsigned suits = suits_to_name(view.rules(), view.hand());
    if (!suits) return {pass(), {"Your hand could not name any suit trump, so pass."}};
    const SuitWorth best = best_suit(view.rules(), view.hand(), suits);
    const auto [melds, counts] = expected(view, *best.suit);
    const bool alone = partner_of(view.rules(), view.seat()) == 0;
    Lines why{fmt::format("Your best suit is {}: {} of them, and with it as trump your hand melds {}.",
                          name(*best.suit, face), best.length, best.meld)};
    why.push_back(fmt::format(
        "Over {} random ways the other cards may lie, {} would meld {} and take {} of {} in "
        "tricks: about {}.",
        hint_worlds, alone ? "you" : "your side", melds, counts, view.rules().count.total, melds + counts));
    if (view.rules().kitty) why.emplace_back("What the kitty may bring is not in that.");
    if (view.rules().pass) why.emplace_back("What the exchange adds is not in that.");
    if (bids.empty()) return {pass(), why};
    const bool worth = melds + counts >= bids.front();
    why.push_back(worth ? fmt::format("That reaches {}, the lowest bid: bid it.", bids.front())
                        : fmt::format("That is short of {}, the lowest bid: pass.", bids.front()));
    return {worth ? bid(bids.front()) : pass(), why};
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
                {fmt::format("Name {}: every trick is yours whatever the others hold.", also[i].name)}};
        if (!(decision.suits & 15))
            return Hint{named, {fmt::format("No suit may be named; so name {}.", also[i].name)}};
    }
    return {};
}

Hint hint_trump(const View& view, const Decision& decision, Face face) {
    if (const auto contract = hint_contract(view, decision)) return *contract;
    const SuitWorth best = best_suit(view.rules(), view.hand(), decision.suits);
    Lines why;
    for (const Suit suit : all_suits)
        if (decision.suits >> index(suit) & 1)
            why.push_back(fmt::format("{}: {} held, melds {}.", capital(name(suit, face)),
                                      view.hand().count(suit), view.rules().melds.points(view.hand(), suit)));
    const Suit suit = best.suit.value_or(Suit::spades);
    why.push_back(fmt::format("Name {}: it melds most; between equals, the longer suit.", name(suit, face)));
    if (decision.suits >> suit_count)
        why.emplace_back("A contract without trump is worth it only if it is as good as certain.");
    return {name_trump(suit), why};
}

/// The partner asked for it: without a marriage the contract is better there (D11).
Hint hint_hand_back(const View& view, const Decision& decision, const Names& names) {
    const int there = next_on_ladder(*view.rules().auction, view.auction().high);
    if (!holds_marriage(view.hand()))
        return {hand_back(),
                {fmt::format(
                    "You hold no marriage, and {} asked for the contract: hand it back, {} has it at {}.",
                    names[decision.to], names[decision.to], there)}};
    return {decline(),
            {fmt::format("You hold a marriage, and at {} it is cheaper than at {}: keep the contract.",
                         view.auction().high, there)}};
}

} // namespace

int of_side(const Sides& sides, Seat seat, const PerSeat<int>& values, int seats) {
    int sum = 0;
    for (Seat other = 1; other <= seats; ++other)
        if (sides.of[other] == sides.of[seat]) sum += values[other];
    return sum;
}

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

Hint hint_for(const View& view, const Decision& decision, const Names& names, Face face) {
    switch (decision.kind) {
    case DecisionKind::call: return hint_call(view, face);
    case DecisionKind::hand_back: return hint_hand_back(view, decision, names);
    case DecisionKind::discard: return hint_discard(view, decision, face);
    case DecisionKind::ask_card: return hint_ask(view, decision, face);
    case DecisionKind::name_trump: return hint_trump(view, decision, face);
    case DecisionKind::give: return hint_give(view, decision, names, face);
    case DecisionKind::play: return hint_play(view, decision, face);
    }
    return {};
}

} // namespace roundhouse::cli
