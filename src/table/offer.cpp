#include "table/offer.hpp"

#include "teach/explain.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::table {

namespace {

std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

const std::string& name_of(const std::vector<std::string>& names, Seat seat) {
    return names.at(static_cast<std::size_t>(seat - 1));
}

void offer_calls(Offer& offer, const View& view, const Decision& decision, int from_bid) {
    const AuctionRule& rule = *view.rules().auction;
    const AuctionState& auction = view.auction();
    offer.title = auction.high ? fmt::format("The bid is {}", auction.high) : "Your opening call";
    std::vector<int> bids = next_bids(rule, auction, from_bid + bids_shown + 1);
    offer.more_bids = bids.size() > static_cast<std::size_t>(from_bid + bids_shown);
    if (offer.more_bids) bids.pop_back();
    for (std::size_t i = static_cast<std::size_t>(from_bid); i < bids.size(); ++i)
        offer.choices.push_back({std::to_string(bids[i]),
                                 teach::meaning_of_bid(view.rules(), bids[i]),
                                 bid(bids[i]),
                                 {},
                                 {},
                                 i == static_cast<std::size_t>(from_bid) ? 'b' : '\0',
                                 false});
    if (rule.last_digit)
        for (const int points : bids)
            if (may_bid(rule, auction, points) && from_bid == 0)
                if (const auto spoken = parse_call(rule, auction, spoken_digit(points));
                    spoken && spoken->bid == points)
                    offer.choices.push_back(
                        {fmt::format("“{}”", spoken_digit(points)),
                         fmt::format("A bid of {}, spoken as its last digit: by custom it tells "
                                     "your partner that you hold aces around.",
                                     points),
                         bid(points, true),
                         {},
                         {},
                         0,
                         false});
    if (decision.must_bid) return;
    for (std::size_t i = 0; i < rule.passes.size(); ++i)
        offer.choices.push_back({capital(rule.passes[i].name),
                                 teach::meaning_of_pass(view.rules(), static_cast<int>(i)),
                                 pass(static_cast<int>(i)),
                                 {},
                                 {},
                                 i == 0 ? 'p' : '\0',
                                 false});
}

void offer_trump(Offer& offer, const View& view, const Decision& decision, Face face) {
    offer.title = "Name trump";
    const Rulebook& rules = view.rules();
    for (const Suit suit : all_suits) {
        if (!(decision.suits >> index(suit) & 1)) continue;
        const std::string text = capital(name(suit, face));
        offer.choices.push_back({text,
                                 fmt::format("You hold {}; with them as trump your hand melds {}.",
                                             view.hand().count(suit), rules.melds.points(view.hand(), suit)),
                                 name_trump(suit),
                                 suit,
                                 {},
                                 text[0] >= 'A' ? static_cast<char>(text[0] - 'A' + 'a') : '\0',
                                 false});
    }
    if (!rules.trump) return;
    for (std::size_t i = 0; i < rules.trump->also.size(); ++i)
        if (decision.suits >> (suit_count + static_cast<int>(i)) & 1)
            offer.choices.push_back({rules.trump->also[i].name,
                                     teach::meaning_of(rules.trump->also[i]),
                                     name_contract(static_cast<int>(i)),
                                     {},
                                     {},
                                     0,
                                     false});
}

void offer_asides(Offer& offer, const View& view, const Decision& decision) {
    const auto& exits = view.rules().exits;
    for (std::size_t i = 0; i < exits.size(); ++i)
        if (decision.exits >> i & 1)
            offer.choices.push_back({capital(exits[i].name),
                                     teach::meaning_of(exits[i]),
                                     leave(static_cast<int>(i)),
                                     {},
                                     {},
                                     0,
                                     true});
    if (decision.may_claim)
        offer.choices.push_back({"Claim the rest",
                                 "Every trick that is left is yours, whatever is played.",
                                 claim(),
                                 {},
                                 {},
                                 'c',
                                 true});
}

void offer_several(Offer& offer, const Decision& decision, std::string title) {
    offer.title = std::move(title);
    offer.picking = Picking::several;
    offer.cards = decision.cards;
    offer.how_many = decision.how_many;
}

void offer_melds(Offer& offer, const View& view, const Decision& decision, Face face) {
    offer.title = "Meld before cards are drawn";
    for (const Meld& found : view.offered_melds()) {
        const MeldRule& rule = view.rules().meld_rules[static_cast<std::size_t>(found.rule)];
        offer.choices.push_back({fmt::format("{}: {}", name(rule, found.multiple), found.points),
                                 notation(found.cards, face),
                                 meld(found),
                                 {},
                                 {},
                                 0,
                                 false});
    }
    if (decision.may_swap)
        offer.choices.push_back(
            {"Swap", "Your card of trump for the card turned up.", swap(), {}, {}, 's', false});
    offer.choices.push_back({"Nothing", "You meld nothing more now.", decline(), {}, {}, 'n', false});
}

const char* cards_word(int number) { return number == 1 ? "card" : "cards"; }

} // namespace

Offer offer_of(const View& view, const Decision& decision, const std::vector<std::string>& names, Face face,
               int from_bid) {
    Offer offer;
    switch (decision.kind) {
    case DecisionKind::call: offer_calls(offer, view, decision, from_bid); break;
    case DecisionKind::hand_back:
        offer.title = "Keep the contract?";
        offer.choices = {{"Keep it", "You play the contract yourself.", decline(), {}, {}, 'k', false},
                         {"Hand it back",
                          "Your partner asked for it with a pass, and has it at the next higher bid.",
                          hand_back(),
                          {},
                          {},
                          'h',
                          false}};
        break;
    case DecisionKind::take_kitty:
        offer.title = "Take the kitty?";
        offer.choices = {
            {"Take it", "It comes into your hand, and you play.", take_kitty(), {}, {}, 't', false}};
        break;
    case DecisionKind::discard:
        offer_several(offer, decision,
                      fmt::format("Put {} {} away", decision.how_many, cards_word(decision.how_many)));
        break;
    case DecisionKind::give:
        offer_several(offer, decision,
                      fmt::format("Give {} {} to {}", decision.how_many, cards_word(decision.how_many),
                                  name_of(names, decision.to)));
        break;
    case DecisionKind::ask_card:
        offer.title = "Call for a card";
        for (const Card card : teach::sorted_for_people(decision.cards))
            offer.choices.push_back({name(card, face),
                                     fmt::format("Whoever has the {} gives it to you.", name(card, face)),
                                     ask_card(card),
                                     {},
                                     card,
                                     0,
                                     false});
        if (decision.may_decline)
            offer.choices.push_back(
                {"No call", "You play with the cards you have.", decline(), {}, {}, 'n', false});
        break;
    case DecisionKind::name_trump: offer_trump(offer, view, decision, face); break;
    case DecisionKind::play:
        offer.title = view.trick().empty() ? "You lead" : "Play a card";
        offer.picking = Picking::one;
        offer.cards = decision.cards;
        break;
    case DecisionKind::keep_card: {
        const Card drawn = *decision.cards.begin();
        offer.title = fmt::format("You drew {}", name(drawn, face));
        offer.choices = {{"Keep it", "The next card goes to your pile unseen.", keep(), {}, {}, 'k', false},
                         {"Reject it",
                          "It goes to your pile, and you keep the next card whatever it is.",
                          reject(),
                          {},
                          {},
                          'r',
                          false}};
        break;
    }
    case DecisionKind::meld: offer_melds(offer, view, decision, face); break;
    case DecisionKind::choose:
        offer.title = view.rules().own_steps.at(own_number(decision.step)).title.en;
        for (const StepOption& option : view.options())
            offer.choices.push_back({capital(option.id), option.text, choose(option.id), {}, {}, 0, false});
        break;
    default: // a question this window does not know yet
        offer.title = "Your answer";
        offer.in_words = true;
        break;
    }
    offer_asides(offer, view, decision);
    return offer;
}

Action action_with(const Decision& decision, const CardSet& cards) {
    if (decision.kind == DecisionKind::give) return give(cards);
    if (decision.kind == DecisionKind::discard) return discard(cards);
    return play(*cards.begin());
}

Refusal why_not_pick(const View& view, const Decision& decision, Card card, Face face) {
    if (decision.kind == DecisionKind::play) return why_not(view.table(), view.trick_play(), card, face);
    return {"not_allowed", "", decision.cards,
            fmt::format("{} came with the kitty: of no kind may more go than you held before.",
                        name(card, face))};
}

std::vector<Card> sorted_hand(const View& view, const CardSet& hand) {
    std::vector<Suit> order, best;
    for (const Suit suit : all_suits)
        if (hand.count(suit)) order.push_back(suit);
    const auto red = [](Suit suit) { return suit == Suit::hearts || suit == Suit::diamonds; };
    const auto faults = [&](const std::vector<Suit>& suits) {
        const Trump trump = view.trump();
        int number = trump && hand.count(*trump) && suits.front() != *trump ? suit_count : 0;
        for (std::size_t i = 1; i < suits.size(); ++i) number += red(suits[i]) == red(suits[i - 1]) ? 1 : 0;
        return number;
    };
    best = order;
    while (std::next_permutation(order.begin(), order.end()))
        if (faults(order) < faults(best)) best = order;
    std::vector<Card> cards;
    for (const Suit suit : best)
        for (const Rank rank : view.rules().ranks)
            for (int copy = 0; copy < hand.count(Card(rank, suit)); ++copy) cards.emplace_back(rank, suit);
    return cards;
}

} // namespace roundhouse::table
