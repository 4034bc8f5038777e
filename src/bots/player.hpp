#pragma once
// Who decides for a seat: a View in, an Action out.

#include "game/match.hpp"
#include "game/view.hpp"

#include <memory>
#include <string>
#include <vector>

namespace roundhouse::bots {

class Judge;

class Player {
  public:
    virtual ~Player() = default;
    /// An allowed action for what the view's seat is asked. Bots think by counted work, never by the clock:
    /// made anew with the same random source, a bot does the same for the same view. What it remembers of
    /// earlier decisions may change later ones.
    virtual Action decide(const View& view, const Decision& decision) = 0;
};

/// The kinds of bot that can be seated, by name, the weakest first: "random", "novice", "steady", "sharp",
/// "master".
std::vector<std::string> bot_kinds();

/// Worlds that `sharp` looks at for a card: in many games at once, and in one game with people. `master`
/// looks at five times as many, 300 at most.
inline constexpr int arena_work = 60;
inline constexpr int table_work = 1000;

/// A bot for that seat of a game, with a random source of its own; null if there is no such kind. `work` is
/// what it may count up to for a decision; bots that do not search do without. `judge`, of the rules they
/// play, spares many bots to make one each.
std::unique_ptr<Player> make_bot(const std::string& kind, std::uint64_t seed, Seat seat,
                                 int work = table_work, std::shared_ptr<const Judge> judge = {});

/// What a bot of that kind does at the decision the match waits for. A kind that nobody knows plays as
/// `steady`: a journal may come from anywhere. Its random source depends on the game's seed, the seat and
/// `entries`, how many entries the journal holds: a game that is resumed or taken back goes on as it would
/// have.
Action decide_seated(const Match& match, const std::string& kind, std::size_t entries);

} // namespace roundhouse::bots
