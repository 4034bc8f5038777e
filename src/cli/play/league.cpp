// roundhouse league

#include "seating/league.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"

#include <nlohmann/json.hpp>

namespace roundhouse::cli {

namespace {

using nlohmann::json;

json to_json(const seating::League& league) {
    json tables = json::array();
    for (const seating::LeagueTable& table : league.tables) {
        json players = json::array();
        for (const seating::LeagueRow& row : table.rows)
            players.push_back({{"player", row.player},
                               {"person", row.is_person},
                               {"games", row.games},
                               {"won", row.won},
                               {"rounds", row.rounds},
                               {"contracts", row.contracts},
                               {"made", row.made}});
        tables.push_back({{"variant", table.variant}, {"title", table.title}, {"players", players}});
    }
    return {{"variants", tables},
            {"training", league.training},
            {"again", league.again},
            {"unread", league.unread}};
}

/// A name on the left, numbers right-aligned in their columns.
std::string line_of(const std::string& name, const Lines& numbers, const Lines& headings) {
    constexpr std::size_t wide = 24, gap = 2, least = 5; // columns; numbers of four digits and their comma
    std::string line = padded(name, wide);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const std::size_t column = std::max(columns(headings[i]), least);
        line += std::string(gap + column - std::min(column, columns(numbers[i])), ' ') + numbers[i];
    }
    return line;
}

void draw(const seating::LeagueTable& table, const Screen& screen) {
    const Lines headings = seating::league_headings();
    screen.line(screen.style().bold(printable(table.title, 60)));
    screen.line(line_of({}, headings, headings));
    for (const seating::LeagueRow& row : table.rows) {
        Lines numbers;
        for (const int number : seating::league_figures(row)) numbers.push_back(figures(number, 0));
        screen.line(line_of(printable(seating::who(row), 20), numbers, headings));
    }
    screen.line();
}

} // namespace

int show_league(bool as_json, const Streams& streams) {
    const Screen screen(streams);
    const seating::League league = seating::league();
    if (as_json) {
        screen.line(json_line(to_json(league)));
        return all_well;
    }
    for (const seating::LeagueTable& table : league.tables) draw(table, screen);
    for (const std::string& sentence : seating::what_is_left_out(league)) screen.sentence(sentence);
    return all_well;
}

} // namespace roundhouse::cli
