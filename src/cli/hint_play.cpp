#include "cli/hint_parts.hpp"
#include "teach/explain.hpp"

#include <cmath>

#include <fmt/format.h>

namespace roundhouse::cli {

namespace {

bool alone(const View& view) { return view.partner() == 0; }

/// What can be said of a card for certain.
std::string certain_of(const View& view, Card card) {
    const PlayTable& table = view.rules().play;
    const TrickPlay state = view.trick_play();
    const int points = table.points[static_cast<std::size_t>(card.number())];
    const KindMask over = beaters(table, view.trump(), card) & view.unseen().kinds();
    if (state.played == 0)
        return over & mask_of(card.suit()) ? "" : fmt::format("No higher card of its suit is out. ");
    const bool beats = (beaters(table, view.trump(), state.cards[state.best]) & mask_of(card)) != 0;
    const bool last = state.played + 1 == table.seats;
    const bool ours = state.sides.of[view.best_seat()] == state.sides.of[view.seat()];
    if (beats) return last || !over ? "It takes the trick. " : "It is the best of the trick so far. ";
    if (ours && points)
        return fmt::format("It adds {} points to a trick that your side holds so far. ", points);
    return points ? fmt::format("It cannot win the trick and costs {} points. ", points)
                  : "It cannot win the trick and costs nothing. ";
}

/// In a contract without trump the goal counts, not points.
Hint hint_play_for_goal(const View& view, const bots::Weighing& weighing, Face face) {
    const bots::Weighed& best = weighing.candidates.front();
    const bool mine = view.seat() == view.contract().seat;
    return {best.action,
            {fmt::format("Play {}. {}, {} {} in {}.", notation(card_of(best.action), face),
                         over_worlds(weighing), mine ? "you keep" : "the declarer keeps",
                         view.side_contract()->name, in_a_hundred(best)),
             "They were played on with all cards open."}};
}

} // namespace

Hint hint_play(const View& view, const Decision& decision, Face face) {
    if (decision.may_claim) return {claim(), {"Every trick that is left is yours: claim them."}};
    if (decision.cards.size() == 1 && !decision.exits) {
        const Card only = *decision.cards.begin();
        return {play(only), {fmt::format("{} is the only card you may play.", name(only, face))}};
    }
    const bots::Weighing weighing = weighed(view, decision);
    const bots::Weighed& best = weighing.candidates.front();
    if (best.action.kind == ActionKind::leave) return hint_exit(view, weighing);
    if (view.side_contract()) return hint_play_for_goal(view, weighing, face);
    std::string others;
    int shown = 0;
    for (std::size_t i = 1; i < weighing.candidates.size() && shown < 3; ++i) {
        const bots::Weighed& one = weighing.candidates[i];
        if (one.action.kind != ActionKind::play) continue;
        others += fmt::format("{}{} {}", shown++ ? ", " : " Next: ", notation(card_of(one.action), face),
                              points(one));
    }
    const Card card = card_of(best.action);
    Lines why{
        fmt::format("Play {}. {}{}, {} with about {} card points and out at about {} against the others.{}{}",
                    notation(card, face), certain_of(view, card), over_worlds(weighing),
                    alone(view) ? "you end" : "your side ends", std::lround(best.count), points(best), others,
                    others.empty() ? "" : ".")};
    if (weighing.exact == weighing.worlds)
        why.emplace_back("Each of them was played out exactly, all cards open.");
    else
        why.emplace_back("They were played on by simple rules; near numbers mean little.");
    return {best.action, why};
}

} // namespace roundhouse::cli
