#pragma once
// Gifts judged as a whole, for a giver with time to think: which set of cards serves its side best.

#include "bots/core/gifts.hpp"

namespace roundhouse::bots {

/// What a gift is worth to the two partners, by the giver's hand alone: the melds that the giver keeps, those
/// that its partner may hold with the gift, those that cards given back may complete, and tricks. It proposes
/// nothing that a declarer would not expect (Gifts::is_expected). Its figures come from gifts weighed in many
/// worlds. Made once per game, of a rulebook with an exchange; a query costs about fifty times one to Gifts.
class GiftWorth {
  public:
    /// `gifts` must be of the same rulebook; both must outlive this.
    GiftWorth(const Rulebook& rules, const Gifts& gifts);

    /// Hill climbing from `first`, or from all that the giver holds of some meld where that is worth more:
    /// swaps one card at a time, always the best swap, until none gains.
    CardSet best(const Giving& giving, const CardSet& first) const;

    /// The best `most` gifts that differ from `from` in one card, best first.
    std::vector<CardSet> near(const Giving& giving, const CardSet& from, std::size_t most) const;

    /// Points won or lost in tricks because these cards change hands.
    int in_tricks(const Giving& giving, const CardSet& gift) const;

  private:
    /// Cards that meld together, and what they add to the melds within them.
    struct Place {
        CardSet cards;
        std::int64_t points;
    };
    class Scales;

    std::vector<CardSet> towards_melds(const Giving& giving, const CardSet& first) const;
    std::vector<std::pair<std::int64_t, CardSet>> around(const Scales& scales, const Giving& giving,
                                                         const CardSet& from) const;

    const Rulebook& rules_;
    const Gifts& gifts_;
    std::array<std::vector<Place>, trump_count> places_;
};

} // namespace roundhouse::bots
