#pragma once
// Ways the cards may lie that a seat has not seen: drawn at random, in agreement with everything it has seen.

#include "bots/worlds/knowledge.hpp"
#include "bots/worlds/leaning.hpp"
#include "cards/deck.hpp"
#include "cards/random.hpp"

namespace roundhouse::bots {

/// One way the hidden cards may lie.
struct World {
    PerSeat<CardSet> hands{};
    CardSet rest; ///< cards in nobody's hand
};

/// Draws worlds that agree with what the view's seat knows. Tries are counted. The first few are left to
/// chance, so that without a leaning no world is likelier than another; later ones deal apart what would have
/// been melded together, which favours some worlds a little. Where none agrees in everything, the one that
/// contradicts melds and plays least is taken; where in none every hand holds only what it may, cards change
/// places until it does.
class Worlds {
  public:
    explicit Worlds(const View& view) : Worlds(view, knowledge_of(view)) {}
    /// With a leaning, trumps and aces come before other cards that may lie in as many places, each likelier
    /// to a place that takes it readily.
    Worlds(const View& view, Knowledge knowledge, const Leaning& leaning = {});

    World draw(Random& random) const;
    /// The trick on the table, with the hands of a world that is drawn.
    TrickPlay draw_trick(Random& random) const;
    /// So many worlds, each as likely as any that is drawn. As long as nothing is known of what the hands
    /// lack, they come from one shuffle, dealt from a different place for each: a card lies elsewhere each
    /// time, and fewer worlds tell as much.
    std::vector<World> spread(Random& random, int number) const;
    const Knowledge& knowledge() const { return knowledge_; }

  private:
    /// Two kinds that a hand cannot hold both, or one that it cannot hold twice.
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
    PerSeat<KindMask> closed_{};        ///< kinds of the loose cards that cannot come to a hand
    PerSeat<std::vector<Apart>> apart_; ///< with both of which a hand would have melded more
    PerSeat<int> room_{};               ///< cards that each hand lacks in `given_`
    KindMask limited_ = 0;              ///< kinds that are closed or apart to some hand
    bool any_deal_fits_ = true;         ///< nothing is known of what the hands lack
    std::vector<Card> loose_;           ///< cards to be dealt, those with the fewest possible places first
};

/// Where cards are played: with what the view's seat supposes of trumps and aces.
inline Worlds worlds_in_play(const View& view) { return {view, knowledge_of(view), leaning_of(view)}; }

/// True if the cards can lie in one way only: all that the seat has not seen are in one hand, as between two
/// players once the stock is drawn.
bool is_one_world(const View& view);

/// Hands for every seat, from one world.
PerSeat<CardSet> possible_hands(const View& view, Random& random);

/// Seeded by the cards that the view shows and by how far the round is: the same view, the same draws.
Random random_for(const View& view);

} // namespace roundhouse::bots
