#pragma once
// What `steady` does.

#include "bots/player.hpp"
#include "support/tables.hpp"

namespace roundhouse::testing {

/// The pending decision, by a `steady` that knows no more than the round.
inline Action steady(const ToldRound& told) {
    const Decision asked = told.pending();
    return make_bot("steady", 1, asked.seat)->decide(View(told.round, asked.seat), asked);
}

} // namespace roundhouse::testing
