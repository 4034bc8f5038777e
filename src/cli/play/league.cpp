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
    const Lines headings{tr("games"), tr("won"), tr("rounds"), tr("contracts"), tr("made")};
    screen.line(screen.style().bold(printable(table.title, 60)));
    screen.line(line_of({}, headings, headings));
    for (const seating::LeagueRow& row : table.rows) {
        Lines numbers;
        for (const int number : {row.games, row.won, row.rounds, row.contracts, row.made})
            numbers.push_back(figures(number, 0));
        const std::string player = printable(row.player, 20);
        screen.line(line_of(row.is_person ? player : tr("bot {}", player), numbers, headings));
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
    if (league.tables.empty())
        screen.sentence(tr("No game has been played to the end yet, and the league counts only those."));
    if (league.training)
        screen.sentence(tr_n("{} game was training and does not count.",
                             "{} games were training and do not count.", league.training, league.training));
    if (league.again)
        screen.sentence(tr_n("{} game was played on deals of an older one and does not count.",
                             "{} games were played on deals of an older one and do not count.", league.again,
                             league.again));
    if (league.unread)
        screen.sentence(tr_n("{} game can no longer be replayed.", "{} games can no longer be replayed.",
                             league.unread, league.unread));
    return all_well;
}

} // namespace roundhouse::cli
