#pragma once
// Chooses a card by a few trials: the usual one, unless another does clearly better. And what a side has at
// stake in them.

#include "base/statistics.hpp"
#include "rules/play/trick.hpp"

#include <array>
#include <bit>

namespace roundhouse::bots {

/// The kinds of `legal` that are worth a trial beside `usual`, one of each interchangeable group. `out`:
/// kinds that others may hold.
KindMask worth_a_trial(const PlayTable& table, KindMask legal, Card usual, KindMask out);

/// How many trials a card gets, and what counts as clear.
struct Trials {
    int most;
    int fewest;    ///< from this many on, cards that are not ahead of the usual one are dropped
    double errors; ///< a card is clearly better by more than this many standard errors
};

/// `usual`, unless some of `others` do clearly better: then the best of those. `draw()` gives the tricks so
/// far in one possible deal; `worth(state)` is what results once the card is played.
template<class Draw, class Worth>
Card best_in_trials(const PlayTable& table, KindMask others, Card usual, const Trials& trials, Draw draw,
                    Worth worth) {
    PerKind<Differences> differences{};
    const auto of = [&](KindMask rest) -> Differences& {
        return differences[static_cast<std::size_t>(std::countr_zero(rest))];
    };
    for (int i = 0; i < trials.most && others; ++i) {
        const TrickPlay state = draw();
        const auto played = [&](Card card) {
            TrickPlay after = state;
            play(table, after, card);
            return worth(after);
        };
        const double by_usual = played(usual);
        for (KindMask rest = others; rest; rest &= rest - 1)
            of(rest).add(played(Card::numbered(std::countr_zero(rest))) - by_usual);
        if (i + 1 < trials.fewest) continue;
        for (KindMask rest = others; rest; rest &= rest - 1)
            if (of(rest).sum() <= 0) others &= ~(rest & -rest);
    }
    Card best = usual;
    double most = 0;
    for (KindMask rest = others; rest; rest &= rest - 1)
        if (of(rest).sum() > most && of(rest).is_clear(trials.errors)) {
            best = Card::numbered(std::countr_zero(rest));
            most = of(rest).sum();
        }
    return best;
}

/// What a side has at stake while cards are played.
struct Stake {
    int sure = 0;     ///< points of its melds, of what the deciding seat buried, and of draft piles
    int contract = 0; ///< what it must reach; 0 for nothing
    int needed = 0;   ///< card points that reach it
    int roughly = 1;  ///< card points by which a play-out may be off

    /// What a play-out that ends with `count` card points is worth to it: near `needed` the contract is made
    /// by degrees. Settled as most packages do; asking the package about every end would take too long.
    double with(int count) const;
};

} // namespace roundhouse::bots
