#include "bots/worlds.hpp"
#include "cli/chance.hpp"
#include "cli/hint_parts.hpp"
#include "teach/explain.hpp"

#include <algorithm>
#include <bit>

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

/// What a card brings is counted in points, or in a contract without trump in the declarer's tricks: the
/// declarer wants every one or none, the others the reverse.
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
            candidate.total += view.side_contract()
                                   ? outcome.tricks[view.contract().seat]
                                   : of_side(state.sides, view.seat(), outcome.count, rules.seats);
        }
    }
    const bool more_is_better = !view.side_contract() || wants_tricks_of_declarer(view);
    std::stable_sort(plays.begin(), plays.end(), [&](const PlayWorth& a, const PlayWorth& b) {
        return more_is_better ? a.total > b.total : a.total < b.total;
    });
    return plays;
}

/// A way out, where the bid cannot be reached even with every trick.
std::optional<Hint> hint_exit(const View& view, const Decision& decision) {
    const int exit = exit_from_the_bid(view, decision);
    if (exit < 0 || view.side_contract()) return {};
    PerSeat<int> melds{};
    for (Seat seat = 1; seat <= view.rules().seats; ++seat) melds[seat] = view.meld_points(seat);
    const int meld = of_side(view.sides(), view.seat(), melds, view.rules().seats);
    const int total = view.rules().count.total, bid = view.contract().bid;
    if (meld + total >= bid) return {};
    const ExitRule& rule = view.rules().exits[static_cast<std::size_t>(exit)];
    return Hint{leave(exit),
                {fmt::format("The bid of {} is out of reach: {} melded and all {} in tricks make {}.", bid,
                             meld, total, meld + total),
                 fmt::format("Choose {}. {}", rule.name, teach::cost_of(rule))}};
}

Hint hint_without_trump(const View& view, const Decision& decision, Face face) {
    const auto plays = worth_of_plays(view, decision);
    const bool mine = view.seat() == view.contract().seat;
    return {play(plays[0].card),
            {fmt::format("Play {}. Over {} random ways the other cards may lie, each played on at random, {} "
                         "then with {:.1f} tricks; {} {}.",
                         notation(plays[0].card, face), chance_worlds, mine ? "you end" : "the declarer ends",
                         static_cast<double>(plays[0].total) / chance_worlds,
                         mine ? "you want" : "you want there",
                         wants_tricks_of_declarer(view) ? "as many as there are" : "as few as can be"),
             "Chance play knows no plan: near numbers mean little."}};
}

} // namespace

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

Hint hint_play_without_trump(const View& view, const Decision& decision, Face face) {
    if (const auto way_out = hint_exit(view, decision)) return *way_out;
    if (decision.may_claim) return {claim(), {"Every trick that is left is yours: claim them."}};
    if (decision.cards.size() == 1) {
        const Card only = *decision.cards.begin();
        return {play(only), {fmt::format("{} is the only card you may play.", name(only, face))}};
    }
    if (view.side_contract()) return hint_without_trump(view, decision, face);
    const auto plays = worth_of_plays(view, decision);
    std::string others;
    for (std::size_t i = 1; i < std::min<std::size_t>(plays.size(), 4); ++i)
        others += fmt::format("{}{} {}", i == 1 ? "" : ", ", notation(plays[i].card, face),
                              plays[i].total / chance_worlds);
    const bool alone = view.partner() == 0;
    Lines why{
        fmt::format("Play {}. Over {} random ways the other cards may lie, each played on at random, {} "
                    "with about {} card points; {}{}.",
                    notation(plays[0].card, face), certain_of(view, plays[0].card), chance_worlds,
                    alone ? "you end" : "your side ends", plays[0].total / chance_worlds,
                    plays.size() > 4 ? "next: " : "with ", others)};
    why.emplace_back("Chance play knows no plan: near numbers mean little.");
    return {play(plays[0].card), why};
}

} // namespace roundhouse::cli
