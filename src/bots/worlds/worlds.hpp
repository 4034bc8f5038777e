#pragma once
// Possible deals of the unseen cards, drawn at random, consistent with everything a seat has seen.

#include "bots/worlds/knowledge.hpp"
#include "bots/worlds/leaning.hpp"
#include "cards/deck.hpp"
#include "cards/random.hpp"

namespace roundhouse::bots {

/// One possible deal.
struct World {
    PerSeat<CardSet> hands{};
    CardSet rest; ///< cards in no hand
};

/// Draws worlds that agree with what the view's seat knows, in a limited number of tries. The first few tries
/// deal purely at random: without a leaning, and as long as nothing is known about what the hands lack, all
/// worlds are equally likely. Later ones keep apart what would have been melded together, which favours some
/// worlds a little. If no try agrees in everything, the one that contradicts melds and plays least is taken;
/// if none gives every hand only what it may hold, cards are moved from place to place until one does.
class Worlds {
  public:
    explicit Worlds(const View& view) : Worlds(view, knowledge_of(view)) {}
    /// With a leaning, trumps and aces are dealt before other cards with as many possible places, and a place
    /// that takes them readily is more likely to get them.
    Worlds(const View& view, Knowledge knowledge, const Leaning& leaning = {});

    World draw(Random& random) const;
    /// The trick on the table, with the hands of a world drawn at random.
    TrickPlay draw_trick(Random& random) const;
    /// This many worlds, each as likely as one that is drawn. As long as nothing is known about what the
    /// hands lack, they come from one shuffle, each dealt from another starting point: cards land elsewhere
    /// each time, and fewer worlds say as much.
    std::vector<World> spread(Random& random, int number) const;
    const Knowledge& knowledge() const { return knowledge_; }

  private:
    /// Two kinds that a hand cannot hold together, or one that it cannot hold twice.
    struct Apart {
        KindMask one = 0, other = 0;
    };

    void bar_more_melds(Seat seat, const CardSet& loose);
    KindMask barred_by(Seat seat, KindMask kind) const;
    bool deal(Random& random, World& world, bool pairs_apart) const;
    Seat place_for(KindMask kind, const PerSeat<int>& room, const PerSeat<KindMask>& closed, int left,
                   Random& random) const;
    World dealt_from(const Pack& circle, std::size_t first) const;
    bool deal_by_moving(Random& random, World& world) const;
    bool may_hold(Seat seat, Card card) const {
        return seat == 0 || (seat != view_.seat() && !(closed_[seat] & mask_of(card)));
    }
    int contradictions(const World& world, int most) const;
    int secrets_told(const World& world) const;

    const View view_;
    Knowledge knowledge_;
    Leaning leaning_;
    World given_;
    PerSeat<KindMask> closed_{};        ///< kinds of the loose cards that a hand cannot take
    PerSeat<std::vector<Apart>> apart_; ///< pairs with which a hand would have melded more
    PerSeat<int> room_{};               ///< cards that each hand lacks in `given_`
    KindMask limited_ = 0;              ///< kinds that are closed to some hand, or in one of its pairs
    bool any_deal_fits_ = true;         ///< nothing is known about what the hands lack
    std::vector<Card> loose_;           ///< cards to deal, those with the fewest possible places first
};

/// For the play of the cards: with the seat's leaning about trumps and aces.
inline Worlds worlds_in_play(const View& view) { return {view, knowledge_of(view), leaning_of(view)}; }

/// The round as the seat knows it, with the hands of a world and the stock in any order.
Round possible_round(const View& view, const World& world, Random& random);

/// True if only one deal is possible: one hand holds everything the seat has not seen, as with two players
/// once the stock is gone.
bool is_one_world(const View& view);

/// Hands for every seat, from one world.
PerSeat<CardSet> possible_hands(const View& view, Random& random);

/// Seeded by the cards that the view shows and by how far the round has come: the same view, the same draws.
Random random_for(const View& view);

} // namespace roundhouse::bots
