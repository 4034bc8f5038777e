#include "base/language.hpp"
#include "present/scores.hpp"
#include "terminal/draw.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::terminal {

namespace {

constexpr std::size_t label_width = 20;

/// Columns of the score sheet: one for each party.
struct Sheet {
    const Rulebook& rules;
    const Names& names;

    std::size_t width() const {
        std::size_t wide = 10;
        for (const std::string& party : names.parties(rules)) wide = std::max(wide, columns(party));
        return std::min(wide, (screen_width - label_width - 2) / static_cast<std::size_t>(rules.parties) - 2);
    }
    std::string row(const std::string& label, const Lines& cells) const {
        std::string text = "  " + padded(label, label_width);
        for (const std::string& cell : cells) text += "  " + right(cell, width());
        text.erase(text.find_last_not_of(' ') + 1);
        return text;
    }
};

Lines numbers(const std::vector<int>& values) {
    Lines cells;
    for (const int value : values) cells.push_back(std::to_string(value));
    return cells;
}

Lines cells(const std::vector<std::optional<int>>& values) {
    Lines texts;
    for (const auto& value : values) texts.push_back(value ? std::to_string(*value) : "");
    return texts;
}

} // namespace

Lines draw_round_scores(const Match& match, std::size_t round, const Names& names, const Style& style) {
    const Rulebook& rules = *match.rules;
    const Sheet sheet{rules, names};
    const SettledRound& settled = match.settled.at(round);
    Lines lines{style.bold(sheet.row(tr("Round {}", round + 1), names.parties(rules)))};
    for (const present::SheetRow& row : present::sheet_rows(rules, settled))
        lines.push_back(sheet.row("  " + present::in_words(rules, row), cells(row.points)));
    lines.push_back(sheet.row(tr("this round"), numbers(settled.delta)));
    lines.push_back(style.bold(sheet.row(tr("total"), numbers(settled.scores))));
    for (std::size_t i = 0; i < rules.tallies.size(); ++i) {
        const auto from =
            settled.tallies.begin() + static_cast<std::ptrdiff_t>(i) * std::ssize(settled.scores);
        lines.push_back(sheet.row(present::in_words(rules.tallies[i]),
                                  numbers({from, from + std::ssize(settled.scores)})));
    }
    Names then = names; // people who sit out change seats
    if (somebody_sits_out(rules)) then.sit(present::seating(match, static_cast<int>(round) + 1));
    const std::string played = present::what_was_played(rules, settled, then);
    if (!played.empty())
        for (const std::string& line : wrapped(played, style, screen_width, "  ")) lines.push_back(line);
    return lines;
}

Lines draw_score_sheet(const Match& match, const Names& names, const Style& style) {
    if (match.settled.empty()) return {tr("No round is finished yet; everybody has 0.")};
    Lines lines;
    for (std::size_t round = 0; round < match.settled.size(); ++round) {
        for (std::string& line : draw_round_scores(match, round, names, style))
            lines.push_back(std::move(line));
        if (round + 1 < match.settled.size()) lines.emplace_back();
    }
    return lines;
}

Lines draw_bars(const Match& match, const Names& names) {
    const int target = present::target_of(match);
    if (target <= 0) return {};
    constexpr int length = 30;
    std::size_t wide = 10;
    for (const std::string& party : names.parties(*match.rules)) wide = std::max(wide, columns(party));
    Lines lines;
    for (Party party = 1; party <= match.rules->parties; ++party) {
        const int score = match.scores[static_cast<std::size_t>(party - 1)];
        const int full = std::clamp(score * length / target, 0, length);
        std::string bar;
        for (int i = 0; i < length; ++i) bar += i < full ? "█" : "░";
        lines.push_back(fmt::format("  {}  {} {}", padded(names.party(*match.rules, party), wide), bar,
                                    tr("{:>6} of {}", score, target)));
    }
    return lines;
}

Lines draw_verdict(const Match& match, const Names& names, const Style& style) {
    if (!match.over()) return {};
    return {style.bold(present::verdict_in_words(match, names))};
}

} // namespace roundhouse::terminal
