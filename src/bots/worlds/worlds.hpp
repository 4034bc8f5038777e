#pragma once
// Ways the cards may lie that a seat has not seen: drawn at random, in agreement with everything it has seen.

#include "cards/deck.hpp"
#include "cards/random.hpp"
#include "game/view.hpp"

namespace roundhouse::bots {

/// What a seat knows of the hands that it cannot see.
struct Knowledge {
    CardSet unseen;             ///< cards it has not seen: in others' hands, or lying nowhere in sight
    PerSeat<CardSet> holds{};   ///< cards that are certainly there; the seat's own hand, whole
    PerSeat<KindMask> cannot{}; ///< kinds of the unseen cards that cannot be there, by what it played
    PerSeat<int> size{};        ///< cards in each hand
    PerSeat<CardSet> played{};  ///< cards that it has played since the stock was drawn
    PerSeat<int> melded{}; ///< points its hand melded before the first trick; -1: nothing follows from it
    bool certain_by_kinds = true; ///< `cannot` says all that the plays say; else each play is checked again
};

/// What follows from the hand, melds, gifts and every play so far. A play tells of the cards that would have
/// forbidden it: who did not follow is void, who did not beat holds no beater, whatever the rulebook's
/// filters ask for.
Knowledge knowledge_of(const View& view);

/// One way the hidden cards may lie.
struct World {
    PerSeat<CardSet> hands{};
    CardSet rest; ///< cards in nobody's hand
};

/// Draws worlds that agree with what the view's seat knows. Tries are counted: where chance finds no world
/// that agrees in everything, the one that contradicts melds and plays least is taken; where it finds none in
/// which every hand holds only what it may, cards change places until it does.
class Worlds {
  public:
    explicit Worlds(const View& view) : Worlds(view, knowledge_of(view)) {}
    Worlds(const View& view, Knowledge knowledge);

    World draw(Random& random) const;
    /// So many worlds, each as likely as any that is drawn. As long as nothing is known of what the hands
    /// lack, they come from one shuffle, dealt from a different place for each: a card lies elsewhere each
    /// time, and fewer worlds tell as much.
    std::vector<World> spread(Random& random, int number) const;
    const Knowledge& knowledge() const { return knowledge_; }

  private:
    bool deal(Random& random, World& world) const;
    World dealt_from(const Pack& circle, std::size_t first) const;
    bool deal_by_moving(Random& random, World& world) const;
    bool may_hold(Seat seat, Card card) const {
        return seat == 0 || (seat != view_.seat() && !(knowledge_.cannot[seat] & mask_of(card)));
    }
    int contradictions(const World& world, int most) const;

    const View view_;
    Knowledge knowledge_;
    World given_;
    PerSeat<int> room_{};       ///< cards that each hand lacks in `given_`
    KindMask limited_ = 0;      ///< kinds that some hand cannot hold
    bool any_deal_fits_ = true; ///< nothing is known of what the hands lack
    std::vector<Card> loose_;   ///< cards to be dealt, those with the fewest possible places first
};

/// True if every play of `seat` so far was allowed for who now holds `hand`.
bool plays_agree(const View& view, Seat seat, const CardSet& hand);

/// True if the cards can lie in one way only: all that the seat has not seen are in one hand, as between two
/// players once the stock is drawn.
bool is_one_world(const View& view);

/// Hands for every seat, from one world.
PerSeat<CardSet> possible_hands(const View& view, Random& random);

/// Seeded by the cards that the view shows and by how far the round is: the same view, the same draws.
Random random_for(const View& view);

} // namespace roundhouse::bots
