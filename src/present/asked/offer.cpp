#include "present/asked/offer.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"
#include "present/rules/customs.hpp"
#include "present/rules/meanings.hpp"

#include <algorithm>

namespace roundhouse::present {

namespace {

/// Gives each choice the first letter of its label that is free; if there is none a digit, except for bids,
/// which are typed. Suits have digits of their own.
void give_keys(Offer& offer, bool digits) {
    std::string taken(letters_of_table);
    const auto suits = suits_in_order();
    for (Choice& choice : offer.choices)
        if (const auto* trump = as<actions::NameTrump>(choice.action))
            choice.key =
                static_cast<char>('1' + (std::find(suits.begin(), suits.end(), trump->suit) - suits.begin()));
    for (const Choice& choice : offer.choices)
        if (choice.key) taken += choice.key;
    const auto try_key = [&](Choice& choice, char key) {
        if (choice.key || taken.find(key) != std::string::npos) return;
        choice.key = key;
        taken += key;
    };
    const auto try_letters_of = [&](Choice& choice, const std::string& words, std::size_t from,
                                    std::size_t most) {
        const std::string low = lower_case(words);
        for (std::size_t i = from; i < low.size() && i < most; ++i)
            if (low[i] >= 'a' && low[i] <= 'z' && !choice.card) try_key(choice, low[i]);
    };
    const auto try_letters = [&](Choice& choice, std::size_t from, std::size_t most) {
        try_letters_of(choice, choice.label, from, most);
    };
    // Choices that concern a player differ only by the name.
    for (Choice& choice : offer.choices) try_letters_of(choice, choice.whom, 0, choice.whom.size());
    // First letters go first: "Pass" is p, whatever else has one.
    for (Choice& choice : offer.choices) try_letters(choice, 0, 1);
    // Then the shortest, which have the fewest to choose from.
    std::vector<Choice*> shortest_first;
    for (Choice& choice : offer.choices) shortest_first.push_back(&choice);
    std::stable_sort(shortest_first.begin(), shortest_first.end(),
                     [](const Choice* a, const Choice* b) { return a->label.size() < b->label.size(); });
    for (Choice* choice : shortest_first)
        if (const std::string low = lower_case(choice->label); !low.empty() && low[0] >= 'a' && low[0] <= 'z')
            try_letters(*choice, 1, low.size());
    if (!digits) return;
    for (Choice& choice : offer.choices)
        for (char key = '1'; key <= '9' && !choice.key; ++key) try_key(choice, key);
}

/// What the bid commits to, and what it tells.
std::string meaning_here(const View& view, int points) {
    const std::string meaning = meaning_of_bid(view, points);
    if (view.rules().auction->summed) return meaning;
    const std::string custom = said_by_custom(view.rules(), points, view.auction().high);
    return meaning + (custom.empty() ? "" : " ") + custom;
}

void offer_calls(Offer& offer, const View& view, const Decision& decision, const Names& names, int from_bid) {
    const AuctionRule& rule = *view.rules().auction;
    const AuctionState& auction = view.auction();
    offer.title = rule.summed    ? tr("Name a number, or pass")
                  : auction.high ? tr("Your call. {1} has bid {0}.", auction.high, names[auction.holder])
                                 : tr("Your opening call");
    std::vector<int> bids = next_bids(rule, auction, from_bid + bids_shown + 1);
    offer.more_bids = bids.size() > static_cast<std::size_t>(from_bid + bids_shown);
    if (offer.more_bids) bids.pop_back();
    for (std::size_t i = static_cast<std::size_t>(from_bid); i < bids.size(); ++i)
        offer.choices.push_back({std::to_string(bids[i]), meaning_here(view, bids[i]), bid(bids[i])});
    if (rule.last_digit && from_bid == 0)
        for (const int points : bids)
            if (const char* const digit = spoken_digit(rule, points))
                offer.choices.push_back(
                    {tr("“{}”", digit_in_words(digit)),
                     tr("A bid of {}, spoken as its last digit: by custom it tells your partner "
                        "that you hold aces around.",
                        points),
                     bid(points, true)});
    if (decision.must_bid) return;
    for (std::size_t i = 0; i < rule.passes.size(); ++i)
        offer.choices.push_back({capital(translated(rule.passes[i].name)),
                                 meaning_of_pass(view.rules(), static_cast<int>(i)),
                                 pass(static_cast<int>(i))});
}

void offer_trump(Offer& offer, const View& view, const Decision& decision, Face face) {
    offer.title = decision.suits & 15 ? tr("Name trump") : tr("Name the contract");
    const Rulebook& rules = view.rules();
    for (const Suit suit : suits_in_order()) {
        if (!(decision.suits >> index(suit) & 1)) continue;
        const int held = view.hand().count(suit);
        const std::string melds = points_or_nothing(rules.melds.points(view.hand(), suit));
        offer.choices.push_back(
            {.label = capital(in_words(suit, face)),
             .meaning = view.may_meld() ? tr_n("You hold one of them; with it as trump your hand melds {1}.",
                                               "You hold {0} of them; with it as trump your hand melds {1}.",
                                               held, held, melds)
                                        : tr_n("You hold one of them.", "You hold {} of them.", held, held),
             .action = name_trump(suit),
             .sign = suit});
    }
    if (!rules.trump) return;
    for (std::size_t i = 0; i < rules.trump->also.size(); ++i)
        if (decision.suits >> (suit_count + static_cast<int>(i)) & 1)
            offer.choices.push_back({translated(rules.trump->also[i].name),
                                     meaning_of(rules.trump->also[i], face),
                                     name_contract(static_cast<int>(i))});
}

void offer_asides(Offer& offer, const View& view, const Decision& decision) {
    const auto& exits = view.rules().exits;
    for (std::size_t i = 0; i < exits.size(); ++i)
        if (decision.exits >> i & 1)
            offer.choices.push_back({.label = capital(translated(exits[i].name)),
                                     .meaning = meaning_of(exits[i], view.rules().sides),
                                     .action = leave(static_cast<int>(i)),
                                     .aside = true});
    if (decision.may_claim)
        offer.choices.push_back({.label = tr("Claim the rest"),
                                 .meaning = tr("Every trick that is left is yours, whatever is played."),
                                 .action = claim(),
                                 .key = 'c',
                                 .aside = true});
}

/// Where a referee watches, somebody's play may be called against the rules (C27).
void offer_accusations(Offer& offer, const View& view, const Names& names) {
    const Asides may = view.asides();
    for (Seat seat = 1; seat <= view.rules().seats; ++seat)
        if (may.accuse >> (seat - 1) & 1)
            offer.choices.push_back(
                {.label = tr("Call a renege"),
                 .meaning = tr("If there was one, the hand is over. A wrong call costs nothing, "
                               "but it is recorded."),
                 .action = accuse(seat),
                 .aside = true,
                 .whom = names[seat]});
}

void offer_several(Offer& offer, const Decision& decision, std::string title) {
    offer.title = std::move(title);
    offer.picking = Picking::several;
    offer.cards = decision.cards;
    offer.how_many = decision.how_many;
}

void offer_melds(Offer& offer, const View& view, const Decision& decision, Face face) {
    offer.title = tr("Meld before cards are drawn");
    for (const Meld& found : view.offered_melds()) {
        const MeldRule& rule = view.rules().meld_rules[static_cast<std::size_t>(found.rule)];
        offer.choices.push_back(
            {fmt::format("{}: {}", in_words(rule, found.multiple, face), worth_in_words(rule, found)),
             mark(found.cards), meld(found)});
    }
    if (decision.may_swap)
        offer.choices.push_back({.label = tr("Swap"),
                                 .meaning = tr("Your trump for the card turned up."),
                                 .action = swap(),
                                 .key = 's'});
    offer.choices.push_back({.label = tr("Nothing"),
                             .meaning = tr("You meld nothing more now."),
                             .action = decline(),
                             .key = 'n'});
}

/// Keeping the contract or handing it back, with the bid that each comes to.
void offer_hand_back(Offer& offer, const View& view) {
    const int high = view.auction().high, next = next_on_ladder(*view.rules().auction, high);
    offer.title = tr("Keep the contract?");
    offer.choices = {{.label = tr("Keep it"),
                      .meaning = tr("You play the contract yourself, at {}.", high),
                      .action = decline(),
                      .key = 'k'},
                     {.label = tr("Hand it back"),
                      .meaning = tr("Your partner asked for it with a pass, and gets it at {}.", next),
                      .action = hand_back()}};
}

void offer_calling(Offer& offer, const View& view, const Decision& decision, Face face) {
    const bool makes_partner = view.rules().call_card->makes_partner;
    offer.title = makes_partner ? tr("Ask for a card") : tr("Call a card");
    for (const Card card : in_order(decision.cards))
        offer.choices.push_back(
            {.label = in_words(card, face),
             .meaning = makes_partner ? tr("Whoever has {} is your partner for this hand.", mark(card))
                                      : tr("Whoever has {} gives it to you.", mark(card)),
             .action = ask_card(card),
             .card = card});
    if (decision.may_decline)
        offer.choices.push_back({.label = tr("No call"),
                                 .meaning = tr("You play with the cards you have."),
                                 .action = decline(),
                                 .key = 'n'});
}

void offer_draft(Offer& offer, const Decision& decision) {
    const Card drawn = *decision.cards.begin();
    offer.title = tr("You drew {}", mark(drawn));
    offer.shown = drawn;
    offer.choices = {{.label = tr("Keep it"),
                      .meaning = tr("The next card goes unseen to your pile."),
                      .action = keep(),
                      .key = 'k'},
                     {.label = tr("Reject it"),
                      .meaning = tr("It goes to your pile, and you keep the next card whatever it is."),
                      .action = reject(),
                      .key = 'j'}};
}

void offer_options(Offer& offer, const View& view, const Decision& decision, Face face) {
    offer.title = in_words(view.rules().own_steps.at(own_number(decision.step)).title);
    for (const StepOption& option : view.options())
        offer.choices.push_back(
            {capital(translated(option.id)), meaning_of(option, face), choose(option.id)});
}

/// The answers to each kind of decision; ways out and the like come after them.
void offer_answers(Offer& offer, const View& view, const Decision& decision, const Names& names, Face face,
                   int from_bid) {
    const int number = decision.how_many;
    switch (decision.kind) {
    case DecisionKind::call: offer_calls(offer, view, decision, names, from_bid); break;
    case DecisionKind::hand_back: offer_hand_back(offer, view); break;
    case DecisionKind::take_kitty:
        offer.title = tr("Take the kitty?");
        offer.choices = {{.label = tr("Take it"),
                          .meaning = tr("It comes into your hand, and you play."),
                          .action = take_kitty(),
                          .key = 't'}};
        break;
    case DecisionKind::discard:
        offer_several(offer, decision, tr_n("Discard one card", "Discard {} cards", number, number));
        offer.may_lead = decision.may_lead;
        break;
    case DecisionKind::give:
        offer_several(
            offer, decision,
            tr_n("Give one card to {1}", "Give {0} cards to {1}", number, number, names[decision.to]));
        break;
    case DecisionKind::ask_card: offer_calling(offer, view, decision, face); break;
    case DecisionKind::name_trump: offer_trump(offer, view, decision, face); break;
    case DecisionKind::play:
        offer.title = view.trick().empty() ? tr("You lead") : tr("Play a card");
        offer.picking = Picking::one;
        offer.cards = view.rules().enforcement == Enforcement::referee ? view.hand() : decision.cards;
        break;
    case DecisionKind::object:
        offer.title = tr("The last trick is played");
        offer.choices = {{.label = tr("Let the hand stand"),
                          .meaning = tr("You call no renege, and the hand counts."),
                          .action = decline(),
                          .key = 'n'}};
        break;
    case DecisionKind::keep_card: offer_draft(offer, decision); break;
    case DecisionKind::meld: offer_melds(offer, view, decision, face); break;
    case DecisionKind::choose: offer_options(offer, view, decision, face); break;
    }
}

} // namespace

Offer offer_of(const View& view, const Decision& decision, const Names& names, Face face, int from_bid) {
    Offer offer;
    offer_answers(offer, view, decision, names, face, from_bid);
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

std::vector<Card> sorted_hand(const View& view, const CardSet& hand, Face face) {
    const auto suits = suits_in_order();
    std::vector<std::size_t> order; // places among them
    for (std::size_t i = 0; i < suits.size(); ++i)
        if (hand.count(suits[i])) order.push_back(i);
    const auto red = [&](std::size_t place) {
        return suits[place] == Suit::hearts || suits[place] == Suit::diamonds;
    };
    const auto faults = [&](const std::vector<std::size_t>& places) {
        const Trump trump = view.trump();
        int number = trump && hand.count(*trump) && suits[places.front()] != *trump ? suit_count : 0;
        for (std::size_t i = 1; i < places.size() && face == Face::french; ++i)
            number += red(places[i]) == red(places[i - 1]) ? 1 : 0;
        return number;
    };
    std::vector<std::size_t> best = order;
    while (std::next_permutation(order.begin(), order.end()))
        if (faults(order) < faults(best)) best = order;
    std::vector<Card> cards;
    for (const std::size_t place : best)
        for (const Rank rank : view.rules().ranks)
            for (int copy = 0; copy < hand.count(Card(rank, suits[place])); ++copy)
                cards.emplace_back(rank, suits[place]);
    return cards;
}

std::string call_in_words(const AuctionRule& rule, const Call& call) {
    if (!call.bid) return translated(rule.passes.at(call.pass).name);
    return call.spoken ? tr("“{}”: {}", digit_in_words(spoken_digit(rule, call.bid)), call.bid)
                       : std::to_string(call.bid);
}

std::string digit_in_words(std::string_view digit) {
    if (digit == "one") return tr_in("last digit of a bid", "one");
    if (digit == "two") return tr_in("last digit of a bid", "two");
    if (digit == "three") return tr_in("last digit of a bid", "three");
    if (digit == "four") return tr_in("last digit of a bid", "four");
    if (digit == "five") return tr_in("last digit of a bid", "five");
    if (digit == "six") return tr_in("last digit of a bid", "six");
    if (digit == "seven") return tr_in("last digit of a bid", "seven");
    if (digit == "eight") return tr_in("last digit of a bid", "eight");
    return tr_in("last digit of a bid", "nine");
}

const char* digit_spoken(std::string_view word) {
    for (const char* const digit : digit_words)
        if (word == digit || word == lower_case(digit_in_words(digit))) return digit;
    return nullptr;
}

std::string call_said(const AuctionRule& rule, std::string_view word) {
    const std::string low = lower_case(word);
    if (const char* const digit = digit_spoken(low)) return digit;
    for (const PassCall& pass : rule.passes)
        if (low == lower_case(pass.name) || low == lower_case(translated(pass.name))) return pass.name;
    const Lines passes = between_commas(tr_in("answers, with commas between", "pass"));
    const bool passed = std::find(passes.begin(), passes.end(), low) != passes.end();
    return passed && !rule.passes.empty() ? rule.passes.front().name : std::string(word);
}

} // namespace roundhouse::present
