// Who sits where according to the command line, in a new game and in a kept one.

#include "base/characters.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"
#include "bots/programs/program.hpp"
#include "cli/commands.hpp"

#include <algorithm>
#include <set>

namespace roundhouse::cli {

const char* option_of_new_deals(const PlayRequest& request) {
    return !request.options.empty() ? "--option"
           : request.seed           ? "--seed"
           : request.watch          ? "--watch"
                                    : nullptr;
}

const char* option_of_new_game(const PlayRequest& request) {
    if (const char* const option = option_of_new_deals(request)) return option;
    return !request.seats.empty() ? "--seat" : !request.names.empty() ? "--name" : nullptr;
}

namespace {

std::string checked_name(const std::string& name) {
    const std::string shown = printable(name, 60);
    const auto parts = words(name);
    if (parts.empty() || shown != name || columns(name) > 20)
        throw Trouble(tr("--name {}: a name has 1 to 20 letters", shown));
    return name;
}

/// The first person without a name, or bot if there are no people; null if there is none.
SeatedPlayer* nameless(std::vector<SeatedPlayer>& players) {
    const bool people = std::any_of(players.begin(), players.end(),
                                    [](const SeatedPlayer& player) { return player.is_person(); });
    for (SeatedPlayer& player : players)
        if (player.name.empty() && (!people || player.is_person())) return &player;
    return nullptr;
}

/// "2=Anna" names that seat; "Anna" names the first person without a name.
void name_players(const std::vector<std::string>& texts, std::vector<SeatedPlayer>& players) {
    std::vector<std::string> without_seat;
    std::set<Seat> given;
    for (const std::string& text : texts) {
        const auto [seat, name] = of_seat(text, static_cast<int>(players.size()), "--name");
        if (seat == 0)
            without_seat.push_back(checked_name(name));
        else if (given.insert(seat).second)
            players[static_cast<std::size_t>(seat - 1)].name = checked_name(name);
        else
            throw Trouble(tr("--name {}: seat {} was given two names", printable(text, 60), seat));
    }
    for (const std::string& name : without_seat) {
        SeatedPlayer* const player = nameless(players);
        if (!player)
            throw Trouble(tr("--name {}: every person has a name already; N=NAME names the player at seat N",
                             printable(name, 60)));
        player->name = name;
    }
}

/// Seats the players that --seat gives, without names.
void seat_players(const PlayRequest& request, std::vector<SeatedPlayer>& players) {
    auto kinds = bots::bot_kinds();
    kinds.insert(kinds.begin(), "human");
    std::set<Seat> given;
    for (const std::string& text : request.seats) {
        const auto [seat, kind] = of_seat(text, static_cast<int>(players.size()), "--seat");
        if (seat != 0) require_command("--seat", kind, text);
        const bool known = std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
        if (seat == 0 || (!known && !bots::command_in(kind)))
            throw Trouble(tr("--seat {}: expected N=KIND, where KIND is one of {}, or program:COMMAND",
                             printable(text, 60), join(kinds, ", ")) +
                          meant(kind, kinds));
        if (request.watch && kind == "human") throw Trouble(tr("--watch leaves no seat for a person"));
        require_one_player(text, seat, given);
        SeatedPlayer& here = players[static_cast<std::size_t>(seat - 1)];
        if (here.kind != kind) here = {kind, ""};
    }
}

} // namespace

std::vector<SeatedPlayer> seated(const PlayRequest& request, const Rulebook& rules) {
    std::vector<SeatedPlayer> players(static_cast<std::size_t>(rules.people), {"steady", ""});
    if (!request.watch) players.front().kind = "human";
    seat_players(request, players);
    name_players(request.names, players);
    return players;
}

namespace {

bool is_program(const SeatedPlayer& player) { return bots::command_in(player.kind).has_value(); }

} // namespace

std::vector<SeatedPlayer> players_from_here(const PlayRequest& request, const RecordedGame& game) {
    if (request.seats.empty() && request.names.empty()) return {};
    if (game.match().over()) throw Trouble(tr("This game is over: nobody can take a seat in it any more."));
    std::vector<SeatedPlayer> players = game.players();
    seat_players(request, players);
    const auto sat_before = [&](const SeatedPlayer& player) {
        return is_program(player) &&
               std::find(game.players().begin(), game.players().end(), player) != game.players().end();
    };
    if (starts_programs(request) && !request.programs &&
        std::any_of(players.begin(), players.end(), sat_before))
        throw Trouble(tr("Other programs sat at this table: --programs starts them again, too, or --seat "
                         "gives their seats to others."));
    name_players(request.names, players);
    return players;
}

bool starts_programs(const PlayRequest& request) {
    return request.programs ||
           std::any_of(request.seats.begin(), request.seats.end(), [](const std::string& text) {
               return text.find(std::string("=") + std::string(bots::program_prefix)) != std::string::npos;
           });
}

} // namespace roundhouse::cli
