#include "base/speech.hpp"
#include "bots/worlds.hpp"
#include "cli/chance.hpp"
#include "cli/draw.hpp"
#include "cli/hint_parts.hpp"
#include "teach/explain.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::cli {

namespace {

struct PlayWorth {
    Card card;
    int total = 0;
};

bool wants_tricks_of_declarer(const View& view) {
    const bool every = view.side_contract()->goal == Goal::every_trick;
    return every == (view.seat() == view.contract().seat);
}

/// What a card brings is counted in the declarer's tricks: the declarer wants every one or none, the others
/// the reverse.
std::vector<PlayWorth> worth_of_plays(const View& view, const Decision& decision) {
    const Rulebook& rules = view.rules();
    std::vector<PlayWorth> plays;
    for (const Card card : teach::sorted_for_people(decision.cards)) plays.push_back({card, 0});
    Random random = bots::random_for(view);
    for (int world = 0; world < chance_worlds; ++world) {
        TrickPlay state = view.trick_play();
        state.hands = bots::possible_hands(view, random);
        for (PlayWorth& candidate : plays) {
            TrickPlay after = state;
            play(rules.play, after, candidate.card);
            const PlayedOut outcome = played_at_random(rules.play, after, random);
            candidate.total += outcome.tricks[view.contract().seat];
        }
    }
    const bool more_is_better = wants_tricks_of_declarer(view);
    std::stable_sort(plays.begin(), plays.end(), [&](const PlayWorth& a, const PlayWorth& b) {
        return more_is_better ? a.total > b.total : a.total < b.total;
    });
    return plays;
}

/// "3.5", with the decimal sign of the language.
std::string with_a_tenth(double number) {
    std::string text = fmt::format("{:.1f}", number);
    return text.replace(text.find('.'), 1, said("."));
}

Hint hint_without_trump(const View& view, const Decision& decision, Face face) {
    const auto plays = worth_of_plays(view, decision);
    const bool mine = view.seat() == view.contract().seat;
    const std::string tricks = with_a_tenth(static_cast<double>(plays[0].total) / chance_worlds);
    const std::string how =
        mine ? phrase("Over {} random ways the other cards may lie, each played on at random, you end then "
                      "with {} tricks;",
                      chance_worlds, tricks)
             : phrase("Over {} random ways the other cards may lie, each played on at random, the declarer "
                      "ends then with {} tricks;",
                      chance_worlds, tricks);
    const bool many = wants_tricks_of_declarer(view);
    const std::string wanted =
        mine ? (many ? phrase("you want as many as there are.") : phrase("you want as few as can be."))
             : (many ? phrase("you want there as many as there are.")
                     : phrase("you want there as few as can be."));
    return {play(plays[0].card),
            {phrase("Play {}.", written(plays[0].card, face)) + " " + how + " " + wanted,
             phrase("Chance play knows no plan: near numbers mean little.")}};
}

} // namespace

std::string certain_of(const View& view, Card card) {
    const PlayTable& table = view.rules().play;
    const TrickPlay state = view.trick_play();
    const int points = table.points[static_cast<std::size_t>(card.number())];
    const KindMask over = beaters(table, view.trump(), card) & view.unseen().kinds();
    if (state.played == 0)
        return over & mask_of(card.suit()) ? "" : phrase("No higher card of its suit is out.");
    const bool beats = (beaters(table, view.trump(), state.cards[state.best]) & mask_of(card)) != 0;
    const bool last = state.played + 1 == table.seats;
    const bool ours = state.sides.of[view.best_seat()] == state.sides.of[view.seat()];
    if (beats)
        return last || !over ? phrase("It takes the trick.") : phrase("It is the best of the trick so far.");
    if (ours && points)
        return phrase("It adds {} to a trick that your side holds so far.", in_points(points));
    return points ? phrase("It cannot win the trick and costs {}.", in_points(points))
                  : phrase("It cannot win the trick and costs nothing.");
}

Hint hint_play_without_trump(const View& view, const Decision& decision, Face face) {
    if (decision.may_claim) return {claim(), {phrase("Every trick that is left is yours: claim them.")}};
    if (decision.cards.size() > 1) return hint_without_trump(view, decision, face);
    const Card only = *decision.cards.begin();
    return {play(only), {phrase("{} is the only card you may play.", in_words(only, face))}};
}

} // namespace roundhouse::cli
