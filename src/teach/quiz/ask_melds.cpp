// What a hand scores in meld. Wrong answers: other rules, a card counted twice, a meld overlooked, another
// trump, a meld that is not there.

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"
#include "teach/quiz/draft.hpp"
#include "teach/situations/situation_words.hpp"

#include <algorithm>

namespace roundhouse::teach {

using nlohmann::json;

namespace {

constexpr int most_in_hand = 12; ///< as many as people take in at a glance

/// The cards of some melds, which may share cards.
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

/// A total that somebody may come to by mistake, and why it is wrong.
struct WrongTotal {
    int total = 0;
    std::string why;
};
using WrongTotals = std::vector<WrongTotal>;

/// Counts one meld too many: if `held`, one whose cards are in the hand but serve already, else one of which
/// some are missing.
WrongTotals with_another(const QuizRules& quiz, int total, const CardSet& hand, Trump trump, bool held) {
    const Rulebook& rules = *quiz.own.rules;
    WrongTotals all;
    for (const MeldRule& rule : rules.meld_rules) {
        const auto places = places_of(rule, trump);
        const bool there = std::any_of(places.begin(), places.end(),
                                       [&](const CardSet& place) { return hand.contains(place); });
        if (there != held || places.empty() || rule.points.empty()) continue;
        const std::string name = present::in_words(rule.names.front(), quiz.face);
        all.push_back({total + rule.points.front(), held ? tr("No cards are left for another {}.", name)
                                                         : tr("{} is not in this hand.", name)});
    }
    return all;
}

WrongTotals with_one_overlooked(const json& melds, int total, Face face) {
    WrongTotals all;
    if (melds.size() < 2) return all;
    for (const json& meld : melds)
        all.push_back({total - meld["points"].get<int>(), tr("That leaves out {}.", meld_said(meld, face))});
    return all;
}

WrongTotals with_other_trump(const Rulebook& rules, const CardSet& hand, Trump trump) {
    WrongTotals all;
    for (const Suit suit : all_suits)
        if (suit != trump)
            all.push_back({rules.melds.points(hand, suit),
                           tr("That would be so if {} were trump.", present::mark(suit))});
    return all;
}

/// Offers some of them at random, at most `most`.
void offer_any(Draft& draft, WrongTotals from, int most, Random& random) {
    while (most > 0 && !from.empty()) {
        const std::size_t at = random.below(static_cast<std::uint32_t>(from.size()));
        if (draft.offer(from[at].total, from[at].why)) --most;
        from.erase(from.begin() + static_cast<std::ptrdiff_t>(at));
    }
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
    const int total = draft.right();
    if (random.below(2)) draft.offer_others(random, 1);
    offer_any(draft, with_another(rules, total, hand, trump, true), 1, random);
    offer_any(draft, with_one_overlooked(melds, total, rules.face), 1, random);
    offer_any(draft, with_other_trump(own, hand, trump), 1, random);
    offer_any(draft, with_another(rules, total, hand, trump, false), 3, random);
    return draft.question(Topic::melds, level, random);
}

} // namespace roundhouse::teach
