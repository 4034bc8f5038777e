#include "variants/program.hpp"

#include "variants/description.hpp"

#include <set>

#include <fmt/format.h>

namespace roundhouse::variants {

using script::Value;

namespace {

/// Takes over what one part returned, on top of what its parents did.
void take(const Value& outer, bool first, Loaded& loaded, Findings& findings) {
    const Value read = script::read(package_schema(), outer, "", findings);
    Report report(findings);
    const Node node(&read, &outer, "");
    if (node["title"]) loaded.title = text_of(node["title"]);
    if (node["summary"]) loaded.summary = text_of(node["summary"]);
    loaded.extends = node["extends"].text();
    loaded.imprint = {node["version"].text(), node["author"].text(), node["licence"].text()};
    fix_options(node["fixed"], loaded.options, report);
    loaded.options = read_options(node["options"], loaded.options, loaded.sandbox, report);
    if (const auto rules = node["rules"].function()) loaded.rules.push_back(*rules);
    if (!first || !loaded.extends.empty() || !outer.is_table()) return;
    if (!node["title"]) report.expected("missing", "title", "the variant's name", "nothing");
    if (!outer.as_table().find("rules"))
        report.expected("missing", "rules", "a function rules(o) that returns the description", "nothing");
}

} // namespace

Loaded load(const Program& program, Findings& findings) {
    Loaded loaded(program.modules);
    for (std::size_t i = 0; i < program.parts.size(); ++i) {
        const script::Source& source = program.parts[i];
        const auto outer = loaded.sandbox.run(source);
        if (!outer) {
            findings.push_back(script::from_error(outer.error()));
            break;
        }
        Findings inner;
        take(*outer, i == 0, loaded, inner);
        script::place(inner, source);
        findings.insert(findings.end(), inner.begin(), inner.end());
    }
    return loaded;
}

Value description_under(Loaded& loaded, const std::vector<AgreedOption>& agreed, Findings& findings) {
    const Value options = options_table(agreed);
    Value description;
    for (const script::Function rules : loaded.rules) {
        const std::vector<Value> arguments =
            description.is_nil() ? std::vector{options} : std::vector{options, std::move(description)};
        auto answer = loaded.sandbox.call(rules, arguments, {});
        if (!answer) {
            findings.push_back(script::from_error(answer.error()));
            return {};
        }
        if (!answer->is_table()) {
            Report(findings).expected("type", "rules", "a function that returns the description, a table",
                                      script::in_words(*answer), "does it end with `return`?");
            return {};
        }
        description = std::move(*answer);
    }
    return description;
}

void place_in(const Program& program, Findings& findings) {
    for (Finding& finding : findings) {
        if (!finding.file.empty()) continue;
        finding.file = program.own().name;
        for (auto part = program.parts.rbegin(); part != program.parts.rend() && finding.line == 0; ++part) {
            finding.line = script::locate(*part, finding.path);
            if (finding.line) finding.file = part->name;
        }
    }
}

std::string meaning_of(const Program& program) {
    std::string meaning;
    std::set<std::string> asked_for;
    const auto take = [&](const script::Source& source) {
        meaning += script::meaning_of(source) + '\n';
        // Who asks for a module by a name that is put together may mean any.
        const auto named = script::required_by(source).value_or(program.library);
        asked_for.insert(named.begin(), named.end());
    };
    for (const script::Source& part : program.parts) take(part);
    for (const auto& [name, source] : program.modules)
        if (!program.library.contains(name)) take(source);
    std::set<std::string> taken;
    for (bool grown = true; grown;) {
        grown = false;
        for (const std::string& name : program.library) {
            if (!asked_for.contains(name) || !taken.insert(name).second) continue;
            take(program.modules.find(name)->second);
            grown = true;
        }
    }
    return meaning;
}

} // namespace roundhouse::variants
