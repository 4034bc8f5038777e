#pragma once
// The `steady` bot: sensible rules that read the rulebook, and a short look ahead for each card.

#include "bots/levels/random.hpp"
#include "bots/steady/promises.hpp"

#include <memory>
#include <optional>

namespace roundhouse::bots {

/// Bids up to what its best suit promises, names that suit, gives by Judge::gift, plays to tricks by a few
/// trials, takes a way out when the bid is out of reach. Asked for a kind of decision it does not know, it
/// does anything allowed.
class SteadyPlayer : public Player {
  public:
    /// `judge`: of the rules in play; without one the player makes its own.
    explicit SteadyPlayer(Random random, std::shared_ptr<const Judge> judge = {})
        : random_(random), fallback_(random), judge_(std::move(judge)) {}
    Action decide(const View& view, const Decision& decision) override;
    /// The call of a hand that does not want the contract: a bid or a pass that shows its meld, if there is
    /// one. `least`: the lowest bid; if the hand is worth a try at that, it may ask its partner to hand the
    /// contract back.
    Action tell_or_pass(const View& view, std::optional<int> least = {});

  protected:
    const Judge& judge(const View& view);
    Random& random() { return random_; }
    /// The bid or discard that leads to a contract without trump, if the hand is clearly good for one (A29,
    /// A30).
    std::optional<Action> towards_clear_contract(const View& view, const Decision& decision);
    /// Any allowed action except a way out.
    Action any(const View& view, Decision decision) {
        decision.exits = 0;
        return fallback_.decide(view, decision);
    }

  private:
    Promises& promised(const View& view);
    bool promises(const View& view, int bid, double least);
    bool wants(const View& view, int bid, double least);
    bool better_forced_on_opponent(const View& view, int bid);
    int bid_at_once(const View& view, int least);
    Action name_number(const View& view);
    Action call(const View& view, const Decision& decision);
    Action choose_trump(const View& view, const Decision& decision);
    Action put_away(const View& view, const Decision& decision);
    Action choose_card(const View& view, const Decision& decision);
    Action choose_option(const View& view);
    Action hand_back_or_keep(const View& view);
    bool hopeless(const View& view, const Decision& decision);
    bool better_dealt_again(const View& view);
    std::optional<Action> way_out(const View& view, const Decision& decision);

    Random random_;
    RandomPlayer fallback_;
    std::shared_ptr<const Judge> judge_;
    Promises promised_;
};

/// The exits worth weighing now: during the auction a redeal can wait if it can still be asked for later
/// (C38).
std::uint32_t exits_to_weigh(const View& view, const Decision& decision);

/// What the policy plays from `legal` (not empty), by what the seat has seen of the other hands.
Card card_by_policy(const Judge& judge, const View& view, KindMask legal);

/// The same card, unless one of the next best does clearly better when everybody plays on by the policy in a
/// few worlds.
Card card_by_trials(const Judge& judge, const View& view, KindMask legal, Random& random);

/// What the declarer can best spare of the cards that the decision allows.
CardSet cards_to_spare(const Judge& judge, const View& view, const Decision& decision);

/// The swap first, as it brings a card, then the meld that scores most, but before it one within it that
/// would be lost (C17), if another trick is likely to be won in time. Declines only when nothing is left.
Action best_meld(const View& view, const Decision& decision);

/// Keeps a drawn card if it adds at least as much to the hand as the next one may be expected to (C19).
Action keep_or_reject(const Judge& judge, const View& view, Card drawn);

/// A card for a trick while cards are drawn: wins tricks for counters and to lay melds that are ready, and
/// keeps cards that may yet meld (C17).
Card card_while_drawing(const Judge& judge, const View& view, const Decision& decision);

/// True if the seat, once it has played that card of its hand, can no longer lay or complete a meld that it
/// could have laid or may still complete.
bool is_wanted_for_a_meld(const View& view, Card card);

/// The contract without trump that the hand is clearly good for at that bid, by its place in the rulebook's
/// list: it reaches the goal in nearly every guess (A29, A30).
std::optional<int> clear_contract(const View& view, int bid, Random& random);

/// What to bury if the rest is clearly good for a contract without trump.
std::optional<CardSet> discard_for_contract(const View& view, const Decision& decision, Random& random);

/// The card to play in such a contract.
Card card_without_trump(const View& view, const Decision& decision);

/// Calls for the card that adds most, in meld or as an ace; for none if nothing is gained. Where it must
/// call, for the highest.
Action card_to_call(const Judge& judge, const View& view, const Decision& decision);

} // namespace roundhouse::bots
