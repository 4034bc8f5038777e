#pragma once
// A round reviewed: what each decision of a player was worth and what the best was worth, given what could be
// known then; and separately, in hindsight, what the open cards would have allowed.

#include "base/statistics.hpp"
#include "game/journal/recorded_game.hpp"

#include <atomic>
#include <functional>
#include <optional>
#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace roundhouse::teach {

/// An action, and what it comes to over the simulated deals of its decision.
struct Tried {
    Action action;
    double worth =
        0; ///< mean points beyond the other parties; winning the game counts as in bots/core/worth.hpp
    double count = 0; ///< mean card points of the player's side
    double made = 0;  ///< share of deals in which the contract was made, whoever declared
};

/// Differences of fewer points are not called better.
inline constexpr double least_cost = 0.5;

/// A decision, and its cost against the best choice in the same simulated deals.
struct ReviewedDecision {
    std::size_t entry = 0; ///< its entry in the game's journal
    int trick = 0;         ///< from 1; 0 before cards are played
    Seat seat = 0;
    DecisionKind kind = DecisionKind::play;
    int deals = 0;     ///< deals that fit what the seat could know; 0: not weighed, and what follows is 0
    Tried done, best;  ///< the same action if nothing is better
    double margin = 0; ///< of the best choice's worth: half its 95% interval
    double cost = 0;   ///< mean of how much more the best is worth, deal by deal; never below 0
    double low = 0, high = 0;        ///< interval of the cost, see certainty
    std::optional<double> hindsight; ///< the cost with all cards open; empty if not known

    /// More than chance can explain.
    bool is_mistake() const { return low > 0 && cost >= least_cost; }
    /// Nothing better was found.
    bool is_best() const { return deals > 0 && (done.action == best.action || cost < least_cost); }
};

/// Half width of a cost's interval in standard errors: 99.9%, so that among the hundreds of choices in a game
/// hardly one is called a mistake by chance.
inline constexpr double certainty = z_of_999;

/// Whether the contract could have been made against any defence, with all cards open before the first lead.
struct OpenCards {
    int bid = 0;               ///< what the declarers' side had to reach
    int took = 0;              ///< what it reached: meld and card points
    bool made = false;         ///< whether the contract was made, which may take more than that
    std::optional<bool> could; ///< whether it could have been made; empty if that takes too long to find out
    std::optional<int> most;   ///< the most that could have been reached; likewise
};

/// One player's decisions in one round.
struct Review {
    int round = 0; ///< from 1
    Seat seat = 0;
    std::vector<ReviewedDecision> decisions;
    std::optional<double> result; ///< worth of the round as it ended, like Tried::worth; empty while it is on
    std::optional<OpenCards> open; ///< empty unless a contract was played out

    /// Numbers of decisions by how good they were.
    struct Counts {
        int best = 0, close = 0, dear = 0, not_weighed = 0;
    };
    Counts counts() const;
    /// The decisions that cost more than chance can explain, the costliest first, at most `most` of them.
    std::vector<const ReviewedDecision*> costliest(std::size_t most) const;
};

struct ReviewPlan {
    int work = 200;                  ///< simulated deals for each card; other decisions get as much work
    std::int64_t nodes = 24'000'000; ///< for exact search with open cards, for the whole round
    int threads = 2;
    /// Called now and then, from one thread at a time, with the number of pieces done and of all pieces; may
    /// be empty.
    std::function<void(std::int64_t, std::int64_t)> progress = {};
    /// Called from one thread at a time with what is known, and how many decisions are weighed, counted from
    /// the first without a gap: at the start, and whenever that number grows. May be empty.
    std::function<void(const Review&, std::size_t)> so_far = {};
    /// Once it is true, the review ends soon, and its result means nothing. Null: nobody stops it.
    const std::atomic<bool>* stop = nullptr;
};

/// Another answer to a decision, and its cost against the best that the review found.
struct Answer {
    Tried tried;
    double cost = 0, low = 0, high = 0; ///< as in ReviewedDecision; the cost may be below 0

    /// As good as the best, or too close to it to tell.
    bool is_right() const { return low <= 0 || cost < least_cost; }
};

/// Weighs what somebody would do instead, as the review did: the same answer is worth the same every time.
/// `action` must be allowed there. Empty if it cannot be weighed against the best.
std::optional<Answer> weigh_answer(const RecordedGame& game, const ReviewedDecision& decision,
                                   const Action& action, int work = ReviewPlan{}.work);

/// The seats where people sat in that round of the game, if only for a part of it; in a round that is on,
/// where people sit now.
std::vector<Seat> seats_of_people(const RecordedGame& game, int round);

/// Reviews what `seat` decided in a round that was dealt (from 1); if a person and a bot sat there in turn,
/// what the person did. The same game gives the same review with any number of threads. For a round that is
/// on, only what the seat could see at each decision is used. Decisions without a choice are left out. Throws
/// what LiveRules throws.
Review review(const RecordedGame& game, int round, Seat seat, const ReviewPlan& plan = {});

/// {"decisions":[{"round","trick","seat","done","best","cost",…}]}, see src/cli/REVIEW.md. Stable.
nlohmann::json to_json(const Rulebook& rules, const std::vector<Review>& reviews);

} // namespace roundhouse::teach
