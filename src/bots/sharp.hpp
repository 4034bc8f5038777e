#pragma once
// The `sharp` bot: guesses the hidden hands again and again in agreement with all it has seen, plays each
// candidate out in every guess, and takes what settles best on the average.

#include "bots/search.hpp"
#include "bots/steady.hpp"
#include "bots/worth.hpp"

namespace roundhouse::bots {

/// Ends that settle alike are told apart by card points, so little that a settlement never loses to them.
inline constexpr double tie_share = 0.02;

/// A candidate and what it came to over the worlds looked at.
struct Weighed {
    Action action;
    double worth = 0; ///< points beyond the other parties, mean over the worlds
    double count = 0; ///< card points of the seat's side, mean
    double made = 0;  ///< share of worlds in which the contract was made; of all contracts tried
};

/// What a decision was weighed with, the best candidate first; stable between equals.
struct Weighing {
    std::vector<Weighed> candidates;
    int worlds = 0;
    int exact = 0; ///< worlds that were played out exactly
};

class SharpPlayer final : public SteadyPlayer {
  public:
    /// `work`: worlds for a card that is played; other decisions and the exact search count in the same
    /// coin.
    SharpPlayer(Random random, int work) : SteadyPlayer(random), work_(work) {}

    Action decide(const View& view, const Decision& decision) override;

    /// Every candidate with its worth; empty for decisions that are not weighed.
    Weighing weigh(const View& view, const Decision& decision);

  private:
    struct Sum;
    Weighing weigh_calls(const View& view);
    Weighing weigh_trumps(const View& view, const Decision& decision);
    Weighing weigh_gifts(const View& view, const Decision& decision);
    Weighing weigh_plays(const View& view, const Decision& decision);
    void add_exits(const View& view, const Decision& decision, Weighing& weighing);
    double passed_on(const View& view, const World& world, Worth& worth, Sum& sum);
    double declared(const View& view, const World& world, const Settings& settings, const Contract& contract,
                    Worth& worth, Sum& sum);

    int work_;
    std::unique_ptr<Endgame> endgame_;
    std::uint64_t endgame_of_ = 0; ///< trump and camps that the endgame's table is about
};

} // namespace roundhouse::bots
