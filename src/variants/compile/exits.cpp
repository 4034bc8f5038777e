// Exits: ways out of the ordinary course of a round.

#include "variants/compile/compiler.hpp"
#include "variants/description/description.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

namespace roundhouse::variants {

namespace {

bool nobody_decides(std::string_view step) { return step == "deal" || step == "settle"; }

/// Steps at which an exit may be offered: those of the flow in which somebody decides, and "lead".
std::vector<std::string> places(const Compiler& work) {
    std::vector<std::string> names;
    for (const std::string& step : work.flow)
        if (!nobody_decides(step)) names.push_back(step);
    names.emplace_back("lead");
    return names;
}

/// A step that a false section took out of the flow may still be named: it is dropped here too.
bool dropped(const Compiler& work, const std::string& step) {
    return !work.flows(step) &&
           (work.from[step == "meld" ? "melds" : step].taken_out() || work.from["steps"][step].taken_out());
}

void read_at(Compiler& work, const Node& node, ExitRule& rule) {
    const auto known = places(work);
    for (const std::string& place : names_in(node.text())) {
        if (dropped(work, place)) continue;
        if (std::find(known.begin(), known.end(), place) == known.end())
            work.report.expected("exit_at", node.path(), fmt::format("{}", quoted(known)),
                                 fmt::format("\"{}\"", printable(place, 40)), suggestion(place, known));
        else if (place == "lead")
            rule.at_lead = true;
        else if (const auto step = step_named(work.rules(), place))
            rule.at.push_back(*step);
    }
    if (node.is_text() && names_in(node.text()).empty())
        work.report.expected("exit_at", node.path(), quoted(known), "none");
}

void read_goes_on(Compiler& work, const Node& node, ExitRule& rule) {
    const auto names = names_in(node.text());
    if (!names.empty() && names[0] == "deal") {
        rule.deals_again = true;
        if (names.size() > 1)
            work.report.fault("exit_goes_on", node.path(),
                              "where the cards are dealt again no other step follows",
                              "write \"deal\" alone");
        return;
    }
    std::size_t last = 0;
    for (const std::string& step : names) {
        if (dropped(work, step)) continue;
        const auto place = std::find(work.flow.begin(), work.flow.end(), step);
        const auto at = static_cast<std::size_t>(place - work.flow.begin());
        if (place == work.flow.end()) {
            work.report.fault("exit_goes_on", node.path(),
                              fmt::format("the flow has no step \"{}\"", printable(step, 40)),
                              suggestion(step, work.flow));
        } else if (!rule.goes_on.empty() && at <= last) {
            work.report.fault("exit_goes_on", node.path(),
                              fmt::format("\"{}\" is out of the flow's order", step),
                              fmt::format("the flow is {}", join(work.flow, " ")));
        } else if (const auto known = step_named(work.rules(), step)) {
            rule.goes_on.push_back(*known);
            last = at;
        }
    }
}

/// The most cards a hand ever has: those dealt, the kitty, and what a partner passes or gives.
int largest_hand(const Rulebook& rules) {
    const int given = (rules.exchange ? rules.exchange->cards : 0) + (rules.call_card ? 1 : 0);
    return rules.deal.hand + rules.deal.kitty + given;
}

void check_hand(Compiler& work, const Node& node, const HandCount& fact) {
    const Rulebook& rules = work.rules();
    const int deck = rules.deck.only(fact.kinds).size(), hand = largest_hand(rules);
    if (fact.most && *fact.most < fact.least)
        work.report.fault("exit_holds", node.path(), "`most` is below `least`, so no hand holds that");
    else if (deck > 0 && fact.least > deck)
        work.report.warn("never_held", node.path(),
                         fmt::format("the deck has {} of these, so no hand holds {}", deck, fact.least));
    else if (rules.deal.hand > 0 && fact.least > hand)
        work.report.warn("never_held", node.path(),
                         fmt::format("a hand has at most {} cards, so none holds {}", hand, fact.least));
}

void read_holds(Compiler& work, const Node& list, ExitRule& rule) {
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Node node = list.at(i);
        // Authors write no `of`: it is the first value.
        const Node of(node["of"].value(), nullptr, script::join_path(node.path(), 1));
        const auto kinds = read_kinds(work, of, work.rules().count);
        if (!kinds) continue;
        HandCount fact{join(names_in(of.text()), " "), *kinds, node["least"].integer_or(0),
                       node["most"].integer()};
        check_hand(work, node, fact);
        rule.when.holds.push_back(std::move(fact));
    }
}

std::size_t place_of(const Compiler& work, std::string_view step) { return place_in_flow(work.flow, step); }
std::size_t place_of(const Compiler& work, Step step) { return place_of(work, name(work.made.rules, step)); }

/// Before anybody has melded, there is no meld to compare.
void check_melded(Compiler& work, const Node& when, const ExitRule& rule) {
    if (!work.flows("meld"))
        return work.report.fault("exit_when", when.path(),
                                 "the flow has no step \"meld\", so there is no meld to compare");
    for (const Step step : rule.at)
        if (place_of(work, step) < place_of(work, "meld"))
            return work.report.fault(
                "exit_when", when.path(),
                fmt::format("at \"{}\" nobody has melded yet, so there is no meld to compare",
                            name(work.made.rules, step)),
                rule.by_rule ? "put it at \"meld\""
                             : "put the exit at a step after \"meld\", such as \"lead\"");
}

/// The rules themselves take this exit, where a step begins.
void read_under_at_least(Compiler& work, const Node& node, ExitRule& rule) {
    rule.by_rule = true;
    rule.when.meld_under = work.rules().meld_at_least;
    if (work.rules().meld_at_least == 0)
        return work.report.expected("exit_when", node.path(), "`melds.at_least` to compare with", "none");
    check_melded(work, node, rule);
    if (rule.at_lead)
        work.report.fault("exit_when", node.path(),
                          "the rules take this where a step begins, and \"lead\" is no step",
                          "put it at \"meld\"");
}

void read_facts(Compiler& work, const Node& node, ExitRule& rule) {
    rule.when.bid_above_meld = node["bid_above_meld"].integer();
    rule.when.meld_under = node["meld_under"].integer();
    if (node["forced"]) rule.when.forced = node["forced"].truth();
    rule.when.had_to_open = bool(node["opening"]);
    rule.when.bid = node["bid"].integer();
    read_holds(work, node["holds"], rule);
    if (rule.when.bid_above_meld || rule.when.meld_under) check_melded(work, node, rule);
}

/// Facts about the bid, or about the declarer.
bool is_of_contract(const ExitWhen& when) {
    return when.bid_above_meld || when.meld_under || when.forced || when.had_to_open || when.bid;
}

void read_when(Compiler& work, const Node& node, ExitRule& rule) {
    if (node.is_text()) read_under_at_least(work, node, rule);
    if (node.is_table()) read_facts(work, node, rule);
    if (is_of_contract(rule.when) && !work.flows("auction"))
        work.report.fault("exit_when", node.path(),
                          "the flow has no step \"auction\", so there is no bid and no declarer");
}

/// An exit for the declarer needs a declarer.
void check_declarer(Compiler& work, const Node& exit, const ExitRule& rule) {
    const char* const hint = "say `who = \"anyone\"`";
    if (!work.flows("auction"))
        return work.report.fault("exit_who", exit.path(),
                                 "without an auction there is no declarer to take it", hint);
    for (const Step step : rule.at)
        if (place_of(work, step) <= place_of(work, "auction"))
            work.report.fault("exit_who", exit["at"].path(),
                              fmt::format("at \"{}\" there is no declarer yet", name(work.rules(), step)),
                              hint);
    const bool another_leads =
        work.rules().first_lead == FirstLead::left_of_dealer || work.flows("draw_play");
    if (rule.at_lead && another_leads)
        work.report.warn("seldom_offered", exit["at"].path(),
                         "at \"lead\" only the seat that leads is asked, and the declarer may be another",
                         "let the declarer lead first, or name an earlier step");
}

/// An exit is offered to players when it is their turn, and only then: it must be somebody's turn there.
void read_who(Compiler& work, const Node& exit, ExitRule& rule) {
    rule.anyone = exit["who"].text() == "anyone";
    if (rule.by_rule) return;
    for (const Step step : rule.at)
        if (step == Step::meld || step == Step::turn_up)
            work.report.fault("exit_who", exit["at"].path(),
                              fmt::format("nobody is asked anything in \"{}\"", name(work.rules(), step)),
                              "\"lead\" is before a player's first card");
    if (!rule.anyone) return check_declarer(work, exit, rule);
    if (is_of_contract(rule.when) &&
        std::find(rule.at.begin(), rule.at.end(), Step::auction) != rule.at.end())
        work.report.fault("exit_who", exit["when"].path(), "in the auction there is no contract yet");
}

bool goes_on_with(const ExitRule& rule, Step step) {
    return std::find(rule.goes_on.begin(), rule.goes_on.end(), step) != rule.goes_on.end();
}

/// Steps in which hands differ in size until they are done.
bool evens_hands(const Rulebook& rules, Step step) {
    if (step == Step::call_card) return rules.call_card && !rules.call_card->makes_partner;
    return step == Step::draft || step == Step::discard || step == Step::exchange || step == Step::draw_play;
}

/// The step that still has to be done before hands of one size can be played, if an exit leads from `at` to
/// `play`.
std::optional<Step> owed(const Compiler& work, const ExitRule& rule, Step at) {
    const auto kitty = place_of(work, "kitty"), discard = place_of(work, "discard"),
               here = place_of(work, at);
    // An exit that the rules take is taken where the step begins, and ends it.
    const auto still_done = [&](Step step) {
        return goes_on_with(rule, step) && !(rule.by_rule && step == at);
    };
    if (kitty < here && here <= discard && work.flows("discard") && !still_done(Step::discard))
        return Step::discard;
    if (evens_hands(work.made.rules, at) && !still_done(at)) return at;
    return {};
}

/// After a way out each step must find what it counts on: a kitty that was taken before cards are put away, a
/// declarer to take it, hands of one size to play.
void check_way(Compiler& work, const Node& node, const ExitRule& rule) {
    const auto refuse = [&](std::string_view step, Step at, std::string_view why, std::string hint) {
        work.report.fault(
            "exit_goes_on", node.path(),
            fmt::format("\"{}\" cannot follow \"{}\": {}", step, name(work.made.rules, at), why),
            std::move(hint));
    };
    const bool plays = goes_on_with(rule, Step::play) || goes_on_with(rule, Step::draw_play);
    for (const Step at : rule.at) {
        const bool kitty_left = place_of(work, at) <= place_of(work, "kitty") &&
                                (at == Step::kitty || !goes_on_with(rule, Step::kitty));
        if (kitty_left && goes_on_with(rule, Step::discard))
            refuse("discard", at, "nobody has taken the kitty", "take it out of `goes_on`");
        else if (at == Step::auction && goes_on_with(rule, Step::kitty))
            refuse("kitty", at, "without a declarer nobody takes it", "take it out of `goes_on`");
        else if (kitty_left && plays && work.flows("kitty"))
            refuse("play", at, "the cards of the kitty are not in play",
                   "take it out of `goes_on`, or put the exit at a later step");
        else if (const auto step = plays ? owed(work, rule, at) : std::nullopt)
            refuse("play", at, "hands still differ in size",
                   fmt::format("name \"{0}\" in `goes_on`, or end the hand with \"settle\"",
                               name(work.made.rules, *step)));
    }
}

ExitMelds read_melds(const Node& node) {
    const std::string melds = node.text();
    return melds == "other sides" ? ExitMelds::other_sides
           : melds == "nobody"    ? ExitMelds::nobody
                                  : ExitMelds::everyone;
}

/// Every outcome has a name of its own: settlement and people know them by it.
void check_name(Compiler& work, const Node& at, const std::string& name, std::set<std::string>& seen) {
    if (!seen.insert(name).second)
        work.report.fault("exit_name", at.path(),
                          fmt::format("the outcome \"{}\" exists already", printable(name, 60)),
                          "every exit has a name of its own");
}

/// What happens to a hand that allows no suit to be named trump is an exit that the rules take themselves.
void read_otherwise(Compiler& work, const Node& otherwise, std::set<std::string>& seen) {
    if (!otherwise || !work.flows("trump")) return;
    ExitRule rule;
    rule.name = otherwise["name"].text();
    rule.at = {Step::trump};
    rule.when.no_suit = true;
    rule.by_rule = true;
    read_goes_on(work, otherwise["goes_on"], rule);
    check_way(work, otherwise["goes_on"], rule);
    if (rule.name.empty())
        return work.report.expected("missing", otherwise.path(), "a name, as people say it", "nothing");
    check_name(work, otherwise, rule.name, seen);
    work.rules().exits.push_back(std::move(rule));
}

/// What happens to a hand that nobody bid on, if it has a name of its own.
void read_nobody(Compiler& work, const Node& nobody, std::set<std::string>& seen) {
    if (!nobody["name"].is_text() || !work.flows("auction")) return;
    ExitRule rule;
    rule.name = nobody["name"].text();
    rule.at = {Step::auction};
    rule.when.nobody_bid = true;
    rule.by_rule = true;
    check_name(work, nobody, rule.name, seen);
    read_goes_on(work, nobody["goes_on"], rule);
    for (const Step step : rule.goes_on)
        if (step != Step::settle)
            work.report.fault("nobody", nobody["goes_on"].path(),
                              "without a declarer nothing but settle can follow");
    work.rules().exits.push_back(std::move(rule));
}

} // namespace

void compile_exits(Compiler& work) {
    const Node exits = work.from["exits"];
    if (work.flow.empty()) return; // nothing to check them against
    // The engine's own names of outcomes; "thrown in" is free for the hand that nobody bids on.
    std::set<std::string> seen{outcome_played, outcome_of_winning_meld, outcome_of_renege, outcome_of_void};
    read_otherwise(work, work.from["trump"]["otherwise"], seen);
    const bool nobody_is_named = work.from["auction"]["nobody"]["name"].is_text();
    if (!nobody_is_named) seen.insert(outcome_thrown_in);
    for (std::size_t i = 0; i < exits.size(); ++i) {
        const Node node = exits.at(i);
        ExitRule rule;
        rule.name = node["name"].text();
        rule.text = node["text"].text();
        if (!rule.name.empty()) check_name(work, node, rule.name, seen);
        read_at(work, node["at"], rule);
        read_goes_on(work, node["goes_on"], rule);
        read_when(work, node["when"], rule);
        read_who(work, node, rule);
        check_way(work, node["goes_on"], rule);
        rule.melds = read_melds(node["melds"]);
        if (rule.at_lead || !rule.at.empty()) work.rules().exits.push_back(std::move(rule));
    }
    read_nobody(work, work.from["auction"]["nobody"], seen);
}

} // namespace roundhouse::variants
