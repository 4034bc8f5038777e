#pragma once
// Gifts: the cards that partners give each other in an exchange, chosen by the giver's own hand alone.

#include "rules/rulebook.hpp"

namespace roundhouse::bots {

/// What a giver chooses by.
struct Giving {
    CardSet hand; ///< the giver's, with what it received
    Trump trump;
    int number = 0;
    bool declares = false;
    CardSet received = {}; ///< what the partner gave first, if the giver has seen it
    Goal goal = Goal::bid; ///< of the contract
};

/// How welcome a card from the partner is to the declarer, the most welcome last.
enum class Welcome : std::uint8_t {
    worthless,  ///< neither a counter nor part of a meld: a nine
    counter,    ///< a counter in no meld, given without some of the cards that beat it
    own_meld,   ///< it would break a meld of the giver's
    stray,      ///< part of a meld across plain suits, which the declarer may well not complete
    part,       ///< part of any other meld
    second,     ///< another copy of what completes a meld, whose trumps are not in the gift
    sure,       ///< a counter given together with all the cards that beat it
    bare_trump, ///< a trump that neither counts nor melds with another card: a nine
    top,        ///< the highest of its suit
    more_trump, ///< another copy of a trump
    completes,  ///< the only plain card of a meld with trumps, as in a pinochle whose other card is trump
    trump,
};

/// The gifts that partners expect of each other, under one rulebook. The declarer's partner gives in the
/// order of Welcome, from the top, different kinds first; it does not hold back a trump or an ace for an
/// around of its own. A nine of trump goes after the aces: before them it costs points. The declarer keeps
/// trumps and tops unless that breaks a more valuable meld, gives what probably completes a meld of the
/// partner's, and parts with cards of its short suits. In contracts for every trick or for none only the
/// height of cards counts. Made once per game; queries are cheap.
class Gifts {
  public:
    explicit Gifts(const Rulebook& rules);

    /// `number` cards of the hand, or all if there are fewer.
    CardSet chosen(const Giving& giving) const;

    /// Kinds that the declarer's partner has none left of, if it gave `received` as expected.
    KindMask missing_from_giver(const CardSet& received, Trump trump) const;

    /// The highest of each suit.
    KindMask tops() const { return tops_; }

    /// False if the declarer's partner gives another card while it keeps a trump that is not bare, something
    /// less while it keeps a top or a bare trump, or a worthless card or a stray while it keeps a better one.
    /// The declarer may give anything.
    bool is_expected(const Giving& giving, const CardSet& gift) const;

    /// How welcome a card of `left` is after `given`.
    Welcome welcome(const CardSet& left, const CardSet& given, Card card, Trump trump) const;

  private:
    /// The cards of a meld of two or more, under one trump.
    struct Place {
        CardSet cards;
        KindMask kinds;
        const std::vector<int>* points; ///< for one, two, … of it at once
    };
    /// What holds under one trump.
    struct UnderTrump {
        std::vector<Place> places;
        PerKind<std::vector<std::uint16_t>> of_kind; ///< places that need the kind
        PerKind<KindMask> beside{};                  ///< kinds of its suit, and those it melds with
        PerKind<int> hope{};                         ///< the most that a card is worth as its share of a meld
        KindMask completing = 0, stray = 0;          ///< see Welcome
        KindMask idle = 0;                           ///< neither counters nor part of a meld
        KindMask bare = 0;                           ///< idle trumps
    };
    /// The chance that the partner holds a kind, in thousandths.
    using Likely = PerKind<int>;

    UnderTrump under(const Rulebook& rules, Trump trump) const;
    const UnderTrump& under(Trump trump) const { return under_[static_cast<std::size_t>(index(trump))]; }

    CardSet to_declarer(const Giving& giving) const;
    CardSet to_partner(const Giving& giving) const;
    CardSet for_the_goal(const Giving& giving) const;
    int parted(const Giving& giving, const CardSet& left, const CardSet& given, Card card,
               const Likely& likely) const;
    Likely likely_held(const Giving& giving) const;
    bool completes_given(const CardSet& given, Card card, Trump trump) const;
    static bool holds(const CardSet& hand, const Place& place, int times);
    int lost(const CardSet& hand, Card card, Trump trump) const;
    int hoped(const CardSet& given, Card card, Trump trump, const Likely& likely) const;

    CardSet deck_;
    PerKind<std::uint8_t> points_{};          ///< in tricks
    KindMask counters_;                       ///< kinds worth points
    PerKind<KindMask> above_{};               ///< higher kinds of the suit
    PerKind<CardSet> betters_{};              ///< all cards of those kinds
    PerKind<std::int8_t> higher_{}, lower_{}; ///< how many such kinds there are
    KindMask tops_ = 0;
    int trick_points_; ///< card points of an average trick
    std::array<UnderTrump, trump_count> under_;
};

} // namespace roundhouse::bots
