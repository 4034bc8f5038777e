#include "variants/program.hpp"

#include "script/text/locator.hpp"
#include "variants/changes.hpp"
#include "variants/description/description.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

namespace roundhouse::variants {

using script::Value;

namespace {

/// Notes which options the part that is read next fixes and declares; one that does both declares it anew.
void take_decided(const Node& part, Loaded& loaded) {
    const std::size_t number = loaded.options_of_part.size();
    if (const Node fixed = part["fixed"]; fixed.is_table())
        for (const auto& [name, value] : fixed.value()->as_table().fields)
            loaded.decided[name] = {number, fixed[name].path()};
    std::vector<std::string>& names = loaded.options_of_part.emplace_back();
    for (std::size_t i = 0; i < part["options"].size(); ++i) {
        const Node option = part["options"].at(i);
        names.push_back(option["name"].text());
        loaded.decided[names.back()] = {number, option.path()};
    }
}

/// Takes over what one part returned, on top of what its parents returned.
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
    take_decided(node, loaded);
    if (!first || !loaded.extends.empty() || !outer.is_table()) return;
    if (!node["title"]) report.expected("missing", "title", "the variant's name", "nothing");
    if (!outer.as_table().find("rules"))
        report.expected("missing", "rules", "a function rules(o) that returns the description", "nothing",
                        "or say what it changes: `extends = \"partnership\"`");
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

namespace {

/// A part of a program, read once for all that is looked for in it.
struct ReadPart {
    explicit ReadPart(const script::Source& part) : source(part), text(part) {}

    const script::Source& source;
    script::Locator text;
};

/// The parts of a program, each read when something is first looked for in it.
class ReadParts {
  public:
    explicit ReadParts(const Program& program) : program_(program), read_(program.parts.size()) {}

    ReadPart& at(std::size_t part) {
        if (!read_[part]) read_[part].emplace(program_.parts[part]);
        return *read_[part];
    }
    ReadPart& own() { return at(read_.size() - 1); }

  private:
    const Program& program_;
    std::vector<std::optional<ReadPart>> read_;
};

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

/// The line where a part sets what the path names: `r.melds[3].points =`, else `points =`, else where it is
/// named at all, else its rules.
int line_in(ReadPart& part, std::string_view path) {
    for (std::string_view rest = path;;) {
        if (const int line = part.text.line(rest, false)) return line;
        const std::size_t dot = rest.find('.');
        if (dot == std::string_view::npos) break;
        rest.remove_prefix(dot + 1);
    }
    if (const int line = mention_in(part.source, path)) return line;
    if (const int line = part.text.line(path)) return line;
    return part.text.line("rules");
}

/// The list in a description that the first index of a path counts in; null if there is none.
const std::vector<Value>* list_along(const Value& description, std::string_view path) {
    const Value* at = &description;
    for (std::string_view rest = path.substr(0, path.find('[')); at && at->is_table() && !rest.empty();) {
        const std::size_t dot = std::min(rest.find('.'), rest.size());
        at = at->as_table().find(rest.substr(0, dot));
        rest.remove_prefix(std::min(dot + 1, rest.size()));
    }
    return at && at->is_table() ? &at->as_table().list : nullptr;
}

/// "Run" of { "Run", … } and of { { "Run", "Double run" }, … }; empty if it has no name.
std::string name_of(const Value& element) {
    if (element.is_text()) return element.as_text();
    return element.is_table() && !element.as_table().list.empty() ? name_of(element.as_table().list.front())
                                                                  : std::string{};
}

/// The line on which a part adds the list element at the path; 0 if it adds none.
int added_in(ReadPart& part, std::string_view path, const Value& before, const Value& after) {
    const std::size_t bracket = path.find('[');
    int number = 0;
    if (bracket == std::string_view::npos ||
        !parse_int(path.substr(bracket + 1, path.find(']') - bracket - 1), number))
        return 0;
    const auto *had = list_along(before, path), *has = list_along(after, path);
    const auto place = static_cast<std::size_t>(number);
    if (!had || !has || place <= had->size() || place > has->size()) return 0;
    return part.text.line_of_added(path, place - had->size(), name_of((*has)[place - 1]));
}

/// A finding for what a part's rules answered and cannot be read: where the part says it, else where its
/// rules begin.
Finding refused_answer(const script::ScriptError& error, const Program& program) {
    Finding finding = script::from_error(error);
    if (error.fault != script::Fault::result || error.path.empty()) return finding;
    ReadParts parts(program);
    for (std::size_t part = 0; part < program.parts.size(); ++part)
        if (program.parts[part].name == error.file)
            if (const int line = line_in(parts.at(part), error.path)) finding.line = line;
    return finding;
}

} // namespace

Result<Value, script::ScriptError> after_part(Loaded& loaded, std::size_t part, const Value& options,
                                              Value description) {
    const auto& rules = loaded.rules_of_part.at(part);
    if (!rules) return description;
    std::vector<Value> arguments{options};
    if (!description.is_nil()) arguments.push_back(std::move(description));
    return loaded.sandbox.call(*rules, arguments, {});
}

Value description_under(const Program& program, Loaded& loaded, const std::vector<AgreedOption>& agreed,
                        Findings& findings) {
    const Value options = options_table(agreed);
    Value description;
    for (std::size_t part = 0; part < loaded.rules_of_part.size(); ++part) {
        if (!loaded.rules_of_part[part]) continue;
        auto answer = after_part(loaded, part, options, std::move(description));
        if (!answer) {
            findings.push_back(refused_answer(answer.error(), program));
            return {};
        }
        if (!answer->is_table()) {
            Report(findings).expected("type", "rules", "a function that returns the description, a table",
                                      script::in_words(*answer), "does it end with `return`?");
            return {};
        }
        if (!agreed.empty() && *answer == options) {
            Report(findings).fault("type", "rules", "returns the options",
                                   "return the description: `return r`");
            return {};
        }
        description = std::move(*answer);
    }
    return description;
}

std::vector<Value> stages_under(Loaded& loaded, const std::vector<AgreedOption>& agreed) {
    const Value options = options_table(agreed);
    std::vector<Value> stages;
    for (std::size_t part = 0; part < loaded.rules_of_part.size(); ++part) {
        auto answer = after_part(loaded, part, options, stages.empty() ? Value() : stages.back());
        if (!answer) return {};
        stages.push_back(std::move(*answer));
    }
    return stages;
}

namespace {

/// What each part but the first changed.
std::vector<Changes> changes_of_parts(const std::vector<Value>& stages) {
    std::vector<Changes> changes;
    for (std::size_t part = 1; part < stages.size(); ++part)
        changes.push_back(
            changes_between(stages[part - 1], stages[part], Lists::by_element, Functions::compared));
    return changes;
}

/// True if one of the changed paths is `path`, a beginning of it, or goes on from it.
bool is_changed(const Changes& changes, const std::string& path) {
    for (std::size_t end = 0; end != std::string::npos;) {
        end = path.find_first_of(".[", end + 1);
        if (changes.contains(path.substr(0, end))) return true;
    }
    for (const char* inner : {".", "["})
        if (const auto next = changes.lower_bound(path + inner);
            next != changes.end() && is_along(path, next->first))
            return true;
    return false;
}

/// The last part that changed what is at the path; 0 if none did.
std::size_t last_changed(const std::vector<Changes>& changes, const std::string& path) {
    for (std::size_t part = changes.size(); part > 0; --part)
        if (is_changed(changes[part - 1], path)) return part;
    return 0;
}

/// The sections that a package changed, each with a path of what it changed there.
using Sections = std::map<std::string, std::string>;

Sections sections_of(const Changes& changes) {
    Sections sections;
    for (const auto& [path, value] : changes)
        sections.emplace(path.substr(0, path.find_first_of(".[")), path);
    return sections;
}

/// "house/variant.lua changes `deal` (line 5), `deck` (line 4) and 2 more": where the fault may be if it
/// shows in a parent of which the package changed something else; sections that the finding mentions come
/// first. Empty if it changed nothing.
std::string changed_by_own(ReadPart& own, const Sections& sections, const Finding& finding) {
    constexpr std::size_t few = 3;
    if (sections.empty()) return {};
    const std::string said = finding.path + ' ' + finding.expected + ' ' + finding.found;
    std::vector<std::string> named;
    for (const bool spoken_of : {true, false})
        for (const auto& [section, path] : sections) {
            if (named.size() == few) break;
            if ((said.find(section) != std::string::npos) != spoken_of) continue;
            named.push_back(fmt::format("`{}` (line {})", section, line_in(own, path)));
        }
    const std::size_t more = sections.size() - named.size();
    return fmt::format("{} changes {}{}", own.source.name, join(named, ", "),
                       more ? fmt::format(" and {} more", more) : "");
}

/// Where a text describes the path, the package's own before its parents'.
void place_by_text(const Program& program, ReadParts& parts, Finding& finding) {
    finding.file = program.own().name;
    // A place where a name is only declared is a guess: it counts only if no part says more.
    for (const bool guess : {false, true})
        for (std::size_t part = program.parts.size(); part-- > 0 && finding.line == 0;) {
            finding.line = parts.at(part).text.line(finding.path, guess);
            if (finding.line) finding.file = program.parts[part].name;
        }
}

} // namespace

void place_in(const Program& program, Findings& findings, const std::vector<Value>& stages) {
    const std::vector<Changes> changes = changes_of_parts(stages);
    const Sections own = changes.empty() ? Sections{} : sections_of(changes.back());
    ReadParts parts(program);
    for (Finding& finding : findings) {
        if (!finding.file.empty()) continue;
        if (const std::size_t by = last_changed(changes, finding.path)) {
            ReadPart& part = parts.at(by);
            finding.file = part.source.name;
            finding.line = added_in(part, finding.path, stages[by - 1], stages[by]);
            if (finding.line == 0) finding.line = line_in(part, finding.path);
        } else {
            place_by_text(program, parts, finding);
        }
        if (finding.file == program.own().name || changes.empty()) continue;
        if (const std::string more = changed_by_own(parts.own(), own, finding); !more.empty())
            finding.hint += (finding.hint.empty() ? "" : "; ") + more;
    }
}

void place_options(const Program& program, const Decided& decided, Findings& findings) {
    ReadParts parts(program);
    for (Finding& finding : findings) {
        if (!finding.file.empty()) continue;
        auto found = decided.end();
        for (const std::string_view front : {"option ", "options."})
            if (finding.path.starts_with(front)) found = decided.find(finding.path.substr(front.size()));
        if (found == decided.end()) continue;
        const auto& [part, path] = found->second;
        finding.file = program.parts[part].name;
        finding.line = parts.at(part).text.line(path);
    }
}

std::vector<std::string> changed_last(const std::vector<Value>& stages) {
    std::vector<std::string> paths;
    if (stages.size() < 2) return paths;
    for (const auto& [path, value] :
         changes_between(stages[stages.size() - 2], stages.back(), Lists::by_element))
        paths.push_back(path);
    return paths;
}

std::string meaning_of(const Program& program) {
    std::string meaning;
    std::set<std::string> asked_for;
    const auto take = [&](const script::Source& source, bool is_package) {
        meaning += script::meaning_of(source, is_package) + '\n';
        // A module whose name is computed may be any of the library's.
        const auto named = script::required_by(source).value_or(program.library);
        asked_for.insert(named.begin(), named.end());
    };
    for (const script::Source& part : program.parts) take(part, true);
    for (const auto& [name, source] : program.modules)
        if (!program.library.contains(name)) take(source, false);
    std::set<std::string> taken;
    for (bool grown = true; grown;) {
        grown = false;
        for (const std::string& name : program.library) {
            if (!asked_for.contains(name) || !taken.insert(name).second) continue;
            take(program.modules.find(name)->second, false);
            grown = true;
        }
    }
    return meaning;
}

} // namespace roundhouse::variants
