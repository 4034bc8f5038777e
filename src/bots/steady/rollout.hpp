#pragma once
// What a choice leads to: a supposed round, played on to its end with all cards open, by rules of thumb.

#include "bots/core/evaluate.hpp"
#include "bots/core/worth.hpp"
#include "bots/levels/random.hpp"
#include "bots/solver/search.hpp"

namespace roundhouse::bots {

/// How a play-out ended.
struct Ended {
    double worth = 0;   ///< points, as Worth counts them
    double of_game = 0; ///< the part of it that is for winning or losing the game
    int count = 0;      ///< card points of the seat's side
    bool made = false;  ///< the contract, as the package settles it
};

/// The rounds of one decision of the view's seat.
class Rollout {
  public:
    /// `added`: what a hand is expected to gain from a partner or a kitty, besides Judge::alone. `worth`, of
    /// this round, may serve other seats as well.
    Rollout(const Judge& judge, const View& view, int added, Worth& worth);

    /// Plays on from where `round` stands. If `named` is given, that is the trump suit the view's seat names.
    Ended play_on(Round round, Trump named = {});

    /// Plays the tricks of `round` on from `state`: by the policy, or towards the goal of a contract without
    /// trump.
    Ended play_on(const Round& round, TrickPlay state);

    /// `end` is how the tricks of `round` end.
    Ended ended(const Round& round, TrickPlay end);

    /// What the view's seat chooses in a package's own step: the option worth most to it over that many
    /// guesses at the other hands, the first of equals. Choices that follow are made at random.
    Action option(const View& view, int guesses);

    /// Nodes for contracts without trump, per world of work.
    static constexpr std::int64_t goal_nodes_of_a_world = 2000;
    /// Nodes that searches for contracts without trump may still visit.
    std::int64_t nodes_left = 0;

  private:
    Action thumb(const Round& round, Trump named);
    Action any(const View& view, Decision asked);
    Round to_the_end(Round round, Trump named, TrickPlay& end);
    Action call(const Round& round);
    void play_tricks(const Round& round, TrickPlay& state);
    TrickPlay towards_goal(const Round& round, TrickPlay state);
    const Policy& policy_under(const Rulebook& rules);

    const Judge& judge_;
    Seat seat_;
    int added_;
    Worth& worth_;
    RandomPlayer fallback_;
    Random guessing_{2};                  ///< at hands, and at the choices that follow
    bool is_thinking_ = false;            ///< about an option
    std::unique_ptr<const Policy> named_; ///< of a contract that has rules of its own
    const Rulebook* named_of_ = nullptr;  ///< those rules
    PlayTable tricks_only_;               ///< every card counts one: who takes all points takes all tricks
    const Rulebook* tricks_of_ = nullptr; ///< the rules that it is made of
    std::unique_ptr<Endgame> goal_;
    std::uint64_t goal_of_ = 0; ///< the contract that goal_ is about
};

} // namespace roundhouse::bots
