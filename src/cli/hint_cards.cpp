#include "cli/hint_parts.hpp"
#include "teach/explain.hpp"

#include <fmt/format.h>

namespace roundhouse::cli {

namespace {

std::string does_best(const bots::Weighing& weighing, const char* choices) {
    return fmt::format("{} it does best of {} {}: the bid is reached in {}.", over_worlds(weighing),
                       weighing.candidates.size(), choices, in_a_hundred(weighing.candidates.front()));
}

} // namespace

Hint hint_give(const View& view, const Decision& decision, const Names& names, Face face) {
    const bots::Weighing weighing = weighed(view, decision);
    if (weighing.candidates.empty()) return {};
    const CardSet gift = weighing.candidates.front().action.cards;
    return {give(gift),
            {fmt::format("Give {} {}.", names[decision.to], notation(gift, face)),
             does_best(weighing, "gifts"), what_melds_lose(view, gift)}};
}

Hint hint_take_kitty(const View& view, const Decision& decision) {
    const bots::Weighing weighing = weighed(view, decision);
    const bool leaves =
        !weighing.candidates.empty() && weighing.candidates.front().action.kind == ActionKind::leave;
    if (leaves && weighing.candidates.size() > 1) return hint_exit(view, weighing);
    return {take_kitty(),
            {fmt::format("Take it: your hand alone melds {}, and the tricks may make up the rest.",
                         likely_trump(view, view.hand()).meld)}};
}

Hint hint_discard(const View& view, const Decision& decision, Face face) {
    const bots::Weighing weighing = weighed(view, decision);
    if (weighing.candidates.empty()) return {};
    if (weighing.candidates.front().action.kind == ActionKind::leave) return hint_exit(view, weighing);
    const CardSet away = weighing.candidates.front().action.cards;
    const SuitWorth likely = likely_trump(view, view.hand());
    Lines why;
    if (likely.suit && !view.trump())
        why.push_back(fmt::format("Your best trump suit is {}: with it your hand melds {}.",
                                  name(*likely.suit, face), likely.meld));
    why.push_back(fmt::format("Put away {}.", notation(away, face)));
    why.push_back(does_best(weighing, "ways"));
    why.push_back(what_melds_lose(view, away));
    return {discard(away), why};
}

Hint hint_ask(const View& view, const Decision& decision, Face face) {
    const bots::Weighing weighing = weighed(view, decision);
    if (weighing.candidates.empty() && decision.may_decline) return {decline(), {"Call none."}};
    if (weighing.candidates.empty())
        return {ask_card(*decision.cards.begin()), {"Some card must be called."}};
    const Action best = weighing.candidates.front().action;
    if (best.kind == ActionKind::leave) return hint_exit(view, weighing);
    if (best.kind == ActionKind::decline) return {best, {"Call none.", does_best(weighing, "choices")}};
    const Card card = card_of(best);
    const int gain =
        likely_trump(view, view.hand() + CardSet{card}).meld - likely_trump(view, view.hand()).meld;
    if (!decision.may_decline)
        return {best,
                {fmt::format("Call {}: whoever has it is your partner.", name(card, face)),
                 does_best(weighing, "choices")}};
    Lines why{fmt::format("Call {}.", name(card, face)), does_best(weighing, "choices")};
    if (gain > 0) why.push_back(fmt::format("With it your best suit melds {} more.", gain));
    return {best, why};
}

} // namespace roundhouse::cli
