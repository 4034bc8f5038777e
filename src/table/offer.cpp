#include "table/offer.hpp"

#include "base/speech.hpp"
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

/// Letters that the table itself understands: a choice has one of them only if it is a suit with that name.
constexpr std::string_view letters_of_table = "hlrcdm";

/// Every choice that can gets a letter of its label, the first that is free; else a digit, but for bids,
/// which are typed.
void give_keys(Offer& offer, bool digits) {
    std::string taken;
    for (const Choice& choice : offer.choices)
        if (choice.key) taken += choice.key;
    const auto try_key = [&](Choice& choice, char key, bool letters_of_table_too) {
        if (choice.key || taken.find(key) != std::string::npos) return;
        if (!letters_of_table_too && letters_of_table.find(key) != std::string_view::npos) return;
        choice.key = key;
        taken += key;
    };
    const auto letter = [](char c) { return static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c); };
    const auto is_letter = [](char c) { return c >= 'a' && c <= 'z'; };
    // First letters go first: "Pass" is p, whatever else has one.
    for (Choice& choice : offer.choices)
        if (!choice.label.empty() && is_letter(letter(choice.label[0])) && !choice.card)
            try_key(choice, letter(choice.label[0]), choice.sign.has_value());
    for (Choice& choice : offer.choices)
        if (!choice.label.empty() && is_letter(letter(choice.label[0])) && !choice.card)
            for (const char c : choice.label)
                if (is_letter(letter(c))) try_key(choice, letter(c), false);
    if (!digits) return;
    for (Choice& choice : offer.choices)
        for (char key = '1'; key <= '9' && !choice.key; ++key) try_key(choice, key, false);
}

/// Where bids are added, what the side must make with this one; else what the bid alone promises.
std::string meaning_of_bid(const View& view, int points) {
    if (!view.rules().auction->summed) return teach::meaning_of_bid(view.rules(), points);
    int sum = points;
    for (const Call& call : view.calls())
        if (view.sides().of[call.seat] == view.sides().of[view.seat()]) sum += call.bid;
    return phrase("It is added to what your side names: that is {} then, to be made from melds and tricks.",
                  sum);
}

void offer_calls(Offer& offer, const View& view, const Decision& decision,
                 const std::vector<std::string>& names, int from_bid) {
    const AuctionRule& rule = *view.rules().auction;
    const AuctionState& auction = view.auction();
    offer.title = rule.summed ? phrase("Name a number, or pass")
                  : auction.high
                      ? phrase("The bid is {}, by {}", auction.high, name_of(names, auction.holder))
                      : phrase("Your opening call");
    std::vector<int> bids = next_bids(rule, auction, from_bid + bids_shown + 1);
    offer.more_bids = bids.size() > static_cast<std::size_t>(from_bid + bids_shown);
    if (offer.more_bids) bids.pop_back();
    for (std::size_t i = static_cast<std::size_t>(from_bid); i < bids.size(); ++i)
        offer.choices.push_back(
            {std::to_string(bids[i]), meaning_of_bid(view, bids[i]), bid(bids[i]), {}, {}, 0, false});
    if (rule.last_digit)
        for (const int points : bids)
            if (may_bid(rule, auction, points) && from_bid == 0)
                if (const auto spoken = parse_call(rule, auction, spoken_digit(points));
                    spoken && spoken->bid == points)
                    offer.choices.push_back(
                        {fmt::format("“{}”", spoken_digit(points)),
                         phrase("A bid of {}, spoken as its last digit: by custom it tells "
                                "your partner that you hold aces around.",
                                points),
                         bid(points, true),
                         {},
                         {},
                         0,
                         false});
    if (decision.must_bid) return;
    for (std::size_t i = 0; i < rule.passes.size(); ++i)
        offer.choices.push_back({capital(phrase(rule.passes[i].name)),
                                 teach::meaning_of_pass(view.rules(), static_cast<int>(i)),
                                 pass(static_cast<int>(i)),
                                 {},
                                 {},
                                 0,
                                 false});
}

void offer_trump(Offer& offer, const View& view, const Decision& decision, Face face) {
    offer.title = phrase(decision.suits & 15 ? "Name trump" : "Name the contract");
    const Rulebook& rules = view.rules();
    for (const Suit suit : all_suits) {
        if (!(decision.suits >> index(suit) & 1)) continue;
        const std::string text = capital(in_words(suit, face));
        offer.choices.push_back({text,
                                 phrase("You hold {}; with them as trump your hand melds {}.",
                                        view.hand().count(suit), rules.melds.points(view.hand(), suit)),
                                 name_trump(suit),
                                 suit,
                                 {},
                                 0,
                                 false});
    }
    if (!rules.trump) return;
    for (std::size_t i = 0; i < rules.trump->also.size(); ++i)
        if (decision.suits >> (suit_count + static_cast<int>(i)) & 1)
            offer.choices.push_back({phrase(rules.trump->also[i].name),
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
            offer.choices.push_back({capital(phrase(exits[i].name)),
                                     teach::meaning_of(exits[i]),
                                     leave(static_cast<int>(i)),
                                     {},
                                     {},
                                     0,
                                     true});
    if (decision.may_claim)
        offer.choices.push_back({phrase("Claim the rest"),
                                 phrase("Every trick that is left is yours, whatever is played."),
                                 claim(),
                                 {},
                                 {},
                                 'c',
                                 true});
}

/// Where a referee watches, somebody's play may be called against the rules (C27).
void offer_accusations(Offer& offer, const View& view, const std::vector<std::string>& names) {
    const Asides may = view.asides();
    for (Seat seat = 1; seat <= view.rules().seats; ++seat)
        if (may.accuse >> (seat - 1) & 1)
            offer.choices.push_back({phrase("Accuse"),
                                     phrase("You call a renege: if there was one, the hand is over. A wrong "
                                            "call costs nothing, but it is recorded."),
                                     accuse(seat),
                                     {},
                                     {},
                                     0,
                                     true,
                                     name_of(names, seat)});
}

void offer_several(Offer& offer, const Decision& decision, std::string title) {
    offer.title = std::move(title);
    offer.picking = Picking::several;
    offer.cards = decision.cards;
    offer.how_many = decision.how_many;
}

void offer_melds(Offer& offer, const View& view, const Decision& decision, Face face) {
    offer.title = phrase("Meld before cards are drawn");
    for (const Meld& found : view.offered_melds()) {
        const MeldRule& rule = view.rules().meld_rules[static_cast<std::size_t>(found.rule)];
        offer.choices.push_back({fmt::format("{}: {}", in_words(rule, found.multiple, face), found.points),
                                 written(found.cards, face),
                                 meld(found),
                                 {},
                                 {},
                                 0,
                                 false});
    }
    if (decision.may_swap)
        offer.choices.push_back({phrase("Swap"),
                                 phrase("Your card of trump for the card turned up."),
                                 swap(),
                                 {},
                                 {},
                                 's',
                                 false});
    offer.choices.push_back(
        {phrase("Nothing"), phrase("You meld nothing more now."), decline(), {}, {}, 'n', false});
}

/// A call, with what the auction came to so far.
void offer_hand_back(Offer& offer, const View& view) {
    const int high = view.auction().high, next = next_on_ladder(*view.rules().auction, high);
    offer.title = phrase("Keep the contract?");
    offer.choices = {{phrase("Keep it"),
                      phrase("You play the contract yourself, at {}.", high),
                      decline(),
                      {},
                      {},
                      'k',
                      false},
                     {phrase("Hand it back"),
                      phrase("Your partner asked for it with a pass, and has it at {}.", next),
                      hand_back(),
                      {},
                      {},
                      'b',
                      false}};
}

void offer_calling(Offer& offer, const Decision& decision, Face face) {
    offer.title = phrase("Call for a card");
    for (const Card card : teach::sorted_for_people(decision.cards))
        offer.choices.push_back({in_words(card, face),
                                 phrase("Whoever has the {} gives it to you.", in_words(card, face)),
                                 ask_card(card),
                                 {},
                                 card,
                                 0,
                                 false});
    if (decision.may_decline)
        offer.choices.push_back(
            {phrase("No call"), phrase("You play with the cards you have."), decline(), {}, {}, 'n', false});
}

void offer_draft(Offer& offer, const Decision& decision, Face face) {
    const Card drawn = *decision.cards.begin();
    offer.title = phrase("You drew the {}", in_words(drawn, face));
    offer.shown = drawn;
    offer.choices = {
        {phrase("Keep it"), phrase("The next card goes to your pile unseen."), keep(), {}, {}, 'k', false},
        {phrase("Put it away"),
         phrase("It goes to your pile, and you keep the next card whatever it is."),
         reject(),
         {},
         {},
         'p',
         false}};
}

void offer_options(Offer& offer, const View& view, const Decision& decision) {
    offer.title = in_words(view.rules().own_steps.at(own_number(decision.step)).title);
    for (const StepOption& option : view.options())
        offer.choices.push_back(
            {capital(phrase(option.id)), phrase(option.text), choose(option.id), {}, {}, 0, false});
}

} // namespace

Offer offer_of(const View& view, const Decision& decision, const std::vector<std::string>& names, Face face,
               int from_bid) {
    Offer offer;
    const bool one = decision.how_many == 1;
    switch (decision.kind) {
    case DecisionKind::call: offer_calls(offer, view, decision, names, from_bid); break;
    case DecisionKind::hand_back: offer_hand_back(offer, view); break;
    case DecisionKind::take_kitty:
        offer.title = phrase("Take the kitty?");
        offer.choices = {{phrase("Take it"),
                          phrase("It comes into your hand, and you play."),
                          take_kitty(),
                          {},
                          {},
                          't',
                          false}};
        break;
    case DecisionKind::discard:
        offer_several(offer, decision,
                      one ? phrase("Put {} card away", decision.how_many)
                          : phrase("Put {} cards away", decision.how_many));
        offer.may_lead = decision.may_lead;
        break;
    case DecisionKind::give:
        offer_several(offer, decision,
                      one ? phrase("Give {} card to {}", decision.how_many, name_of(names, decision.to))
                          : phrase("Give {} cards to {}", decision.how_many, name_of(names, decision.to)));
        break;
    case DecisionKind::ask_card: offer_calling(offer, decision, face); break;
    case DecisionKind::name_trump: offer_trump(offer, view, decision, face); break;
    case DecisionKind::play:
        offer.title = phrase(view.trick().empty() ? "You lead" : "Play a card");
        offer.picking = Picking::one;
        offer.cards = view.rules().enforcement == Enforcement::referee ? view.hand() : decision.cards;
        break;
    case DecisionKind::object:
        offer.title = phrase("All is played");
        offer.choices = {{phrase("Let the hand stand"),
                          phrase("You call no renege; the hand counts."),
                          decline(),
                          {},
                          {},
                          'n',
                          false}};
        break;
    case DecisionKind::keep_card: offer_draft(offer, decision, face); break;
    case DecisionKind::meld: offer_melds(offer, view, decision, face); break;
    case DecisionKind::choose: offer_options(offer, view, decision); break;
    default: // a question this window does not know yet
        offer.title = phrase("Your answer");
        offer.in_words = true;
        break;
    }
    offer_asides(offer, view, decision);
    offer_accusations(offer, view, names);
    give_keys(offer, decision.kind != DecisionKind::call);
    return offer;
}

Action action_with(const Decision& decision, const CardSet& cards) {
    if (decision.kind == DecisionKind::give) return give(cards);
    if (decision.kind == DecisionKind::discard) return discard(cards);
    return play(*cards.begin());
}

Refusal why_not_pick(const View& view, const Decision& decision, Card card, Face face) {
    if (decision.kind == DecisionKind::play) return why_not(view.table(), view.trick_play(), card, face);
    return {
        "not_allowed", "", decision.cards,
        phrase("{} came with the kitty: of no kind may more go than you held before.", in_words(card, face))};
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
