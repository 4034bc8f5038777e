#include "teach/explain.hpp"

#include "base/speech.hpp"
#include "base/text.hpp"
#include "cards/notation.hpp"

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
        return phrase(
            "With {} you promise to make {} points or more from melds and tricks; short of that you lose the "
            "bid.",
            bid, bid);
    return phrase(
        "With {} you promise that your side makes {} points or more from melds and tricks; short of that it "
        "loses the bid.",
        bid, bid);
}

std::string meaning_of_pass(const Rulebook& rules, int which) {
    const PassCall& pass = rules.auction->passes.at(static_cast<std::size_t>(which));
    const std::string text = meaning_of(pass);
    return text.empty() ? phrase("You leave the auction for this round.") : text;
}

std::string meaning_of(const PassCall& pass) {
    std::vector<std::string> sentences;
    if (!pass.meaning.empty()) sentences.push_back(phrase(pass.meaning));
    if (pass.meld)
        sentences.push_back(phrase("A pass that tells the partner of {} to {} points of meld{}.",
                                   pass.meld->least, pass.meld->most,
                                   pass.aces_around ? said(", aces around among them") : ""));
    else if (pass.aces_around)
        sentences.push_back(phrase("A pass that tells the partner of aces around."));
    if (const std::string back = meaning_of(pass.hands_back); !back.empty()) sentences.push_back(back);
    return join(sentences, " ");
}

std::string meaning_of(HandsBack when) {
    if (when == HandsBack::never) return {};
    return phrase("If your partner then holds the contract{}, they may hand it back: you have it at the "
                  "next higher bid.",
                  when == HandsBack::without_marriage ? said(" and has no marriage") : "");
}

std::string meaning_of(const SideContract& contract) {
    std::string text = contract.goal == Goal::every_trick
                           ? phrase("There is no trump suit, and the declarer alone must win every trick.")
                           : phrase("There is no trump suit, and the declarer must not win a single trick.");
    if (!contract.melds) text += phrase(" Nobody melds.");
    if (contract.bid_up_to)
        text += phrase(" It may be named as long as the bid is not above {}.", *contract.bid_up_to);
    return text + phrase(" Play stops as soon as it is decided.");
}

namespace {

/// "13 or more non-counters", "no ace", "5 or more nines or jacks".
std::string in_words(const HandCount& fact) {
    const bool none = fact.most == 0;
    std::vector<std::string> kinds;
    for (const std::string_view word : words(fact.of)) {
        std::string kind(word);
        if (const auto rank = parse_rank(word)) {
            kind = name(*rank) + (none ? "" : "s");
            kind[0] = static_cast<char>(kind[0] - 'A' + 'a');
        }
        kinds.push_back(phrase(kind));
    }
    const std::string what = join(kinds, phrase(" or "));
    if (none) return phrase("no {}", what);
    if (!fact.most) return phrase("{} or more {}", fact.least, what);
    if (fact.least == 0) return phrase("at most {} {}", *fact.most, what);
    return fact.least == *fact.most ? phrase("exactly {} {}", fact.least, what)
                                    : phrase("{} to {} {}", fact.least, *fact.most, what);
}

} // namespace

std::string when_open(const ExitRule& exit) {
    std::vector<std::string> facts;
    const ExitWhen& when = exit.when;
    if (when.bid_above_meld)
        facts.push_back(phrase("the bid is more than {} above the side's meld", *when.bid_above_meld));
    if (when.meld_under) facts.push_back(phrase("the side's meld is under {}", *when.meld_under));
    if (when.forced)
        facts.push_back(*when.forced ? phrase("the contract was forced upon the declarer")
                                     : phrase("the contract was not forced upon the declarer"));
    if (when.had_to_open) facts.push_back(phrase("the declarer had to open the bidding"));
    if (when.bid) facts.push_back(phrase("the bid is {}", *when.bid));
    if (when.nobody_bid) facts.push_back(phrase("nobody bids"));
    if (when.no_suit) facts.push_back(phrase("the hand allows no suit to be named trump"));
    std::vector<std::string> held;
    for (const HandCount& fact : when.holds) held.push_back(in_words(fact));
    if (!held.empty()) facts.push_back(phrase("the hand holds {}", join(held, phrase(" and "))));
    return facts.empty() ? "" : phrase("if {}", join(facts, phrase(" and ")));
}

std::string meaning_of(const ExitRule& exit) {
    const std::string when = when_open(exit);
    std::string text = exit.by_rule  ? phrase("Nobody is asked: it is taken by rule")
                       : exit.anyone ? phrase("It is open to anyone whose turn it is")
                                     : phrase("It is open to the declarer");
    if (exit.anyone && exit.at_lead) text += phrase(", up to their first card,");
    text += when.empty() ? "." : " " + when + ".";
    if (exit.melds == ExitMelds::other_sides) text += phrase(" The declarer's side does not meld.");
    if (exit.melds == ExitMelds::nobody) text += phrase(" Nobody melds.");
    const std::string cost = cost_of(exit);
    return cost.empty() ? text : text + " " + cost;
}

std::string cost_of(const ExitRule& exit) {
    const std::string text = exit.text.empty() ? "" : phrase(exit.text);
    if (!exit.deals_again) return text;
    return text + (text.empty() ? "" : " ") +
           phrase("The hand is void: nobody scores, and the same dealer deals again.");
}

namespace {

void explain_call(const View& view, const Decision& decision, std::vector<std::string>& lines) {
    const AuctionRule& rule = *view.rules().auction;
    const auto bids = next_bids(rule, view.auction());
    if (rule.summed)
        lines.push_back(
            phrase("Everybody names a number or passes, once; it need not exceed another. What your side "
                   "names is added, and is what it must make. The highest number names trump and leads."));
    lines.push_back(view.auction().high ? phrase("The highest bid is {}, by seat {}.", view.auction().high,
                                                 view.auction().holder)
                                        : phrase("Nobody has bid yet."));
    if (!bids.empty()) lines.push_back(meaning_of_bid(view.rules(), bids.front()));
    if (decision.must_bid) lines.push_back(why_no_pass(rule, view.auction()).text);
    for (std::size_t i = 0; i < rule.passes.size() && !decision.must_bid; ++i)
        lines.push_back(fmt::format("{}: {}", phrase(rule.passes[i].name),
                                    meaning_of_pass(view.rules(), static_cast<int>(i))));
    if (rule.last_digit)
        lines.push_back(
            phrase("A bid may be spoken as its last digit: \"three\" is the lowest bid you may make "
                   "that ends in a three."));
    if (rule.dealer_takes)
        lines.push_back(phrase("If everybody else passes without a bid, the dealer must take it at {}.",
                               *rule.dealer_takes));
}

void explain_discard(const View& view, const Decision& decision, Face face, std::vector<std::string>& lines) {
    const DiscardRule& rule = *view.rules().discard;
    lines.push_back(
        phrase("Put away exactly {} cards. {}{}", decision.how_many,
               said(rule.counts ? "They count for your tricks in the end" : "They count for nobody"),
               said(melds_before_discard(view.rules()) ? "; your melds are counted already."
                                                       : ", but they cannot be melded.")));
    if (rule.spares == Spares::kinds_taken && decision.cards != view.hand())
        lines.push_back(phrase("Of no kind may more go than you held before the kitty. These may go: {}.",
                               written(decision.cards, face)));
    if (!decision.in_any_case.empty())
        lines.push_back(
            phrase("These lie in no meld and go in any case: {}.", written(decision.in_any_case, face)));
    else if (rule.spares == Spares::melded)
        lines.push_back(
            phrase("Cards that lie in a meld stay. These may go: {}.", written(decision.cards, face)));
}

void explain_give(const View& view, const Decision& decision, std::vector<std::string>& lines) {
    const bool one = decision.how_many == 1;
    lines.push_back(
        one ? phrase("Name one card of your hand; seat {} gets it, nobody else sees it.", decision.to)
            : phrase("Name exactly {} cards of your hand; seat {} gets them, nobody else sees them.",
                     decision.how_many, decision.to));
    if (decision.step == Step::kitty)
        lines.push_back(phrase("It is one of the kitty's; of those one stays with you."));
    else if (decision.cards != view.hand())
        lines.push_back(phrase("It must not be the card that you called."));
    else if (decision.step == Step::pass && view.rules().pass->simultaneous)
        lines.push_back(phrase("You see what you get when both have chosen."));
}

void explain_trump(const View& view, const Decision& decision, Face face, std::vector<std::string>& lines) {
    if (decision.suits & 15)
        lines.push_back(phrase("The trump suit beats the others in tricks, and runs, royal marriages and the "
                               "like are melded in it."));
    for (const Suit suit : all_suits)
        if (decision.suits >> index(suit) & 1)
            lines.push_back(phrase("{}: you hold {} of them; your hand alone would meld {}.",
                                   in_words(suit, face), view.hand().count(suit),
                                   view.rules().melds.points(view.hand(), suit)));
    const auto& also = view.rules().trump->also;
    for (std::size_t i = 0; i < also.size(); ++i)
        if (decision.suits >> (suit_count + i) & 1)
            lines.push_back(phrase(also[i].name) + ": " + meaning_of(also[i]));
}

void explain_options(const View& view, std::vector<std::string>& lines) {
    const OwnStep& step = view.rules().own_steps.at(own_number(view.step()));
    if (!step.text.empty()) lines.push_back(phrase(step.text));
    for (const StepOption& option : view.options())
        lines.push_back(fmt::format("{}{}{}", said(option.id),
                                    option.text.empty() ? "" : ": " + phrase(option.text),
                                    said(option.then ? "" : " (its script fails)")));
}

void explain_keep(const Decision& decision, Face face, std::vector<std::string>& lines) {
    lines.push_back(phrase("You have drawn {}. Keep it, and the next card goes to your pile unseen; or "
                           "reject it, and you must keep the next card.",
                           in_words(*decision.cards.begin(), face)));
    lines.push_back(phrase("What lies on the piles counts at the end."));
}

void explain_melding(const View& view, const Decision& decision, Face face, std::vector<std::string>& lines) {
    lines.push_back(
        phrase("You won the trick, so you may meld before cards are drawn. Each meld needs a card that "
               "has not been melded yet; melded cards stay playable."));
    for (const Meld& meld : view.offered_melds())
        lines.push_back(phrase(
            "{}: {} for {}.",
            in_words(view.rules().meld_rules[static_cast<std::size_t>(meld.rule)], meld.multiple, face),
            written(meld.cards, face), meld.points));
    if (decision.may_swap)
        lines.push_back(phrase("swap: you take {}, which lies open under the stock, for {}.",
                               in_words(*view.turned_up(), face),
                               in_words(Card(*view.rules().draw_play->swap, *view.trump()), face)));
}

} // namespace

std::vector<std::string> explain_decision(const View& view, const Decision& decision, Face face) {
    std::vector<std::string> lines;
    switch (decision.kind) {
    case DecisionKind::keep_card: explain_keep(decision, face, lines); break;
    case DecisionKind::call: explain_call(view, decision, lines); break;
    case DecisionKind::hand_back:
        lines.push_back(
            phrase("With a pass, seat {} asked for the contract. Hand it back, and seat {} has it at "
                   "{}; or keep it at {}.",
                   decision.to, decision.to, next_on_ladder(*view.rules().auction, view.auction().high),
                   view.auction().high));
        break;
    case DecisionKind::take_kitty:
        lines.push_back(phrase("Take the kitty into your hand, and play; once it is seen, it is taken."));
        break;
    case DecisionKind::discard: explain_discard(view, decision, face, lines); break;
    case DecisionKind::ask_card:
        lines.push_back(phrase(
            "Call a card that you do not hold: the first player in turn who has it gives it to you{}. If "
            "nobody has it, nothing happens. Or call none.",
            view.rules().call_card->gives_back ? said(" and gets a card of your choice in return") : ""));
        break;
    case DecisionKind::name_trump: explain_trump(view, decision, face, lines); break;
    case DecisionKind::give: explain_give(view, decision, lines); break;
    case DecisionKind::meld: explain_melding(view, decision, face, lines); break;
    case DecisionKind::play: {
        const TrickPlay state = view.trick_play();
        lines.push_back(phrase("You may play {}.", written(decision.cards, face)));
        for (const Card card : sorted_for_people(CardSet::of(view.hand().kinds() & ~decision.cards.kinds())))
            lines.push_back(why_not(view.table(), state, card, face).text);
        if (view.rules().enforcement == Enforcement::referee)
            lines.push_back(
                phrase("Another card is accepted too, but any other player may call it: accuse and "
                       "the number of the seat."));
        if (decision.may_claim)
            lines.push_back(phrase("Every trick that is left is yours: you may claim them."));
        break;
    }
    case DecisionKind::object:
        lines.push_back(
            phrase("All is played. If somebody played against the rules, call it now: accuse and the "
                   "number of the seat. A wrong call costs nothing, but it is recorded."));
        break;
    case DecisionKind::choose: explain_options(view, lines); break;
    }
    for (std::size_t i = 0; i < view.rules().exits.size(); ++i)
        if (decision.exits >> i & 1)
            lines.push_back(phrase("{} is open to you. {}", said(view.rules().exits[i].name),
                                   cost_of(view.rules().exits[i])));
    return lines;
}

namespace {

bool follows(const Rulebook& rules, Step first, Step second) {
    const auto& flow = rules.flow;
    return std::find(std::find(flow.begin(), flow.end(), first), flow.end(), second) != flow.end();
}

} // namespace

std::string phase_of(const Rulebook& rules, Step step) {
    switch (step) {
    case Step::deal: return "dealing";
    case Step::draft: return "drawing hands";
    case Step::turn_up: return "dealing"; // the last card of it
    case Step::auction: return "bidding";
    case Step::kitty: return "taking the kitty";
    case Step::discard: return follows(rules, Step::meld, step) ? "putting cards away" : "taking the kitty";
    case Step::call_card: return "calling a card";
    case Step::trump:
        return rules.pass ? "exchanging" : "naming trump"; // trump is named on the way to the exchange
    case Step::pass: return "exchanging";
    case Step::meld: return "melding";
    case Step::draw_play: return "drawing and melding";
    case Step::play: return "trick-taking";
    case Step::settle: return "scoring";
    case Step::own: break;
    }
    return in_words(rules.own_steps.at(own_number(step)).title);
}

std::vector<std::string> phases(const Rulebook& rules) {
    std::vector<std::string> names;
    for (const Step step : rules.flow)
        if (const std::string phase = phase_of(rules, step); names.empty() || names.back() != phase)
            names.push_back(phase);
    return names;
}

} // namespace roundhouse::teach
