#pragma once
// Rounds played by steady bots, for tests to inspect.

#include "bots/player.hpp"

#include "catch.hpp"

namespace roundhouse::testing {

/// Plays the first round of the game with that seed. `see` gets each decision with its view and the action
/// chosen, before it is carried out. Returns the game after that round.
template<class See>
Match steady_round(const RulebookPtr& rules, std::uint64_t seed, See see) {
    Match match = begin_match(rules, seed);
    deal_next(match);
    while (match.round_is_on()) {
        const Decision asked = match.round->pending();
        const View view(*match.round, asked.seat);
        const Action action = bots::make_bot("steady", seed, asked.seat)->decide(view, asked);
        see(view, asked, action);
        REQUIRE_FALSE(act(match, action));
    }
    return match;
}

} // namespace roundhouse::testing
