#include "variants/compile/compile.hpp"

#include "variants/compile/compiler.hpp"
#include "variants/description/description.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::variants {

using script::Value;

std::size_t place_in_flow(const std::vector<std::string>& flow, std::string_view step) {
    return static_cast<std::size_t>(std::find(flow.begin(), flow.end(), step) - flow.begin());
}

bool Compiler::flows(std::string_view step) const { return place_in_flow(flow, step) < flow.size(); }

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

/// In the order of the steps' names, as in compile_own_steps.
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
    const Value* record = table.find("settle");
    return Hooks{*settle, *decide, hook(table.find("renege"), "lines").value_or(*settle),
                 record->is_table() ? hook(record, "made") : std::nullopt, step_hooks(table.find("steps"))};
}

void note_kept(const Hooks& hooks, script::Sandbox& sandbox, Findings& findings) {
    std::vector<script::Function> functions{hooks.settle, hooks.decide, hooks.renege};
    for (const StepHooks& step : hooks.steps) {
        functions.insert(functions.end(), {step.options, step.choose});
        if (step.begin) functions.push_back(*step.begin);
    }
    if (hooks.made) functions.push_back(*hooks.made);
    std::erase(functions, script::Function{}); // a step without one is reported elsewhere
    if (const auto error = sandbox.note_kept(functions)) findings.push_back(script::from_error(*error));
}

std::optional<Compiled> compile(const Value& description, script::Sandbox& sandbox, Findings& findings) {
    const std::size_t before = findings.size();
    const Value read = script::read(description_schema(), description, "", findings);
    if (!read.is_table()) return {};
    Compiler work{Node(&read, &description, ""), Report(findings), sandbox, {}, {}};
    for (const auto part : {compile_seats, compile_deck, compile_own_steps, compile_flow, compile_deal,
                            compile_draft, compile_turn_up, compile_count, compile_auction, compile_kitty,
                            compile_trump, compile_pass, compile_melds, compile_marks, compile_draw_play,
                            compile_play, compile_contracts, compile_exits, compile_endings})
        part(work);
    const auto refused = [&] {
        return std::any_of(
            findings.begin() + static_cast<std::ptrdiff_t>(before), findings.end(),
            [](const Finding& finding) { return finding.severity == script::Severity::error; });
    };
    if (refused()) return {};
    warn_of_idle(work);
    compile_meld_table(work);
    if (refused()) return {};
    const auto hooks = hooks_of(description);
    if (!hooks) return {};
    work.made.hooks = *hooks;
    Rulebook& rules = work.rules();
    if (rules.auction && rules.auction->must_open == MustOpen::meld_holder)
        rules.auction->openers = places_of_some_cards(rules.meld_rules);
    roundhouse::compile(rules.play, rules.ranks);
    if (rules.draw_play) roundhouse::compile(rules.draw_play->table, rules.ranks);
    return std::move(work.made);
}

} // namespace roundhouse::variants
