#include "teach/compare/effects.hpp"

#include "base/language.hpp"
#include "base/statistics.hpp"
#include "base/text.hpp"
#include "cards/notation.hpp"
#include "present/cards.hpp"
#include "teach/compare/compare_words.hpp"
#include "teach/situations/possible.hpp"
#include "teach/statements/statements.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace roundhouse::teach {

namespace {

constexpr double of_hundred = 100;
/// The beginnings of the names of effects about one meld, about one way out.
constexpr const char *melds_named = "melds.", *outcomes_named = "outcomes.";

/// A number that a deal may have: deals without it do not count.
struct Measure {
    std::string name, label;
    bool share;
    std::function<std::optional<double>(const DealFacts&)> of;
};

std::optional<double> yes(bool counts, bool is) {
    if (!counts) return {};
    return is ? of_hundred : 0.0;
}

/// Nobody has to take a contract where neither rule set says at what bid.
void add_contracts(const Rulebook& a, const Rulebook& b, std::vector<Measure>& all) {
    const auto deal = [](const DealFacts& facts) { return !facts.result.dealt_again; };
    all.push_back({"contracts.bid", tr("contracts that were bid"), true, [=](const DealFacts& facts) {
                       return yes(deal(facts), facts.contract && !facts.forced);
                   }});
    if (forced_price(a) || forced_price(b))
        all.push_back({"contracts.forced", tr("contracts forced on a player"), true,
                       [=](const DealFacts& facts) { return yes(deal(facts), facts.forced); }});
    all.push_back({"contracts.made", tr("contracts made"), true,
                   [](const DealFacts& facts) { return yes(facts.contract, facts.made); }});
    all.push_back({"bid", tr("the bid"), false, [](const DealFacts& facts) -> std::optional<double> {
                       return facts.contract ? std::optional<double>(facts.bid) : std::nullopt;
                   }});
}

/// `declared`: both rule sets have declarers; else the sides are added up, as "others" would mean different
/// players under each.
void add_points(bool declared, std::vector<Measure>& all) {
    const auto add = [&](const char* name, std::string label, std::array<int, 2> DealFacts::*of,
                         std::size_t role, bool played) {
        all.push_back({name, std::move(label), false, [=](const DealFacts& facts) -> std::optional<double> {
                           if (played && facts.result.outcome != outcome_played) return {};
                           if (role == 0 && (!declared || !facts.contract)) return {};
                           const std::array<int, 2>& roles = facts.*of;
                           return static_cast<double>(declared ? roles[role] : roles[0] + roles[1]);
                       }});
    };
    add("meld.declarers", tr("the declarers' meld"), &DealFacts::meld, 0, false);
    add("meld.others", declared ? tr("the others' meld") : tr("everybody's meld"), &DealFacts::meld, 1,
        false);
    add("tricks.declarers", tr("the declarers' tricks"), &DealFacts::count, 0, true);
    add("tricks.others", declared ? tr("the others' tricks") : tr("everybody's tricks"), &DealFacts::count, 1,
        true);
    add("points.declarers", tr("the declarers' score"), &DealFacts::points, 0, false);
    add("points.others", declared ? tr("the others' score") : tr("everybody's score"), &DealFacts::points, 1,
        false);
}

/// How often hands end by each way out that either of them has.
void add_outcomes(const Rulebook& a, const Rulebook& b, std::vector<Measure>& all) {
    std::vector<std::string> names;
    for (const Rulebook* rules : {&a, &b}) {
        const LanguageScope scope(speaking_of(rules->texts));
        for (const ExitRule& exit : rules->exits) {
            const std::string& name = exit.name;
            if (std::find(names.begin(), names.end(), name) != names.end()) continue;
            names.push_back(name);
            all.push_back(
                {outcomes_named + name, tr("hands that end by: {}", translated(name)), true,
                 [name](const DealFacts& facts) { return yes(true, facts.result.outcome == name); }});
        }
    }
}

/// A meld that either of them has, with its cards for programs and for people.
struct EitherMeld {
    std::string pattern, name, cards, label, cards_said;
};

/// "A 10 K Q J of trump".
std::string cards_for_programs(const MeldRule& rule) {
    if (rule.of == MeldSuit::given) return notation(rule.cards);
    constexpr std::array where{
        "", "of trump", "of a plain suit", "of one suit", "of each suit", "of any suits"};
    std::vector<std::string> parts;
    for (const Rank rank : rule.ranks) parts.push_back(letter(rank));
    parts.emplace_back(where[static_cast<std::size_t>(rule.of)]);
    return join(parts, " ");
}

std::vector<EitherMeld> melds_of_either(const Rulebook& a, const Rulebook& b, Face face) {
    std::vector<EitherMeld> all;
    for (const Rulebook* rules : {&a, &b}) {
        const LanguageScope scope(speaking_of(rules->texts));
        const present::RulesPage page = present::rules_page(*rules, face);
        for (std::size_t i = 0; i < rules->meld_rules.size(); ++i) {
            const MeldRule& rule = rules->meld_rules[i];
            EitherMeld meld{pattern_of(rule), name(rule, 1), cards_for_programs(rule),
                            present::in_words(rule, 1, face), page.melds[i].cards};
            const auto same = [&](const EitherMeld& one) { return one.pattern == meld.pattern; };
            if (std::none_of(all.begin(), all.end(), same)) all.push_back(std::move(meld));
        }
    }
    return all;
}

void add_melds(const Rulebook& a, const Rulebook& b, Face face, std::vector<Measure>& all) {
    const std::vector<EitherMeld> melds = melds_of_either(a, b, face);
    const auto alone = [&](std::string EitherMeld::*named, const std::string& name) {
        return std::count_if(melds.begin(), melds.end(),
                             [&](const EitherMeld& one) { return one.*named == name; }) == 1;
    };
    for (const EitherMeld& meld : melds) { // a run of trump and one of another suit may share a name
        const std::string name =
            alone(&EitherMeld::name, meld.name) ? meld.name : meld.name + ", " + meld.cards;
        const std::string label =
            alone(&EitherMeld::label, meld.label) ? meld.label : meld.label + ", " + meld.cards_said;
        all.push_back({melds_named + name, tr("melds in 100 deals: {}", label), true,
                       [pattern = meld.pattern](const DealFacts& facts) -> std::optional<double> {
                           const auto at = facts.melds.find(pattern);
                           return at == facts.melds.end() ? 0.0 : of_hundred * at->second;
                       }});
    }
}

/// A mean, and how each deal pulls at it: the pulls have the mean 0, and their spread is that of the mean.
struct Mean {
    double value = 0;
    std::vector<double> pulls;
    std::size_t counted = 0; ///< the deals that have a value
};

Mean mean_of(const std::vector<std::optional<double>>& values) {
    Mean mean;
    double sum = 0;
    for (const auto& one : values)
        if (one) sum += *one, ++mean.counted;
    if (!mean.counted) return mean;
    const auto number = static_cast<double>(mean.counted);
    mean.value = sum / number;
    const double weight = static_cast<double>(values.size()) / number;
    for (const auto& one : values) mean.pulls.push_back(one ? (*one - mean.value) * weight : 0.0);
    return mean;
}

double squared_error_of(const std::vector<double>& pulls) {
    double squares = 0;
    for (const double pull : pulls) squares += pull * pull;
    return squared_error(squares, static_cast<double>(pulls.size()));
}

Effect effect_of(std::string name, std::string label, bool share, const Mean& a, const Mean& b, bool paired) {
    std::vector<double> both;
    for (std::size_t i = 0; paired && i < std::min(a.pulls.size(), b.pulls.size()); ++i)
        both.push_back(b.pulls[i] - a.pulls[i]);
    const double spread =
        paired ? squared_error_of(both) : squared_error_of(a.pulls) + squared_error_of(b.pulls);
    const std::size_t counted = std::min(a.counted, b.counted);
    // The pull of a single deal is 0, which says nothing about how far others would spread.
    const double half = counted > 1 ? z_of_95 * std::sqrt(spread) : 0, difference = b.value - a.value;
    return {.name = std::move(name),
            .label = std::move(label),
            .share = share,
            .a = a.value,
            .b = b.value,
            .difference = difference,
            .low = difference - half,
            .high = difference + half,
            .enough = counted >= fewest_deals};
}

/// How many rounds games take if the deals are played one after another. An unfinished last game does not
/// count.
std::vector<std::optional<double>> game_lengths(const Rulebook& rules, const std::vector<DealFacts>& deals) {
    constexpr int endless = 200;
    std::vector<std::optional<double>> lengths;
    std::vector<int> scores, tallies;
    int rounds = 0;
    for (const DealFacts& facts : deals) {
        if (facts.result.sides.empty() || facts.result.dealt_again) continue;
        RoundResult result = facts.result;
        result.round = ++rounds;
        scores.resize(static_cast<std::size_t>(rules.parties), 0);
        tallies.resize(scores.size() * rules.tallies.size(), 0);
        result.scores = scores;
        result.tallies = tallies;
        const Settled settled = settle(rules, result);
        scores = settled.scores;
        tallies = settled.tallies;
        if (!settled.verdict.over && rounds < endless) continue;
        lengths.emplace_back(rounds);
        scores.clear();
        tallies.clear();
        rounds = 0;
    }
    return lengths;
}

} // namespace

bool same_packs(const Rulebook& a, const Rulebook& b) {
    return a.deck == b.deck && a.seats == b.seats && a.people == b.people;
}

std::vector<Effect> effects(const Rulebook& a, const std::vector<DealFacts>& deals_a, const Rulebook& b,
                            const std::vector<DealFacts>& deals_b, Face face) {
    std::vector<Measure> measures;
    const bool declared = a.auction && b.auction;
    if (declared) add_contracts(a, b, measures);
    add_points(declared, measures);
    add_outcomes(a, b, measures);
    add_melds(a, b, face, measures);
    const std::size_t number = std::min(deals_a.size(), deals_b.size());
    std::vector<Effect> found;
    for (const Measure& measure : measures) {
        std::vector<std::optional<double>> of_a, of_b;
        for (std::size_t i = 0; i < number; ++i) {
            of_a.push_back(measure.of(deals_a[i]));
            of_b.push_back(measure.of(deals_b[i]));
        }
        const Mean mean_a = mean_of(of_a), mean_b = mean_of(of_b);
        if (!mean_a.counted || !mean_b.counted) continue;
        found.push_back(
            effect_of(measure.name, measure.label, measure.share, mean_a, mean_b, same_packs(a, b)));
    }
    const Mean games_a = mean_of(game_lengths(a, deals_a)), games_b = mean_of(game_lengths(b, deals_b));
    if (games_a.counted > 1 && games_b.counted > 1)
        found.push_back(effect_of("rounds", tr("rounds of a game"), false, games_a, games_b, false));
    return found;
}

std::string difference_in_figures(const Effect& effect, int width) {
    const std::string number = fmt::format("{:>{}}", figures(effect.difference, 1, true), width);
    return effect.has_interval() ? number + " ± " + figures(effect.margin()) : number;
}

std::string in_words(const Effect& effect) {
    const std::string size = figures(std::abs(effect.difference)), half = figures(effect.margin());
    const bool more = effect.difference > 0;
    switch (unit_of(effect)) {
    case EffectUnit::of_hundred:
        return more ? tr("{}: {} ± {} of 100 more under B", effect.label, size, half)
                    : tr("{}: {} ± {} of 100 fewer under B", effect.label, size, half);
    case EffectUnit::points:
        if (!more) return tr("{}: {} ± {} less under B", effect.label, size, half);
        break;
    case EffectUnit::melds:
    case EffectUnit::rounds:
        if (!more) return tr("{}: {} ± {} fewer under B", effect.label, size, half);
        break;
    }
    return tr("{}: {} ± {} more under B", effect.label, size, half);
}

EffectUnit unit_of(const Effect& effect) {
    if (effect.name.starts_with(melds_named)) return EffectUnit::melds;
    if (effect.share) return EffectUnit::of_hundred;
    return effect.name == "rounds" ? EffectUnit::rounds : EffectUnit::points;
}

std::string in_words(EffectUnit unit) {
    constexpr std::array headings{translatable("Out of 100"), translatable("Points in a deal"),
                                  translatable("Melds in 100 deals"), translatable("Rounds")};
    return translated(headings[static_cast<std::size_t>(unit)]);
}

std::string label_in_group(const Effect& effect) {
    for (const auto& [group, about] : {std::pair{melds_named, translatable("melds in 100 deals: {}")},
                                       std::pair{outcomes_named, translatable("hands that end by: {}")}}) {
        if (!effect.name.starts_with(group)) continue;
        const std::string frame = translated(about);
        return effect.label.substr(std::min(frame.find('{'), effect.label.size()));
    }
    return effect.label;
}

std::string clearest_in_words(const std::vector<Effect>& effects) {
    std::vector<const Effect*> clear;
    for (const Effect& one : effects)
        if (one.clear() && unit_of(one) != EffectUnit::melds) clear.push_back(&one);
    const auto clearness = [](const Effect* one) {
        return std::abs(one->difference) / std::max(one->margin(), 1e-9);
    };
    std::stable_sort(clear.begin(), clear.end(), [&](const Effect* one, const Effect* other) {
        return clearness(one) > clearness(other);
    });
    if (clear.empty()) return in_words(CompareText::none_clear);
    std::string text = in_words(*clear.front());
    if (clear.size() > 1) text += "; " + in_words(*clear[1]);
    return capital(text) + ".";
}

nlohmann::json to_json(const Effect& effect) {
    return {{"name", effect.name},
            {"unit", effect.share              ? "of 100"
                     : effect.name == "rounds" ? "rounds"
                                               : "points"},
            {"a", effect.a},
            {"b", effect.b},
            {"difference", effect.difference},
            {"low", effect.low},
            {"high", effect.high}};
}

} // namespace roundhouse::teach
