// Melds.

#include "cards/notation.hpp"
#include "variants/compile/compiler.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>

namespace roundhouse::variants {

namespace {

constexpr std::size_t most_melds = 100;
/// All melds of the deck together: the points of eight seats stay far below the limit of an int.
constexpr int most_points_in_all = 100'000'000;
constexpr std::string_view each_suit = " of each suit";

/// A text, or a list of them.
std::vector<std::string> texts_of(const Node& node) {
    if (node.is_text()) return {node.text()};
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < node.size(); ++i) texts.push_back(node.at(i).text());
    return texts;
}

/// The ranks or cards of a pattern; false if a word is neither, or both kinds are mixed.
bool read_pattern(Compiler& work, const Node& node, std::string_view text, MeldRule& rule) {
    const auto parts = names_in(text);
    if (parts.empty()) {
        work.report.expected("meld_cards", node.path(), "ranks or cards", "none");
        return false;
    }
    for (const std::string& word : parts) {
        if (const auto rank = parse_rank(word)) {
            rule.ranks.push_back(*rank);
        } else if (const auto card = parse_card(word)) {
            if (rule.cards.count(*card) < 10) rule.cards.add(*card);
        } else {
            work.report.expected(
                "meld_cards", node.path(),
                "ranks (\"A 10 K Q J\"), cards (\"Qs Jd\"), \"A of each suit\" or \"any 4 of A\"",
                fmt::format("\"{}\"", printable(word, 40)));
            return false;
        }
    }
    if (!rule.ranks.empty() && !rule.cards.empty()) {
        work.report.fault("meld_cards", node.path(), "mixes ranks and cards",
                          "give every card its suit, or none");
        return false;
    }
    return true;
}

/// "any 7 of 9": how many of which rank; empty if the text does not say that.
std::optional<std::pair<int, std::string>> any_of_rank(const std::string& text) {
    const auto parts = names_in(text);
    int number = 0;
    if (parts.size() != 4 || parts[0] != "any" || parts[2] != "of" || !parse_int(parts[1], number) ||
        number < 1)
        return {};
    return std::pair{number, parts[3]};
}

/// Ranks need either `of` or "of each suit"; cards bring their own suits and take neither.
bool read_suit(Compiler& work, const Node& meld, bool each, MeldRule& rule) {
    if (each && rule.ranks.empty()) {
        work.report.fault("meld_cards", meld["cards"].path(), "\"of each suit\" follows ranks, not cards");
        return false;
    }
    const Node of = meld["of"];
    const bool needed = !each && !rule.ranks.empty();
    if (needed && of.written() && !of) return false; // reported by the schema
    if (needed && !of) {
        work.report.expected("meld_suit", of.path(), "\"trump\", \"plain\" or \"any\"", "nothing",
                             "these ranks must lie in one suit: say which");
        return false;
    }
    if (!needed && of) {
        work.report.fault("meld_suit", of.path(), "the cards say their suits already", "take `of` out");
        return false;
    }
    const std::string suit = of.text();
    rule.of = each              ? MeldSuit::each
              : !needed         ? MeldSuit::given
              : suit == "trump" ? MeldSuit::trump
              : suit == "plain" ? MeldSuit::plain
                                : MeldSuit::any;
    return true;
}

void read_points(Compiler& work, const Node& points, MeldRule& rule) {
    for (std::size_t i = 0; i < points.size(); ++i) {
        const auto amount = points.at(i).integer();
        if (!amount && points.at(i).is_text() && i + 1 == points.size()) {
            rule.wins_at = static_cast<int>(i) + 1;
            break;
        }
        if (!amount) {
            if (points.at(i).is_text())
                work.report.expected("meld_points", points.at(i).path(), "\"game\" as the last amount",
                                     "amounts after it", "so many at once win the game, and more do too");
            return;
        }
        if (!rule.points.empty() && *amount < rule.points.back())
            work.report.fault("meld_points", points.at(i).path(),
                              fmt::format("{} at once score {}, less than {} ({})",
                                          i == 1 ? "two" : std::to_string(i + 1), *amount,
                                          i == 1   ? "one alone"
                                          : i == 2 ? "two"
                                                   : std::to_string(i),
                                          rule.points.back()),
                              "the list goes: one, two, …");
        rule.points.push_back(*amount);
    }
    const std::size_t amounts = rule.points.size() + (rule.wins_at ? 1 : 0);
    if (points && rule.names.size() > std::max<std::size_t>(1, amounts))
        work.report.fault("meld_names", points.path(),
                          fmt::format("{} names, but amounts for {} only", rule.names.size(), amounts));
}

/// Cards of a rank, "any 4 of A", may be of any suits.
void refuse_suit(Compiler& work, const Node& node) {
    if (node["of"]) work.report.fault("meld_suit", node["of"].path(), "the suits are any", "take `of` out");
}

/// "any 4 of A"; false if something is wrong with it.
bool read_mixed(Compiler& work, const Node& node, const std::pair<int, std::string>& any, MeldRule& rule) {
    constexpr int most_mixed = 8;
    const auto rank = read_rank(work, node["cards"].path(), any.second);
    if (!rank) return false;
    if (any.first < 2 || any.first > most_mixed) {
        work.report.expected("meld_cards", node["cards"].path(),
                             fmt::format("a number from 2 to {}", most_mixed), std::to_string(any.first));
        return false;
    }
    if (rule.points.size() != 1 || rule.wins_at)
        work.report.fault("meld_cards", node["points"].path(),
                          "cards of whatever suits have one amount: what several of them score adds up");
    refuse_suit(work, node);
    rule.of = MeldSuit::mixed;
    rule.ranks.assign(static_cast<std::size_t>(any.first), *rank);
    return true;
}

/// The deck holds what is described `most` times; `amounts` are for one, two, … of it.
void check_held(Compiler& work, const Node& cards, int most, const Node& amounts, std::size_t named,
                std::string_view what) {
    if (most == 0)
        work.report.fault("not_in_deck", cards.path(),
                          fmt::format("the deck does not hold {}", cards.text()));
    else if (static_cast<int>(named) > most)
        work.report.warn("never_held", amounts.path(),
                         fmt::format("the deck has cards for this {} {} at most, but {} amounts are given",
                                     what, most == 1 ? "once" : fmt::format("{} times", most), named));
}

void read_meld(Compiler& work, const Node& node) {
    MeldRule rule;
    rule.names = texts_of(node["name"]);
    const auto types = texts_of(node["type"]);
    if (!types.empty()) rule.type = types.front();
    for (std::size_t i = 1; i < types.size(); ++i) rule.also_in.push_back(types[i]);
    rule.announced = node["announced"].truth();
    rule.beside = node["beside"].truth();
    if (rule.beside && !work.flows("draw_play"))
        work.report.fault("meld_beside", node["beside"].path(),
                          "only where melds are scored between tricks may one stand beside another",
                          "take `beside` out: the flow has no step \"draw_play\"");
    std::string text = node["cards"].text();
    const bool each = text.ends_with(each_suit);
    if (each) text.resize(text.size() - each_suit.size());
    read_points(work, node["points"], rule);
    if (rule.wins_at && !work.flows("meld"))
        work.report.fault("unused", node["points"].path(),
                          "a meld can win the game only in the step \"meld\", which the flow does not have",
                          "give an amount in place of \"game\"");
    if (!node["cards"].is_text() || rule.names.empty()) return;
    const auto any = any_of_rank(text);
    const bool sound =
        any ? read_mixed(work, node, *any, rule)
            : read_pattern(work, node["cards"], text, rule) && read_suit(work, node, each, rule);
    if (!sound) return;
    const std::size_t named = rule.points.size() + (rule.wins_at ? 1 : 0);
    check_held(work, node["cards"], most_at_once(rule, work.rules().deck), node["points"], named, "meld");
    work.rules().meld_rules.push_back(std::move(rule));
}

void read_mark(Compiler& work, const Node& node) {
    MarkRule mark;
    mark.pattern.names = texts_of(node["name"]);
    for (std::size_t i = 0; i < node["worth"].size(); ++i)
        mark.worth.push_back(node["worth"].at(i).integer_or(0));
    std::string text = node["cards"].text();
    if (mark.pattern.names.empty() || mark.worth.empty() || !node["cards"].is_text()) return;
    if (const auto any = any_of_rank(text)) {
        const auto rank = read_rank(work, node["cards"].path(), any->second);
        if (!rank) return;
        refuse_suit(work, node);
        mark.any = any->first;
        mark.pattern.ranks = {*rank};
    } else {
        const bool each = text.ends_with(each_suit);
        if (each) text.resize(text.size() - each_suit.size());
        if (!read_pattern(work, node["cards"], text, mark.pattern) ||
            !read_suit(work, node, each, mark.pattern))
            return;
    }
    const CardSet& deck = work.rules().deck;
    const int most = mark.any ? deck.only(mask_of(mark.pattern.ranks.front())).size() / mark.any
                              : most_at_once(mark.pattern, deck);
    check_held(work, node["cards"], most, node["worth"], mark.worth.size(), "mark");
    work.rules().marks.push_back(std::move(mark));
}

} // namespace

void compile_marks(Compiler& work) {
    const Node marks = work.from["marks"];
    if (marks.size() > 0 && !work.flows("meld"))
        work.report.fault("unused_section", marks.path(), "`flow` has no step \"meld\" to find marks in");
    for (std::size_t i = 0; i < marks.size(); ++i) read_mark(work, marks.at(i));
}

namespace {

/// No hand melds more than this: each meld as often as its cards go into the hand.
std::int64_t most_of_a_hand(const Rulebook& rules) {
    const int hand = rules.deal.hand + rules.deal.kitty;
    std::int64_t sum = 0;
    for (const MeldRule& rule : rules.meld_rules) {
        int cards = std::max(hand, 1);
        for (const Suit trump : all_suits)
            for (const CardSet& place : places_of(rule, trump)) cards = std::clamp(place.size(), 1, cards);
        std::int64_t most = 0;
        for (std::size_t m = 0; m < rule.points.size(); ++m)
            most =
                std::max(most, std::int64_t{rule.points[m]} * (hand / ((static_cast<int>(m) + 1) * cards)));
        sum += most;
    }
    return sum;
}

/// Limits what a hand can meld in all, which is added up and weighed against melds that win the game.
void check_sum(Compiler& work, const Node& melds) {
    const std::int64_t most = most_of_a_hand(work.rules());
    if (most > most_points_of_round)
        work.report.expected("meld_sum", melds.path(),
                             fmt::format("amounts of which a hand melds at most {}", most_points_of_round),
                             fmt::format("{}", most));
}

} // namespace

void compile_melds(Compiler& work) {
    const Node melds = work.from["melds"];
    if (!melds || !(work.flows("meld") || work.flows("draw_play"))) return;
    if (melds.size() > most_melds)
        return work.report.expected("too_many", melds.path(), fmt::format("at most {} melds", most_melds),
                                    fmt::format("{}", melds.size()));
    work.rules().meld_at_least = melds["at_least"].integer_or(0);
    if (work.rules().meld_at_least > 0 && !work.flows("meld"))
        work.report.fault("unused", melds["at_least"].path(),
                          "melds scored between tricks are not added up: the flow has no step \"meld\"",
                          "take `at_least` out");
    for (std::size_t i = 0; i < melds.size(); ++i) read_meld(work, melds.at(i));
    check_sum(work, melds);
}

namespace {

/// The last of the melds that several types share.
std::size_t last_of_several_types(const std::vector<MeldRule>& rules) {
    std::size_t last = 0;
    for (std::size_t i = 0; i < rules.size(); ++i)
        if (!rules[i].also_in.empty()) last = i;
    return last;
}

/// The last of the melds whose type has the most: where they are too many, it is one too many.
std::size_t last_of_largest_type(const std::vector<MeldRule>& rules) {
    std::map<std::string, std::size_t> number;
    std::size_t last = 0, most = 0;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const std::size_t of_type = ++number[rules[i].type];
        if (of_type >= most) most = of_type, last = i;
    }
    return last;
}

void refuse_excess(Compiler& work, const Node& melds, MeldTable::Excess excess) {
    const auto& rules = work.rules().meld_rules;
    const bool several = excess != MeldTable::Excess::steps;
    const std::size_t last = several ? last_of_several_types(rules) : last_of_largest_type(rules);
    const MeldRule& rule = rules[last];
    const std::string place = melds.at(last).path();
    if (excess == MeldTable::Excess::types)
        return work.report.fault(
            "melds_too_many", place,
            fmt::format("with \"{}\" there are more than {} types that melds of several types name",
                        rule.names[0], MeldTable::most_types - 1),
            "let melds of several types name fewer");
    if (excess == MeldTable::Excess::selections)
        return work.report.fault(
            "melds_too_many", place,
            fmt::format(
                "with \"{}\" a hand may choose among more than {} selections of melds of several types",
                rule.names[0], MeldTable::most_across),
            "give fewer melds several types, or fewer multiples");
    work.report.fault(
        "melds_too_many", place,
        fmt::format("\"{}\" shares cards with melds of type \"{}\" in too many ways; the best melds of "
                    "a hand could not be found in {} steps",
                    rule.names[0], rule.type, MeldTable::most_steps),
        "give melds that may share cards different types, or fewer cards");
}

} // namespace

void compile_meld_table(Compiler& work) {
    Rulebook& rules = work.rules();
    const Node melds = work.from["melds"];
    rules.melds = MeldTable(rules.meld_rules, rules.deck);
    if (!rules.melds.is_bounded()) return refuse_excess(work, melds, rules.melds.excess());
    for (int t = 0; t < trump_count; ++t)
        if (rules.melds.points(rules.deck, t < suit_count ? Trump{static_cast<Suit>(t)} : Trump{}) >
            most_points_in_all)
            return work.report.fault(
                "melds_too_much", melds.path(),
                fmt::format("all melds of the deck score more than {} together", most_points_in_all));
}

} // namespace roundhouse::variants
