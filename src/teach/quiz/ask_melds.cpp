// What a hand scores in meld. Wrong answers: other rules, a card counted twice, a meld overlooked, another
// trump, a meld that is not there.

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"
#include "teach/quiz/draft.hpp"

#include <algorithm>

namespace roundhouse::teach {

using nlohmann::json;

namespace {

constexpr int most_in_hand = 12; ///< so many are read at a glance

/// Some melds laid over each other, and cards that belong to none.
CardSet hand_with_melds(const Rulebook& rules, Trump trump, int melds, Random& random) {
    CardSet hand;
    for (int tries = 0; melds > 0 && tries < 20; ++tries) {
        const auto places = places_of(one_of(random, rules.meld_rules), trump);
        if (places.empty()) continue;
        const CardSet place = one_of(random, places);
        const CardSet more = random.below(2) ? larger(hand, place) : hand + place;
        if (!rules.deck.contains(more) || more.size() > most_in_hand) continue;
        hand = more;
        --melds;
    }
    return hand;
}

void add_others(const Rulebook& rules, int number, CardSet& hand, Random& random) {
    for (int i = 0; i < number && hand.size() < most_in_hand; ++i) {
        const std::vector<Card> left = sorted(rules.deck - hand);
        if (!left.empty()) hand.add(one_of(random, left));
    }
}

/// Melds whose cards are all held, but serve already; and those of which some are missing.
void offer_melds(const Rulebook& rules, Draft& draft, const CardSet& hand, Trump trump, bool held) {
    const int total = draft.right();
    for (const MeldRule& rule : rules.meld_rules) {
        const auto places = places_of(rule, trump);
        const bool there = std::any_of(places.begin(), places.end(),
                                       [&](const CardSet& place) { return hand.contains(place); });
        if (there != held || places.empty() || rule.points.empty()) continue;
        const std::string name = translated(rule.names.front());
        draft.offer(total + rule.points.front(),
                    held ? tr("For another {} cards would have to count twice.", name)
                         : tr("{} is not in this hand.", name));
    }
}

void offer_other_trumps(const Rulebook& rules, Draft& draft, const CardSet& hand, Trump trump) {
    for (const Suit suit : all_suits)
        if (suit != trump)
            draft.offer(rules.melds.points(hand, suit), tr("So it is if {} is trump.", present::mark(suit)));
}

} // namespace

std::optional<Question> meld_question(const QuizRules& rules, int level, Random& random) {
    const Rulebook& own = *rules.own.rules;
    if (own.meld_rules.empty()) return {};
    const Suit trump = one_of(random, all_suits);
    CardSet hand = hand_with_melds(own, trump, level, random);
    add_others(own, level * 2, hand, random);
    Draft draft(rules, {{"ask", "meld"}, {"trump", std::string(1, letter(trump))}, {"hand", notation(hand)}},
                "/total");
    if (!draft.answerable()) return {};
    const json& melds = draft.answer()["melds"];
    const auto wins = [](const json& meld) { return meld.contains("wins_game"); };
    if (draft.right() == 0 || std::any_of(melds.begin(), melds.end(), wins)) return {};
    draft.offer_others(random, 1);
    offer_melds(own, draft, hand, trump, true);
    if (melds.size() > 1)
        for (const json& meld : melds)
            draft.offer(draft.right().get<int>() - meld["points"].get<int>(),
                        tr("{} is overlooked.", translated(meld["name"].get<std::string>())));
    offer_other_trumps(own, draft, hand, trump);
    offer_melds(own, draft, hand, trump, false);
    return draft.question(Topic::melds, level, random);
}

} // namespace roundhouse::teach
