#pragma once
// Decides for a seat: a View in, an Action out.

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
    /// An allowed action for the decision that the view's seat faces. Bots count work, never time: a new bot
    /// with the same random source does the same for the same view. What it remembers of earlier decisions
    /// may change later ones.
    virtual Action decide(const View& view, const Decision& decision) = 0;
};

/// The kinds of bot, by name, weakest first: "random", "novice", "steady", "sharp", "master".
std::vector<std::string> bot_kinds();

/// How many worlds `sharp` weighs a card in: when many games are played at once, and in one game with people.
/// Before the last tricks `master` uses five times as many, up to 300.
inline constexpr int arena_work = 60;
inline constexpr int table_work = 1000;

/// A bot for that seat, with its own random source; null for an unknown kind. `work` is its budget per
/// decision; bots that do not search ignore it. Many bots may share a `judge` of the rules they play; without
/// one, each makes its own.
std::unique_ptr<Player> make_bot(const std::string& kind, std::uint64_t seed, Seat seat,
                                 int work = table_work, std::shared_ptr<const Judge> judge = {});

/// What a bot of that kind does at the pending decision. An unknown kind plays as `steady`: a journal may
/// come from anywhere. The random source depends on the game's seed, the seat and `entries`, the number of
/// entries in the journal, so a game that is resumed or taken back goes on as it would have.
Action decide_seated(const Match& match, const std::string& kind, std::size_t entries);

} // namespace roundhouse::bots
