#include "base/language.hpp"
#include "present/scores.hpp"
#include "terminal/draw/draw.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::terminal {

namespace {

/// A round's score sheet: a column for each party; if they do not fit side by side, a paragraph each.
class Sheet {
  public:
    Sheet(std::string title, Lines parties) : title_(std::move(title)), parties_(std::move(parties)) {}

    enum class Row : std::uint8_t { part, sum, total };
    void add(std::string label, Lines cells, Row kind = Row::sum) {
        rows_.push_back({std::move(label), std::move(cells), kind});
    }
    Lines drawn(const Style& style) const {
        const std::size_t room = (screen_width - 2 - std::min(label_width(), screen_width - 2)) /
                                 std::max<std::size_t>(parties_.size(), 1);
        return cell_width() + gap <= room
                   ? side_by_side(std::min(std::max(cell_width(), usual_cell), room - gap), style)
                   : one_below_the_other(style);
    }

  private:
    struct RowOfCells {
        std::string label;
        Lines cells; ///< of each party; empty where it has none
        Row kind;
    };
    static constexpr std::size_t usual_label = 20, usual_cell = 10, gap = 2, widest_name = 24;

    static std::string indented(const RowOfCells& row) {
        return (row.kind == Row::part ? "  " : "") + row.label;
    }
    std::size_t label_width() const {
        std::size_t wide = usual_label;
        for (const RowOfCells& row : rows_) wide = std::max(wide, columns(indented(row)));
        return wide;
    }
    std::size_t cell_width() const {
        std::size_t wide = 0;
        for (const std::string& party : parties_) wide = std::max(wide, columns(party));
        for (const RowOfCells& row : rows_)
            for (const std::string& cell : row.cells) wide = std::max(wide, columns(cell));
        return wide;
    }
    std::string line(const std::string& label, const Lines& cells, std::size_t width) const {
        std::string text = "  " + padded(label, label_width());
        for (const std::string& cell : cells) text += std::string(gap, ' ') + right(cell, width);
        text.erase(text.find_last_not_of(' ') + 1);
        return text;
    }
    Lines side_by_side(std::size_t width, const Style& style) const {
        Lines lines{style.bold(line(title_, parties_, width))};
        for (const RowOfCells& row : rows_) {
            const std::string text = line(indented(row), row.cells, width);
            lines.push_back(row.kind == Row::total ? style.bold(text) : text);
        }
        return lines;
    }
    Lines one_below_the_other(const Style& style) const {
        std::size_t name = 0;
        for (const std::string& party : parties_)
            name = std::max(name, std::min(columns(party), widest_name));
        Lines lines{style.bold("  " + title_)};
        for (std::size_t party = 0; party < parties_.size(); ++party) {
            Lines scored;
            for (const RowOfCells& row : rows_)
                if (const std::string& cell = row.cells.at(party); !cell.empty())
                    // Only the number is bold: the label may wrap, and bold type ends with its line.
                    scored.push_back(row.label + " " + (row.kind == Row::total ? style.bold(cell) : cell));
            terminal::add(lines, hanging("    " + parties_[party], name + 6, join(scored, " · "), style));
        }
        return lines;
    }

    std::string title_;
    Lines parties_;
    std::vector<RowOfCells> rows_;
};

Lines numbers(const std::vector<int>& values) {
    Lines cells;
    for (const int value : values) cells.push_back(figures(value, 0));
    return cells;
}

Lines cells(const std::vector<std::optional<int>>& values) {
    Lines texts;
    for (const auto& value : values) texts.push_back(value ? figures(*value, 0) : "");
    return texts;
}

} // namespace

Lines draw_round_scores(const Match& match, std::size_t round, const Names& names, const Style& style) {
    const Rulebook& rules = *match.rules;
    const SettledRound& settled = match.settled.at(round);
    Sheet sheet(tr("Round {}", round + 1), names.parties(rules));
    for (const present::SheetRow& row : present::sheet_rows(rules, settled))
        sheet.add(present::in_words(rules, row), cells(row.points), Sheet::Row::part);
    sheet.add(tr("this round"), numbers(settled.delta));
    sheet.add(tr("total"), numbers(settled.scores), Sheet::Row::total);
    for (std::size_t i = 0; i < rules.tallies.size(); ++i) {
        const auto from =
            settled.tallies.begin() + static_cast<std::ptrdiff_t>(i) * std::ssize(settled.scores);
        sheet.add(present::in_words(rules.tallies[i]), numbers({from, from + std::ssize(settled.scores)}));
    }
    Lines lines = sheet.drawn(style);
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
    constexpr std::size_t widest_beside = 28;
    std::size_t wide = 10;
    for (const std::string& party : names.parties(*match.rules)) wide = std::max(wide, columns(party));
    Lines lines;
    for (Party party = 1; party <= match.rules->parties; ++party) {
        const int score = match.scores[static_cast<std::size_t>(party - 1)];
        const int full = std::clamp(score * length / target, 0, length);
        std::string bar;
        for (int i = 0; i < length; ++i) bar += i < full ? "█" : "░";
        const std::string name = names.party(*match.rules, party),
                          reached = tr("{:>6} of {}", figures(score, 0), target);
        if (wide <= widest_beside) {
            lines.push_back(fmt::format("  {}  {} {}", padded(name, wide), bar, reached));
        } else {
            add(lines, wrapped(name, {}, screen_width, "  "));
            lines.push_back(fmt::format("    {} {}", bar, reached));
        }
    }
    return lines;
}

Lines draw_verdict(const Match& match, const Names& names, const Style& style) {
    if (!match.over()) return {};
    Lines lines = wrapped(present::verdict_in_words(match, names), style);
    for (std::string& line : lines) line = style.bold(line);
    return lines;
}

} // namespace roundhouse::terminal
