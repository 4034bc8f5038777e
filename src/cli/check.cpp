// roundhouse check PACKAGE

#include "base/characters.hpp"
#include "base/language.hpp"
#include "bots/lab/simulate.hpp"
#include "cli/commands.hpp"
#include "teach/translations.hpp"
#include "variants/live.hpp"

#include <algorithm>
#include <optional>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace roundhouse::cli {

namespace {

/// What the package's live functions do wrong in some rounds by bots: loop, fail, answer what no rule can
/// mean.
std::optional<script::Finding> failure_in_play(const RulebookPtr& rules) {
    bots::SimulationPlan plan;
    plan.rules = rules;
    plan.rounds = 200;
    try {
        bots::simulate(plan);
        return {};
    } catch (const variants::ScriptFailure& failure) {
        return failure.finding();
    }
}

/// Everything that is wrong with a package, warnings too. A name that is nowhere throws Trouble.
variants::Findings findings_of(const std::string& name) {
    const auto names = seating::variant_names();
    if (seating::is_path(name) ? !std::filesystem::exists(name)
                               : std::find(names.begin(), names.end(), name) == names.end())
        seating::open_variant(name); // says what is near
    const auto package = variants::open_package(name);
    if (!package) return package.error();
    variants::Findings findings = package->warnings();
    const auto rules = package->compile({}, {.watch = true});
    if (rules) {
        if (auto finding = failure_in_play(*rules)) findings.push_back(std::move(*finding));
        for (script::Finding& finding : teach::translation_findings(*package))
            findings.push_back(std::move(finding));
    } else {
        for (const script::Finding& finding : rules.error()) findings.push_back(finding);
    }
    return findings;
}

} // namespace

int check(const std::string& package, bool json, const Streams& streams) {
    const Screen screen(streams);
    const variants::Findings findings = findings_of(package);
    const std::string name = printable_whole(package);
    const auto errors = std::count_if(findings.begin(), findings.end(), [](const script::Finding& finding) {
        return finding.severity == script::Severity::error;
    });
    if (json) {
        auto all = nlohmann::json::array();
        for (const script::Finding& finding : findings) all.push_back(script::to_json(finding));
        screen.line(json_line(all));
    } else {
        if (!findings.empty()) screen.line(seating::findings_text(findings));
        const auto number = static_cast<long>(findings.size());
        screen.line(findings.empty() ? tr("{}: nothing is wrong.", name)
                                     : tr_n("{0}: {1} finding.", "{0}: {1} findings.", number, name, number));
    }
    return errors ? bad_input : all_well;
}

} // namespace roundhouse::cli
