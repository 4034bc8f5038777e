#pragma once
// A round looked at again: what each decision of a player was worth and what the best was worth, by what
// could be known then; and apart from that, in hindsight, what the open cards would have allowed.

#include "base/statistics.hpp"
#include "game/journal/recorded_game.hpp"

#include <atomic>
#include <functional>
#include <optional>
#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace roundhouse::teach {

/// Something that may be done, and what it comes to over the simulated deals of its decision.
struct Tried {
    Action action;
    double worth =
        0; ///< points beyond the other parties, mean; winning the game counts as in bots/core/worth.hpp
    double count = 0; ///< card points of the player's side, mean
    double made = 0;  ///< share of deals in which the contract was made; of all contracts tried
};

/// Points below which nothing is called better.
inline constexpr double least_cost = 0.5;

/// A decision, and what it cost beside the best choice in the same simulated deals.
struct ReviewedDecision {
    std::size_t entry = 0; ///< of the game: it stood so before it
    int trick = 0;         ///< from 1; 0 before cards are played
    Seat seat = 0;
    DecisionKind kind = DecisionKind::play;
    int deals =
        0; ///< that fit what the seat could know; 0: this decision is not weighed, and what follows is 0
    Tried done, best;                ///< the same action if nothing is better
    double margin = 0;               ///< of the best choice's worth: half its 95% interval
    double cost = 0;                 ///< mean of what the best is worth more, deal by deal; never below 0
    double low = 0, high = 0;        ///< its interval, see certainty
    std::optional<double> hindsight; ///< the same with all cards open; empty where it is not known

    /// More than chance can explain.
    bool is_mistake() const { return low > 0 && cost >= least_cost; }
    /// Nothing better was found.
    bool is_best() const { return deals > 0 && (done.action == best.action || cost < least_cost); }
};

/// Half widths of a cost's interval in standard errors: 99.9%, so that among the hundreds of choices of a
/// game hardly one is called a mistake by chance.
inline constexpr double certainty = z_of_999;

/// Whether the contract could have been made against any defence, with all cards open before the first lead.
struct OpenCards {
    int bid = 0;               ///< that the declarers' side had to reach
    int took = 0;              ///< what it came to: meld and card points
    std::optional<bool> could; ///< have reached it; empty where that takes too long to find out
    std::optional<int> most;   ///< what it could have come to; likewise
};

/// One player's decisions in one round.
struct Review {
    int round = 0; ///< from 1
    Seat seat = 0;
    std::vector<ReviewedDecision> decisions;
    std::optional<double> result; ///< worth of the round as it ended, like Tried::worth; empty while it is on
    std::optional<OpenCards> open; ///< empty without a contract that was played out

    /// How many decisions were how good.
    struct Counts {
        int best = 0, close = 0, dear = 0, not_weighed = 0;
    };
    Counts counts() const;
    /// The decisions that cost more than chance can explain, the dearest first, at most `most` of them.
    std::vector<const ReviewedDecision*> costliest(std::size_t most) const;
};

struct ReviewPlan {
    int work = 200;                  ///< simulated deals for a card; other decisions count in the same coin
    std::int64_t nodes = 24'000'000; ///< of exact search with open cards, for the whole round
    int threads = 2;
    /// Called now and then, from one thread at a time, with the pieces done so far, and all of them; may be
    /// empty.
    std::function<void(std::int64_t, std::int64_t)> progress = {};
    /// Called from one thread at a time with what is known: at first, and whenever more of the decisions are
    /// weighed from the first on without a gap; how many. May be empty.
    std::function<void(const Review&, std::size_t)> so_far = {};
    /// Once it is true, the review ends soon, and what it found means nothing. Null: nobody stops it.
    const std::atomic<bool>* stop = nullptr;
};

/// Another answer to a decision, and what it costs beside the best that the review found.
struct Answer {
    Tried tried;
    double cost = 0, low = 0, high = 0; ///< as in ReviewedDecision; the cost may be below 0

    /// As good as the best, or too close to it to tell.
    bool is_right() const { return low <= 0 || cost < least_cost; }
};

/// Weighs what somebody would do instead, as the review did: the same answer is worth the same every time.
/// `action` is allowed there. Empty if it cannot be weighed beside the best.
std::optional<Answer> weigh_answer(const RecordedGame& game, const ReviewedDecision& decision,
                                   const Action& action, int work = ReviewPlan{}.work);

/// The seats of people in that round of the game, also of those who sat there for a part of it; in a round
/// that is on, of those who sit there now.
std::vector<Seat> seats_of_people(const RecordedGame& game, int round);

/// Reviews what `seat` decided in a round that was dealt (from 1); where a person and a bot sat there one
/// after the other, what the person did. The same game gives the same review with
/// any number of threads. Of a round that is on, nothing is used but what the seat could see at each
/// decision. Decisions without a choice are left out. Throws what LiveRules throws.
Review review(const RecordedGame& game, int round, Seat seat, const ReviewPlan& plan = {});

/// {"decisions":[{"round","trick","seat","done","best","cost",…}]}, see src/cli/REVIEW.md. Stable.
nlohmann::json to_json(const Rulebook& rules, const std::vector<Review>& reviews);

} // namespace roundhouse::teach
