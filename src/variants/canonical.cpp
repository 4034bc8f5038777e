#include "variants/compile.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace roundhouse::variants {

namespace {

template<class T>
std::string maybe(const std::optional<T>& value) {
    return value ? fmt::format("{}", *value) : "-";
}

/// A part that most packages do not have; nothing where it is absent.
std::string plus(const char* what, int value) { return value ? fmt::format(" {} {}\n", what, value) : ""; }

std::string names_of(const Rulebook& rules, const std::vector<Step>& steps) {
    std::string text;
    for (const Step step : steps) text += name(rules, step) + " ";
    return text;
}

std::string packed(const CardSet& cards) { return fmt::format("{:016x}{:016x}", cards.high(), cards.low()); }

void add_auction(std::string& text, const AuctionRule& rule) {
    text += fmt::format("auction {} {} {} {}\n", static_cast<int>(rule.opens), rule.minimum,
                        maybe(rule.dealer_minimum), maybe(rule.dealer_takes));
    for (const Rung& rung : rule.steps) text += fmt::format("rung {} {}\n", maybe(rung.to), rung.by);
    text += fmt::format("raises {}\n", fmt::join(rule.raises, " "));
    for (const PassCall& pass : rule.passes)
        text += fmt::format(
            "call {}: {}{}{}{}\n", pass.name, pass.meaning,
            plus("hands back", pass.hands_back != HandsBack::never ? static_cast<int>(pass.hands_back) : 0),
            pass.meld ? fmt::format(" meld {} {}", pass.meld->least, pass.meld->most) : "",
            plus("aces around", pass.aces_around));
    text += plus("last digit", rule.last_digit) + plus("must open", static_cast<int>(rule.must_open)) +
            plus("summed", rule.summed) + plus("forced opening", rule.forced_opening.value_or(0));
}

void add_melds(std::string& text, const std::vector<MeldRule>& rules) {
    for (const MeldRule& rule : rules) {
        text += fmt::format("meld {} type {} of {} ", fmt::join(rule.names, "|"), rule.type,
                            static_cast<int>(rule.of));
        for (const Rank rank : rule.ranks) text += fmt::format("{}.", index(rank));
        text += fmt::format(" {} points {}\n", packed(rule.cards), fmt::join(rule.points, " ")) +
                plus("announced", rule.announced) + plus("beside", rule.beside) +
                plus("wins at", rule.wins_at);
    }
}

void add_must(std::string& text, const char* what, const Must& must) {
    for (const Filter& filter : must)
        text += fmt::format("{} {} keep {} when {:x}\n", what, filter.name, static_cast<int>(filter.keep),
                            fmt::join(filter.when.table, " "));
}

void add_exits(std::string& text, const Rulebook& rules) {
    for (const ExitRule& exit : rules.exits) {
        text +=
            fmt::format("exit {}: {} lead {} at {}when {} {} {} goes on {}\n", exit.name, exit.text,
                        exit.at_lead, names_of(rules, exit.at), maybe(exit.when.bid_above_meld),
                        maybe(exit.when.meld_under), maybe(exit.when.forced), names_of(rules, exit.goes_on));
        text += plus("melds", static_cast<int>(exit.melds)) + plus("by rule", exit.by_rule) +
                plus("no suit", exit.when.no_suit) + plus("nobody bid", exit.when.nobody_bid) +
                plus("had to open", exit.when.had_to_open) + plus("bid", exit.when.bid.value_or(0)) +
                plus("anyone", exit.anyone) + plus("deals again", exit.deals_again);
        for (const HandCount& fact : exit.when.holds)
            text += fmt::format(" holds {} {:x} {} {}\n", fact.of, fact.kinds, fact.least, maybe(fact.most));
    }
}

void add_says(std::string& text, const char* what, const Described& says) {
    text += fmt::format("{} {}", what, says.kind);
    for (const auto& [name, value] : says.facts) text += fmt::format(" {}={}", name, to_string(value));
    text += "\n";
}

void add_draws(std::string& text, const Rulebook& rules) {
    text += plus("stock", rules.deal.stock);
    if (rules.draft)
        text +=
            fmt::format("draft {} {}\n", rules.draft->dealer_first, rules.draft->declarers_pile_to_others);
    if (rules.turn_up)
        text += fmt::format("turn up pays {} {}\n", rules.turn_up->pays ? index(*rules.turn_up->pays) : -1,
                            rules.turn_up->points);
    if (!rules.draw_play) return;
    const DrawPlayRule& rule = *rules.draw_play;
    text += fmt::format("draw play {} {} {} {}\n", rule.dealer_first, rule.most_melds, rule.needs_new_card,
                        rule.swap ? index(*rule.swap) : -1);
    add_must(text, "draw lead", rule.table.lead);
    add_must(text, "draw follow", rule.table.follow);
}

} // namespace

std::string canonical(const Rulebook& rules) {
    std::string text = fmt::format("package {}\n", rules.id);
    for (const AgreedOption& option : rules.options)
        text += fmt::format("option {} = {}\n", option.name, to_string(option.value));
    text +=
        fmt::format("seats {} sides {} turn {} parties {} {}\n", rules.seats, static_cast<int>(rules.sides),
                    static_cast<int>(rules.turn), rules.parties, fmt::join(rules.party.items, " "));
    text += "ranks";
    for (const Rank rank : rules.ranks) text += fmt::format(" {}", index(rank));
    text += fmt::format("\ndeck {}\ndeal {} by {}\nflow {}\n", packed(rules.deck), rules.deal.hand,
                        fmt::join(rules.deal.packets, " "), names_of(rules, rules.flow));
    add_draws(text, rules);
    if (rules.auction) add_auction(text, *rules.auction);
    text += plus("kitty", rules.deal.kitty) + plus("shown", rules.kitty && rules.kitty->shown) +
            plus("to everyone", rules.kitty && rules.kitty->to_everyone) +
            plus("discard", rules.discard.has_value()) +
            plus("spares", rules.discard ? static_cast<int>(rules.discard->spares) : 0) +
            plus("discards count for nobody", rules.discard && !rules.discard->counts) +
            plus("people", somebody_sits_out(rules) ? rules.people : 0) +
            plus("call card", rules.call_card ? 1 + rules.call_card->gives_back : 0) +
            plus("partner", rules.call_card && rules.call_card->makes_partner) +
            plus("at least", rules.meld_at_least);
    if (rules.trump)
        for (const SideContract& contract : rules.trump->also)
            text += fmt::format("contract {} {} {} {}\n", contract.name, static_cast<int>(contract.goal),
                                contract.melds, maybe(contract.bid_up_to));
    if (rules.trump) text += fmt::format("trump needs {}\n", static_cast<int>(rules.trump->needs));
    if (rules.exchange)
        text += fmt::format("pass {}\n", rules.exchange->cards) +
                plus("declarer first", rules.exchange->declarer_first) +
                plus("simultaneous", rules.exchange->simultaneous);
    add_melds(text, rules.meld_rules);
    for (const MarkRule& mark : rules.marks) {
        add_melds(text, {mark.pattern});
        text += fmt::format("mark any {} worth {}\n", mark.any, fmt::join(mark.worth, " "));
    }
    text += fmt::format("first lead {}\n", static_cast<int>(rules.first_lead));
    add_must(text, "lead", rules.play.lead);
    add_must(text, "follow", rules.play.follow);
    text += fmt::format("count {} last {}\n", fmt::join(rules.count.points, " "), rules.count.last_trick);
    add_exits(text, rules);
    text += plus("referee", rules.enforcement == Enforcement::referee);
    for (const OwnStep& step : rules.own_steps)
        text += fmt::format("own step {}: {}; {}\n", step.name, step.title.en, step.text);
    text += "tallies ";
    for (std::size_t i = 0; i < rules.tallies.size(); ++i) text += (i ? " " : "") + rules.tallies[i].name;
    text += "\n";
    if (rules.win_pays)
        text += fmt::format("a win pays {} {}\n", rules.win_pays->points, rules.win_pays->tally);
    add_says(text, "settle", rules.settle_says);
    add_says(text, "ending", rules.ending_says);
    return text;
}

} // namespace roundhouse::variants
