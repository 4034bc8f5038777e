#pragma once
// What a hand promises: its melds with what a kitty or a partner adds, and the tricks it comes to when the
// policy plays them, in a few guesses at the hidden cards.

#include "bots/core/evaluate.hpp"

#include <vector>

namespace roundhouse::bots {

/// What a hand promises in one guess: points of the whole side.
struct Promise {
    int meld = 0, count = 0;
};

/// What a hand promises with a suit as trump.
struct Prospect {
    Trump trump;   ///< none: a contract without trump
    int meld = 0;  ///< of the side, mean, including what kitty and exchange add
    int count = 0; ///< card points in tricks, mean
    std::vector<Promise> promises = {};

    int sum() const { return meld + count; }
    /// How many of the first `first` guesses make the bid; a close one counts in part. None does with too
    /// little meld, or with tricks below the bidders' least count (D19, D20).
    double made(const Judge& judge, int bid, std::size_t first) const;
    /// The same as a share of all, from 0 to 1.
    double chance(const Judge& judge, int bid) const;
    /// The side's mean gain with that bid, by the package's settlement.
    double gain(const Judge& judge, int bid) const;
};

/// The best suits that the seat's hand could name (or the one that is named), best first.
std::vector<Prospect> prospects(const Judge& judge, const View& view, Random& random);

/// What the hand promises in a contract without trump. `melds`: whether melds count in it.
Prospect prospect_without_trump(const Judge& judge, const View& view, Random& random, bool melds);

/// The best chance of any of the suits.
double best_chance(const Judge& judge, const std::vector<Prospect>& suits, int bid);

/// What a hand promises before trump is named. The same hand keeps its guesses, so that it is not judged anew
/// at every bid; only as many are made as an answer needs.
class Promises {
  public:
    Promises() = default; ///< of no hand
    explicit Promises(const View& view);

    /// False once the view shows another hand, or the partner has shown different meld.
    bool are_of(const View& view) const;

    /// True if some suit makes the bid with a chance of at least `least`, above 0. Requires are_of(view).
    bool reach(const Judge& judge, const View& view, int bid, double least);

    /// True if some suit gains by the bid on average. Requires are_of(view).
    bool pay(const Judge& judge, const View& view, int bid);

    /// How far the view's seat ends ahead of the mean of the other parties if `declarer` plays a contract at
    /// that bid, on average, melds of both sides counted. The view's seat names its best suit, another seat
    /// the one that is worth most to the hand it is guessed to hold. Requires are_of(view).
    double ahead(const Judge& judge, const View& view, Seat declarer, int bid);

    /// The same as `prospects`.
    std::vector<Prospect> whole(const Judge& judge, const View& view);

  private:
    const World& world(const View& view, std::size_t number);
    void try_suits(const Judge& judge, const View& view);
    void add_guess(const Judge& judge, const View& view, Prospect& suit);
    bool reaches(const Judge& judge, const View& view, Prospect& suit, int bid, double least);
    bool is_behind(const Judge& judge, const Prospect& suit, int bid) const;

    CardSet hand_, unseen_;
    PointRange told_;
    int kitty_ = -1;
    std::size_t most_ = 0; ///< guesses
    Random random_{0};
    std::vector<World> worlds_;
    std::vector<Prospect> suits_; ///< as far as examined, the hand's own best first
};

} // namespace roundhouse::bots
