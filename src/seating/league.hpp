#pragma once
// The league: how everybody did in the games that are kept and over (A32).

#include <string>
#include <vector>

namespace roundhouse::seating {

/// How one player did in one variant, under whatever options.
struct LeagueRow {
    std::string player; ///< a person's name, or a bot's kind: "steady"; programs are known by their name
    bool is_person = false;
    int games = 0;     ///< in which the player had a seat, if only for a part
    int won = 0;       ///< with a seat at their end; a shared win counts
    int rounds = 0;    ///< in which the player had a seat, hands dealt again not counted
    int contracts = 0; ///< of the rounds, those in which the player declared
    int made = 0;      ///< of the contracts
};

/// The players of one variant: people first, then by games won, the most first.
struct LeagueTable {
    std::string variant; ///< its name, or the path it was played from
    std::string title;   ///< in the reader's language
    std::vector<LeagueRow> rows;
};

struct League {
    std::vector<LeagueTable> tables; ///< by title
    int training = 0;                ///< games whose table agreed that they do not count
    int again = 0;  ///< games that replay the deals of an older one: they do not count either
    int unread = 0; ///< games that can no longer be played again
};

/// Of all kept games that are over and that a person played in. A game does not count if it has an option
/// `training` that is on.
League league();

/// What is in a row beside the player, and its figures in the same order.
std::vector<std::string> league_headings();
std::vector<int> league_figures(const LeagueRow& row);
/// Who a row is about: a person's name, or "bot steady".
std::string who(const LeagueRow& row);
/// A sentence for each reason why games are left out, or why there are none; may be empty.
std::vector<std::string> what_is_left_out(const League& league);

} // namespace roundhouse::seating
