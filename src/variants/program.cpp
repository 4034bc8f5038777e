#include "variants/program.hpp"

#include "variants/changes.hpp"
#include "variants/description/description.hpp"

#include <algorithm>
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
    if (node["face"]) loaded.face = *face_named(node["face"].text());
    loaded.extends = node["extends"].text();
    loaded.with.clear();
    for (std::size_t i = 0; i < node["with"].size(); ++i) loaded.with.push_back(node["with"].at(i).text());
    loaded.imprint = {node["version"].text(), node["author"].text(), node["licence"].text()};
    fix_options(node["fixed"], loaded.options, report);
    loaded.options = read_options(node["options"], loaded.options, loaded.sandbox, report);
    loaded.rules_of_part.push_back(node["rules"].function());
    loaded.options_of_part.emplace_back();
    for (std::size_t i = 0; i < node["options"].size(); ++i)
        loaded.options_of_part.back().push_back(node["options"].at(i)["name"].text());
    if (!first || !loaded.extends.empty() || !outer.is_table()) return;
    if (!node["title"]) report.expected("missing", "title", "the variant's name", "nothing");
    if (!outer.as_table().find("rules"))
        report.expected("missing", "rules", "a function rules(o) that returns the description", "nothing");
}

} // namespace

Loaded load(const Program& program, Findings& findings) {
    Loaded loaded(program);
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
    for (const auto& rules : loaded.rules_of_part) {
        if (!rules) continue;
        const std::vector<Value> arguments =
            description.is_nil() ? std::vector{options} : std::vector{options, std::move(description)};
        auto answer = loaded.sandbox.call(*rules, arguments, {});
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

std::vector<Value> stages_under(Loaded& loaded, const std::vector<AgreedOption>& agreed) {
    const Value options = options_table(agreed);
    std::vector<Value> stages;
    for (const auto& rules : loaded.rules_of_part) {
        Value before = stages.empty() ? Value() : stages.back();
        if (!rules) {
            stages.push_back(std::move(before));
            continue;
        }
        const std::vector<Value> arguments =
            before.is_nil() ? std::vector{options} : std::vector{options, before};
        auto answer = loaded.sandbox.call(*rules, arguments, {});
        if (!answer) return {};
        stages.push_back(std::move(*answer));
    }
    return stages;
}

namespace {

/// True if one path is the other, or leads into it.
bool is_along(std::string_view a, std::string_view b) {
    if (a.size() > b.size()) std::swap(a, b);
    return b.starts_with(a) && (a.size() == b.size() || b[a.size()] == '.' || b[a.size()] == '[');
}

/// The first line that has ".points" in it, for the last name of a path that has one; 0 if none has.
int mention_in(const script::Source& part, std::string_view path) {
    const std::size_t dot = path.rfind('.');
    const std::string_view last = path.substr(dot == std::string_view::npos ? 0 : dot + 1);
    const std::string name = "." + std::string(last.substr(0, last.find('[')));
    const std::size_t at = part.text.find(name);
    if (at != std::string::npos)
        return 1 + static_cast<int>(std::count(part.text.begin(),
                                               part.text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
    return dot == std::string_view::npos ? 0 : mention_in(part, path.substr(0, dot));
}

/// Where a part says what stands at the path: `r.melds[3].points =`, else `points =`, else where it is named
/// at all, else its rules.
int line_in(const script::Source& part, std::string_view path) {
    for (std::string_view rest = path;;) {
        if (const int line = script::locate(part, rest)) return line;
        const std::size_t dot = rest.find('.');
        if (dot == std::string_view::npos) break;
        rest.remove_prefix(dot + 1);
    }
    if (const int line = mention_in(part, path)) return line;
    return script::locate(part, "rules");
}

} // namespace

void place_in(const Program& program, Findings& findings, const std::vector<Value>& stages) {
    std::vector<Changes> changes; // of each part but the first
    for (std::size_t part = 1; part < stages.size(); ++part)
        changes.push_back(changes_between(stages[part - 1], stages[part], Lists::all));
    const auto changed_by = [&](const std::string& path) -> std::size_t {
        for (std::size_t part = changes.size(); part > 0; --part)
            for (const auto& [changed, value] : changes[part - 1])
                if (is_along(changed, path)) return part;
        return 0;
    };
    for (Finding& finding : findings) {
        if (!finding.file.empty()) continue;
        if (const std::size_t by = changed_by(finding.path)) {
            finding.file = program.parts[by].name;
            finding.line = line_in(program.parts[by], finding.path);
            continue;
        }
        finding.file = program.own().name;
        // A name that is only declared somewhere is a guess as long as no part says more.
        for (const bool guess : {false, true})
            for (auto part = program.parts.rbegin(); part != program.parts.rend() && finding.line == 0;
                 ++part) {
                finding.line = script::locate(*part, finding.path, guess);
                if (finding.line) finding.file = part->name;
            }
    }
}

std::vector<std::string> changed_last(const std::vector<Value>& stages) {
    std::vector<std::string> paths;
    if (stages.size() < 2) return paths;
    for (const auto& [path, value] : changes_between(stages[stages.size() - 2], stages.back(), Lists::all))
        paths.push_back(path);
    return paths;
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
