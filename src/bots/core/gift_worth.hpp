#pragma once
// Gifts looked at whole, for a giver who has the time: which set of cards serves its side best.

#include "bots/core/gifts.hpp"

namespace roundhouse::bots {

/// What a gift is worth to the two who exchange, by the giver's hand alone: the melds that the giver keeps,
/// those that the other may hold with it, those that cards given back may complete, and tricks. It proposes
/// nothing that a declarer would not expect (Gifts::is_expected). Its figures come from gifts weighed in many
/// worlds. Made once for a game of a rulebook with an exchange; a question costs some fifty times one to
/// Gifts.
class GiftWorth {
  public:
    /// `gifts` must be of the same rulebook; both must outlive this.
    GiftWorth(const Rulebook& rules, const Gifts& gifts);

    /// The best gift that is reached from `first` on by changing one card at a time.
    CardSet best(const Giving& giving, const CardSet& first) const;

    /// Gifts that differ from `from` in one card: the best `most` of them, best first.
    std::vector<CardSet> near(const Giving& giving, const CardSet& from, std::size_t most) const;

  private:
    /// Cards that meld together, and what they add to the melds that lie within them.
    struct Place {
        CardSet cards;
        std::int64_t points;
    };
    class Scales;

    std::vector<std::pair<std::int64_t, CardSet>> around(const Scales& scales, const Giving& giving,
                                                         const CardSet& from) const;

    const Rulebook& rules_;
    const Gifts& gifts_;
    std::array<std::vector<Place>, trump_count> places_;
};

} // namespace roundhouse::bots
