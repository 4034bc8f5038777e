#pragma once
// Plays many rounds with bots: statistics, and every invariant of the engine checked in every round.

#include "bots/lab/company.hpp"
#include "game/match.hpp"

#include <functional>
#include <map>

#include <nlohmann/json_fwd.hpp>

namespace roundhouse::bots {

class Pieces;

struct SimulationPlan {
    RulebookPtr rules;
    std::vector<std::string> bots{
        "random"};          ///< kinds, seat by seat; the last one also for all seats after it
    std::string hello = {}; ///< the line that greets programs among them
    std::int64_t rounds = 1000;
    std::uint64_t seed = 1;
    int threads = 1;
    /// Called now and then, by one thread at a time, with the number of rounds done so far; may be empty.
    std::function<void(std::int64_t)> progress;
    Pieces* pieces = nullptr; ///< what is played here; null: everything
};

/// How many of the plan's rounds are played here.
std::int64_t rounds_here(const SimulationPlan& plan);

/// A sum of whole numbers, with what their spread is computed from.
struct Summed {
    std::int64_t sum = 0, squares = 0;

    void add(int value) {
        sum += value;
        squares += std::int64_t{value} * value;
    }
    /// Over `number` numbers; 0 for none.
    double mean(std::int64_t number) const;
    /// Half the width of the mean's 95% interval; 0 for fewer than two numbers.
    double interval(std::int64_t number) const;
};

/// The 95% interval of the share `part` of `number`, which is at least 1: E. B. Wilson, "Probable inference,
/// the law of succession, and statistical inference", JASA 22, 1927.
std::pair<double, double> interval_of_share(std::int64_t part, std::int64_t number);

/// Sums over rounds; the same for the same plan on any machine and any number of threads.
struct Simulation {
    std::int64_t rounds = 0;
    std::int64_t games = 0; ///< finished games
    std::int64_t cut = 0;   ///< games cut off when the rounds of their block were used up
    std::int64_t contracts = 0;
    std::int64_t forced = 0; ///< of these, those that the rules gave to somebody
    std::int64_t played = 0; ///< contracts that were played out
    std::int64_t made = 0;   ///< contracts made, as game/match.hpp has it
    std::int64_t claims = 0;
    std::int64_t decisions = 0;
    Summed bid;                           ///< of the contracts
    Summed declarers_meld, others_meld;   ///< in rounds with a contract
    Summed declarers_count, others_count; ///< in contracts that were played out
    std::vector<std::int64_t> points;     ///< scored, of each party
    std::map<std::string, std::int64_t> outcomes;
    std::int64_t fallbacks = 0; ///< decisions by steady where a program had lost its seat
    std::vector<Losses> lost;   ///< of each program that lost a seat
    std::int64_t violations = 0;
    std::vector<std::string> first_violations; ///< what was violated and where, up to ten
    std::uint64_t signature = 0;               ///< digest of every action and every score
};

/// Plays `rounds` rounds in blocks of a hundred; each block is a row of games from its own part of the seed.
/// Checks that cards are conserved, that the card points of a played round add up to the rulebook's total,
/// and that an illegal play is refused and leaves the hand alone. Throws std::invalid_argument for an unknown
/// kind of bot, and what LiveRules throws.
Simulation simulate(const SimulationPlan& plan);

/// The format that src/cli/SIMULATE.md describes, except for what programs lost. Stable.
nlohmann::json to_json(const Simulation& simulation);

/// For pieces: all its sums, exactly, and back, for `parties` parties, without what programs lost. Throws
/// OtherWork for sums that cannot have come about.
nlohmann::json sums_json(const Simulation& simulation);
Simulation read_sums(const nlohmann::json& json, int parties);

} // namespace roundhouse::bots
