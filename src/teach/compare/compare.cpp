#include "teach/compare/compare.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"
#include "teach/situations/situation_words.hpp"

#include <fmt/format.h>

namespace roundhouse::teach {

using nlohmann::json;

namespace {

json text_or_null(const std::string& text) {
    return text.empty() ? json(nullptr) : json(present::in_letters(text));
}

json set_json(const RuleSet& set) {
    json all = rules_asked(set);
    all["title"] = set.rules->title.en;
    all["digest"] = set.rules->digest;
    return all;
}

json situation_json(const Situation& one, const Rulebook& a, const Rulebook& b) {
    const SituationWords words = in_words(one, a, b);
    return {{"kind", name(one.kind)},
            {"section", name(one.section)},
            {"request", one.request},
            {"a", one.a},
            {"b", one.b},
            {"text", present::in_letters(fmt::format("{} A: {} B: {}", words.title, words.a, words.b))}};
}

} // namespace

json rules_asked(const RuleSet& set) {
    json options = json::object();
    for (const AgreedOption& option : set.rules->options)
        if (option.value != option.standard)
            options[option.name] = std::visit([](const auto& value) { return json(value); }, option.value);
    return {{"variant", set.variant}, {"options", options}};
}

Face usual_face(const Rulebook& a, const Rulebook& b) { return a.face == b.face ? a.face : Face::french; }

std::string title_of(const RuleSet& set) {
    const LanguageScope scope(speaking_of(set.rules->texts));
    const std::string title = present::in_words(set.rules->title);
    const auto changed = present::changed_options(*set.rules);
    return changed.empty() ? title : fmt::format("{} ({})", title, join(changed, ", "));
}

std::string deals_in_words(const Comparison& found) {
    if (found.deals == 1)
        return same_packs(*found.a.rules, *found.b.rules) ? tr("One deal under each, with the same cards.")
                                                          : tr("One deal under each, with different cards.");
    return same_packs(*found.a.rules, *found.b.rules)
               ? tr("{} deals under each, with the same cards; intervals (95%). Only what is sure to 99.9% "
                    "is called an effect.",
                    found.deals)
               : tr("{} deals under each, with different cards; intervals (95%). Only what is sure to 99.9% "
                    "is called an effect.",
                    found.deals);
}

Comparison compare(RuleSet a, RuleSet b, const SearchPlan& plan, Face face) {
    Comparison found;
    found.a = std::move(a);
    found.b = std::move(b);
    found.statements = statements(*found.a.rules, *found.b.rules, face);
    found.equal = equal_sections(*found.a.rules, found.statements);
    found.situations = situations(*found.a.rules, *found.b.rules, found.statements, plan);
    return found;
}

json to_json(const Comparison& found) {
    json all{{"a", set_json(found.a)},
             {"b", set_json(found.b)},
             {"statements", json::array()},
             {"situations", json::array()},
             {"not_shown", json::array()}};
    for (const Statement& one : found.statements)
        all["statements"].push_back(
            {{"section", name(one.section)}, {"a", text_or_null(one.a)}, {"b", text_or_null(one.b)}});
    for (const Situation& one : found.situations.found)
        all["situations"].push_back(situation_json(one, *found.a.rules, *found.b.rules));
    for (const NotShown& one : found.situations.not_shown)
        all["not_shown"].push_back({{"section", name(one.section)}, {"why", one.why}});
    if (found.same_deal) all["same_deal"] = to_json(*found.same_deal);
    all["deals"] = found.deals;
    all["effects"] = json::array();
    for (const Effect& one : found.effects) all["effects"].push_back(to_json(one));
    return all;
}

} // namespace roundhouse::teach
