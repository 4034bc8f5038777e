// Auction, trump and passing.

#include "variants/compiler.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

namespace roundhouse::variants {

namespace {

/// Every rung must end on one of its own steps, or the ladder would have a hole there.
void read_ladder(Compiler& work, const Node& steps, AuctionRule& rule) {
    int from = rule.minimum;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Node node = steps.at(i);
        const auto by = node["by"].integer();
        const auto to = node["to"].integer();
        if (!by || *by < 1) return;
        if (i > 0 && !rule.steps.back().to)
            return work.report.fault("ladder", node.path(),
                                     "this rung is never reached: the one before has no `to`");
        if (to && *to <= from)
            return work.report.expected("ladder", node["to"].path(), fmt::format("a bid above {}", from),
                                        fmt::format("{}", *to));
        if (to && (*to - from) % *by != 0)
            return work.report.fault("ladder", node["to"].path(),
                                     fmt::format("steps of {} from {} do not reach {}", *by, from, *to),
                                     fmt::format("{} and {} are the nearest that they do",
                                                 *to - (*to - from) % *by, *to - (*to - from) % *by + *by));
        rule.steps.push_back({to, *by});
        if (to) from = *to;
    }
}

void read_raises(Compiler& work, const Node& raises, AuctionRule& rule) {
    for (std::size_t i = 0; i < raises.size(); ++i) {
        const auto raise = raises.at(i).integer();
        if (!raise) return;
        if (*raise >= rule.minimum && rule.minimum > 0)
            work.report.expected("raise", raises.at(i).path(),
                                 fmt::format("a raise smaller than the minimum, {}", rule.minimum),
                                 fmt::format("{}", *raise));
        rule.raises.push_back(*raise);
    }
    if (rule.steps.empty() && !rule.raises.empty())
        rule.steps.push_back({{}, *std::min_element(rule.raises.begin(), rule.raises.end())});
}

void read_passes(Compiler& work, const Node& passes, AuctionRule& rule) {
    std::set<std::string> seen;
    for (std::size_t i = 0; i < passes.size(); ++i) {
        const Node node = passes.at(i);
        const std::string name = node.is_table() ? node["name"].text() : node.text();
        int number = 0;
        if (names_in(name).size() != 1 || names_in(name)[0] != name || parse_int(name, number))
            work.report.expected("pass_name", node.path(), "one word that is no number",
                                 fmt::format("\"{}\"", printable(name, 40)));
        else if (!seen.insert(name).second)
            work.report.fault("pass_name", node.path(), fmt::format("the call \"{}\" stands twice", name));
        rule.passes.push_back({name, node.is_table() ? node["meaning"].text() : ""});
    }
    if (rule.passes.empty()) rule.passes.push_back({"pass", ""});
}

} // namespace

void compile_auction(Compiler& work) {
    const Node from = work.from["auction"];
    if (!from || !work.flows("auction")) return;
    AuctionRule rule;
    rule.opens = from["opens"].text() == "dealer" ? Opens::dealer : Opens::left_of_dealer;
    rule.minimum = from["minimum"].integer_or(0);
    rule.dealer_minimum = from["dealer_minimum"].integer();
    if (!from["minimum"].written() && !from["opening"].written())
        work.report.expected("missing", from["minimum"].path(), "the lowest first bid", "nothing");
    if (!from["steps"].written() && !from["raises"].written())
        work.report.expected("missing", from["steps"].path(), "the ladder of bids, { { by = 10 } }",
                             "nothing", "or give `raises`");
    read_ladder(work, from["steps"], rule);
    read_raises(work, from["raises"], rule);
    read_passes(work, from["passes"], rule);
    const Node nobody = from["nobody"];
    rule.dealer_takes = nobody["dealer_takes"].integer();
    if (nobody && rule.dealer_takes.has_value() == nobody["name"].is_text())
        work.report.expected("nobody", nobody.path(), "either `dealer_takes` or a name and `goes_on`",
                             rule.dealer_takes ? "both" : "neither");
    work.rules().auction = std::move(rule);
}

void compile_trump(Compiler& work) {
    const Node from = work.from["trump"];
    if (!work.flows("trump")) return;
    TrumpRule rule;
    const std::string needs = from["needs"].text();
    if (needs == "marriage") rule.needs = TrumpNeeds::marriage;
    if (needs == "run") rule.needs = TrumpNeeds::run;
    if (from && needs != "none" && !needs.empty() && !from["otherwise"].written())
        work.report.expected("missing", from["otherwise"].path(),
                             fmt::format("what happens to a hand without a {} in any suit", needs), "nothing",
                             "for example { \"no marriage\", goes_on = \"settle\" }");
    work.rules().trump = rule;
}

void compile_pass(Compiler& work) {
    const Node from = work.from["pass"];
    if (!from || !work.flows("pass")) return;
    PassRule rule;
    rule.cards = from["cards"].integer_or(0);
    const Rulebook& rules = work.rules();
    if (rules.deal.hand > 0 && rule.cards > rules.deal.hand)
        work.report.expected("pass_cards", from["cards"].path(),
                             fmt::format("at most the {} cards of a hand", rules.deal.hand),
                             fmt::format("{}", rule.cards));
    if (work.from["sides"].text() != "called" && partner_of(rules, 1) == 0)
        work.report.fault(
            "no_partner", from.path(),
            fmt::format("with sides \"{}\" and {} seats nobody has exactly one partner to pass to",
                        work.from["sides"].text(), rules.seats),
            "take `pass` out, or change `sides`");
    work.rules().pass = rule;
}

} // namespace roundhouse::variants
