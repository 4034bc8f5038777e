#include "seating/league.hpp"

#include "base/language.hpp"
#include "base/trouble.hpp"
#include "present/cards.hpp"
#include "seating/games.hpp"
#include "store/journals.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace roundhouse::seating {

namespace {

constexpr const char* option_of_training = "training"; // A32

bool is_training(const JournalHeader& header) {
    return std::any_of(header.options.begin(), header.options.end(), [](const auto& one) {
        return one.first == option_of_training && one.second == "yes";
    });
}

/// Everybody who had a seat, including those who gave it up.
std::vector<SeatedPlayer> all_who_played(const RecordedGame& game) {
    std::vector<SeatedPlayer> all = game.players();
    for (const SeatChange& change : game.seat_changes())
        if (change.entry > 0) all.push_back(change.before);
    return all;
}

bool has_a_person(const RecordedGame& game) {
    const auto all = all_who_played(game);
    return std::any_of(all.begin(), all.end(), [](const SeatedPlayer& player) { return player.is_person(); });
}

/// A key: the same for all games on the same deals under the same rules.
std::string deals_of(const JournalHeader& header) {
    return header.digest + " " +
           (header.commitment.empty() ? std::to_string(header.seed.number()) : header.commitment);
}

/// Who a row is about: bots of one kind are one, people and programs go by their names.
std::pair<std::string, bool> known_as(const SeatedPlayer& player) {
    const bool is_person = player.is_person(), is_program = player.kind.starts_with("program:");
    return {is_person || is_program ? player.name : player.kind, is_person};
}

class TableOfVariant {
  public:
    void add(const RecordedGame& game) {
        const Match& match = game.match();
        std::set<const LeagueRow*> seen; // a bot's kind may sit at several seats
        for (LeagueRow* row : rows_of(all_who_played(game))) row->games += seen.insert(row).second;
        for (std::size_t i = 0; i < match.settled.size(); ++i) {
            const int round = static_cast<int>(i) + 1;
            if (!match.settled[i].result.dealt_again)
                add_round(rows_of(game.players_in(round)), match, round, match.settled[i]);
        }
        seen.clear();
        for (LeagueRow* row : winners(rows_of(game.players()), match)) row->won += seen.insert(row).second;
    }

    std::vector<LeagueRow> rows() const {
        std::vector<LeagueRow> all;
        for (const auto& [key, row] : rows_) all.push_back(row);
        std::stable_sort(all.begin(), all.end(), [](const LeagueRow& a, const LeagueRow& b) {
            return std::tuple(!a.is_person, -a.won, a.games) < std::tuple(!b.is_person, -b.won, b.games);
        });
        return all;
    }

  private:
    LeagueRow& row_of(const SeatedPlayer& player) {
        const auto key = known_as(player);
        LeagueRow& row = rows_[key];
        row.player = key.first;
        row.is_person = key.second;
        return row;
    }

    std::vector<LeagueRow*> rows_of(const std::vector<SeatedPlayer>& players) {
        std::vector<LeagueRow*> rows;
        for (const SeatedPlayer& player : players) rows.push_back(&row_of(player));
        return rows;
    }

    static LeagueRow* at_seat(const std::vector<LeagueRow*>& rows, const Match& match, int number,
                              Seat seat) {
        return rows.at(static_cast<std::size_t>(person_at(match, number, seat) - 1));
    }

    static void add_round(const std::vector<LeagueRow*>& rows, const Match& match, int number,
                          const SettledRound& round) {
        std::set<const LeagueRow*> seen;
        for (Seat seat = 1; seat <= match.rules->seats; ++seat) {
            LeagueRow* row = at_seat(rows, match, number, seat);
            row->rounds += seen.insert(row).second;
        }
        if (!round.result.contract.seat) return;
        LeagueRow* declarer = at_seat(rows, match, number, round.result.contract.seat);
        ++declarer->contracts;
        declarer->made += made(*match.rules, round);
    }

    /// The rows of the winning parties, by the seats of the last round that was settled.
    static std::vector<LeagueRow*> winners(const std::vector<LeagueRow*>& rows, const Match& match) {
        std::vector<LeagueRow*> all;
        const bool each_of_people = match.scores.size() == rows.size();
        for (const Party party : match.verdict.winners) {
            if (each_of_people) {
                all.push_back(rows.at(static_cast<std::size_t>(party - 1)));
                continue;
            }
            const int last = static_cast<int>(match.settled.size());
            for (const SideResult& side : match.settled.back().result.sides)
                if (std::find(side.parties.begin(), side.parties.end(), party) != side.parties.end())
                    for (const Seat seat : side.seats) all.push_back(at_seat(rows, match, last, seat));
        }
        return all;
    }

    std::map<std::pair<std::string, bool>, LeagueRow> rows_;
};

} // namespace

League league() {
    League found;
    std::map<std::pair<std::string, std::string>, TableOfVariant> tables; // by title and name
    std::set<std::string> deals;
    auto files = store::journal_files();
    std::reverse(files.begin(), files.end()); // the first game on some deals is the one that counts
    for (const std::filesystem::path& file : files) {
        try {
            const KeptGame kept = read_game(file);
            const Match& match = kept.replay.game.match();
            const JournalHeader& header = kept.replay.game.header();
            if (!match.over() || match.settled.empty() || !has_a_person(kept.replay.game)) continue;
            if (is_training(header))
                ++found.training;
            else if (!deals.insert(deals_of(header)).second)
                ++found.again;
            else {
                const LanguageScope scope(speaking_of(match.rules->texts));
                tables[{present::in_words(match.rules->title), header.variant}].add(kept.replay.game);
            }
        } catch (const Trouble&) {
            ++found.unread;
        }
    }
    for (const auto& [name, table] : tables) found.tables.push_back({name.second, name.first, table.rows()});
    return found;
}

std::vector<std::string> league_headings() {
    return {tr("games"), tr("won"), tr("rounds"), tr("contracts"), tr("made")};
}

std::vector<int> league_figures(const LeagueRow& row) {
    return {row.games, row.won, row.rounds, row.contracts, row.made};
}

std::string who(const LeagueRow& row) { return row.is_person ? row.player : tr("bot {}", row.player); }

std::vector<std::string> what_is_left_out(const League& league) {
    std::vector<std::string> all;
    if (league.tables.empty())
        all.push_back(tr("No game has been played to the end yet, and the league counts only those."));
    if (league.training)
        all.push_back(tr_n("{} game was training and does not count.",
                           "{} games were training and do not count.", league.training, league.training));
    if (league.again)
        all.push_back(tr_n("{} game was played on deals of an older one and does not count.",
                           "{} games were played on deals of an older one and do not count.", league.again,
                           league.again));
    if (league.unread)
        all.push_back(tr_n("{} game can no longer be replayed.", "{} games can no longer be replayed.",
                           league.unread, league.unread));
    return all;
}

} // namespace roundhouse::seating
