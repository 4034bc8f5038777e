#pragma once
// One deal under both rule sets by the same bots: where the rounds part, and how each is settled.

#include "game/match.hpp"
#include "teach/compare/statements.hpp"

#include <nlohmann/json_fwd.hpp>

namespace roundhouse::teach {

/// A round that bots played, told to a bystander. Marks stand for cards.
struct ToldRound {
    std::vector<std::string> lines; ///< a trick is one of them
    std::vector<std::string> hands; ///< as dealt, seat by seat
    std::vector<std::string>
        settlement; ///< "meld: 40, 0", each line of the sheet with the points of each party
    Settled settled;
};

struct SameDeal {
    std::uint64_t seed = 1;
    bool same_cards = false;  ///< the decks and tables agree, so that both were dealt from one pack
    std::size_t parts_at = 0; ///< lines that both begin with
    ToldRound a, b;
};

/// Plays the first round of a game of that seed under both. Throws what LiveRules throws.
SameDeal same_deal(const RulebookPtr& a, const RulebookPtr& b, const std::vector<std::string>& bots,
                   std::uint64_t seed, Face face = Face::french);

nlohmann::json to_json(const SameDeal& deal);

} // namespace roundhouse::teach
