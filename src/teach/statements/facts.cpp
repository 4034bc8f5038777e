#include "teach/statements/facts.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "rules/rulebook_json.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace roundhouse::teach {

using nlohmann::json;
using present::RulesSection;

std::vector<std::string> keys_of(RulesSection section) {
    switch (section) {
    case RulesSection::players: return {"seats", "people", "sides", "parties", "turn"};
    case RulesSection::cards: return {"deck"};
    case RulesSection::deal: return {"deal", "flow", "draft"};
    case RulesSection::auction: return {"auction", "own_steps"};
    case RulesSection::kitty: return {"kitty", "discard", "call_card"};
    case RulesSection::trump: return {"trump", "turn_up"};
    case RulesSection::exchange: return {"pass"};
    case RulesSection::melds: return {"melds", "meld_at_least", "marks", "draw_play"};
    case RulesSection::play: return {"play", "enforcement"};
    case RulesSection::count: return {"count"};
    case RulesSection::exits: return {"exits"};
    case RulesSection::settlement: return {"settle", "tallies"};
    case RulesSection::ending: return {"ending"};
    }
    return {};
}

namespace {

/// Removes what is mere wording: names, meanings, conditions as they were written.
void drop_words(json& value) {
    constexpr std::array words{"names", "name", "title", "text", "meaning", "when_text", "type"};
    if (value.is_object())
        for (const char* key : words) value.erase(key);
    if (value.is_object() && value.contains("holds") && value.contains("keep")) value.erase("when");
    if (value.is_structured())
        for (json& part : value) drop_words(part);
}

/// Removes what follows from another fact, or from what the section says: the size of the kitty is part of
/// the deal, ranks without points count nothing, tallies are named after what they are kept for.
void drop_what_follows(json& facts) {
    for (const char* section : {"kitty", "discard"})
        if (facts.contains(section) && facts[section].is_object()) facts[section].erase("cards");
    if (facts.contains("count"))
        for (auto rank = facts["count"]["cards"].begin(); rank != facts["count"]["cards"].end();)
            rank = *rank == 0 ? facts["count"]["cards"].erase(rank) : std::next(rank);
    facts.erase("tallies");
}

/// The order in which melds and marks are listed is no rule.
void sort_lists(json& facts) {
    for (const char* list : {"melds", "marks"})
        if (facts.contains(list) && facts[list].is_array()) std::sort(facts[list].begin(), facts[list].end());
}

/// Calling for a partner is described with trump: the card called for is a trump.
bool calls_partner(const Rulebook& rules) { return rules.call_card && rules.call_card->makes_partner; }

/// A value for people: lists with commas; of values with parts of their own only that they are there.
std::string said(const json& value) {
    if (value.is_null()) return {};
    if (value.is_string()) return value.get<std::string>();
    if (value.is_boolean()) return value.get<bool>() ? tr("yes") : tr("no");
    if (value.is_number()) return value.dump();
    std::vector<std::string> parts;
    for (const json& part : value)
        if (part.is_primitive()) parts.push_back(said(part));
    return parts.empty() || parts.size() < value.size() ? tr("as its package describes it")
                                                        : join(parts, ", ");
}

void collect(const std::string& path, const json& a, const json& b, std::vector<FactPair>& found) {
    if (a == b) return;
    const bool objects = a.is_object() && b.is_object();
    if (!objects) {
        found.push_back({path, said(a), said(b)});
        return;
    }
    std::set<std::string> keys;
    for (const json* one : {&a, &b})
        for (const auto& [key, value] : one->items()) keys.insert(key);
    for (const std::string& key : keys)
        collect(path.empty() ? key : path + "." + key, a.value(key, json()), b.value(key, json()), found);
}

} // namespace

json facts_of(const Rulebook& rules, RulesSection section) {
    const json book = to_json(rules);
    json facts = json::object();
    for (const std::string& key : keys_of(section))
        if (book.contains(key)) facts[key] = book[key];
    if (calls_partner(rules) && section == RulesSection::kitty) facts.erase("call_card");
    if (calls_partner(rules) && section == RulesSection::trump) facts["call_card"] = book["call_card"];
    // Passes and own steps are known only by their names, so these stay.
    if (section != RulesSection::auction) drop_words(facts);
    drop_what_follows(facts);
    sort_lists(facts);
    return facts;
}

std::vector<FactPair> differing_facts(const json& a, const json& b) {
    std::vector<FactPair> found;
    collect("", a, b, found);
    return found;
}

} // namespace roundhouse::teach
