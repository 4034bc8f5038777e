// Warns of what a description says that no hand can ever come to: its author meant something else. Only of
// what is certain, whatever functions of the package do.

#include "variants/compile/compiler.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::variants {

namespace {

/// The fewest cards that one such meld takes, in any suit or combination; 0 if there is none.
int fewest_cards(const MeldRule& rule) {
    int fewest = 0;
    for (const Suit trump : all_suits)
        for (const CardSet& place : places_of(rule, trump))
            fewest = fewest ? std::min(fewest, place.size()) : place.size();
    return fewest;
}

/// True if an exit may lead to melding while a hand has its partner's cards too.
bool melds_while_uneven(const Rulebook& rules) {
    const auto uneven = [](Step step) { return step == Step::exchange || step == Step::call_card; };
    return std::any_of(rules.exits.begin(), rules.exits.end(), [&](const ExitRule& exit) {
        return std::any_of(exit.at.begin(), exit.at.end(), uneven) &&
               std::find(exit.goes_on.begin(), exit.goes_on.end(), Step::meld) != exit.goes_on.end();
    });
}

int largest_melding_hand(const Rulebook& rules) {
    const int given = (rules.exchange ? rules.exchange->cards : 0) + (rules.call_card ? 1 : 0);
    return rules.deal.hand + rules.deal.kitty + (rules.draw_play ? 1 : 0) +
           (melds_while_uneven(rules) ? given : 0);
}

void warn_of_large(Compiler& work, const Node& node, const MeldRule& rule) {
    const int cards = fewest_cards(rule), hand = largest_melding_hand(work.rules());
    if (work.rules().deal.hand > 0 && cards > hand)
        work.report.warn("never_held", node["cards"].path(),
                         fmt::format("{} cards make it, but a hand has {} at most", cards, hand));
}

bool of_same_cards(const MeldRule& one, const MeldRule& other) {
    return one.type == other.type && one.of == other.of && one.ranks == other.ranks &&
           one.cards == other.cards && one.also_in.empty() && other.also_in.empty() && !one.wins_at &&
           !other.wins_at;
}

/// True if each of as many at once as the deck allows adds more by `better` than any adds by `rule`: then a
/// best selection has none of `rule`.
bool is_always_better(const MeldRule& better, const MeldRule& rule, const CardSet& deck) {
    int most_each = 0;
    for (std::size_t i = 0; i < rule.points.size(); ++i)
        most_each = std::max(most_each, rule.points[i] / (static_cast<int>(i) + 1) + 1);
    const int most = most_at_once(better, deck);
    if (most < 1 || better.points.size() < static_cast<std::size_t>(most)) return false;
    for (int i = 0; i < most; ++i) {
        const auto place = static_cast<std::size_t>(i);
        if (better.points[place] - (i ? better.points[place - 1] : 0) < most_each) return false;
    }
    return true;
}

void warn_of_outdone(Compiler& work, const Node& node, const MeldRule& rule) {
    if (work.flows("draw_play")) return; // there people choose what they meld
    const Rulebook& rules = work.rules();
    const auto better =
        std::find_if(rules.meld_rules.begin(), rules.meld_rules.end(), [&](const MeldRule& other) {
            return &other != &rule && of_same_cards(other, rule) && is_always_better(other, rule, rules.deck);
        });
    if (better != rules.meld_rules.end())
        work.report.warn(
            "never_chosen", node.path(),
            fmt::format("nobody ever melds it: the same cards score more as \"{}\"", better->names.front()),
            "give it another `type` if both are to score");
}

/// A bound that no side can exceed: every seat has each meld as often as its cards fit into a hand, at the
/// highest amount for one; above the last amount, amounts add up.
void warn_of_unreachable(Compiler& work, const Node& melds) {
    const Rulebook& rules = work.rules();
    const int hand = largest_melding_hand(rules);
    std::int64_t sum = 0;
    for (const MeldRule& rule : rules.meld_rules) {
        if (rule.wins_at) return;
        int each = 0;
        for (int i = 0; i < static_cast<int>(rule.points.size()); ++i)
            each = std::max(each, (rule.points[static_cast<std::size_t>(i)] + i) / (i + 1));
        sum += std::int64_t{each} * (hand / std::max(1, fewest_cards(rule)));
    }
    if (rules.deal.hand > 0 && rules.meld_at_least > sum * rules.seats)
        work.report.warn("never_reached", melds["at_least"].path(),
                         "no side ever melds so much: no meld ever counts");
}

void warn_of_idle_melds(Compiler& work) {
    const Node melds = work.from["melds"];
    const auto& rules = work.rules().meld_rules;
    if (!melds || rules.empty() || rules.size() != melds.size()) return; // some were refused
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const Node node = melds.at(i);
        warn_of_large(work, node, rules[i]);
        warn_of_outdone(work, node, rules[i]);
        if (rules[i].announced && work.rules().meld_at_least == 0)
            work.report.warn("no_effect", node["announced"].path(),
                             "every meld is shown: none is too little to count without `melds.at_least`",
                             "take it out");
    }
    warn_of_unreachable(work, melds);
}

/// A step of the package's own may change the bid, and added bids have no minimum.
void warn_of_idle_contracts(Compiler& work) {
    const Rulebook& rules = work.rules();
    if (!rules.auction || !rules.trump || rules.auction->summed || !rules.own_steps.empty()) return;
    int least = rules.auction->minimum; // by raises, too: the first goes over what is below it
    for (const auto& other :
         {rules.auction->dealer_minimum, rules.auction->dealer_takes, rules.auction->forced_opening})
        if (other) least = std::min(least, *other);
    const Node also = work.from["trump"]["also"];
    for (std::size_t i = 0; i < also.size(); ++i)
        if (const auto most = also.at(i)["bid_up_to"].integer(); most && *most < least)
            work.report.warn("never_named", also.at(i)["bid_up_to"].path(),
                             fmt::format("nobody can ever name it: the least bid is {}", least));
}

/// Warns of melds and filters of trump, once for each kind, where no step makes a suit trump.
void warn_without_trump(Compiler& work) {
    if (work.flows("trump") || work.flows("turn_up") || !work.rules().own_steps.empty()) return;
    const auto warn_of_first = [&](const Node& list, const char* field, const char* what) {
        for (std::size_t i = 0; i < list.size(); ++i)
            if (list.at(i)[field].text() == "trump")
                return work.report.warn("no_trump", list.at(i)[field].path(), what,
                                        "no step of the flow makes a suit trump");
    };
    warn_of_first(work.from["melds"], "of", "nobody ever melds this, nor what else is of trump");
    warn_of_first(work.from["play"]["lead"], "keep", "this forbids no card");
    warn_of_first(work.from["play"]["follow"], "keep", "this forbids no card");
}

} // namespace

void warn_of_idle(Compiler& work) {
    warn_without_trump(work);
    warn_of_idle_melds(work);
    warn_of_idle_contracts(work);
}

} // namespace roundhouse::variants
