#include "cli/packages/findings.hpp"

#include "base/characters.hpp"
#include "base/language.hpp"
#include "seating/packages.hpp"
#include "teach/compare/compare.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::cli {

namespace {

/// "house: 2 errors, 1 warning."
std::string sum_of(const variants::Findings& findings, const std::string& name) {
    Lines parts = seating::counted(findings);
    const bool only_remarks = seating::number_of(findings, script::Severity::remark) == std::ssize(findings);
    if (only_remarks && !parts.empty()) parts.insert(parts.begin(), tr("nothing is wrong"));
    if (parts.empty()) return tr("{}: nothing is wrong.", name);
    return fmt::format("{}: {}.", name, join(parts, ", "));
}

} // namespace

void show_findings(const variants::Findings& findings, const std::string& package,
                   const terminal::Screen& screen) {
    if (!findings.empty()) screen.line(seating::findings_text(findings));
    screen.line(sum_of(findings, printable_whole(package)));
}

std::size_t show_changes(const Rulebook& before, const Rulebook& now, const terminal::Screen& screen,
                         std::size_t most) {
    const auto found = teach::statements(before, now, teach::usual_face(before, now));
    for (std::size_t i = 0; i < std::min(found.size(), most); ++i) {
        const teach::Statement& one = found[i];
        if (i == 0 || found[i - 1].section != one.section) screen.line(present::in_words(one.section));
        screen.lines(terminal::hanging("  -", 4, one.a.empty() ? "–" : one.a, screen.style()));
        screen.lines(terminal::hanging("  +", 4, one.b.empty() ? "–" : one.b, screen.style()));
    }
    if (found.size() > most) {
        const std::size_t others = found.size() - most;
        screen.line(tr_n("… and {} further difference", "… and {} further differences",
                         static_cast<long>(others), others));
    }
    return found.size();
}

} // namespace roundhouse::cli
