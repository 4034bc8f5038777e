// The best melds of a hand: tables made once for a deck, and a search where no table fits.

#include "rules/melds.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <unordered_map>

namespace roundhouse {

namespace {

/// The weight of a meld that wins the game: more than all other melds together.
constexpr std::int64_t weight_of_the_game = std::int64_t{1} << 40;

/// A table with more holdings than this would cost more to make than the searches it saves; so would tables
/// that take more steps than this in all.
constexpr std::size_t largest_table = 1u << 16, most_work = 1u << 23;

CardSet times(const CardSet& pattern, int multiple) {
    CardSet cards;
    for (int i = 0; i < multiple; ++i) cards += pattern;
    return cards;
}

/// False if the deck holds fewer than `multiple` copies of the pattern (checked before adding them up, since
/// a set has room for fifteen of a kind).
bool in_deck(const CardSet& pattern, int multiple, const CardSet& deck) {
    for (const Card card : pattern)
        if (pattern.count(card) * multiple > deck.count(card)) return false;
    return true;
}

int lowest(const CardSet& cards) { return (*cards.begin()).number(); }

} // namespace

MeldTable::MeldTable(const std::vector<MeldRule>& rules, const CardSet& deck) {
    // Types in melds of several types; all others share one number, since no such meld takes cards from them.
    std::map<std::string, std::size_t> linked;
    for (const MeldRule& rule : rules) {
        if (rule.also_in.empty()) continue;
        linked.emplace(rule.type, linked.size());
        for (const std::string& type : rule.also_in) linked.emplace(type, linked.size());
    }
    const auto type_of = [&](const std::string& type) {
        const auto known = linked.find(type);
        return known == linked.end() ? most_types - 1 : known->second;
    };
    if (linked.size() >= most_types) {
        excess_ = Excess::types;
        return;
    }
    for (std::size_t t = 0; t < trump_count; ++t) {
        const Trump trump = t < suit_count ? Trump{static_cast<Suit>(t)} : Trump{};
        std::map<std::string, std::vector<Item>> by_type;
        const auto add = [&](const MeldRule& rule, Item item) {
            if (rule.also_in.empty()) return by_type[rule.type].push_back(std::move(item));
            Across across{std::move(item), static_cast<std::uint8_t>(1u << type_of(rule.type))};
            for (const std::string& type : rule.also_in)
                across.types = static_cast<std::uint8_t>(across.types | 1u << type_of(type));
            across_[t].push_back(std::move(across));
        };
        for (std::size_t r = 0; r < rules.size(); ++r)
            for (const CardSet& pattern : places_of(rules[r], trump)) {
                for (std::size_t m = 1; m <= rules[r].points.size(); ++m)
                    if (const int multiple = static_cast<int>(m); in_deck(pattern, multiple, deck)) {
                        const Meld meld{static_cast<int>(r), multiple, rules[r].points[m - 1],
                                        times(pattern, multiple)};
                        scoring_[t].push_back(meld);
                        add(rules[r], {meld.rule, meld.multiple, meld.points, meld.cards});
                    }
                if (const int most = rules[r].wins_at; most && in_deck(pattern, most, deck))
                    add(rules[r], {static_cast<int>(r), most, weight_of_the_game, times(pattern, most)});
            }
        for (auto& [type, items] : by_type) add_groups(type_of(type), std::move(items), deck, groups_[t]);
    }
    shapes_.clear();
    if (!has_few_selections(deck))
        excess_ = Excess::selections;
    else if (!searches_are_short(deck))
        excess_ = Excess::steps;
}

void MeldTable::add_groups(std::size_t type, std::vector<Item> items, const CardSet& deck,
                           std::vector<Group>& groups) {
    while (!items.empty()) {
        // Everything that shares a kind with the first item, directly or through others.
        Group group;
        group.type = type;
        KindMask kinds = items.front().cards.kinds();
        for (bool grown = true; grown;) {
            grown = false;
            for (const Item& item : items)
                if ((item.cards.kinds() & kinds) && (item.cards.kinds() & ~kinds)) {
                    kinds |= item.cards.kinds();
                    grown = true;
                }
        }
        const auto rest = std::stable_partition(
            items.begin(), items.end(), [&](const Item& item) { return (item.cards.kinds() & kinds) != 0; });
        group.items.assign(items.begin(), rest);
        items.erase(items.begin(), rest);
        for (const Item& item : group.items) group.needed &= item.cards.kinds();
        std::size_t size = 1;
        for (const Card card : CardSet::of(kinds)) {
            group.kinds.push_back(card);
            group.strides.push_back(static_cast<std::int32_t>(std::min(size, largest_table)));
            size *= static_cast<std::size_t>(deck.count(card)) + 1;
            size = std::min(size, largest_table + 1);
        }
        if (size <= largest_table) group.choices = tabulated(group, deck, size);
        if (!group.choices)
            std::stable_sort(group.items.begin(), group.items.end(),
                             [](const Item& a, const Item& b) { return lowest(a.cards) < lowest(b.cards); });
        groups.push_back(std::move(group));
    }
}

std::shared_ptr<const MeldTable::Choices> MeldTable::tabulated(const Group& group, const CardSet& deck,
                                                               std::size_t size) {
    // What the table depends on: copies of each kind, and for each item its points and how many of each kind
    // it takes.
    std::vector<std::int64_t> shape;
    for (const Card card : group.kinds) shape.push_back(deck.count(card));
    for (const Item& item : group.items) {
        shape.push_back(item.points);
        for (const Card card : group.kinds) shape.push_back(item.cards.count(card));
    }
    auto& shared = shapes_[shape];
    if (shared || work_ + size * group.items.size() > most_work) return shared;
    work_ += size * group.items.size();

    const std::size_t kinds = group.kinds.size();
    auto choices = std::make_shared<Choices>();
    choices->points.assign(size, 0);
    choices->item.assign(size, -1);
    std::vector<int> needs; // items x kinds
    std::vector<std::size_t> offsets;
    for (const Item& item : group.items) {
        offsets.push_back(place(group, item.cards));
        for (const Card card : group.kinds) needs.push_back(item.cards.count(card));
    }
    std::vector<int> held(kinds, 0);
    for (std::size_t at = 0; at < size; ++at) {
        for (std::size_t i = 0; i < group.items.size(); ++i) {
            const int* need = &needs[i * kinds];
            bool fits = true;
            for (std::size_t k = 0; k < kinds && fits; ++k) fits = held[k] >= need[k];
            if (!fits) continue;
            const std::int64_t points = group.items[i].points + choices->points[at - offsets[i]];
            if (points > choices->points[at]) {
                choices->points[at] = points;
                choices->item[at] = static_cast<std::int16_t>(i);
            }
        }
        for (std::size_t k = 0; k < kinds; ++k) { // the next holding, counted up digit by digit
            if (++held[k] <= deck.count(group.kinds[k])) break;
            held[k] = 0;
        }
    }
    shared = choices;
    return shared;
}

std::size_t MeldTable::place(const Group& group, const CardSet& hand) {
    std::int32_t at = 0;
    for (std::size_t k = 0; k < group.kinds.size(); ++k) at += group.strides[k] * hand.count(group.kinds[k]);
    return static_cast<std::size_t>(at);
}

/// The best melds of one hand in a group without a table: each remainder of the hand is examined only once,
/// however the melds before it were chosen.
class MeldTable::Search {
  public:
    explicit Search(const Group& group, std::int64_t most_steps = std::numeric_limits<std::int64_t>::max())
        : group_(group), left_(most_steps) {
        for (const Card card : group.kinds) kinds_ |= mask_of(card);
    }

    std::int64_t points(const CardSet& hand) { return best(hand.only(kinds_)).points; }

    /// The items that `points` counted.
    template<class Take>
    void selection(const CardSet& hand, Take take) {
        for (CardSet rest = hand.only(kinds_); !rest.empty();) {
            const Best first = best(rest);
            if (first.item < 0) {
                rest = aside(rest);
                continue;
            }
            const Item& item = group_.items[static_cast<std::size_t>(first.item)];
            take(item);
            rest -= item.cards;
        }
    }

    /// Negative if there were more steps than allowed.
    std::int64_t steps_left() const { return left_; }

  private:
    struct Best {
        std::int64_t points = 0;
        int item = -1; ///< one that contains the lowest kind; -1: none does
    };
    struct Hash {
        std::size_t operator()(const CardSet& set) const {
            return (set.low() ^ std::rotl(set.high() * 0x9e3779b97f4a7c15u, 31)) * 0xbf58476d1ce4e5b9u >> 8;
        }
    };

    static CardSet aside(const CardSet& rest) { return rest.only(~mask_of(*rest.begin())); }

    Best best(const CardSet& rest) {
        if (rest.empty() || left_ < 0) return {};
        if (const auto known = known_.find(rest); known != known_.end()) return known->second;
        const auto [first, last] =
            std::equal_range(group_.items.begin(), group_.items.end(), Item{0, 1, 0, {*rest.begin()}},
                             [](const Item& a, const Item& b) { return lowest(a.cards) < lowest(b.cards); });
        left_ -= 1 + (last - first);
        Best found{best(aside(rest)).points, -1};
        for (auto item = first; item != last; ++item) {
            if (item->points <= 0 || !rest.contains(item->cards)) continue;
            const std::int64_t points = item->points + best(rest - item->cards).points;
            if (points > found.points) found = {points, static_cast<int>(item - group_.items.begin())};
        }
        known_.emplace(rest, found);
        return found;
    }

    const Group& group_;
    KindMask kinds_ = 0;
    std::unordered_map<CardSet, Best, Hash> known_;
    std::int64_t left_;
};

bool MeldTable::searches_are_short(const CardSet& deck) const {
    for (const auto& groups : groups_) {
        std::int64_t left = most_steps;
        for (const Group& group : groups) {
            if (group.choices) continue;
            Search search(group, left);
            search.points(deck);
            left = search.steps_left();
            if (left < 0) return false;
        }
    }
    return true;
}

template<class Use>
bool MeldTable::each_across(const std::vector<Across>& all, std::size_t at, Hands hands,
                            std::vector<const Item*>& taken, const Use& use) const {
    if (at == all.size()) return use(hands, taken);
    if (!each_across(all, at + 1, hands, taken, use)) return false;
    const Across& one = all[at];
    for (std::size_t type = 0; type < most_types; ++type) {
        if (!(one.types >> type & 1)) continue;
        if (!hands[type].contains(one.item.cards)) return true;
        hands[type] -= one.item.cards;
    }
    taken.push_back(&one.item);
    const bool all_used = each_across(all, at, hands, taken, use);
    taken.pop_back();
    return all_used;
}

/// No hand has more selections than the whole deck. Counting stops as soon as there are too many: there may
/// be more than anybody can wait for.
bool MeldTable::has_few_selections(const CardSet& deck) const {
    Hands hands;
    hands.fill(deck);
    for (const auto& all : across_) {
        if (all.size() > static_cast<std::size_t>(most_across)) return false;
        int found = 0;
        std::vector<const Item*> taken;
        if (!each_across(all, 0, hands, taken,
                         [&](const Hands&, const auto&) { return ++found <= most_across; }))
            return false;
    }
    return true;
}

/// In most hands most groups lack a card that all their melds take.
std::int64_t MeldTable::points(const Group& group, const CardSet& hand, KindMask kinds) {
    if (group.needed & ~kinds) return 0;
    return group.choices ? group.choices->points[place(group, hand)] : Search(group).points(hand);
}

std::int64_t MeldTable::in_groups(std::size_t trump, const Hands& hands) const {
    std::int64_t sum = 0;
    for (const Group& group : groups_[trump]) {
        const CardSet& hand = hands[group.type];
        sum += points(group, hand, hand.kinds());
    }
    return sum;
}

int MeldTable::points(const CardSet& hand, Trump trump) const {
    const auto t = static_cast<std::size_t>(index(trump));
    std::int64_t sum = 0;
    if (across_[t].empty()) {
        const KindMask kinds = hand.kinds();
        for (const Group& group : groups_[t]) sum += points(group, hand, kinds);
    } else {
        Hands hands;
        hands.fill(hand);
        std::vector<const Item*> taken;
        each_across(across_[t], 0, hands, taken, [&](const Hands& left, const auto& items) {
            std::int64_t points = in_groups(t, left);
            for (const Item* item : items) points += item->points;
            sum = std::max(sum, points);
            return true;
        });
    }
    constexpr std::int64_t most = std::numeric_limits<int>::max();
    return static_cast<int>(std::min(sum % weight_of_the_game, most));
}

void MeldTable::best(const CardSet& hand, Trump trump, std::vector<Meld>& found) const {
    found.clear();
    const auto t = static_cast<std::size_t>(index(trump));
    const auto take = [&](const Item& item) {
        found.push_back(
            {item.rule, item.multiple, static_cast<int>(item.points % weight_of_the_game), item.cards});
    };
    Hands hands;
    hands.fill(hand);
    if (!across_[t].empty()) {
        const Hands whole = hands;
        std::vector<const Item*> taken, chosen;
        std::int64_t most = -1;
        each_across(across_[t], 0, whole, taken, [&](const Hands& left, const auto& items) {
            std::int64_t points = in_groups(t, left);
            for (const Item* item : items) points += item->points;
            if (points <= most) return true;
            most = points;
            hands = left;
            chosen = items;
            return true;
        });
        for (const Item* item : chosen) take(*item);
    }
    for (const Group& group : groups_[t]) {
        const CardSet& left = hands[group.type];
        if (!group.choices) {
            Search(group).selection(left, take);
            continue;
        }
        std::size_t at = place(group, left);
        for (auto i = group.choices->item[at]; i >= 0; i = group.choices->item[at]) {
            const Item& item = group.items[static_cast<std::size_t>(i)];
            take(item);
            at -= place(group, item.cards);
        }
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Meld& a, const Meld& b) { return a.rule < b.rule; });
}

std::vector<Meld> MeldTable::best(const CardSet& hand, Trump trump) const {
    std::vector<Meld> found;
    best(hand, trump, found);
    return found;
}

} // namespace roundhouse
