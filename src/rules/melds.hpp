#pragma once
// Melds: what they are and the best selection of them in a hand.

#include "cards/card_set.hpp"
#include "rules/play/trick.hpp"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace roundhouse {

/// In which suits a meld that is written in ranks alone may lie.
enum class MeldSuit : std::uint8_t {
    given, ///< the pattern names its suits itself: "Qs Jd"
    trump, ///< the trump suit
    plain, ///< any suit but trump; every suit when there is no trump
    any,   ///< any one suit
    each,  ///< one of every rank named in each of the four suits: "A of each suit"
    mixed, ///< as many cards of one rank as it stands there, of whatever suits: "any 4 of A"
};

/// One meld as a rulebook states it.
struct MeldRule {
    std::vector<std::string> names; ///< of one, two, … at once ("Pinochle", "Double pinochle"); never empty
    std::string type;               ///< a card serves in one meld of each type
    MeldSuit of = MeldSuit::given;
    std::vector<Rank> ranks;               ///< the pattern, unless `given`; a rank may stand several times
    CardSet cards;                         ///< the pattern, if `given`
    std::vector<int> points;               ///< for one, two, … of them at once; more than that add up
    bool beside = false;                   ///< may be melded beside another in the same turn (C17)
    bool announced = false;                ///< shown even when its side's melds are too few to count (D08)
    int wins_at = 0;                       ///< so many at once win the game (C43); 0: however many, none does
    std::vector<std::string> also_in = {}; ///< further types in which its cards serve
};

/// Every type in which its cards serve.
std::vector<std::string_view> types_of(const MeldRule& rule);
/// True if a card cannot serve in both.
bool share_type(const MeldRule& a, const MeldRule& b);

/// "Double pinochle": the name of `multiple` (from 1) of them at once.
std::string name(const MeldRule& rule, int multiple);

/// True if `multiple` of them at once win the game; they score nothing then.
constexpr bool wins_game(const MeldRule& rule, int multiple) {
    return rule.wins_at > 0 && multiple >= rule.wins_at;
}

/// Cards that are noted beside the melds (checks): found like melds, but they score nothing and never exclude
/// each other (C35).
struct MarkRule {
    MeldRule pattern;       ///< its name, cards and suits; no type and no points
    int any = 0;            ///< the pattern is any so many cards of its first rank; 0: it is as melds are
    std::vector<int> worth; ///< of one, two, … at once; more are worth what the last is
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
/// used twice (A18, B09, C10, D06). Melds of several types are tried first, every selection of them; then
/// types, and within a type groups of melds that share no card, are independent. For each group the best
/// selection is tabulated for every possible holding when the table is made, and looked up afterwards: so it
/// is with every package that ships. A group whose table would be too large is searched in every hand, kind
/// by kind: the lowest kind left lies in one of the melds or in none, and what is left after that is looked
/// at once. A hand never leaves more behind than the whole deck does, so the steps that the whole deck takes,
/// counted when the table is made, bound those of any hand: `excess` says whether they are too many.
class MeldTable {
  public:
    /// Types that a meld of several may name, in all.
    static constexpr std::size_t most_types = 8;
    /// Selections of melds of several types that a deck may hold under one trump.
    static constexpr int most_across = 64;

    /// Melds tried in one hand, under one trump; a tenth of a second if the hand is the whole deck.
    static constexpr std::int64_t most_steps = 1 << 18;

    MeldTable() = default;
    MeldTable(const std::vector<MeldRule>& rules, const CardSet& deck);

    /// Of what there is too much, so that the melds of a hand might not be found in time. No package is
    /// compiled to such a table.
    enum class Excess : std::uint8_t {
        none,
        types,      ///< `most_types` and more are named by melds of several types
        selections, ///< of melds of several types; more than `most_across`
        steps       ///< within one type; more than `most_steps`
    };
    Excess excess() const { return excess_; }
    bool is_bounded() const { return excess_ == Excess::none; }

    /// Points of the best selection. `hand` must be part of the deck.
    int points(const CardSet& hand, Trump trump) const;

    /// The best selection itself, in the order of the rules; replaces what `found` held.
    void best(const CardSet& hand, Trump trump, std::vector<Meld>& found) const;
    std::vector<Meld> best(const CardSet& hand, Trump trump) const;

    /// Calls use(cards) for all that melds under the trump: every rule in every suit, one, two, … at once.
    template<class Use>
    void each_meld(Trump trump, Use use) const {
        const auto t = static_cast<std::size_t>(index(trump));
        for (const Group& group : groups_[t])
            for (const Item& item : group.items) use(item.cards);
        for (const Across& across : across_[t]) use(across.item.cards);
    }

  private:
    /// A meld in certain suits, some number of times at once.
    struct Item {
        int rule = 0;
        int multiple = 1;
        std::int64_t points = 0; ///< with the weight of the game, if it wins that
        CardSet cards;
    };
    /// What a hand has left in each type.
    using Hands = std::array<CardSet, most_types>;
    /// A meld of several types: it leaves less for each of them.
    struct Across {
        Item item;
        std::uint8_t types = 0; ///< bit n: the n-th
    };
    /// The best item to take first, and the points of the best selection, for every holding of a group's
    /// kinds.
    struct Choices {
        std::vector<std::int64_t> points;
        std::vector<std::int16_t> item; ///< place in the group's items, -1 for none
    };
    /// Melds of one type that share cards, directly or through others.
    struct Group {
        std::size_t type = 0; ///< whose cards it looks at, where melds of several types are known
        std::vector<Card> kinds;
        std::vector<std::int32_t> strides; ///< of each kind in the table of choices
        std::vector<Item> items;           ///< of a group that is searched by their lowest kind
        std::shared_ptr<const Choices>
            choices; ///< shared by groups of the same shape; null: too large to tabulate
    };
    class Search;

    static std::size_t place(const Group& group, const CardSet& hand);
    void add_groups(std::size_t type, std::vector<Item> items, const CardSet& deck,
                    std::vector<Group>& groups);
    /// Calls use(hands, items) for every selection of melds of several types from the place `at` on, until it
    /// answers false; false then.
    template<class Use>
    bool each_across(const std::vector<Across>& all, std::size_t at, Hands hands,
                     std::vector<const Item*>& taken, const Use& use) const;
    std::int64_t in_groups(std::size_t trump, const Hands& hands) const;
    bool has_few_selections(const CardSet& deck) const;
    /// Null if it is too large, or all tables together are.
    std::shared_ptr<const Choices> tabulated(const Group& group, const CardSet& deck, std::size_t size);
    bool searches_are_short(const CardSet& deck) const;

    std::array<std::vector<Group>, trump_count> groups_;
    std::array<std::vector<Across>, trump_count> across_;
    std::map<std::vector<std::int64_t>, std::shared_ptr<const Choices>> shapes_;
    std::size_t work_ = 0; ///< that the tables took so far: holdings times items
    Excess excess_ = Excess::none;
};

/// The cards of each meld that `rule` makes under `trump`: one for each suit or combination it may lie in.
std::vector<CardSet> places_of(const MeldRule& rule, Trump trump);
/// How many of them at once the deck has cards for.
int most_at_once(const MeldRule& rule, const CardSet& deck);

/// Every place that a meld of two or more cards may have, whatever trump is: a marriage, a pinochle, an
/// around; not a lone nine (C22).
std::vector<CardSet> places_of_some_cards(const std::vector<MeldRule>& rules);

} // namespace roundhouse
