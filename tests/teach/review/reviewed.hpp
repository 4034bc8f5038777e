#pragma once
// Games of one person and bots, played to be reviewed.

#include "catch.hpp"
#include "support/rounds.hpp"
#include "support/tables.hpp"

#include "bots/levels/random.hpp"
#include "bots/steady/steady.hpp"
#include "teach/review/review.hpp"

#include <functional>

namespace roundhouse::testing {

/// How seat 1, a person, decides; the others are steady bots.
using Decides = std::function<Action(const View&, const Decision&)>;

/// The seed of a partnership game whose first round is played to the end, whether seat 1 plays carefully or
/// wildly.
inline constexpr std::uint64_t played_out = 7;

/// Anything that is allowed.
inline Decides wildly(std::uint64_t seed) {
    return [random = bots::RandomPlayer(Random(seed))](const View& view, const Decision& asked) mutable {
        return random.decide(view, asked);
    };
}

/// A person at the first seat, bots everywhere else.
inline RecordedGame a_game(const RulebookPtr& rules, std::uint64_t seed) {
    JournalHeader header{rules->id, rules->digest, {}, seed, {{"human", "Anna"}}};
    for (int person = 2; person <= rules->people; ++person)
        header.players.push_back({"steady", "Bot " + std::to_string(person)});
    return {rules, header, nullptr};
}

/// Deals if no round is on, else lets the seat whose turn it is act.
inline void play_entry(RecordedGame& game, const Decides& first) {
    if (!game.match().round_is_on()) return game.deal();
    const Round& round = *game.match().round;
    const Decision asked = round.pending();
    const View view(round, asked.seat);
    bots::SteadyPlayer steady(bots::random_for(view));
    const Action action = asked.seat == 1 ? first(view, asked) : steady.decide(view, asked);
    REQUIRE(!game.act(action));
}

inline void play_round(RecordedGame& game, const Decides& first) {
    do play_entry(game, first);
    while (game.match().round_is_on());
}

/// Soon done, and thorough enough for most tests.
inline const teach::ReviewPlan small{.work = 60, .nodes = 300'000, .threads = 2};

} // namespace roundhouse::testing
