#include "variants/compile.hpp"

#include "variants/compiler.hpp"
#include "variants/description.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::variants {

using script::Value;

bool Compiler::flows(std::string_view step) const {
    return std::find(flow.begin(), flow.end(), step) != flow.end();
}

std::optional<Step> step_named(const Rulebook& rules, std::string_view name) {
    for (std::size_t i = 0; i < rules.own_steps.size(); ++i)
        if (name == rules.own_steps[i].name) return own_step(i);
    for (std::size_t i = 0; i < step_names.size(); ++i)
        if (name == step_names[i]) return static_cast<Step>(i);
    return {};
}

std::vector<std::string> names_in(std::string_view text) {
    const auto found = words(text);
    return {found.begin(), found.end()};
}

namespace {

/// A hook is a function, or a record that holds it under `key`.
std::optional<script::Function> hook(const Value* value, std::string_view key) {
    if (value && value->is_table()) value = value->as_table().find(key);
    if (!value || !value->is_function()) return {};
    return value->as_function();
}

Described described(const Node& node, std::string_view function) {
    Described says;
    says.kind = "own";
    if (!node.is_table()) return says;
    for (const auto& [key, value] : node.value()->as_table().fields) {
        if (key == function) continue;
        if (key == "kind") {
            if (value.is_text()) says.kind = value.as_text();
        } else if (value.is_boolean()) {
            says.facts.emplace_back(key, value.as_boolean());
        } else if (node[key].integer()) {
            says.facts.emplace_back(key, *node[key].integer());
        } else if (value.is_text()) {
            says.facts.emplace_back(key, printable(value.as_text(), 200));
        }
    }
    return says;
}

void read_tallies(Compiler& work, const Node& tallies) {
    if (!tallies.is_table()) return;
    for (const auto& [name, tally] : tallies.value()->as_table().fields) {
        const Node title = tallies[name]["title"];
        std::vector<Tally>& known = work.rules().tallies;
        if (std::any_of(known.begin(), known.end(), [&](const Tally& other) { return other.name == name; }))
            work.report.fault("tally_twice", tallies[name].path(),
                              fmt::format("the tally \"{}\" stands twice", name), "give one another name");
        known.push_back({name, text_of(title)});
        if (tallies[name]["zero_sum"].truth()) work.made.zero_sum.push_back(name);
    }
}

void read_pays(Compiler& work, const Node& pays) {
    if (!pays) return;
    std::vector<std::string> known;
    for (const Tally& tally : work.rules().tallies) known.push_back(tally.name);
    const std::string tally = pays["tally"].text();
    if (std::find(known.begin(), known.end(), tally) == known.end())
        work.report.expected("pays_tally", pays["tally"].path(),
                             known.empty() ? "a name of `tallies`" : quoted(known),
                             fmt::format("\"{}\"", printable(tally, 40)), suggestion(tally, known));
    work.rules().win_pays = WinPays{tally, pays["points"].integer_or(0)};
}

} // namespace

void compile_endings(Compiler& work) {
    if (work.from["enforcement"].text() == "referee") {
        work.rules().enforcement = Enforcement::referee;
        if (!work.from["renege"])
            work.report.expected("missing", "renege", "what a renege costs, such as `settle.renege`",
                                 "nothing");
    }
    work.rules().settle_says = described(work.from["settle"], "lines");
    work.rules().ending_says = described(work.from["ending"], "decide");
    read_tallies(work, work.from["tallies"]);
    read_tallies(work, work.from["ending"]["tallies"]);
    read_pays(work, work.from["ending"]["pays"]);
}

namespace {

/// Steps stand in the order of their names here as in compile_own_steps.
std::vector<StepHooks> step_hooks(const Value* steps) {
    std::vector<StepHooks> hooks;
    if (!steps || !steps->is_table()) return hooks;
    for (const auto& [name, step] : steps->as_table().fields) {
        const auto options = hook(&step, "options"), choose = hook(&step, "choose");
        if (step.is_table() && options && choose) hooks.push_back({hook(&step, "begin"), *options, *choose});
    }
    return hooks;
}

} // namespace

std::optional<Hooks> hooks_of(const Value& description) {
    if (!description.is_table()) return {};
    const auto& table = description.as_table();
    const auto settle = hook(table.find("settle"), "lines");
    const auto decide = hook(table.find("ending"), "decide");
    if (!settle || !decide) return {};
    return Hooks{*settle, *decide, hook(table.find("renege"), "lines").value_or(*settle),
                 step_hooks(table.find("steps"))};
}

std::optional<Compiled> compile(const Value& description, script::Sandbox& sandbox, Findings& findings) {
    const std::size_t before = findings.size();
    const Value read = script::read(description_schema(), description, "", findings);
    if (!read.is_table()) return {};
    Compiler work{Node(&read, &description, ""), Report(findings), sandbox, {}, {}};
    for (const auto part :
         {compile_seats, compile_deck, compile_own_steps, compile_flow, compile_deal, compile_draft,
          compile_turn_up, compile_auction, compile_kitty, compile_trump, compile_pass, compile_melds,
          compile_marks, compile_play, compile_count, compile_draw_play, compile_exits, compile_endings})
        part(work);
    for (std::size_t i = before; i < findings.size(); ++i)
        if (findings[i].severity == script::Severity::error) return {};
    const auto hooks = hooks_of(description);
    if (!hooks) return {};
    work.made.hooks = *hooks;
    Rulebook& rules = work.rules();
    rules.melds = MeldTable(rules.meld_rules, rules.deck);
    if (rules.auction && rules.auction->must_open == MustOpen::meld_holder)
        rules.auction->openers = places_of_some_cards(rules.meld_rules);
    roundhouse::compile(rules.play, rules.ranks);
    if (rules.draw_play) roundhouse::compile(rules.draw_play->table, rules.ranks);
    return std::move(work.made);
}

} // namespace roundhouse::variants
