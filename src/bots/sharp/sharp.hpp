#pragma once
// The `sharp` bot: guesses the hidden hands again and again in agreement with all it has seen, plays each
// candidate out in every guess, and takes what settles best on the average.

#include "bots/sharp/rollout.hpp"
#include "bots/steady/steady.hpp"

namespace roundhouse::bots {

/// Ends that settle alike are told apart by card points, so little that a settlement never loses to them.
inline constexpr double tie_share = 0.02;

/// Hands of this size are what the work is counted for.
inline constexpr int usual_hand = 12;

/// A contract is bid for if it is made in this share of the worlds: that way nearly four of five are in the
/// end.
inline constexpr double likely_share = 0.55;

/// A candidate and what it came to over the worlds looked at.
struct Weighed {
    Action action;
    double worth = 0;      ///< points beyond the other parties, mean over the worlds
    double of_game = 0;    ///< of these what winning or losing the game is worth, mean
    double count = 0;      ///< card points of the seat's side, mean
    double made = 0;       ///< share of worlds in which the contract was made; of all contracts tried
    bool is_waste = false; ///< of cards: another does the same for less (sharp/waste.hpp)
    /// Worth in each world, the same worlds for all candidates; without what tells equal settlements apart.
    std::vector<double> each = {};

    /// What came of it in one more world; sums until Weighing::take_means.
    void add(const Ended& end);
    /// Worth without what tells equal settlements apart: what people are told.
    double points() const;
    /// The contract is made often enough to be bid for.
    bool is_likely() const { return made >= likely_share; }
};

bool is_worth_more(const Weighed& a, const Weighed& b);

/// True if `one` does better than `usual` by more than so many errors of the mean, over the same worlds.
bool is_better(const Weighed& one, const Weighed& usual, double errors);

/// What put a call before the others.
enum class CallReason : std::uint8_t {
    worth,      ///< it is worth most
    rule,       ///< it is what `steady` calls, and nothing is clearly better
    stays_in,   ///< a bid over the own side's while others may bid: it is safe
    side_holds, ///< a pass then: the bid would not be safe
    too_risky   ///< a bid is worth more, but fails too often
};

/// What a decision was weighed with, the best candidate first; stable between equals. Cards that are waste
/// come last. Of gifts in an exchange
/// the one by rule is first unless another is better by more than two errors of the mean; for calls see
/// rank_calls.
struct Weighing {
    std::vector<Weighed> candidates;
    CallReason reason = CallReason::worth;
    int worlds = 0;
    int exact = 0;     ///< worlds that were played out exactly
    int looked_at = 0; ///< gifts, those dropped after a first look among them; else 0

    void take_means();
    void rank(); ///< the best first
};

/// Something that may be done, and the trump suit that is meant by it if it is a bid.
struct Choice {
    Action action;
    Trump named = {};
};

class SharpPlayer : public SteadyPlayer {
  public:
    /// `work`: worlds for a card that is played; other decisions and the exact search count in the same
    /// coin.
    SharpPlayer(Random random, int work, std::shared_ptr<const Judge> judge = {})
        : SteadyPlayer(random, std::move(judge)), work_(work) {}

    Action decide(const View& view, const Decision& decision) override;

    /// Every candidate with its worth; empty for decisions that are not weighed. `also`, if it is given, is
    /// an allowed action that is weighed and kept whether or not this player would think of it.
    Weighing weigh(const View& view, const Decision& decision, const Action* also = nullptr);

    /// Those actions alone, so each in more worlds. Each is allowed, and none a call or a card played.
    Weighing weigh_among(const View& view, const Decision& decision, const std::vector<Action>& actions);

  protected:
    virtual Weighing weigh_plays(const View& view, const Decision& decision);
    /// In so many worlds, each candidate in every one of them; `worth` is of the view's round.
    Weighing weigh_plays_in(int worlds, const View& view, const Decision& decision, Worth& worth);
    /// True if ends are searched instead of played out: few enough tricks are left, and the search tells the
    /// seat what is its own.
    bool is_near_the_end(const View& view) const;
    /// Where more tricks are left exact search is not tried: it costs more there than the worlds it takes the
    /// place of.
    virtual int most_exact_tricks(const View& view) const;
    int work() const { return work_; }
    /// The work for what is decided before cards are played.
    virtual int work_before_play() const { return work_; }

  private:
    Weighing weigh_choices(const View& view, const Decision& decision, const Action* also);
    Weighing weigh_gifts(const View& view, const Decision& decision, std::vector<Choice> compared,
                         const Action* also);
    bool weigh_in_worlds(const View& view, const Decision& decision, const std::vector<Choice>& compared,
                         int added, Weighing& weighing);
    Endgame& endgame(const View& view, std::uint32_t camp, int worlds);
    int worlds_for(const View& view, const Decision& decision, std::size_t candidates) const;

    int work_;
    std::unique_ptr<Endgame> endgame_;
    std::uint64_t endgame_of_ = 0;            ///< trump and camps that the endgame's table is about
    const Rulebook* endgame_rules_ = nullptr; ///< and the rules
};

/// Gifts that differ in one card from the most promising one, so many of the best.
inline constexpr std::size_t gifts_near_the_best = 10;

/// Ranks calls that were weighed, of bids that differ only in the suit meant the best alone. `by_rule` is
/// what `steady` calls: it stands unless another is clearly better, and a bid that fails too often comes
/// after the passes. While the own side holds the bid and others may bid, a bid goes first if it is safe,
/// else a pass. `also` is never dropped; it may be null.
void rank_calls(const View& view, const Action& by_rule, const Action* also, Weighing& weighing);

/// What `sharp` compares before cards are played: a handful of sensible choices, every suit and contract, the
/// ways out. `suits` are those the hand promises something with, best first.
std::vector<Choice> choices(const Judge& judge, const View& view, const Decision& decision,
                            const std::vector<Prospect>& suits);

} // namespace roundhouse::bots
