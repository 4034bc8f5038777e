// What must be played, and what tricks count.

#include "cards/notation.hpp"
#include "variants/compile/compiler.hpp"
#include "variants/compile/expression.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::variants {

namespace {

/// Card points of a whole hand must fit the sixteen bits that trick play keeps for them.
constexpr int most_count = 30'000;

using script::Table;
using script::Value;

bool holds(unsigned facts, std::size_t fact) { return facts >> fact & 1; }

void tabulate(Compiler& work, const Node& when, const std::string& text, Filter& filter) {
    static const std::vector<std::string> names(fact_names.begin(), fact_names.end());
    const auto expression = Expression::parse(text, names, true);
    if (!expression) {
        work.report.expected("condition", when.path(), "facts of the trick joined by not, and, or",
                             expression.error().found, expression.error().hint);
        return;
    }
    filter.when_text = text;
    for (const Threshold& own : expression->thresholds())
        filter.when.thresholds[filter.when.compared++] = own;
    for (unsigned facts = 0; facts < filter.when.combinations(); ++facts)
        filter.when.set(facts, expression->value([&](std::size_t fact) { return holds(facts, fact); }));
}

void tabulate(Compiler& work, const Node& when, script::Function function, Filter& filter) {
    filter.when_text = by_function;
    for (unsigned facts = 0; facts < 256; ++facts) {
        Table table;
        table.strict = true;
        table.name = "the table of facts";
        for (std::size_t fact = 0; fact < fact_names.size(); ++fact)
            table.set(fact_names[fact], holds(facts, fact));
        const Value argument(std::move(table));
        const auto answer = work.sandbox.call(function, {&argument, 1}, {});
        if (!answer) {
            work.report.failed("condition", when.path(), answer.error());
            return;
        }
        if (!answer->is_boolean() && !answer->is_nil()) {
            work.report.expected("condition", when.path(), "a function that answers true or false",
                                 script::in_words(*answer));
            return;
        }
        filter.when.set(facts, answer->is_boolean() && answer->as_boolean());
    }
}

/// Which cards the filter asks for; false if the schema or this has reported why not.
bool read_keep(Compiler& work, const Node& keep, const CountRule& count, Filter& filter) {
    if (keep.is_text()) {
        const auto place = std::find(keep_names.begin(), keep_names.end(), keep.text());
        if (place == keep_names.end()) return false;
        filter.keep = static_cast<Keep>(place - keep_names.begin());
        return true;
    }
    if (!keep.is_table()) return false;
    const auto kinds = read_kinds(work, keep["cards"], count);
    if (!kinds) return false;
    filter.keep = Keep::listed;
    filter.kinds = *kinds;
    return true;
}

/// The tricks of a step: those while cards are drawn come first.
BoundTricks tricks_of(const Rulebook& rules, const PlayTable& table, Step step, Binds binds) {
    const int drawn = drawing_tricks(rules), of = tricks(rules);
    const int dearest = *std::max_element(table.points.begin(), table.points.end());
    const bool draws = step == Step::draw_play;
    return {draws ? 1 : drawn + 1, draws ? drawn : of, of, rules.seats, dearest, binds};
}

/// True if the condition fails only because of the lead, when the trick is still empty.
bool could_follow(const Condition& condition, BoundTricks tricks) {
    tricks.binds = Binds::followers;
    return ever_holds(condition, tricks);
}

/// Warns of what a filter says that no trick can bring about: its author meant something else.
void warn_of_idle_filter(Compiler& work, const Node& node, const Filter& filter, const BoundTricks& tricks) {
    if (tricks.last < tricks.first) return; // there is no hand, which is reported elsewhere
    const bool leads = tricks.binds == Binds::leader;
    const char* const hint = leads ? "at a lead nothing lies in the trick yet" : "";
    if (leads && (filter.keep == Keep::led || filter.keep == Keep::winners || filter.keep == Keep::losers))
        work.report.warn("never_acts", node["keep"].path(), "this forbids no card", hint);
    if (node["when"] && !ever_holds(filter.when, tricks))
        work.report.warn("never_holds", node["when"].path(), "this condition never holds",
                         could_follow(filter.when, tricks) ? hint : "");
}

} // namespace

Must read_filters(Compiler& work, const Node& list, const PlayTable& table, const CountRule& count, Step step,
                  Binds binds) {
    Must must;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Node node = list.at(i);
        Filter filter;
        filter.name = node["name"].text();
        if (!read_keep(work, node["keep"], count, filter)) continue;
        const Node when = node["when"];
        if (when.is_text()) tabulate(work, when, when.text(), filter);
        if (const auto function = when.function()) tabulate(work, when, *function, filter);
        warn_of_idle_filter(work, node, filter, tricks_of(work.rules(), table, step, binds));
        must.push_back(std::move(filter));
    }
    return must;
}

void compile_play(Compiler& work) {
    const Node from = work.from["play"];
    Rulebook& rules = work.rules();
    if (!from || !work.flows("play")) return;
    const std::string first = from["first"].text();
    const bool declarer = first == "declarer", winner = first == "winner of the last trick";
    rules.first_lead = declarer ? FirstLead::declarer
                       : winner ? FirstLead::last_winner
                                : FirstLead::left_of_dealer;
    if (winner && !work.flows("draw_play"))
        work.report.fault("no_last_trick", from["first"].path(),
                          "no trick comes before these: the flow has no step \"draw_play\"");
    if (declarer && !work.flows("auction"))
        work.report.fault("no_declarer", from["first"].path(),
                          "without an auction there is no declarer to lead", "let \"left of dealer\" lead");
    rules.play.lead = read_filters(work, from["lead"], rules.play, rules.count, Step::play, Binds::leader);
    rules.play.follow =
        read_filters(work, from["follow"], rules.play, rules.count, Step::play, Binds::followers);
}

void compile_count(Compiler& work) {
    const Node from = work.from["count"];
    Rulebook& rules = work.rules();
    if (!from) {
        if (!from.taken_out() && !from.written() && work.flows("play"))
            work.report.expected("missing", from.path(), "card points, { A = 10, [\"10\"] = 10, K = 10 }",
                                 "nothing", "`count = false` says that tricks count nothing");
        return;
    }
    read_count(work, from, rules.count, rules.play);
}

void read_count(Compiler& work, const Node& from, CountRule& count, PlayTable& table) {
    const Rulebook& rules = work.rules();
    count.last_trick = from["last_trick"].integer_or(0);
    count.total = count.last_trick;
    for (const Rank rank : all_ranks) {
        const Node points = from[letter(rank)];
        const int each = std::clamp(points.integer_or(0), 0, 255);
        const CardSet cards = rules.deck.only(mask_of(rank));
        count.points[static_cast<std::size_t>(index(rank))] = each;
        count.total += each * cards.size();
        if (each > 0 && cards.empty() && !rules.deck.empty())
            work.report.warn("no_such_rank", points.path(), "the deck has no card of this rank");
        for (const Card card : cards) table.points[card] = static_cast<std::uint8_t>(each);
    }
    table.last_trick = count.last_trick;
    if (count.total > most_count)
        work.report.expected("count_total", from.path(),
                             fmt::format("at most {} points in a hand", most_count),
                             fmt::format("{}", count.total));
}

} // namespace roundhouse::variants
