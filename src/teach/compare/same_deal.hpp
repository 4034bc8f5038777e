#pragma once
// One deal under both rule sets by the same bots: where the rounds part, and how each is settled.

#include "game/match.hpp"
#include "teach/statements/statements.hpp"

#include <nlohmann/json_fwd.hpp>

namespace roundhouse::teach {

/// What the table looks like after a line of a round.
struct ToldStep {
    bool heading = false;                     ///< the line only says which phase begins
    std::string phase;                        ///< that it belongs to: "bidding"; empty before the first
    std::vector<std::pair<Seat, Card>> trick; ///< that the line is about, in order; often none
    Seat by = 0;                              ///< whose doing it is: who bid, who took the trick; or 0
    Seat declarer = 0;                        ///< 0: nobody yet
    std::optional<Suit> trump;
    std::vector<CardSet> hands;      ///< seat by seat
    std::vector<std::string> beside; ///< seat by seat: the last call, the meld, the points taken; or ""
};

/// A round that bots played, told to a bystander. Marks stand for cards.
struct ToldRound {
    std::vector<std::string> names; ///< seat by seat
    std::vector<std::string> lines; ///< a trick is one of them
    std::vector<ToldStep> steps;    ///< of each line
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

/// Whether the rounds go different ways.
bool part(const SameDeal& deal);
/// What stands below the lines that both begin with: that they part here, or that they never do. Empty if
/// they begin with none.
std::string parting_in_words(const SameDeal& deal);

/// Places in the lines of both that belong side by side: phase by phase, headings left out. Where one has no
/// more to tell in a phase, it stays where it was; nothing before its first line.
struct StepPair {
    std::optional<std::size_t> a, b;
};
std::vector<StepPair> side_by_side(const SameDeal& deal);
/// The first of these from which on the rounds are not the same; their number if they are.
std::size_t parts_in(const std::vector<StepPair>& steps, const SameDeal& deal);

nlohmann::json to_json(const SameDeal& deal);

} // namespace roundhouse::teach
