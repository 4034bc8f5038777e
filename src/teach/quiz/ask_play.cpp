// Which cards may be played, and which card takes a trick. Wrong answers: other rules, a rule forgotten, a
// card overlooked.

#include "base/language.hpp"
#include "base/text.hpp"
#include "cards/deck.hpp"
#include "present/cards.hpp"
#include "teach/asks/ask_legal.hpp"
#include "teach/quiz/draft.hpp"
#include "teach/quiz/quiz_words.hpp"

#include <algorithm>
#include <map>

namespace roundhouse::teach {

using nlohmann::json;
using present::mark;

namespace {

/// A trick and a hand drawn from the deck, of at most three suits.
struct DrawnTrick {
    std::vector<Card> trick;
    CardSet hand;
    Suit trump;
};

DrawnTrick drawn_trick(const Rulebook& rules, int in_trick, int in_hand, Random& random) {
    KindMask suits = 0;
    for (int i = 0; i < 3; ++i) suits |= mask_of(one_of(random, all_suits));
    DrawnTrick drawn;
    drawn.trump = one_of(random, all_suits);
    Pack cards = shuffled_and_cut(rules.deck.only(suits), random);
    cards.resize(std::min(cards.size(), static_cast<std::size_t>(in_trick + in_hand)));
    for (const Card card : cards)
        if (static_cast<int>(drawn.trick.size()) < in_trick)
            drawn.trick.push_back(card);
        else
            drawn.hand.add(card);
    return drawn;
}

json trick_request(const char* ask, const DrawnTrick& drawn) {
    return {{"ask", ask}, {"trump", std::string(1, letter(drawn.trump))}, {"trick", notation(drawn.trick)}};
}

std::string with_mask(KindMask kinds) { return notation(CardSet::of(kinds)); }

KindMask kinds_in(const std::string& cards) { return parse_card_set(cards)->kinds(); }

/// Offers what could be played if one rule, or every rule, were forgotten, with what the rule says about the
/// first card that it refuses.
void offer_forgotten(Draft& draft, const QuizRules& rules, KindMask legal) {
    std::map<std::string, KindMask> kept_back;
    std::map<std::string, std::string> said;
    KindMask all = legal;
    for (const json& refused : draft.answer()["refused"]) {
        const KindMask card = kinds_in(refused["card"]);
        kept_back[refused["must"]] |= card;
        if (!said.contains(refused["must"])) {
            const Card first = *parse_card(refused["card"].get<std::string>());
            said[refused["must"]] = why_refused(*rules.own.rules, draft.request(), first, rules.face);
        }
        all |= card;
    }
    for (const auto& [must, cards] : kept_back) draft.offer(with_mask(legal | cards), said[must]);
    draft.offer(with_mask(all), said[draft.answer()["refused"][0]["must"]]);
    for (const auto& [must, cards] : kept_back) draft.offer(with_mask(cards), said[must]);
}

void offer_fewer(Draft& draft, KindMask legal) {
    const auto cards = sorted(CardSet::of(legal));
    if (cards.size() < 2) return;
    for (const Card card : cards)
        draft.offer(with_mask(legal & ~mask_of(card)), tr("{} may be played, too.", mark(card)));
}

/// The hardest level seldom asks where no other rules would allow anything else.
std::optional<Question> legal_question(const QuizRules& rules, int level, Random& random) {
    const Rulebook& own = *rules.own.rules;
    const int in_trick = std::min(between(random, 1, level), own.seats - 1);
    const DrawnTrick drawn = drawn_trick(own, in_trick, 3 + level, random);
    json request = trick_request("legal", drawn);
    request["hand"] = notation(drawn.hand);
    if (drawn.hand.empty()) return {};
    Draft draft(rules, request, "/legal");
    if (!draft.answerable() || draft.answer()["refused"].empty()) return {};
    draft.offer_others(random, level);
    if (level == hardest_level && !draft.has_others() && random.below(8)) return {};
    const KindMask legal = kinds_in(draft.right());
    offer_forgotten(draft, rules, legal);
    offer_fewer(draft, legal);
    return draft.question(Topic::play, level, random);
}

/// Why the best card beats that one.
std::string why_beaten(Card best, Card card, Suit led, Suit trump) {
    if (best == card) return tr("Of cards that are alike the first takes the trick.");
    if (best.suit() == trump && card.suit() != trump)
        return tr("{} is a trump, {} is not.", mark(best), mark(card));
    if (card.suit() != led && card.suit() != trump)
        return tr("{} is neither of the suit led nor trump.", mark(card));
    return tr("{} ranks above {}.", mark(best), mark(card));
}

std::string why_best(const std::vector<Card>& trick, Card best, Suit trump) {
    if (std::count(trick.begin(), trick.end(), best) > 1)
        return tr("Of cards that are alike the first takes the trick.");
    if (best.suit() != trump) return tr("{} is the highest card of the suit led.", mark(best));
    return tr("{} is the highest trump.", mark(best));
}

std::optional<Question> winner_question(const QuizRules& rules, int level, Random& random) {
    const Rulebook& own = *rules.own.rules;
    const DrawnTrick drawn = drawn_trick(own, std::min(2 + level, std::min(4, own.seats)), 0, random);
    Draft draft(rules, trick_request("winner", drawn), "/winner");
    if (!draft.answerable()) return {};
    const auto at = draft.right().get<std::size_t>() - 1;
    const Card best = drawn.trick[at];
    if (level > 1 && at == 0 && random.below(4)) return {}; // that the lead wins is seldom worth asking
    draft.offer_others(random, 1);
    for (std::size_t i = drawn.trick.size(); i-- > 0;)
        draft.offer(i + 1, why_beaten(best, drawn.trick[i], drawn.trick[0].suit(), drawn.trump));
    draft.explain(why_best(drawn.trick, best, drawn.trump));
    return draft.question(Topic::play, level, random);
}

} // namespace

std::optional<Question> play_question(const QuizRules& rules, int level, Random& random) {
    const bool takes = random.below(3) == 0 && rules.own.rules->seats > 2;
    return takes ? winner_question(rules, level, random) : legal_question(rules, level, random);
}

} // namespace roundhouse::teach
