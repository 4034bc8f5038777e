#pragma once
// The `sharp` bot: draws many deals that agree with all it has seen, plays each candidate out in every one of
// them, and takes what settles best on average.

#include "bots/steady/rollout.hpp"
#include "bots/steady/steady.hpp"

namespace roundhouse::bots {

/// Card points break ties between ends that settle alike, with a weight so small that no settlement loses to
/// them.
inline constexpr double tie_share = 0.02;

/// The hand size that `work` is meant for.
inline constexpr int usual_hand = 12;

/// A contract is bid for if it is made in this share of the worlds; nearly four in five of those bid are made
/// in the end.
inline constexpr double likely_share = 0.55;

/// A candidate, and how it does over the worlds.
struct Weighed {
    Action action;
    double worth = 0;      ///< points ahead of the other parties, mean over the worlds
    double of_game = 0;    ///< the part of these for winning or losing the game, mean
    double count = 0;      ///< card points of the seat's side, mean
    double made = 0;       ///< share of worlds in which the contract was made, whoever declared
    bool is_waste = false; ///< another card does the same for less (sharp/waste.hpp)
    /// Worth in each world, the same worlds for all candidates, without the tie-break.
    std::vector<double> each = {};

    /// Adds how it ended in one more world; all are sums until Weighing::take_means.
    void add(const Ended& end);
    /// Worth without the tie-break, as people are shown it.
    double points() const;
    /// The contract is made often enough to be bid for.
    bool is_likely() const { return made >= likely_share; }
};

bool is_worth_more(const Weighed& a, const Weighed& b);

/// True if `one` does better than `usual` by more than `errors` standard errors, over the same worlds.
bool is_better(const Weighed& one, const Weighed& usual, double errors);

/// Why a call ranks first.
enum class CallReason : std::uint8_t {
    worth,      ///< it is worth most
    rule,       ///< it is what `steady` calls, and nothing is clearly better
    stays_in,   ///< a safe bid over its own side's while others may bid
    side_holds, ///< a pass in that case, as the bid would not be safe
    too_risky   ///< a bid is worth more, but fails too often
};

/// How a decision was weighed: the best candidate first, equals in the order they came, cards that are waste
/// last. Of a partner's gifts, while cards are drawn, and where the usual lead draws trump, the usual choice
/// is first unless another is clearly better; for calls see rank_calls.
struct Weighing {
    std::vector<Weighed> candidates;
    CallReason reason = CallReason::worth;
    int worlds = 0;
    int exact = 0;     ///< worlds that were played out exactly
    int looked_at = 0; ///< gifts, and choices while cards are drawn, with those that dropped out; else 0

    void take_means();
    void rank(); ///< the best first
    /// Puts the usual action first unless the first is better by more than `errors` standard errors. False if
    /// nothing moved.
    bool prefer(const Action& usual, double errors);
};

/// An action and, if it is a bid, the trump suit meant by it.
struct Choice {
    Action action;
    Trump named = {};
};

class SharpPlayer : public SteadyPlayer {
  public:
    /// `work`: worlds for each card it plays; other decisions and the exact search are measured in the same
    /// unit.
    SharpPlayer(Random random, int work, std::shared_ptr<const Judge> judge = {})
        : SteadyPlayer(random, std::move(judge)), work_(work) {}

    Action decide(const View& view, const Decision& decision) override;

    /// Every candidate with its worth; empty for decisions that are not weighed. `also`, if given, is an
    /// allowed action that is weighed and kept even if this player would not think of it.
    Weighing weigh(const View& view, const Decision& decision, const Action* also = nullptr);

    /// Weighs those actions alone, and so each in more worlds. All must be allowed, and none a call or a card
    /// played.
    Weighing weigh_among(const View& view, const Decision& decision, const std::vector<Action>& actions);

  protected:
    virtual Weighing weigh_plays(const View& view, const Decision& decision);
    /// Weighs plays in this many worlds, each in every one of them; `worth` is of the view's round.
    Weighing weigh_plays_in(int worlds, const View& view, const Decision& decision, Worth& worth);
    /// True if the rest is searched instead of played out: few enough tricks are left, and the search tells
    /// the seat's own share.
    bool is_near_the_end(const View& view) const;
    /// With more tricks left than this, exact search is not tried: it would cost more than the worlds it
    /// replaces.
    virtual int most_exact_tricks(const View& view) const;
    int work() const { return work_; }
    /// The work for decisions before the first trick.
    virtual int work_before_play() const { return work_; }

  private:
    /// What `steady` does is first, unless something else ends clearly better. What falls behind drops out,
    /// all but the best of it and `also`.
    Weighing weigh_while_drawing(const View& view, const Decision& decision, const Action* also);
    Weighing weigh_choices(const View& view, const Decision& decision, const Action* also);
    Weighing weigh_gifts(const View& view, const Decision& decision, const std::vector<Choice>& ways,
                         const Action* also);
    std::vector<CardSet> promising_gifts(const View& view, const Decision& decision, const CardSet& first);
    bool weigh_in_worlds(const View& view, const Decision& decision, const std::vector<Choice>& compared,
                         int added, Weighing& weighing);
    Endgame& endgame(const View& view, std::uint32_t camp, int worlds);
    int worlds_for(const View& view, const Decision& decision, std::size_t candidates) const;

    int work_;
    std::unique_ptr<Endgame> endgame_;
    std::uint64_t endgame_of_ = 0;            ///< trump, camp and contract that the endgame's table is about
    const Rulebook* endgame_rules_ = nullptr; ///< and the rules
};

/// What a partner adds to a hand that bid: three fifths of all card points. Hands drawn with this come
/// closest to those that really bid so, seen from either partner.
int added_in_exchange(const Rulebook& rules);

/// Ranks weighed calls; of bids that differ only in the suit meant, only the best stays. `by_rule`, what
/// `steady` calls, comes first unless another is clearly better, and a bid that fails too often ranks below
/// the passes. While its own side holds the bid and others may bid, a bid ranks first if it is safe, else a
/// pass. `also` is never dropped; it may be null.
void rank_calls(const View& view, const Action& by_rule, const Action* also, Weighing& weighing);

/// What `sharp` compares before the first trick: a handful of sensible choices, every suit and contract, the
/// ways out. `suits`: those in which the hand promises something, best first.
std::vector<Choice> choices(const Judge& judge, const View& view, const Decision& decision,
                            const std::vector<Prospect>& suits);

} // namespace roundhouse::bots
