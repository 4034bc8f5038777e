// Situations with cards: melds, legal cards, winners, deals.

#include "cards/deck.hpp"
#include "cards/notation.hpp"
#include "teach/situations/cases.hpp"
#include "teach/statements/facts.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::teach {

using nlohmann::json;
using present::RulesSection;

namespace {

json meld_request(const CardSet& hand, Trump trump) {
    return {{"ask", "meld"},
            {"trump", trump ? json(std::string(1, letter(*trump))) : json(nullptr)},
            {"hand", notation(hand)}};
}

/// The trump under which melds are shown: melds of trump lie in this suit, melds off trump in another.
constexpr Trump shown_under = Suit::spades;

CardSet times(const CardSet& cards, int number) {
    CardSet all;
    for (int i = 0; i < number; ++i) all += cards;
    return all;
}

/// A place of the meld under that trump.
CardSet place_of(const MeldRule& rule) {
    const auto places = places_of(rule, shown_under);
    return places.empty() ? CardSet{} : places.front();
}

/// Offers each meld that either knows, once, twice, … as often as the cards allow.
void find_single_melds(Finder& finder) {
    const CardSet deck = common_deck(finder.a, finder.b);
    for (const Rulebook* rules : {&finder.a, &finder.b})
        for (const MeldRule& rule : rules->meld_rules)
            for (int n = 1; n <= most_at_once(rule, deck); ++n)
                if (finder.offer(meld_request(times(place_of(rule), n), shown_under))) break;
}

/// Two melds that share cards: they score together under rules that let a card serve twice.
void find_shared_melds(Finder& finder) {
    const CardSet deck = common_deck(finder.a, finder.b);
    const auto& melds = finder.a.meld_rules;
    const auto grouped = [](const Rulebook& rules, const MeldRule& one, const MeldRule& other) {
        const auto type = [&](const MeldRule& rule) {
            for (const MeldRule& known : rules.meld_rules)
                if (pattern_of(known) == pattern_of(rule)) return known.type;
            return std::string();
        };
        return type(one) == type(other);
    };
    for (std::size_t i = 0; i < melds.size(); ++i)
        for (std::size_t n = i + 1; n < melds.size(); ++n) {
            if (grouped(finder.a, melds[i], melds[n]) == grouped(finder.b, melds[i], melds[n])) continue;
            const CardSet both = larger(place_of(melds[i]), place_of(melds[n]));
            if (deck.contains(both)) finder.offer(meld_request(both, shown_under));
        }
}

void find_marks(Finder& finder) {
    const CardSet deck = common_deck(finder.a, finder.b);
    for (const Rulebook* rules : {&finder.a, &finder.b})
        for (const MarkRule& mark : rules->marks) {
            CardSet cards = place_of(mark.pattern);
            if (mark.any) {
                cards = {};
                for (const Card card : deck)
                    if (card.rank() == mark.pattern.ranks.front() && cards.size() < mark.any) cards.add(card);
            }
            for (int n = 1; n <= CardSet::most_copies && deck.contains(times(cards, n)); ++n)
                if (finder.offer(meld_request(times(cards, n), shown_under))) break;
        }
}

/// True if a filter of either rule set depends on that fact.
bool depends(const Finder& finder, Fact fact) {
    for (const Rulebook* rules : {&finder.a, &finder.b})
        for (const Must* must : {&rules->play.lead, &rules->play.follow})
            for (const Filter& filter : *must)
                if (depends_on(filter.when) & bit(fact)) return true;
    return false;
}

/// True if a filter of either rule set looks at the number of the trick.
bool counts_tricks(const Finder& finder) {
    for (const Rulebook* rules : {&finder.a, &finder.b})
        for (const Must* must : {&rules->play.lead, &rules->play.follow})
            for (const Filter& filter : *must)
                for (unsigned i = 0; i < filter.when.compared; ++i)
                    if (filter.when.thresholds[i].measure == TrickMeasure::trick) return true;
    return false;
}

/// Few cards for the trick and the hand, mostly of two suits: there compulsion shows.
json legal_request(const Finder& finder, const Pack& cards, Random& random, bool first_matters,
                   bool number_matters, bool sides_matter) {
    const int seats = std::min(finder.a.seats, finder.b.seats);
    const auto draw = [&] { return random.below(static_cast<std::uint32_t>(cards.size())); };
    std::vector<bool> taken(cards.size(), false);
    const auto drawn = [&](int number, std::uint32_t suits) {
        std::vector<Card> found;
        for (int tries = 0; static_cast<int>(found.size()) < number && tries < 60; ++tries) {
            const std::size_t at = draw();
            if (taken[at] || !(suits >> index(cards[at].suit()) & 1)) continue;
            taken[at] = true;
            found.push_back(cards[at]);
        }
        return found;
    };
    const auto in_trick = static_cast<int>(random.below(static_cast<std::uint32_t>(seats)));
    const std::uint32_t suits = 1u << random.below(4) | 1u << random.below(4) | 1u << random.below(4);
    const auto trick = drawn(in_trick, suits);
    const auto hand = drawn(2 + static_cast<int>(random.below(4)), suits);
    json request{{"ask", "legal"},
                 {"trump", std::string(1, letter(all_suits[random.below(4)]))},
                 {"trick", notation(trick)},
                 {"hand", notation(hand)}};
    if (number_matters)
        request["trick_number"] =
            1 + random.below(static_cast<std::uint32_t>(std::min(tricks(finder.a), tricks(finder.b))));
    else if (first_matters && random.below(2))
        request["first_trick"] = true;
    if (sides_matter)
        if (const auto declarer = random.below(static_cast<std::uint32_t>(seats) + 1))
            request["declarer"] = declarer;
    return request;
}

/// True if the same cards may be played in every case.
bool plays_alike(const Rulebook& a, const Rulebook& b) {
    const auto filters = [](const Rulebook& rules) {
        json facts = facts_of(rules, RulesSection::play);
        facts.erase("enforcement");
        facts["play"].erase("first");
        return facts;
    };
    return filters(a) == filters(b) && a.play.beaters == b.play.beaters && a.play.counters == b.play.counters;
}

/// Contracts without trump that both know and at least one plays by rules of its own.
std::vector<std::string> contracts_with_own_rules(const Finder& finder) {
    std::vector<std::string> names;
    if (!finder.a.trump) return names;
    for (const SideContract& contract : finder.a.trump->also) {
        const SideContract* other = side_contract(finder.b, contract.name);
        if (other && (contract.own || other->own)) names.push_back(contract.name);
    }
    return names;
}

void find_legal_in(Finder& finder, const std::string& contract, std::uint64_t stream) {
    if (plays_alike(as_played(finder.a, contract), as_played(finder.b, contract))) return;
    const Pack cards = sorted_pack(common_deck(finder.a, finder.b));
    const bool number_matters = counts_tricks(finder);
    const bool first_matters = depends(finder, Fact::first_trick);
    const bool sides_matter =
        depends(finder, Fact::partner_best) || depends(finder, Fact::declarers_side) || number_matters;
    Random random = finder.random(stream);
    int since = 0;
    for (int tries = 0; tries < finder.plan.tries && since < finder.plan.tries / 2; ++tries, ++since) {
        json request = legal_request(finder, cards, random, first_matters, number_matters, sides_matter);
        if (contract != "trump") {
            request["trump"] = nullptr;
            request["contract"] = contract;
        }
        if (request["hand"] != "" && finder.offer(request)) since = 0;
    }
}

void find_winners_in(Finder& finder, const std::string& contract) {
    const KindMask kinds = common_deck(finder.a, finder.b).kinds();
    const auto of_hearts = sorted(CardSet::of(kinds & mask_of(Suit::hearts)));
    const auto request = [&](const std::string& trick) {
        json asked{{"ask", "winner"}, {"trump", "S"}, {"trick", trick}}; // any suit but that of the trick
        if (contract != "trump") {
            asked["trump"] = nullptr;
            asked["contract"] = contract;
        }
        return asked;
    };
    for (const Card first : of_hearts)
        for (const Card second : of_hearts)
            if (first != second) finder.offer(request(notation(std::vector{first, second})));
    for (const Card card : of_hearts) {
        json worth = request(notation(card));
        worth["last"] = false;
        finder.offer(worth);
    }
    const CountRule &a = as_played(finder.a, contract).count, &b = as_played(finder.b, contract).count;
    if (a.last_trick == b.last_trick) return;
    for (const Card card : sorted(CardSet::of(kinds))) {
        const auto rank = static_cast<std::size_t>(index(card.rank()));
        if (a.points[rank] != b.points[rank]) continue;
        json last = request(notation(card));
        last["last"] = true;
        if (finder.offer(last)) return;
    }
}

} // namespace

void find_melds(Finder& finder) {
    const auto facts = [](const Rulebook& rules) {
        std::vector<std::string> all;
        for (const MeldRule& rule : rules.meld_rules) {
            all.push_back(fmt::format("{}/{}/{}/{}", pattern_of(rule), fmt::join(types_of(rule), "+"),
                                      rule.wins_at, fmt::join(rule.points, ",")));
        }
        return all;
    };
    if (facts(finder.a) != facts(finder.b)) {
        find_single_melds(finder);
        find_shared_melds(finder);
    }
    find_marks(finder);
}

void find_legal(Finder& finder) {
    constexpr std::uint64_t stream = 1, stream_of_contracts = 100;
    find_legal_in(finder, "trump", stream);
    std::uint64_t number = 0;
    for (const std::string& name : contracts_with_own_rules(finder))
        find_legal_in(finder, name, stream_of_contracts + number++);
}

void find_winners(Finder& finder) {
    find_winners_in(finder, "trump");
    for (const std::string& name : contracts_with_own_rules(finder)) find_winners_in(finder, name);
}

void find_deals(Finder& finder) {
    // Different cards are dealt differently in any case, which says nothing about the deal.
    // Where hands are drafted, nobody is dealt any.
    if (finder.a.deck == finder.b.deck && finder.a.seats == finder.b.seats && !finder.a.draft &&
        !finder.b.draft)
        finder.offer({{"ask", "deal"},
                      {"dealer", dealer_of_cases(finder.a, finder.b)},
                      {"seed", finder.plan.seed % 1'000'000}});
}

} // namespace roundhouse::teach
