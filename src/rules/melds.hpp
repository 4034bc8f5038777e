#pragma once
// Melds: what they are and the best selection of them in a hand.

#include "cards/card_set.hpp"
#include "rules/play/trick.hpp"

#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace roundhouse {

/// The suits in which a meld written in ranks alone may be.
enum class MeldSuit : std::uint8_t {
    given, ///< the pattern names its suits itself: "Qs Jd"
    trump, ///< the trump suit
    plain, ///< any suit but trump; every suit when there is no trump
    any,   ///< any one suit
    each,  ///< one of every named rank in each suit: "A of each suit"
    mixed, ///< as many cards of one rank as the pattern repeats it, in any suits: "any 4 of A"
};

/// One meld as a rulebook states it.
struct MeldRule {
    std::vector<std::string> names; ///< of one, two, … at once ("Pinochle", "Double pinochle"); never empty
    std::string type;               ///< a card serves in one meld of each type
    MeldSuit of = MeldSuit::given;
    std::vector<Rank> ranks; ///< the pattern, unless `given`; ranks may repeat
    CardSet cards;           ///< the pattern, if `given`
    std::vector<int> points; ///< for one, two, … of them at once; for more, these are added up
    bool beside = false;     ///< may be melded beside another in the same turn (C17)
    bool announced = false;  ///< shown even if its side's melds are too few to count (D08)
    int wins_at = 0;         ///< this many at once win the game (C43); 0: no number does
    std::vector<std::string> also_in = {}; ///< further types in which its cards serve
};

/// Every type in which its cards serve.
std::vector<std::string_view> types_of(const MeldRule& rule);
/// True if a card cannot serve in both.
bool share_type(const MeldRule& a, const MeldRule& b);
/// How many of the meld the cards make at once; 0 if none.
int multiple(const MeldRule& rule, const CardSet& cards);

/// "Double pinochle": the name of `multiple` (from 1) of them at once.
std::string name(const MeldRule& rule, int multiple);

/// True if `multiple` of them at once win the game; they score nothing then.
constexpr bool wins_game(const MeldRule& rule, int multiple) {
    return rule.wins_at > 0 && multiple >= rule.wins_at;
}

/// Cards that are noted besides the melds (checks): found like melds, but they score nothing and never
/// exclude each other (C35).
struct MarkRule {
    MeldRule pattern;       ///< its name, cards and suits; no type and no points
    int any = 0;            ///< if not 0: the pattern is any this many cards of its first rank
    std::vector<int> worth; ///< of one, two, … at once; the last also counts for more
};

/// A mark found in a hand.
struct Mark {
    std::string name;
    int worth = 0;
    friend bool operator==(const Mark&, const Mark&) = default;
};

/// Every mark of the hand that is worth something, in the order of the rules.
std::vector<Mark> marks_in(const std::vector<MarkRule>& rules, const CardSet& hand, Trump trump);

/// A meld found in a hand.
struct Meld {
    int rule = 0;     ///< place (from 0) in the rulebook's list
    int multiple = 1; ///< how many at once
    int points = 0;
    CardSet cards;
    friend bool operator==(const Meld&, const Meld&) = default;
};

/// Finds the selection of melds with the most points, exactly, for any patterns: within one type no card is
/// used twice (A18, B09, C10, D06). Every selection of melds of several types is tried first; after that the
/// types are independent, and within a type so are groups of melds that share no card. For each group the
/// best selection is tabulated for every possible holding when the table is made, and looked up afterwards;
/// this covers every package that ships. A group too large to tabulate is searched in every hand, kind by
/// kind: the lowest kind left is in one of the melds or in none, and each remainder is examined only once. No
/// hand has more remainders than the whole deck, so the steps for the whole deck, counted when the table is
/// made, bound those for any hand: `excess` says whether they are too many.
class MeldTable {
  public:
    /// Types that melds of several types may name in all.
    static constexpr std::size_t most_types = 8;
    /// Selections of melds of several types that a deck may hold under one trump.
    static constexpr int most_across = 64;

    /// Melds tried in one hand under one trump; a tenth of a second if the hand is the whole deck.
    static constexpr std::int64_t most_steps = 1 << 18;

    MeldTable() = default;
    MeldTable(const std::vector<MeldRule>& rules, const CardSet& deck);

    /// What there is too much of, so that the melds of a hand might not be found in time. No package compiles
    /// to such a table.
    enum class Excess : std::uint8_t {
        none,
        types,      ///< melds of several types name `most_types` or more
        selections, ///< more than `most_across` selections of melds of several types
        steps       ///< more than `most_steps` within one type
    };
    Excess excess() const { return excess_; }
    bool is_bounded() const { return excess_ == Excess::none; }

    /// Points of the best selection. `hand` must be part of the deck.
    int points(const CardSet& hand, Trump trump) const;

    /// The best selection itself, in the order of the rules; replaces what `found` held.
    void best(const CardSet& hand, Trump trump, std::vector<Meld>& found) const;
    std::vector<Meld> best(const CardSet& hand, Trump trump) const;

    /// Calls use(cards) for every possible meld under the trump: every rule in every suit, one, two, … at
    /// once.
    template<class Use>
    void each_meld(Trump trump, Use use) const {
        const auto t = static_cast<std::size_t>(index(trump));
        for (const Group& group : groups_[t])
            for (const Item& item : group.items) use(item.cards);
        for (const Across& across : across_[t]) use(across.item.cards);
    }

    /// Every meld that scores under the trump, rule by rule, one, two, … at once.
    std::span<const Meld> scoring(Trump trump) const {
        return scoring_[static_cast<std::size_t>(index(trump))];
    }

  private:
    /// A meld in certain suits, once or several times at once.
    struct Item {
        int rule = 0;
        int multiple = 1;
        std::int64_t points = 0; ///< including the weight of the game, if it wins that
        CardSet cards;
    };
    /// What is left of a hand for each type.
    using Hands = std::array<CardSet, most_types>;
    /// A meld of several types: it uses up cards of each.
    struct Across {
        Item item;
        std::uint8_t types = 0; ///< bit n: the n-th type
    };
    /// For every holding of a group's kinds, the best item to take first and the points of the best
    /// selection.
    struct Choices {
        std::vector<std::int64_t> points;
        std::vector<std::int16_t> item; ///< place in the group's items, -1 for none
    };
    /// Melds of one type that share cards, directly or through others.
    struct Group {
        std::size_t type = 0; ///< whose cards it uses, if there are melds of several types
        std::vector<Card> kinds;
        std::vector<std::int32_t> strides; ///< of each kind in the table of choices
        std::vector<Item> items;           ///< sorted by their lowest kind in a group that is searched
        KindMask needed = ~KindMask{0};    ///< kinds of which every item takes some
        std::shared_ptr<const Choices>
            choices; ///< shared by groups of the same shape; null if too large to tabulate
    };
    class Search;

    static std::size_t place(const Group& group, const CardSet& hand);
    /// Points of the group in a hand that holds these kinds.
    static std::int64_t points(const Group& group, const CardSet& hand, KindMask kinds);
    void add_groups(std::size_t type, std::vector<Item> items, const CardSet& deck,
                    std::vector<Group>& groups);
    /// Calls use(hands, items) for every selection of melds of several types from place `at` on, until it
    /// returns false; returns false then.
    template<class Use>
    bool each_across(const std::vector<Across>& all, std::size_t at, Hands hands,
                     std::vector<const Item*>& taken, const Use& use) const;
    std::int64_t in_groups(std::size_t trump, const Hands& hands) const;
    bool has_few_selections(const CardSet& deck) const;
    /// Null if it, or all tables together, would be too large.
    std::shared_ptr<const Choices> tabulated(const Group& group, const CardSet& deck, std::size_t size);
    bool searches_are_short(const CardSet& deck) const;

    std::array<std::vector<Group>, trump_count> groups_;
    std::array<std::vector<Across>, trump_count> across_;
    std::array<std::vector<Meld>, trump_count> scoring_;
    std::map<std::vector<std::int64_t>, std::shared_ptr<const Choices>> shapes_;
    std::size_t work_ = 0; ///< spent on tables so far: holdings times items
    Excess excess_ = Excess::none;
};

/// The cards of each meld that `rule` allows under `trump`: one set for each suit or combination.
std::vector<CardSet> places_of(const MeldRule& rule, Trump trump);
/// How many of them at once the deck has cards for.
int most_at_once(const MeldRule& rule, const CardSet& deck);

/// The cards of every possible meld of two or more cards, whatever trump is: a marriage, a pinochle, an
/// around; not a lone nine (C22).
std::vector<CardSet> places_of_some_cards(const std::vector<MeldRule>& rules);

} // namespace roundhouse
