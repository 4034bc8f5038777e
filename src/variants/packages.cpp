#include "variants/packages.hpp"

#include "rules/rulebook_json.hpp"
#include "script/limits/operation.hpp"
#include "variants/files/kept_text.hpp"
#include "variants/files/package_chain.hpp"
#include "variants/files/package_files.hpp"
#include "variants/files/package_texts.hpp"
#include "variants/live/live.hpp"
#include "variants/mixins.hpp"
#include "variants/terms.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace roundhouse::variants {

namespace {

/// The terms of the library, of the parents, and of the package itself. Only the package's own get findings.
TermsPtr terms_of(const Library& library, const std::vector<PackageFiles>& chain, Findings& findings) {
    Terms terms;
    if (library.terms) take_terms(*library.terms, false, terms, findings);
    for (auto files = chain.rbegin(); files != chain.rend(); ++files) {
        Findings of_parents;
        if (files->terms)
            take_terms(*files->terms, true, terms, files + 1 == chain.rend() ? findings : of_parents);
    }
    return std::make_shared<const Terms>(std::move(terms));
}

/// What opening a package may take, and what putting its rules together under some options may.
constexpr std::int64_t most_fuel = 40'000'000;
constexpr std::chrono::seconds most_time{1};

/// All texts of a chain as one program. Modules share one space of names, so none may mean two files.
Program program_of(std::vector<PackageFiles>& chain, script::Modules library, Findings& findings) {
    Program program;
    program.modules = std::move(library);
    for (const auto& [name, source] : program.modules) program.library.insert(name);
    for (auto files = chain.rbegin(); files != chain.rend(); ++files) {
        program.parts.push_back(files->variant);
        program.ids.push_back(files->info.id);
        program.layers.push_back(files->layer);
        for (auto& [name, source] : files->modules) {
            const auto [place, added] = program.modules.emplace(name, source);
            if (added) continue;
            Finding finding;
            finding.code = "module_name";
            finding.file = source.name;
            finding.found = fmt::format("the name \"{}\" is taken by {}", name, place->second.name);
            finding.hint = "rename this file";
            findings.push_back(std::move(finding));
        }
    }
    return program;
}

} // namespace

struct Package::Held {
    PackageInfo info;
    std::shared_ptr<const Program> program;
    std::string meaning; ///< of the program
    std::optional<script::Source> examples;
    std::vector<script::Source> lessons;
    std::vector<std::filesystem::path> files;
    Text title, summary;
    Imprint imprint;
    std::string extends;
    std::vector<std::string> with;
    PackageTextsPtr texts;
    PackageTexts own_texts, inherited_texts;
    TermsPtr terms;
    std::vector<Option> options;
    Findings warnings;
    Decided decided;
    RulebookPtr usual; ///< with nothing chosen: opening the package puts them together anyway

    RulebookPtr compile(Loaded loaded, const Choices& chosen, CompileOptions how, Findings& findings) const;
    /// The description after each part of the program; empty if that cannot be told.
    std::vector<script::Value> stages(const std::map<std::string, std::string>& chosen) const;
    std::vector<Place> placed(const std::vector<std::string>& paths,
                              const std::vector<script::Value>& stages) const;
};

RulebookPtr Package::Held::compile(Loaded loaded, const Choices& chosen, CompileOptions how,
                                   Findings& findings) const {
    Report report(findings);
    auto agreed = agree(loaded.options, chosen, loaded.sandbox, report);
    if (any_error(findings)) return {};
    Findings inner;
    script::Value description = description_under(*program, loaded, agreed, inner);
    if (how.change) how.change(description);
    std::optional<Compiled> compiled;
    if (const auto hooks = hooks_of(description)) note_kept(*hooks, loaded.sandbox, inner);
    if (!any_error(inner)) compiled = variants::compile(description, loaded.sandbox, inner);
    if (!how.change && !inner.empty())
        place_in(*program, inner,
                 program->parts.size() > 1 ? stages_under(loaded, agreed) : std::vector<script::Value>{});
    findings.insert(findings.end(), inner.begin(), inner.end());
    if (!compiled) return {};
    auto rules = std::make_shared<Rulebook>(std::move(compiled->rules));
    rules->id = info.id;
    rules->title = loaded.title;
    rules->summary = loaded.summary;
    rules->face = loaded.face;
    rules->texts = texts;
    rules->terms = terms;
    rules->options = offered(agreed, loaded.options);
    nlohmann::json binding = to_json(*rules);
    for (const char* told : {"title", "summary", "face"}) binding.erase(told);
    rules->digest = fmt::format("{:016x}", roundhouse::digest(binding.dump() + meaning));
    std::vector<std::string> tallies;
    for (const Tally& tally : rules->tallies) tallies.push_back(tally.name);
    LiveSetup setup{program, std::move(agreed), std::move(tallies), compiled->zero_sum, {}, how.watch};
    for (const OwnStep& step : rules->own_steps) setup.own_steps.push_back(step.name);
    rules->live = live_rules(std::move(setup), std::move(loaded.sandbox), std::move(compiled->hooks));
    rules->scoring = scoring_of(*rules);
    complete_contracts(*rules);
    return rules;
}

const PackageInfo& Package::info() const { return held_->info; }
const Text& Package::title() const { return held_->title; }
const Text& Package::summary() const { return held_->summary; }
const Imprint& Package::imprint() const { return held_->imprint; }
const std::string& Package::extends() const { return held_->extends; }
const std::vector<std::string>& Package::with() const { return held_->with; }
const PackageTextsPtr& Package::texts() const { return held_->texts; }
const PackageTexts& Package::own_texts() const { return held_->own_texts; }
const PackageTexts& Package::inherited_texts() const { return held_->inherited_texts; }
const Terms& Package::terms() const { return *held_->terms; }
const std::vector<Option>& Package::options() const { return held_->options; }
const Findings& Package::warnings() const { return held_->warnings; }
const std::vector<script::Source>& Package::sources() const { return held_->program->parts; }
const std::vector<std::filesystem::path>& Package::files() const { return held_->files; }
std::optional<script::Source> Package::examples() const { return held_->examples; }

Result<RulebookPtr, Findings> Package::compile(const std::map<std::string, std::string>& chosen,
                                               CompileOptions how) const {
    Findings findings;
    Report report(findings);
    const Choices choices = parse_choices(held_->options, chosen, report);
    if (any_error(findings)) return fail(std::move(findings));
    return compile_values(choices, how);
}

Result<RulebookPtr, Findings> Package::compile_values(const Choices& chosen, CompileOptions how) const {
    if (chosen.empty() && !how.watch && !how.change) return held_->usual;
    const script::Operation operation("the rules were put together", {most_fuel, most_time});
    Findings findings;
    Loaded loaded = load(*held_->program, findings);
    RulebookPtr rules;
    if (!any_error(findings)) rules = held_->compile(std::move(loaded), chosen, how, findings);
    if (!rules) return fail(std::move(findings));
    return rules;
}

std::vector<script::Value> Package::Held::stages(const std::map<std::string, std::string>& chosen) const {
    const script::Operation operation("the rules were put together", {most_fuel, most_time});
    Findings findings;
    Report report(findings);
    const Choices choices = parse_choices(options, chosen, report);
    Loaded loaded = load(*program, findings);
    if (any_error(findings)) return {};
    const auto agreed = agree(loaded.options, choices, loaded.sandbox, report);
    return any_error(findings) ? std::vector<script::Value>{} : stages_under(loaded, agreed);
}

std::vector<Place> Package::Held::placed(const std::vector<std::string>& paths,
                                         const std::vector<script::Value>& stages) const {
    Findings asked(paths.size());
    for (std::size_t i = 0; i < paths.size(); ++i) asked[i].path = paths[i];
    place_options(*program, decided, asked);
    place_in(*program, asked, stages);
    std::vector<Place> places;
    for (const Finding& one : asked) places.push_back({one.file, one.line});
    return places;
}

Placed Package::placed(const std::vector<std::string>& paths,
                       const std::map<std::string, std::string>& chosen) const {
    const auto stages = held_->stages(chosen);
    const auto changed = changed_last(stages);
    Placed found{held_->placed(paths, stages), {}};
    const auto places = held_->placed(changed, stages);
    for (std::size_t i = 0; i < changed.size(); ++i) found.own_changes.push_back({changed[i], places[i]});
    return found;
}

std::string Package::kept_text() const { return to_kept_text({info().id, *held_->program, *held_->texts}); }

Result<script::Value, Findings> Package::read_examples() const {
    if (!held_->examples) return script::Value();
    return run(*held_->examples);
}

const std::vector<script::Source>& Package::lessons() const { return held_->lessons; }

Result<script::Value, Findings> Package::run(const script::Source& source) const {
    auto value = script::Sandbox(held_->program->modules, {}, held_->program->parsed).run(source);
    if (!value) return fail(Findings{script::from_error(value.error())});
    return std::move(*value);
}

namespace {

/// Where house rules laid over others are at odds, under the usual options.
void report_layers(Loaded& loaded, const Program& program, Findings& findings) {
    Findings of_options, found;
    Report report(of_options);
    const auto agreed = agree(loaded.options, {}, loaded.sandbox, report);
    if (any_error(of_options)) return;
    report_conflicts(loaded, program, agreed, found);
    place_in(program, found);
    findings.insert(findings.end(), found.begin(), found.end());
}

} // namespace

Result<Package, Findings> Package::finished(std::shared_ptr<Held> held, Findings findings) {
    Loaded loaded = load(*held->program, findings);
    if (!any_error(findings)) held->meaning = meaning_of(*held->program);
    held->title = loaded.title;
    held->summary = loaded.summary;
    held->imprint = loaded.imprint;
    held->extends = loaded.extends;
    held->with = loaded.with;
    held->options = offered(loaded.options);
    // Whoever mends a package wants all findings at once: its rules are checked too, as far as possible.
    const auto has_rules = [](const auto& rules) { return rules.has_value(); };
    const auto is_refused = [](const Option& option) { return option.refused; };
    if (!any_error(findings) ||
        (std::any_of(loaded.rules_of_part.begin(), loaded.rules_of_part.end(), has_rules) &&
         std::none_of(loaded.options.begin(), loaded.options.end(), is_refused))) {
        Findings more;
        if (!any_error(findings)) report_layers(loaded, *held->program, more);
        held->decided = loaded.decided;
        held->usual = held->compile(std::move(loaded), {}, {}, more);
        place_options(*held->program, held->decided, more);
        findings.insert(findings.end(), more.begin(), more.end());
    }
    if (any_error(findings)) return fail(std::move(findings));
    held->warnings = std::move(findings);
    return Package(std::move(held));
}

Result<Package, Findings> open_package(const std::string& name_or_path) {
    const script::Operation operation("the package was opened", {most_fuel, most_time});
    const auto info = find_package(name_or_path);
    if (!info) return fail(info.error());
    Findings findings;
    auto held = std::make_shared<Package::Held>();
    held->info = *info;
    Library library = read_library(findings);
    auto chain = read_chain(*info, library.modules);
    if (!chain) return fail(chain.error());
    held->files = std::move(library.paths);
    held->inherited_texts = std::move(library.texts);
    for (const PackageFiles& files : *chain)
        held->files.insert(held->files.end(), files.paths.begin(), files.paths.end());
    for (auto parent = chain->rbegin(); parent + 1 != chain->rend(); ++parent)
        lay_over(held->inherited_texts, parent->texts);
    held->own_texts = chain->front().texts;
    held->terms = terms_of(library, *chain, findings);
    PackageTexts texts = held->inherited_texts;
    lay_over(texts, held->own_texts);
    held->texts = std::make_shared<const PackageTexts>(std::move(texts));
    findings.insert(findings.end(), chain->front().warnings.begin(), chain->front().warnings.end());
    held->examples = chain->front().examples;
    held->lessons = chain->front().lessons;
    held->program = std::make_shared<const Program>(program_of(*chain, std::move(library.modules), findings));
    return Package::finished(std::move(held), std::move(findings));
}

Result<Package, Findings> open_kept(const std::string& text) {
    const script::Operation operation("the package was opened", {most_fuel, most_time});
    auto kept = read_kept_text(text);
    if (!kept) return fail(kept.error());
    Findings findings;
    auto held = std::make_shared<Package::Held>();
    held->info.id = kept->id;
    held->terms = terms_of(read_library(findings), {}, findings);
    held->texts = std::make_shared<const PackageTexts>(std::move(kept->texts));
    held->program = std::make_shared<const Program>(std::move(kept->program));
    return Package::finished(std::move(held), std::move(findings));
}

} // namespace roundhouse::variants
