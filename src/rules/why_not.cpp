#include "base/speech.hpp"
#include "base/text.hpp"
#include "rules/trick.hpp"

#include <fmt/format.h>

namespace roundhouse {

namespace {

/// "Ah", "Ah or 10h", "Ah, 10h or Kh".
std::string choice(KindMask kinds, Face face) {
    std::string text = written(CardSet::of(kinds), face);
    const std::size_t last = text.rfind(' ');
    if (last == std::string::npos) return text;
    const std::string end = phrase(" or ") + text.substr(last + 1);
    text.resize(last);
    for (std::size_t at = text.find(' '); at != std::string::npos; at = text.find(' ', at + 2))
        text.replace(at, 1, ", ");
    return text + end;
}

/// What a filter asks for in this trick.
std::string asked(const Filter& filter, const TrickPlay& state, Face face) {
    const std::string led = state.played ? in_words(state.cards[0].suit(), face) : "";
    switch (filter.keep) {
    case Keep::led: return phrase("{} were led and you can follow", led);
    case Keep::trump:
        return state.played ? phrase("you have no {} but you have a trump", led) : phrase("you have a trump");
    case Keep::winners: return phrase("you can beat {}", written(state.cards[state.best], face));
    case Keep::plain: return phrase("you have a card that is not a trump");
    case Keep::losers:
        return phrase("you have a card that does not beat {}", written(state.cards[state.best], face));
    case Keep::counters: return phrase("you have a card that counts");
    case Keep::garbage: return phrase("you have a card that does not count");
    }
    return {};
}

} // namespace

Refusal why_not(const PlayTable& table, const TrickPlay& state, Card card, Face face) {
    const KindMask legal = legal_kinds(table, state);
    const KindMask hand = state.hands[to_play(state, table)].kinds();
    if (!(hand & mask_of(card)))
        return {"not_held", "", CardSet::of(legal), phrase("You do not hold the {}.", in_words(card, face))};
    const Filter* filter = remover(binding(table, state), sight(table, state), hand, card);
    if (!filter) return {"", "", CardSet::of(legal), phrase("{} may be played.", written(card, face))};
    return {"must", filter->name, CardSet::of(legal),
            phrase("{} may not be played ({}): {}, so play {}.", written(card, face), said(filter->name),
                   asked(*filter, state, face), choice(legal, face))};
}

} // namespace roundhouse
