#pragma once
// Two kinds of bot against each other on the same deals: A plays each party in turn, B all others.

#include "bots/lab/company.hpp"
#include "game/match.hpp"

#include <functional>

#include <nlohmann/json_fwd.hpp>

namespace roundhouse::bots {

class Pieces;

/// A sort of decisions.
enum class Slice : std::uint8_t {
    play, ///< cards of tricks, claims, melds and swaps between tricks, calls of a renege
    gift, ///< which cards change hands: given, buried, called for, kept in a draft
    call  ///< bids and passes, handing back, taking a kitty, trump, choices of a package's own steps
};
inline constexpr std::array<const char*, 3> slice_names{"play", "gift", "call"};
Slice slice_of(DecisionKind kind);

struct ArenaPlan {
    RulebookPtr rules;
    std::string a = "steady", b = "random"; ///< kinds of bot, or "program:COMMAND"
    std::optional<Slice> only = {};         ///< A and B decide these; empty: everything
    std::string rest = "steady";            ///< the kind that decides everything else, at every seat
    std::string hello = {};                 ///< the line that greets programs
    std::int64_t rounds = 400;              ///< deals, each played once for each party that A takes
    std::uint64_t seed = 1;
    int work = arena_work;
    int threads = 1;
    /// Called now and then, by one thread at a time, with the number of deals done so far; may be empty.
    std::function<void(std::int64_t)> progress;
    /// Called with the record of each deal's rounds (see RoundRecord), in order of the deals; may be empty.
    std::function<void(const std::string&)> record;
    Pieces* pieces = nullptr; ///< what is played here; null: everything
};

/// Sums of one kind of bot over the rounds it played.
struct ArenaSide {
    std::int64_t contracts = 0; ///< as declarer
    std::int64_t made = 0;      ///< of these, as game/match.hpp has it
    std::int64_t bid = 0;
    std::int64_t declaring_points = 0; ///< scored by its declaring parties
    std::int64_t defending = 0;        ///< party-rounds in which another party declared
    std::int64_t defending_points = 0;
};

/// The same for the same plan on any machine and any number of threads.
struct ArenaResult {
    std::int64_t deals = 0;
    std::int64_t rounds = 0;  ///< deals times the ways A was seated
    double mean = 0;          ///< points per round by which a party of A outscores one of B
    double interval = 0;      ///< half the width of its 95% interval; needs two deals
    bool lowest_wins = false; ///< the lowest score wins: then a mean below zero favours A
    ArenaSide a, b;
    std::int64_t decisions_a = 0, decisions_b = 0;
    std::int64_t refused = 0;        ///< actions that were not allowed: zero, unless a bot has a fault
    Losses lost_a, lost_b;           ///< by programs
    std::optional<Losses> lost_rest; ///< of the rest; empty if A and B decide all
    /// Time spent in decisions, for people to read; not part of the result. Processor time; for programs,
    /// time by the clock.
    double seconds_a = 0, seconds_b = 0;
    double longest_a = 0, longest_b = 0; ///< the slowest decision
};

/// Plays each deal once for every party: A holds that party's seats, B all others. Where people sit out
/// (C33), once for every side at the seats, and the points are those of the people who sit there. Each round
/// stands alone, from scores of zero. Throws std::invalid_argument for an unknown kind of bot, and what
/// LiveRules throws.
ArenaResult arena(const ArenaPlan& plan);

nlohmann::json to_json(const ArenaResult& result);
/// How long the decisions of each took, in seconds: unlike the result, this differs from run to run.
nlohmann::json times_json(const ArenaResult& result);

} // namespace roundhouse::bots
