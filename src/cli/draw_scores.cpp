#include "base/text.hpp"
#include "cli/draw.hpp"
#include "teach/score_sheet.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::cli {

namespace {

constexpr std::size_t label_width = 20;

/// Columns of the score sheet: one for each party.
struct Sheet {
    const Rulebook& rules;
    const Names& names;

    std::size_t width() const {
        std::size_t wide = 10;
        for (Party party = 1; party <= rules.parties; ++party)
            wide = std::max(wide, columns(names.party(rules, party)));
        return std::min(wide, (screen_width - label_width - 2) / static_cast<std::size_t>(rules.parties) - 2);
    }
    std::string row(const std::string& label, const Lines& cells) const {
        std::string text = "  " + padded(label, label_width);
        for (const std::string& cell : cells) text += "  " + right(cell, width());
        text.erase(text.find_last_not_of(' ') + 1);
        return text;
    }
    Lines parties() const {
        Lines cells;
        for (Party party = 1; party <= rules.parties; ++party) cells.push_back(names.party(rules, party));
        return cells;
    }
};

Lines numbers(const std::vector<int>& values) {
    Lines cells;
    for (const int value : values) cells.push_back(std::to_string(value));
    return cells;
}

std::string title_of(const Rulebook& rules, const std::string& tally) {
    for (const Tally& known : rules.tallies)
        if (known.name == tally) return known.shown("en");
    return tally;
}

Lines cells(const std::vector<std::optional<int>>& values) {
    Lines texts;
    for (const auto& value : values) texts.push_back(value ? std::to_string(*value) : "");
    return texts;
}

std::optional<int> target_of(const Rulebook& rules) {
    for (const auto& [name, value] : rules.ending_says.facts)
        if (name == "target" && std::holds_alternative<int>(value)) return std::get<int>(value);
    return {};
}

} // namespace

Lines draw_round_scores(const Match& match, std::size_t round, const Names& names, const Style& style) {
    const Sheet sheet{*match.rules, names};
    const SettledRound& settled = match.settled.at(round);
    Lines lines{style.bold(sheet.row(fmt::format("Round {}", round + 1), sheet.parties()))};
    for (const teach::SheetRow& row : teach::sheet_rows(*match.rules, settled))
        lines.push_back(sheet.row(
            "  " + row.text + (row.tally.empty() ? "" : " (" + title_of(*match.rules, row.tally) + ")"),
            cells(row.points)));
    lines.push_back(sheet.row("this round", numbers(settled.delta)));
    lines.push_back(style.bold(sheet.row("total", numbers(settled.scores))));
    for (std::size_t i = 0; i < match.rules->tallies.size(); ++i) {
        const auto from =
            settled.tallies.begin() + static_cast<std::ptrdiff_t>(i) * std::ssize(settled.scores);
        lines.push_back(sheet.row(match.rules->tallies[i].shown("en"),
                                  numbers({from, from + std::ssize(settled.scores)})));
    }
    Names then = names; // people who sit out change seats
    if (somebody_sits_out(*match.rules)) then.sit(seating(match, static_cast<int>(round) + 1));
    Lines seats;
    for (Seat seat = 1; seat <= match.rules->seats; ++seat) seats.push_back(then[seat]);
    for (const std::string& line : wrapped(teach::what_was_played(settled, seats), screen_width, "  "))
        lines.push_back(line);
    return lines;
}

Lines draw_score_sheet(const Match& match, const Names& names, const Style& style) {
    if (match.settled.empty()) return {"No round has been settled yet; everybody stands at 0."};
    Lines lines;
    for (std::size_t round = 0; round < match.settled.size(); ++round) {
        for (std::string& line : draw_round_scores(match, round, names, style))
            lines.push_back(std::move(line));
        if (round + 1 < match.settled.size()) lines.emplace_back();
    }
    return lines;
}

Lines draw_bars(const Match& match, const Names& names, const Style&) {
    const auto target = target_of(*match.rules);
    if (!target || *target <= 0) return {};
    constexpr int length = 30;
    std::size_t wide = 10;
    for (Party party = 1; party <= match.rules->parties; ++party)
        wide = std::max(wide, columns(names.party(*match.rules, party)));
    Lines lines;
    for (Party party = 1; party <= match.rules->parties; ++party) {
        const int score = match.scores[static_cast<std::size_t>(party - 1)];
        const int full = std::clamp(score * length / *target, 0, length);
        std::string bar;
        for (int i = 0; i < length; ++i) bar += i < full ? "█" : "░";
        lines.push_back(fmt::format("  {}  {} {:>6} of {}", padded(names.party(*match.rules, party), wide),
                                    bar, score, *target));
    }
    return lines;
}

Lines draw_verdict(const Match& match, const Names& names, const Style& style) {
    if (!match.over()) return {};
    Lines parties;
    for (Party party = 1; party <= match.rules->parties; ++party)
        parties.push_back(names.party(*match.rules, party));
    return {style.bold(teach::verdict_in_words(match, parties))};
}

std::vector<int> seating(const Match& match, int round) {
    std::vector<int> people;
    for (Seat seat = 1; seat <= match.rules->seats; ++seat) people.push_back(person_at(match, round, seat));
    return people;
}

std::string who_sits_out(const Match& match, const Names& names) {
    if (!somebody_sits_out(*match.rules)) return {};
    const int dealer = dealing_person(match, match.round_number), people = match.rules->people;
    std::string text = names.person(dealer) + " sits out";
    for (int i = match.rules->seats + 1; i < people; ++i)
        text += ", so does " + names.person(onward(dealer, i, people));
    return text + ".";
}

std::string scores_text(const Match& match, const Names& names) {
    std::string text;
    for (Party party = 1; party <= match.rules->parties; ++party)
        text += fmt::format("{}{} {}", text.empty() ? "" : " · ", names.party(*match.rules, party),
                            match.scores[static_cast<std::size_t>(party - 1)]);
    return text;
}

} // namespace roundhouse::cli
