#pragma once
// The `steady` bot: sensible rules that read the rulebook, and a glance ahead where it leads.

#include "bots/levels/random.hpp"
#include "bots/steady/promises.hpp"

#include <memory>
#include <optional>

namespace roundhouse::bots {

/// Bids up to what its best suit promises, names that suit, gives by Judge::gift, leads by a few trials,
/// follows by Policy, leaves where the bid is out of reach. Where it does not know a kind of decision it does
/// any allowed thing.
class SteadyPlayer : public Player {
  public:
    /// `judge`: of the rules that are played; without one the player makes its own.
    explicit SteadyPlayer(Random random, std::shared_ptr<const Judge> judge = {})
        : random_(random), fallback_(random), judge_(std::move(judge)) {}
    Action decide(const View& view, const Decision& decision) override;
    /// The call of a hand that does not want the contract: a bid or a pass that tells of meld, if there is
    /// one. `least`: the lowest bid; a partner may be asked to hand back what is worth a try at that.
    Action tell_or_pass(const View& view, std::optional<int> least = {});

  protected:
    const Judge& judge(const View& view);
    Random& random() { return random_; }
    /// What leads to a contract without trump, if the hand clearly is one (A29, A30): a bid, or cards put
    /// away.
    std::optional<Action> towards_clear_contract(const View& view, const Decision& decision);
    /// Any allowed action but a way out.
    Action any(const View& view, Decision decision) {
        decision.exits = 0;
        return fallback_.decide(view, decision);
    }

  private:
    Promises& promised(const View& view);
    bool promises(const View& view, int bid, double least);
    bool wants(const View& view, int bid, double least);
    int bid_at_once(const View& view, int least);
    Action name_number(const View& view);
    Action call(const View& view, const Decision& decision);
    Action choose_trump(const View& view, const Decision& decision);
    Action put_away(const View& view, const Decision& decision);
    Action choose_card(const View& view, const Decision& decision);
    Action hand_back_or_keep(const View& view);
    bool hopeless(const View& view, const Decision& decision);
    bool better_dealt_again(const View& view);
    std::optional<Action> way_out(const View& view, const Decision& decision);

    Random random_;
    RandomPlayer fallback_;
    std::shared_ptr<const Judge> judge_;
    Promises promised_;
};

/// The exits that are worth a thought now: to have the hand dealt again can wait while people bid, if it
/// still can be asked for later (C38).
std::uint32_t exits_to_weigh(const View& view, const Decision& decision);

/// What the policy plays of `legal` (not empty), with what the seat has seen of the others' hands.
Card card_by_policy(const Judge& judge, const View& view, KindMask legal);

/// What it leads of `legal` (not empty): the policy's choice, or what does clearly better when the hand is
/// played on by everybody's policy in a few worlds.
Card card_to_lead(const Judge& judge, const View& view, KindMask legal, Random& random);

/// What the declarer does best without, of the cards that the decision lets go.
CardSet cards_to_spare(const Judge& judge, const View& view, const Decision& decision);

/// The swap first, as it brings a card, then what scores most; nothing only when nothing is left.
Action best_meld(const View& view, const Decision& decision);

/// A drawn card is kept if it adds more to the hand than the next one may be expected to (C19).
Action keep_or_reject(const Judge& judge, const View& view, Card drawn);

/// A card for a trick while cards are drawn: tricks are won for counters and to meld what lies ready, and
/// cards that may yet meld are kept (C17).
Card card_while_drawing(const Judge& judge, const View& view, const Decision& decision);

/// The contract without trump that the hand clearly is at that bid, as a place in the rulebook's list: its
/// goal is reached in nearly every guess (A29, A30).
std::optional<int> clear_contract(const View& view, int bid, Random& random);

/// What to put away if the rest clearly is a contract without trump.
std::optional<CardSet> discard_for_contract(const View& view, const Decision& decision, Random& random);

/// How such a contract is played.
Card card_without_trump(const View& view, const Decision& decision);

/// Calls for the card that adds most to melds, or for an ace; none if nothing is gained.
Action card_to_call(const Judge& judge, const View& view, const Decision& decision);

} // namespace roundhouse::bots
