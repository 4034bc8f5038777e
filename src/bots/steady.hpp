#pragma once
// The `steady` bot: sensible rules that read the rulebook, and no search.

#include "bots/evaluate.hpp"
#include "bots/player.hpp"

#include <memory>

namespace roundhouse::bots {

/// What a hand promises with a suit as trump.
struct Prospect {
    Suit suit = Suit::spades;
    int meld = 0;  ///< of the side, mean, what the exchange adds included
    int count = 0; ///< expected in tricks
    int sum() const { return meld + count; }
};

/// The suits that the seat's hand could name, best first: melds held, what a partner adds on the average of
/// a few guessed hands, and expected tricks.
std::vector<Prospect> prospects(const Judge& judge, const View& view, Random& random, int worlds);

/// Bids up to what its best suit promises, names that suit, passes what completes the partner's melds, plays
/// by Policy, leaves where the bid is out of reach. Where it does not know a kind of decision it does any
/// allowed thing.
class SteadyPlayer : public Player {
  public:
    explicit SteadyPlayer(Random random) : random_(random), fallback_(random) {}
    Action decide(const View& view, const Decision& decision) override;

  protected:
    const Judge& judge(const View& view);
    Random& random() { return random_; }
    Action any(const View& view, const Decision& decision) { return fallback_.decide(view, decision); }

  private:
    Action call(const View& view, const Decision& decision);
    Action choose_trump(const View& view, const Decision& decision);
    Action choose_gift(const View& view, const Decision& decision);
    Action choose_card(const View& view, const Decision& decision);
    bool hopeless(const View& view);

    Random random_;
    RandomPlayer fallback_;
    std::unique_ptr<const Judge> judge_;
};

/// The gift that does most for both hands, on the average of a few guessed hands of the receiver.
CardSet good_gift(const Judge& judge, const View& view, const Decision& decision, Random& random, int worlds);

/// What the declarer does best without, of the cards that the decision lets go.
CardSet cards_to_spare(const Judge& judge, const View& view, const Decision& decision);

/// The swap first, as it brings a card, then what scores most; nothing only when nothing is left.
Action best_meld(const View& view, const Decision& decision);

/// Calls for the card that adds most to melds, or for an ace; none if nothing is gained.
Action card_to_call(const View& view, const Decision& decision);

} // namespace roundhouse::bots
