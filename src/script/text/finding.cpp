#include "script/text/finding.hpp"

#include <optional>

#include <fmt/format.h>

#include "base/characters.hpp"
#include "base/text.hpp"
#include "script/text/locator.hpp"

namespace roundhouse::script {

namespace {

constexpr std::size_t excerpt_limit = 100;

const char* code_of(Fault fault) {
    switch (fault) {
    case Fault::refused: return "refused";
    case Fault::syntax: return "syntax";
    case Fault::script: return "script";
    case Fault::fuel: return "fuel";
    case Fault::memory: return "memory";
    case Fault::deadline: return "deadline";
    case Fault::result: return "result";
    }
    return "script";
}

const char* name(Severity severity) {
    switch (severity) {
    case Severity::error: return "error";
    case Severity::warning: return "warning";
    case Severity::remark: return "remark";
    }
    return "error";
}

} // namespace

std::string to_text(const Finding& finding) {
    std::string text = finding.file;
    if (finding.line > 0) text += fmt::format(":{}", finding.line);
    if (!text.empty()) text += ": ";
    if (!finding.under.empty()) text += fmt::format("with {}: ", finding.under);
    if (!finding.path.empty()) text += finding.path + ": ";
    if (!finding.expected.empty()) text += fmt::format("expected {}, got ", finding.expected);
    text += finding.found;
    if (!finding.hint.empty()) text += "; " + finding.hint;
    return printable_whole(text); // one line, whatever the file is called
}

std::string to_text(const Finding& finding, const Source& source) {
    const std::string text = to_text(finding);
    const std::string_view line = finding.line > 0 ? line_of(source.text, finding.line) : std::string_view{};
    if (line.empty()) return text;
    std::string shown;
    for (const char c : line) shown += c == '\t' ? ' ' : c;
    return fmt::format("{}\n{:>5} | {}", text, finding.line, printable(shown, excerpt_limit));
}

nlohmann::json to_json(const Finding& finding) {
    return {{"code", finding.code},   {"severity", name(finding.severity)},
            {"file", finding.file},   {"line", finding.line},
            {"path", finding.path},   {"expected", finding.expected},
            {"found", finding.found}, {"hint", finding.hint},
            {"with", finding.under}};
}

Finding from_error(const ScriptError& error) {
    return {code_of(error.fault), Severity::error, error.file, error.line, error.path, "", error.message, ""};
}

void place(std::vector<Finding>& findings, const Source& source) {
    std::optional<Locator> text; // most texts have no fault
    for (Finding& finding : findings) {
        if (!finding.file.empty()) continue;
        if (!text) text.emplace(source);
        finding.file = source.name;
        finding.line = text->line(finding.path);
    }
}

} // namespace roundhouse::script
