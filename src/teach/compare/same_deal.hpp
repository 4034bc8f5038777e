#pragma once
// One deal played under both rule sets by the same bots: where the rounds part, and how each is settled.

#include "game/match.hpp"
#include "teach/statements/statements.hpp"

#include <nlohmann/json_fwd.hpp>

namespace roundhouse::teach {

/// The table after a line of a round.
struct ToldStep {
    bool heading = false;                     ///< the line only announces a phase
    std::string phase;                        ///< of the line: "bidding"; empty before the first
    std::vector<std::pair<Seat, Card>> trick; ///< the trick that the line is about, in order; often empty
    Seat by = 0;                              ///< who acted: who bid, who took the trick; 0: nobody
    Seat declarer = 0;                        ///< 0: nobody yet
    std::optional<Suit> trump;
    std::vector<CardSet> hands;      ///< seat by seat
    std::vector<std::string> beside; ///< seat by seat: the last call, the meld, the points taken; or ""
};

/// A round played by bots, as told to a bystander. Marks stand for cards.
struct ToldRound {
    std::vector<std::string> names; ///< seat by seat
    std::vector<std::string> lines; ///< a trick is one line
    std::vector<ToldStep> steps;    ///< one for each line
    std::vector<std::string> hands; ///< as dealt, seat by seat
    std::vector<std::string>
        settlement; ///< "meld: 40, 0", each line of the sheet with the points of each party
    Settled settled;
};

struct SameDeal {
    std::uint64_t seed = 1;
    bool same_cards = false;  ///< decks and tables agree, so both are dealt the same pack
    std::size_t parts_at = 0; ///< number of lines that both begin with
    ToldRound a, b;
};

/// Plays the first round of a game with that seed under both. Throws what LiveRules throws.
SameDeal same_deal(const RulebookPtr& a, const RulebookPtr& b, const std::vector<std::string>& bots,
                   std::uint64_t seed, Face face = Face::french);

/// Whether the rounds go different ways.
bool part(const SameDeal& deal);
/// The text below the lines that both begin with: that the rounds part here, or never do. Empty if they share
/// no line.
std::string parting_in_words(const SameDeal& deal);

/// Lines of both that belong side by side: phase by phase, without headings. A side with nothing more to tell
/// in a phase stays at its last line; before its first it is empty.
struct StepPair {
    std::optional<std::size_t> a, b;
};
std::vector<StepPair> side_by_side(const SameDeal& deal);
/// The first of these from which on the rounds differ; their number if they never do.
std::size_t parts_in(const std::vector<StepPair>& steps, const SameDeal& deal);

nlohmann::json to_json(const SameDeal& deal);

} // namespace roundhouse::teach
