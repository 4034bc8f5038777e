#pragma once
// What a finished round was, and what a rulebook makes of it. The package's own functions decide; this is the
// data that goes to them and comes back.

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

/// A game ends after so many hands, those dealt again among them: then the highest score wins, and equal
/// scores share the win. Games of players who bid what they hold are over far sooner.
inline constexpr int most_hands = 500;

/// What the lines of one round come to, at most, for one party: its score, and each of its tallies.
inline constexpr int most_points_of_round = 1'000'000;

// Totals do not overflow: settlement and ending each change one by so much in every round, and before the
// first of them a question may say that it stood at as much.
static_assert((2 * most_hands + 1) * std::int64_t{most_points_of_round} + 1'000'000 <
              std::numeric_limits<int>::max());

/// What one side brought home.
struct SideResult {
    std::vector<Seat> seats;
    std::vector<Party> parties; ///< whom a line for this side is credited to
    int meld = 0;               ///< points melded, whatever becomes of them
    int count = 0;              ///< card points, last trick included
    int tricks = 0;
    int bid = 0;      ///< its highest bid, 0 for none
    int contract = 0; ///< what it must reach, 0 for nothing: the contract's bid for the declarer's side, what
                      ///< its seats named for each side where bids are added (C08)
    std::vector<std::string> melds; ///< names of the melds, in the order of the seats
    std::vector<Mark> marks;        ///< of its seats, in their order
};

/// What the declarer's side must do: in a contract without trump it may be something else than to reach the
/// bid.
enum class Goal : std::uint8_t { bid, every_trick, no_trick };
/// Their names in Lua, in the order of Goal.
inline constexpr std::array<const char*, 3> goal_names{"the bid", "every trick", "no trick"};

struct Contract {
    Seat seat = 0; ///< the declarer; 0: there is no contract
    int bid = 0;
    bool forced = false;        ///< nobody bid and the rules gave it to this seat
    std::string name = "trump"; ///< or the name of a contract without trump
    Goal goal = Goal::bid;      ///< of that contract
    int times = 1;              ///< what the hand is worth is multiplied; settlement does that
    bool reached = false;       ///< the goal of a contract without trump was reached
};

/// What a package's own step keeps from choice to choice: plain data that the engine only carries. Immutable,
/// so that all copies of a round share it; null before the step has begun.
using StepState = std::shared_ptr<const nlohmann::json>;

/// What a choice does besides leading to a state. The engine carries it out, and does not offer what cannot
/// be.
struct StepEffects {
    std::optional<int> bid = {};    ///< the contract is for so much from now on; more than before
    std::optional<Suit> trump = {}; ///< from now on; before anybody melds or plays
    std::string takes;              ///< this exit, for whoever chose; empty: none
    std::pair<Seat, Seat> swap{};   ///< these two change hands; seats 0: nobody does

    bool any() const { return bid || trump || !takes.empty() || swap.first; }
};

/// What a seat may choose in a package's own step.
struct StepOption {
    std::string id;    ///< what people say and the journal records: "double"
    std::string text;  ///< what it means, in a sentence; may be empty
    StepState then;    ///< the state after it; null if the script failed on it
    std::string fault; ///< how it failed, or why its effects cannot be
    StepEffects does = {};
};

/// What a package's own step has cost so far in this round.
struct StepEffort {
    int choices = 0;       ///< made
    std::int64_t fuel = 0; ///< steps of Lua, as budgets count them
};

/// Where a package's own step stands.
struct StepTurn {
    StepState state;
    Seat seat = 0; ///< who chooses; 0: the step is over
    std::vector<StepOption> options;
    std::string fault; ///< not empty: the script failed, and that is why it is over
    StepEffort effort = {};
};

/// A turn in which nothing can be chosen ends the step, with the first reason why not.
inline void end_without_choices(StepTurn& turn) {
    if (turn.options.empty()) return;
    for (const StepOption& option : turn.options)
        if (option.then) return;
    turn.fault = turn.options.front().fault;
    turn.seat = 0;
    turn.options.clear();
}

/// The outcomes that the engine itself names: all was played; a meld has won the game; nobody bid; a renege
/// was called; the cards were not the deck. No exit may be called so.
inline constexpr const char *outcome_played = "played", *outcome_of_winning_meld = "a meld wins",
                            *outcome_thrown_in = "thrown in", *outcome_of_renege = "renege",
                            *outcome_of_void = "void";

/// Why a game is over that was as long as a game may be.
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
    std::vector<int> tallies; ///< beside the scores (checks), of each party; empty if the package keeps none
    int round = 1;            ///< this round's number in the game, those dealt again not counted
    int dealt = 1;            ///< hands dealt in the game so far, this one and those dealt again counted
    bool dealt_again = false; ///< the hand is void: nobody scores, and the same dealer deals again (C38)
    int tricks = 0;           ///< of the whole hand, whether they were played or not
    int meld_wins = 0;        ///< the side whose meld wins the game; 0: none
    int offender = 0;         ///< the side whose renege was called (C28); 0: none
    std::string offence;      ///< what it had done: the rule's name, or "out of turn"
    std::vector<StepState> steps; ///< what each of the rulebook's own steps ended with; may be shorter
};

/// One line of the score sheet, for each party of a side or for one party.
struct Line {
    int side = 0; ///< from 1; 0: it is for `party`
    std::string text;
    int points = 0;
    std::string tally; ///< empty: the score; else the tally that it changes
    Party party = 0;   ///< from 1; 0: it is for `side`
};

/// What stands after a round.
struct Verdict {
    bool over = false;
    std::vector<Party> winners;   ///< more than one share the win
    std::string text;             ///< why, in a few words; may be empty
    std::vector<Line> lines = {}; ///< changes of tallies that the ending itself keeps or pays
};

/// Whom a line is credited to.
inline std::vector<Party> parties_of(const RoundResult& round, const Line& line) {
    if (line.party) return {line.party};
    return round.sides[static_cast<std::size_t>(line.side - 1)].parties;
}

/// The functions of a package that stay in Lua at play time. Implementations may be called from several
/// threads at once and answer by their argument alone. A script that fails throws ScriptFailure. The lines of
/// one answer come to most_points_of_round at most, for each party and each of its tallies.
class LiveRules {
  public:
    virtual ~LiveRules() = default;
    virtual std::vector<Line> settle(const RoundResult& round) const = 0;
    /// `scores` are those after the round's lines.
    virtual Verdict ending(const RoundResult& round, const std::vector<int>& scores) const = 0;
    /// Whether the declarers made their contract; empty if the package does not say.
    virtual std::optional<bool> made([[maybe_unused]] const RoundResult& round) const { return {}; }

    /// The package's own step `step` (from 0) begins. `so_far` is the round as settlement would see it now,
    /// `seats` are asked in that order: the first that has options chooses. A script that fails does not
    /// throw but ends the step, unless it took too long: that depends on the machine.
    virtual StepTurn begin_step([[maybe_unused]] std::size_t step, [[maybe_unused]] const RoundResult& so_far,
                                [[maybe_unused]] std::span<const Seat> seats) const {
        return {};
    }
    /// The same step after a choice that led to `state`. A step that goes on for too many choices, or that
    /// has taken too many steps of Lua in all, fails.
    virtual StepTurn next_turn([[maybe_unused]] std::size_t step, const StepState& state,
                               [[maybe_unused]] std::span<const Seat> seats, StepEffort so_far) const {
        return {.state = state, .options = {}, .fault = {}, .effort = so_far};
    }

    /// Settlement and ending, one after the other: `scores_after` adds the lines up. Asking together may cost
    /// less.
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
