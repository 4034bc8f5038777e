#pragma once
// What happened in a finished round, and what a rulebook makes of it. The package's own functions decide;
// this is the data that they get and return.

#include "rules/melds.hpp"
#include "rules/seats.hpp"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace roundhouse {

/// A game ends after this many hands, including those dealt again: the highest score wins then, and equal
/// scores share the win. Games of players who bid what they hold end far sooner.
inline constexpr int most_hands = 500;

/// The most that the lines of one round may add up to for one party, in its score and in each of its tallies.
inline constexpr int most_points_of_round = 1'000'000;

// Totals cannot overflow: in each round, settlement and ending may each change one by that much, and a
// question may start it from a million.
static_assert((2 * most_hands + 1) * std::int64_t{most_points_of_round} + 1'000'000 <
              std::numeric_limits<int>::max());

/// What one side took in a round.
struct SideResult {
    std::vector<Seat> seats;
    std::vector<Party> parties; ///< the parties that a line for this side is credited to
    int meld = 0;               ///< points melded, whether they score or not
    int count = 0;              ///< card points, last trick included
    int tricks = 0;
    int bid = 0;      ///< its highest bid, 0 for none
    int contract = 0; ///< what it must reach, 0 for nothing: the bid for the declarer's side; where bids are
                      ///< added, for each side the sum of its bids (C08)
    std::vector<std::string> melds; ///< names of the melds, in the order of the seats
    std::vector<Mark> marks;        ///< of its seats, in their order
};

/// What the declarer's side must do: reach the bid or, in a contract without trump, possibly something else.
enum class Goal : std::uint8_t { bid, every_trick, no_trick };
/// Their names in Lua, in the order of Goal.
inline constexpr std::array<const char*, 3> goal_names{"the bid", "every trick", "no trick"};

/// Whether so many tricks of all reach a goal in tricks; never true of the bid.
inline bool tricks_reach(Goal goal, int won, int all) {
    return goal != Goal::bid && won == (goal == Goal::every_trick ? all : 0);
}

struct Contract {
    Seat seat = 0; ///< the declarer; 0: there is no contract
    int bid = 0;
    bool forced = false;        ///< nobody bid, and the rules gave it to this seat
    std::string name = "trump"; ///< or the name of a contract without trump
    Goal goal = Goal::bid;      ///< of that contract
    int times = 1;              ///< the hand's worth is multiplied by this; settlement does it
    bool reached = false;       ///< the goal of a contract without trump was reached
};

/// What a package's own step keeps from choice to choice: plain data that the engine only carries. Immutable,
/// so all copies of a round share it; null before the step begins.
using StepState = std::shared_ptr<const nlohmann::json>;

/// What a choice does besides leading to a state. The engine carries it out, and does not offer a choice
/// whose effects are impossible.
struct StepEffects {
    std::optional<int> bid = {};    ///< the contract's new bid, higher than before
    std::optional<Suit> trump = {}; ///< the new trump; only before anybody melds or plays
    std::string takes;              ///< the exit that the chooser takes; empty: none
    std::pair<Seat, Seat> swap{};   ///< the two seats that exchange hands; 0: nobody does

    bool any() const { return bid || trump || !takes.empty() || swap.first; }
};

/// What a seat may choose in a package's own step.
struct StepOption {
    std::string id;    ///< what people say and the journal records: "double"
    std::string text;  ///< what it means, in a sentence; may be empty
    StepState then;    ///< the state after it; null if the script failed on it
    std::string fault; ///< how it failed, or why its effects are impossible
    StepEffects does = {};
};

/// What a package's own step has used so far in this round.
struct StepEffort {
    int choices = 0;       ///< made
    std::int64_t fuel = 0; ///< steps of Lua, as budgets count them
};

/// The current turn of a package's own step.
struct StepTurn {
    StepState state;
    Seat seat = 0; ///< who chooses; 0: the step is over
    std::vector<StepOption> options;
    std::string fault; ///< not empty: the script failed, which ended the step
    StepEffort effort = {};
};

/// If no option of the turn can be chosen, ends the step with the first option's reason.
inline void end_without_choices(StepTurn& turn) {
    if (turn.options.empty()) return;
    for (const StepOption& option : turn.options)
        if (option.then) return;
    turn.fault = turn.options.front().fault;
    turn.seat = 0;
    turn.options.clear();
}

/// The outcomes that the engine itself names: everything was played; a meld won the game; nobody bid; a
/// renege was called; the cards were not the deck. No exit may have one of these names.
inline constexpr const char *outcome_played = "played", *outcome_of_winning_meld = "a meld wins",
                            *outcome_thrown_in = "thrown in", *outcome_of_renege = "renege",
                            *outcome_of_void = "void";

/// The reason for the end of a game that reached most_hands.
inline constexpr const char* end_of_longest_game = "500 hands were dealt";
static_assert(most_hands == 500);

/// A round that is over.
struct RoundResult {
    Contract contract;
    int declarers = 0; ///< the contract's side, from 1; 0 without a contract
    std::string outcome =
        outcome_played;            ///< or another of the engine's, or the name of the exit that ended it
    std::vector<SideResult> sides; ///< side n at place n-1
    std::vector<int> scores;       ///< of each party before this round
    std::vector<int> tallies; ///< of each party before this round (checks); empty if the package keeps none
    int round = 1;            ///< this round's number in the game, not counting hands dealt again
    int dealt = 1;            ///< hands dealt in the game so far, counting this one and those dealt again
    bool dealt_again = false; ///< the hand is void: nobody scores, and the same dealer deals again (C38)
    int tricks = 0;           ///< in the whole hand, played or not
    int meld_wins = 0;        ///< the side whose meld wins the game; 0: none
    int offender = 0;         ///< the side whose renege was called (C28); 0: none
    std::string offence;      ///< what it did: the rule's name, or "out of turn"
    std::vector<StepState> steps; ///< the final state of each of the rulebook's own steps; may be shorter
};

/// One line of the score sheet, for one party or for each party of a side.
struct Line {
    int side = 0; ///< from 1; 0: it is for `party`
    std::string text;
    int points = 0;
    std::string tally; ///< the tally that it changes; empty: the score
    Party party = 0;   ///< from 1; 0: it is for `side`
};

/// The state of the game after a round.
struct Verdict {
    bool over = false;
    std::vector<Party> winners;   ///< several share the win
    std::string text;             ///< why, in a few words; may be empty
    std::vector<Line> lines = {}; ///< changes of tallies that the ending itself keeps or pays
};

/// The parties that a line is credited to.
inline std::vector<Party> parties_of(const RoundResult& round, const Line& line) {
    if (line.party) return {line.party};
    return round.sides[static_cast<std::size_t>(line.side - 1)].parties;
}

/// The functions of a package that stay in Lua at play time. Implementations may be called from several
/// threads at once; their answers depend on the arguments alone. A failing script throws ScriptFailure. The
/// lines of one answer add up to at most most_points_of_round, for each party and each of its tallies.
class LiveRules {
  public:
    virtual ~LiveRules() = default;
    virtual std::vector<Line> settle(const RoundResult& round) const = 0;
    /// `scores` are those after the round's lines.
    virtual Verdict ending(const RoundResult& round, const std::vector<int>& scores) const = 0;
    /// Whether the declarers made their contract; empty if the package does not say.
    virtual std::optional<bool> made([[maybe_unused]] const RoundResult& round) const { return {}; }

    /// Begins the package's own step `step` (from 0). `so_far` is the round as settlement would see it now.
    /// `seats` are asked in that order: the first with options chooses. A failing script ends the step
    /// instead of throwing, unless it took too long, which depends on the machine.
    virtual StepTurn begin_step([[maybe_unused]] std::size_t step, [[maybe_unused]] const RoundResult& so_far,
                                [[maybe_unused]] std::span<const Seat> seats) const {
        return {};
    }
    /// The same step after a choice that led to `state`. Fails if the step goes on for too many choices or
    /// has taken too many steps of Lua in all.
    virtual StepTurn next_turn([[maybe_unused]] std::size_t step, const StepState& state,
                               [[maybe_unused]] std::span<const Seat> seats, StepEffort so_far) const {
        return {.state = state, .options = {}, .fault = {}, .effort = so_far};
    }

    /// Settlement, then ending; `scores_after` adds the lines up. Asking for both at once may cost less.
    struct Conclusion {
        std::vector<Line> lines;
        Verdict verdict;
    };
    using ScoresAfter = std::function<std::vector<int>(const std::vector<Line>&)>;
    virtual Conclusion conclude(const RoundResult& round, const ScoresAfter& scores_after) const {
        Conclusion conclusion{settle(round), {}};
        conclusion.verdict = ending(round, scores_after(conclusion.lines));
        return conclusion;
    }
};

} // namespace roundhouse
