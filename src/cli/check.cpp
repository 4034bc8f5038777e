// roundhouse check PACKAGE

#include "teach/check/check.hpp"
#include "base/characters.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace roundhouse::cli {

namespace {

/// Everything that is wrong with a package, warnings too. A name that is nowhere throws Trouble.
variants::Findings findings_of(const std::string& name) {
    const auto names = seating::variant_names();
    if (seating::is_path(name) ? !std::filesystem::exists(name)
                               : std::find(names.begin(), names.end(), name) == names.end())
        seating::open_variant(name); // says what is near
    const auto package = variants::open_package(name);
    if (!package) return package.error();
    return teach::check(*package);
}

int number_of(const variants::Findings& findings, script::Severity severity) {
    return static_cast<int>(
        std::count_if(findings.begin(), findings.end(),
                      [&](const script::Finding& finding) { return finding.severity == severity; }));
}

/// "house: 2 errors, 1 warning."
std::string sum_of(const variants::Findings& findings, const std::string& name) {
    Lines parts;
    if (const int errors = number_of(findings, script::Severity::error))
        parts.push_back(tr_n("{} error", "{} errors", errors, errors));
    if (const int warnings = number_of(findings, script::Severity::warning))
        parts.push_back(tr_n("{} warning", "{} warnings", warnings, warnings));
    if (const int remarks = number_of(findings, script::Severity::remark)) {
        if (parts.empty()) parts.push_back(tr("nothing is wrong"));
        parts.push_back(tr_n("{} remark", "{} remarks", remarks, remarks));
    }
    if (parts.empty()) return tr("{}: nothing is wrong.", name);
    return fmt::format("{}: {}.", name, join(parts, ", "));
}

} // namespace

int check(const std::string& package, bool json, const Streams& streams) {
    const Screen screen(streams);
    const variants::Findings findings = findings_of(package);
    const std::string name = printable_whole(package);
    if (json) {
        auto all = nlohmann::json::array();
        for (const script::Finding& finding : findings) all.push_back(script::to_json(finding));
        screen.line(json_line(all));
    } else {
        if (!findings.empty()) screen.line(seating::findings_text(findings));
        screen.line(sum_of(findings, name));
    }
    return number_of(findings, script::Severity::error) ? bad_input : all_well;
}

} // namespace roundhouse::cli
