#include "teach/review/words.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "bots/steady/steady.hpp"
#include "present/cards.hpp"
#include "present/hints/hints.hpp"
#include "present/hints/principles.hpp"
#include "present/scores.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace roundhouse::teach {

namespace {

using present::mark;
using present::Names;

/// A difference in shares, or in card points, that is worth a sentence.
constexpr double telling_share = 0.05, telling_count = 3;

/// Points are given to one decimal if they are known this well, or small differences would not add up.
constexpr double known_well = 2;

std::string in_decimals(double points, double margin) {
    return present::points_against(points, margin < known_well ? 1 : 0);
}

std::string interval(double margin) {
    return fmt::format("± {}", figures(margin, margin < known_well ? 1 : 0));
}

double margin_of_cost(const ReviewedDecision& decision) { return (decision.high - decision.low) / 2; }

std::string of_declining(DecisionKind kind) {
    switch (kind) {
    case DecisionKind::hand_back: return tr("keep the contract");
    case DecisionKind::ask_card: return tr("call no card");
    case DecisionKind::object: return tr("let the hand stand");
    default: return tr("nothing");
    }
}

std::string title_of_play(const View& view, int trick, const Names& names) {
    if (view.trick().empty()) return tr("Trick {}: the lead", trick);
    const auto best = static_cast<std::size_t>((view.best_seat() - view.leader() + view.rules().seats) %
                                               view.rules().seats);
    return tr("Trick {0}: {1} was winning with {2}", trick, names[view.best_seat()],
              mark(view.trick()[best]));
}

std::string title_of_decision(const View& view, const Decision& asked, int trick, const Names& names) {
    switch (asked.kind) {
    case DecisionKind::keep_card: return tr("The card drawn");
    case DecisionKind::call:
        return view.auction().holder
                   ? tr("The call over {0}, bid by {1}", view.auction().high, names[view.auction().holder])
                   : tr("The call before anybody has bid");
    case DecisionKind::hand_back: return tr("The contract that could be handed back");
    case DecisionKind::take_kitty: return tr("The kitty");
    case DecisionKind::discard: return tr("The discard");
    case DecisionKind::ask_card: return tr("The card to call");
    case DecisionKind::name_trump: return tr("The trump suit");
    case DecisionKind::give: return tr("The cards for {}", names[asked.to]);
    case DecisionKind::meld: return tr("The meld");
    case DecisionKind::object: return tr("The objection");
    case DecisionKind::choose:
        return present::in_words(view.rules().own_steps.at(own_number(asked.step)).title);
    case DecisionKind::play: break;
    }
    return title_of_play(view, trick, names);
}

std::string what_is_certain(const View& view, const Action& action) {
    const auto* played = as<actions::Play>(action);
    return played ? present::certain_of(view, played->card) : "";
}

std::string with(std::string sentence, const std::string& more) {
    if (sentence.empty() || more.empty()) return sentence + more;
    return sentence + " " + more;
}

present::CertainFact certain_fact(const View& view, const Action& action) {
    const auto* played = as<actions::Play>(action);
    return played ? present::certain_fact(view, played->card) : present::CertainFact{};
}

/// What is certain of the card that was a mistake, unless it praises the card or is as true of the better
/// one.
std::string against_done(const View& view, const ReviewedDecision& decision) {
    const auto fact = certain_fact(view, decision.done.action);
    return fact.praises() || certain_fact(view, decision.best.action).points >= fact.points ? "" : fact.words;
}

/// What is certain of the better card, if it speaks for the card and is not true of both.
std::string for_best(const View& view, const ReviewedDecision& decision) {
    const auto fact = certain_fact(view, decision.best.action);
    const bool of_both = fact.sort == certain_fact(view, decision.done.action).sort;
    return of_both || !fact.praises() ? "" : fact.words;
}

long in_a_hundred(double share) { return std::lround(100 * share); }

std::string how_often_made(const Tried& bidding) {
    const auto* bid = as<actions::Bid>(bidding.action);
    return !bid ? ""
                : tr("A bid of {0} makes {1} out of 100 times.", bid->points, in_a_hundred(bidding.made));
}

bool is_of_bids(const ReviewedDecision& decision) {
    return decision.kind == DecisionKind::call || decision.kind == DecisionKind::hand_back ||
           is<actions::Leave>(decision.done.action) || is<actions::Leave>(decision.best.action);
}

/// With the better choice and with the one made: a contract of the player's own side, or of the others.
std::string how_often_made(const View& view, long better, long done) {
    const Sides& sides = view.sides();
    if (sides.of[view.contract().seat] == sides.of[view.seat()])
        return tr("The contract makes {0} out of 100 times then, rather than {1}.", better, done);
    return better < done
               ? tr("The declarer then makes the contract only {0} out of 100 times, rather than {1}.",
                    better, done)
               : tr("The declarer then makes the contract {0} out of 100 times, rather than {1}.", better,
                    done);
}

/// How often the contract is made, if both are about the same contract; else what is taken.
std::string outcome_of(const View& view, const ReviewedDecision& decision) {
    const Tried &done = decision.done, &best = decision.best;
    if (is_of_bids(decision)) return how_often_made(is<actions::Bid>(best.action) ? best : done);
    if (view.contract().seat && std::abs(best.made - done.made) >= telling_share)
        return how_often_made(view, in_a_hundred(best.made), in_a_hundred(done.made));
    if (std::abs(best.count - done.count) >= telling_count)
        return tr("The better choice takes about {0} card points rather than {1}.", std::lround(best.count),
                  std::lround(done.count));
    return {};
}

/// The principle that the better card follows and the card played does not; while cards are drawn, that the
/// card played was wanted for a meld and the better one is not.
std::string principle_of(const View& view, const ReviewedDecision& decision) {
    const auto *best = as<actions::Play>(decision.best.action),
               *done = as<actions::Play>(decision.done.action);
    if (!best || !done) return "";
    if (view.stock_size() == 0) return present::principle_in_words(view, best->card, &done->card);
    return bots::is_wanted_for_a_meld(view, done->card) && !bots::is_wanted_for_a_meld(view, best->card)
               ? tr("{0} could still be melded, {1} could not.", mark(done->card), mark(best->card))
               : "";
}

void explain(const View& view, const ReviewedDecision& decision, DecisionWords& words) {
    words.about_done = against_done(view, decision);
    if (is_of_bids(decision)) words.about_done = how_often_made(decision.done);
    const std::string principle = principle_of(view, decision), outcome = outcome_of(view, decision);
    const double margin = margin_of_cost(decision);
    const std::string in_deals = tr(
        "In {0} simulated deals that fit what you could see, it comes to about {1} against "
        "the others; what you did comes to {2}.",
        decision.deals, in_decimals(decision.best.worth, margin), in_decimals(decision.done.worth, margin));
    words.why = with(principle, outcome);
    if (words.why.empty()) words.why = in_deals;
    words.reasons.push_back(with(tr("What you did: {}.", words.done), against_done(view, decision)));
    words.reasons.push_back(with(tr("Better: {}.", words.best), for_best(view, decision)));
    for (const std::string& one : {principle, outcome})
        if (!one.empty()) words.reasons.push_back(one);
    words.reasons.push_back(in_deals);
}

} // namespace

std::string what_was_done(const Rulebook& rules, DecisionKind kind, const Action& action, Face face) {
    if (const CardSet cards = cards_of(action); !cards.empty()) return mark(cards);
    if (const auto* bid = as<actions::Bid>(action)) return tr("bid {}", bid->points);
    if (const auto* pass = as<actions::Pass>(action)) {
        const std::string& name = rules.auction->passes.at(static_cast<std::size_t>(pass->which)).name;
        return name == "pass" ? tr_in("what may be done", "pass") : translated(name);
    }
    if (const auto* trump = as<actions::NameTrump>(action)) return present::in_words(trump->suit, face);
    if (const auto* named = as<actions::NameContract>(action))
        return translated(rules.trump->also.at(static_cast<std::size_t>(named->which)).name);
    if (const auto* left = as<actions::Leave>(action))
        return translated(rules.exits.at(static_cast<std::size_t>(left->exit)).name);
    if (const auto* chosen = as<actions::Choose>(action)) return translated(chosen->option);
    if (is<actions::HandBack>(action)) return tr("hand the contract back");
    if (is<actions::TakeKitty>(action)) return tr("take the kitty");
    if (is<actions::Keep>(action)) return tr("keep the card");
    if (is<actions::Reject>(action)) return tr("reject the card");
    if (is<actions::Swap>(action)) return tr("swap the card turned up");
    if (is<actions::Claim>(action)) return tr("claim the rest");
    if (const auto* accused = as<actions::Accuse>(action))
        return tr("call a renege on seat {}", accused->seat);
    return of_declining(kind);
}

std::string title_of(const RecordedGame& game, const Review& review, const Names& names) {
    const Match& match = game.match();
    const std::string who = tr("Round {0}, {1}", review.round, names[review.seat]);
    const auto place = static_cast<std::size_t>(review.round - 1);
    if (place >= match.settled.size()) return who;
    const std::string how = present::what_was_played(*match.rules, match.settled[place], names);
    return how.empty() ? who : who + ". " + how;
}

DecisionWords in_words(const RecordedGame& game, const ReviewedDecision& decision, const Names& names,
                       Face face) {
    const Match match = game.before(decision.entry);
    const View view(*match.round, decision.seat);
    DecisionWords words;
    words.title = title_of_decision(view, match.round->pending(), decision.trick, names);
    words.done = what_was_done(view.rules(), decision.kind, decision.done.action, face);
    words.best = what_was_done(view.rules(), decision.kind, decision.best.action, face);
    if (decision.is_mistake()) explain(view, decision, words);
    return words;
}

AnswerVerdict verdict_on(const RecordedGame& game, const ReviewedDecision& decision, const Action& action,
                         const std::optional<Answer>& answer, Face face) {
    const Match match = game.before(decision.entry);
    const View view(*match.round, decision.seat);
    const std::string did = what_was_done(view.rules(), decision.kind, action, face),
                      certain = what_is_certain(view, action);
    if (!answer)
        return {false, tr("Not weighed"), tr("“{}” cannot be weighed here. Try something else.", did)};
    const double margin = (answer->high - answer->low) / 2;
    const std::string numbers = in_decimals(-answer->cost, margin) + " " + interval(margin);
    if (!answer->is_right())
        return {false, tr("Not yet: {}", did),
                with(certain, tr("Compared with the best choice: {} points. Try again.", numbers))};
    ReviewedDecision found = decision;
    found.best = answer->tried;
    found.best.action = action;
    const bool is_best = answer->cost < least_cost;
    const std::string how_good =
        is_best ? tr("Nothing better was found.")
                : tr("Compared with the best choice: {} points, too close to tell.", numbers);
    return {true, tr("Right: {}", did),
            with(with(certain, with(principle_of(view, found), outcome_of(view, found))), how_good)};
}

std::string points_lost(const ReviewedDecision& decision) {
    return in_decimals(-decision.cost, margin_of_cost(decision));
}

std::string interval_in_words(const ReviewedDecision& decision) { return interval(margin_of_cost(decision)); }

std::string cost_in_words(const ReviewedDecision& decision) {
    if (decision.deals == 0) return tr("not weighed");
    if (decision.is_best()) return tr("as good as the best");
    if (!decision.is_mistake()) return tr("too close to call");
    return points_lost(decision) + " " + interval_in_words(decision);
}

std::vector<std::string> summary_of(const Review& review) {
    const Review::Counts counts = review.counts();
    std::vector<std::string> all;
    const auto number = static_cast<int>(review.decisions.size());
    if (number == 0) return {tr("There was nothing to decide.")};
    all.push_back(tr_n("One decision: {1} as good as the best, {2} too close to call, {3} cost points.",
                       "{0} decisions: {1} as good as the best, {2} too close to call, {3} cost points.",
                       number, number, counts.best, counts.close, counts.dear));
    if (counts.dear == 0 && counts.not_weighed < number)
        all.push_back(tr("Nothing cost more than chance can explain."));
    if (counts.not_weighed > 0)
        all.push_back(tr_n("One decision is not weighed: cards were still to be drawn, or a rule decides.",
                           "{} decisions are not weighed: cards were still to be drawn, or a rule decides.",
                           counts.not_weighed, counts.not_weighed));
    return all;
}

std::string about_the_numbers() {
    return tr(
        "At each decision all choices were tried in the same simulated deals, which fit what you could see "
        "at that moment, and played out by simple rules. A difference within its interval (99.9%) is not "
        "called a mistake.");
}

std::string about_hindsight() {
    return tr("With all hands open. Nobody could know this, and it does not count above.");
}

std::vector<std::string> hindsight_of(const Review& review) {
    if (!review.open) return {};
    const OpenCards& open = *review.open;
    const std::string came = tr("It came to {}.", open.took);
    if (!open.could && open.made) return {came};
    std::string could = tr("Could {} be made? That takes too long to find out.", open.bid);
    const bool other_reason = open.could && !*open.could && open.most >= open.bid; // too little in tricks
    if (open.could && open.most && !other_reason)
        could = *open.could ? tr("Could {0} be made? Yes: {1} against any defence.", open.bid, *open.most)
                            : tr("Could {0} be made? No: {1} and no more against the best defence.", open.bid,
                                 *open.most);
    else if (open.could)
        could = *open.could ? tr("Could {} be made? Yes, against any defence.", open.bid)
                            : tr("Could {} be made? No, not against the best defence.", open.bid);
    return {could, came};
}

std::string hindsight_of(const ReviewedDecision& decision) {
    if (!decision.hindsight) return {};
    return *decision.hindsight < 0.5
               ? tr("With all cards open it cost nothing.")
               : tr("With all cards open it cost {}.", std::lround(*decision.hindsight));
}

} // namespace roundhouse::teach
