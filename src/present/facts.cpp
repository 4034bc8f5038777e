#include "present/facts.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/scores.hpp"

#include <algorithm>
#include <cctype>
#include <set>

#include <fmt/format.h>

namespace roundhouse::present {

namespace {

/// Facts by name. Those that were asked for have words; the others are left over.
class Facts {
  public:
    explicit Facts(const Described& says) : facts_(says.facts) {}

    bool yes(std::string_view name) { return get(name, false); }
    int number(std::string_view name, int otherwise) { return get(name, otherwise); }
    /// One of the texts `known`; the first if the fact is not stated.
    std::string text(std::string_view name, const std::vector<std::string>& known) {
        const auto* stated = find<std::string>(name);
        if (!stated || std::find(known.begin(), known.end(), *stated) == known.end()) return known.front();
        return get(name, known.front());
    }
    bool states(std::string_view name) const { return find<int>(name); }
    void pass_over(std::string_view name) { told_.emplace(name); }

    /// As the package names them; what is not so goes without saying.
    std::vector<std::pair<std::string, OptionValue>> left() const {
        std::vector<std::pair<std::string, OptionValue>> rest;
        for (const auto& fact : facts_)
            if (!told_.contains(fact.first) && fact.second != OptionValue(false)) rest.push_back(fact);
        return rest;
    }

  private:
    template<class Type>
    const Type* find(std::string_view name) const {
        for (const auto& [fact, value] : facts_)
            if (fact == name) return std::get_if<Type>(&value);
        return nullptr;
    }
    template<class Type>
    Type get(std::string_view name, Type otherwise) {
        const Type* stated = find<Type>(name);
        if (!stated) return otherwise;
        told_.emplace(name);
        return *stated;
    }

    const std::vector<std::pair<std::string, OptionValue>>& facts_;
    std::set<std::string, std::less<>> told_;
};

using Clauses = std::vector<std::string>;

/// What settle.standard states. Neutral values say nothing, and what does not count beside others is dropped.
struct Standard {
    explicit Standard(Facts& facts)
        : minimum(facts.number("minimum_count", 0)), set_times(facts.number("set_times", 1)),
          bidders_too(facts.yes("bidders_too") && minimum > 0),
          short_keeps_meld(facts.yes("short_keeps_meld")), needs_trick(facts.yes("needs_trick")),
          set_keeps_count(facts.yes("set_keeps_count")), set_keeps_meld(facts.yes("set_keeps_meld")) {}

    int minimum, set_times;
    bool bidders_too, short_keeps_meld, needs_trick, set_keeps_count, set_keeps_meld;
};

std::string who_scores(const Standard& rule) {
    std::string text = !rule.bidders_too ? tr("all score meld and tricks")
                       : rule.short_keeps_meld
                           ? tr("all score meld, and tricks if {} or more", rule.minimum)
                           : tr("a side with {} or more in tricks scores meld and tricks", rule.minimum);
    return rule.needs_trick ? tr("{}, a meld only with a trick", text) : text;
}

/// The side that the bid binds: where partners' numbers are added, each by its own.
std::string who_fails(const Rulebook& rules, const Standard& rule) {
    const bool alone = rules.sides == SidesForm::each;
    if (rules.auction && rules.auction->summed)
        return tr(rule.bidders_too ? "a side short of that or of its bid" : "a side short of its bid");
    if (rule.bidders_too)
        return tr(alone ? "the declarer, short of that or of the bid,"
                        : "the declarer's side, short of that or of the bid,");
    return tr(alone ? "a declarer short of the bid" : "a declarer's side short of the bid");
}

/// A hand that was given up costs the bid once, whatever one that was played and lost costs.
std::string what_is_lost(const Rulebook& rules, const Standard& rule) {
    if (rule.set_times == 1) return tr("the bid");
    const std::string text =
        rule.set_times == 2 ? tr("twice the bid") : tr("{} times the bid", rule.set_times);
    return rules.exits.empty() ? text : tr("{} (once if not played)", text);
}

std::string failure(const Rulebook& rules, const Standard& rule) {
    const std::string who = who_fails(rules, rule), what = what_is_lost(rules, rule);
    if (rule.set_keeps_meld && rule.set_keeps_count) return tr("{} loses {}", who, what);
    if (rule.set_keeps_meld) return tr("{} scores no tricks and loses {}", who, what);
    if (rule.set_keeps_count) return tr("{} scores no meld and loses {}", who, what);
    return tr("{} scores neither and loses {}", who, what);
}

Clauses standard(const Rulebook& rules, Facts& facts) {
    const Standard rule(facts);
    Clauses clauses{who_scores(rule), failure(rules, rule)};
    if (rule.bidders_too && rule.set_keeps_meld)
        clauses.push_back(tr("with under {} in tricks no meld either", rule.minimum));
    if (rule.minimum > 0 && !rule.bidders_too)
        clauses.push_back(rule.short_keeps_meld
                              ? tr("the others' tricks count only if {} or more", rule.minimum)
                              : tr("the others score only with {} or more in tricks", rule.minimum));
    return clauses;
}

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

/// `<name>_value`: what a contract of that name is worth. Where it is an option that was not agreed, the fact
/// goes without saying.
void add_contracts(const Rulebook& rules, Facts& facts, Clauses& clauses) {
    for (const AgreedOption& option : rules.options)
        if (option.value == OptionValue(false)) facts.pass_over(option.name + "_value");
    if (!rules.trump) return;
    for (const SideContract& contract : rules.trump->also) {
        const std::string fact = lower(contract.name) + "_value";
        if (!facts.states(fact)) continue;
        const int value = facts.number(fact, 0), lost = value * facts.number("set_times", 1);
        clauses.push_back(
            tr("{} scores {}, failed minus {}, and nothing else", translated(contract.name), value, lost));
    }
}

/// True if players of one side have scores of their own, and may be tied.
bool partners_may_tie(const Rulebook& rules) {
    return rules.sides == SidesForm::called || (rules.sides != SidesForm::each && somebody_sits_out(rules));
}

std::string favoured(const Rulebook& rules) {
    if (rules.sides == SidesForm::each) return tr("the declarer");
    return tr(partners_may_tie(rules) ? "the highest of the declarer's side" : "the declarer's side");
}

std::string resolved(const std::string& rule, int by) {
    if (rule == "highest") return tr("the highest wins");
    if (rule == "extend") return tr("the target rises by {}", by);
    return tr("another hand is played");
}

/// Several are at the target. Between two the declarer's is always one of them.
void add_tie(const Rulebook& rules, Facts& facts, Clauses& clauses) {
    std::string rule = facts.text("both", {"bidder", "highest", "another_hand", "extend"});
    const std::string others = facts.text("nonbidders", {"highest", "another_hand", "extend"});
    const int by = facts.number("by", 0);
    const bool two = rules.parties == 2, bidder = rule == "bidder" && rules.auction;
    if (rule == "bidder" && !bidder) rule = others;
    const std::string several = tr(two ? "both" : "several");
    if (bidder && two)
        clauses.push_back(tr("if {} do, {} wins", several, favoured(rules)));
    else if (bidder)
        clauses.push_back(
            tr("if {} do, {} wins if among them, else {}", several, favoured(rules), resolved(others, by)));
    else
        clauses.push_back(tr("if {} do, {}", several, resolved(rule, by)));
    const bool may_tie =
        bidder ? !two && (others == "highest" || partners_may_tie(rules)) : rule == "highest";
    if (may_tie) clauses.push_back(tr("equal scores play on"));
}

void add_every_trick(Facts& facts, Clauses& clauses) {
    if (facts.yes("pinochling")) clauses.push_back(tr("who takes every trick of a hand wins at once"));
}

/// Only bidders can win: which of several does is not asked, but of partners with scores of their own.
Clauses bid_and_out(const Rulebook& rules, Facts& facts, int target) {
    Clauses unsaid, clauses{tr("who makes a bid and then has {} or more wins", target)};
    add_tie(rules, facts, unsaid);
    if (partners_may_tie(rules)) clauses.push_back(tr("of partners the higher; equal scores play on"));
    clauses.push_back(facts.yes("slide_out")
                          ? tr("else only who stays at {} while others fail three bids", target)
                          : tr("points alone do not win"));
    return clauses;
}

Clauses first_there(const Rulebook& rules, Facts& facts, int target, int bidders_from) {
    Clauses clauses{tr("the first to reach {} wins", target)};
    add_tie(rules, facts, clauses);
    if (bidders_from > 0)
        clauses.push_back(tr("once {} have {} before a deal, only who makes the bid can win",
                             tr(rules.parties == 2 ? "both" : "all"), bidders_from));
    if (facts.yes("slide_out"))
        clauses.push_back(tr("who stays at {} while others fail three bids wins too", target));
    return clauses;
}

/// `bid_to_win_from` 0 is no neutral value: it says that only bidders win, from the beginning.
Clauses first_to(const Rulebook& rules, Facts& facts) {
    const int target = facts.number("target", 0);
    const bool stated = facts.states("bid_to_win_from");
    const int from = facts.number("bid_to_win_from", 0);
    Clauses clauses =
        stated && from <= 0 ? bid_and_out(rules, facts, target) : first_there(rules, facts, target, from);
    add_every_trick(facts, clauses);
    return clauses;
}

Clauses rounds(const Rulebook&, Facts& facts) {
    const int number = facts.number("rounds", 1);
    Clauses clauses{number == 1 ? tr("after one round the highest score wins")
                                : tr("after {} rounds the highest score wins", number),
                    tr("equal scores share the win")};
    add_every_trick(facts, clauses);
    return clauses;
}

Clauses everything_counts(const Rulebook&, Facts&) { return {tr("all score meld and tricks")}; }
Clauses with_checks(const Rulebook&, Facts&) { return {tr("marks earn checks, a lost bid costs them")}; }

struct Kind {
    std::string_view name;
    Clauses (*clauses)(const Rulebook&, Facts&);
};

constexpr Kind kinds[] = {{"standard", standard},
                          {"everything counts", everything_counts},
                          {"with checks", with_checks},
                          {"first to", first_to},
                          {"rounds", rounds}};

/// "standard, with checks" is two kinds, one after the other.
std::vector<std::string> parts_of(std::string kind) {
    std::vector<std::string> parts;
    for (std::size_t at = 0; (at = kind.find(", ")) != std::string::npos; kind.erase(0, at + 2))
        parts.push_back(kind.substr(0, at));
    parts.push_back(kind);
    return parts;
}

StatedFacts told(const Rulebook& rules, const Described& says) {
    Facts facts(says);
    StatedFacts answer;
    Clauses clauses;
    for (const std::string& part : parts_of(says.kind)) {
        const auto* known = std::find_if(std::begin(kinds), std::end(kinds),
                                         [&](const Kind& kind) { return kind.name == part; });
        if (known == std::end(kinds)) {
            answer.unknown.push_back(part);
            clauses.push_back(translated(part));
            continue;
        }
        for (std::string& clause : known->clauses(rules, facts)) clauses.push_back(std::move(clause));
    }
    add_contracts(rules, facts, clauses);
    for (const auto& [name, value] : facts.left()) {
        answer.unknown.push_back(name);
        std::string fact = fmt::format("{} {}", name, to_string(value));
        std::replace(fact.begin(), fact.end(), '_', ' ');
        clauses.push_back(translated_with_number(fact));
    }
    answer.text = join(clauses, "; ");
    return answer;
}

} // namespace

StatedFacts settlement_in_words(const Rulebook& rules) { return told(rules, rules.settle_says); }

StatedFacts ending_in_words(const Rulebook& rules) {
    StatedFacts ending = told(rules, rules.ending_says);
    if (!rules.win_pays) return ending;
    for (const Tally& tally : rules.tallies)
        if (tally.name == rules.win_pays->tally)
            ending.text +=
                "; " + tr("every loser pays each winner {} ({})", rules.win_pays->points, in_words(tally));
    return ending;
}

} // namespace roundhouse::present
