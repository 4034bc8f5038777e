#include "base/language.hpp"
#include "base/text.hpp"
#include "bots/worlds/worlds.hpp"
#include "present/cards.hpp"
#include "present/hints/hint_parts.hpp"
#include "present/hints/principles.hpp"

#include <algorithm>
#include <cmath>

namespace roundhouse::present {

namespace {

bool own_side_follows(const View& view) {
    const TrickPlay state = view.trick_play();
    for (int place = state.played + 1; place < view.rules().seats; ++place)
        if (state.sides.of[onward(state.leader, place, view.rules().seats)] == state.sides.of[view.seat()])
            return true;
    return false;
}

/// For a card that is led.
CertainFact certain_of_lead(const View& view, Card card) {
    const KindMask above = beaters(view.rules().play, view.trump(), card), out = view.unseen().kinds();
    const KindMask higher = above & mask_of(card.suit());
    if (higher & out) return {};
    const std::string it = mark(card);
    if (!(above & out)) return {Certain::highest_out, tr("Nothing can beat {}.", it)};
    if (!higher) return {Certain::highest_out, tr("Only a trump can beat {}.", it)};
    return {Certain::highest_out, tr("No higher card than {} is out in its suit.", it)};
}

/// True if each side wants card points: not where they cost, and not where only a goal in tricks counts.
bool points_are_wanted(const View& view) {
    return view.goal() == Goal::bid && !view.rules().scoring.points_cost;
}

/// For a card that cannot win the trick.
CertainFact certain_of_losing(const View& view, Card card, int points, bool settled) {
    const std::string it = mark(card), worth = in_points(points);
    if (!points) return {Certain::gives_nothing, tr("{} cannot win the trick, and gives nothing away.", it)};
    if (view.sides().of[view.best_seat()] == view.sides().of[view.seat()])
        return {Certain::adds, settled ? tr("{} adds {} to a trick that is your side’s.", it, worth)
                                       : tr("{} adds {} to a trick that your side holds so far.", it, worth)};
    return {.sort = Certain::gives_away,
            .words = !settled && own_side_follows(view)
                         ? tr("{} cannot win the trick, and gives away {} unless your side still takes it.",
                              it, worth)
                         : tr("{} cannot win the trick, and gives away {}.", it, worth),
            .points = points};
}

} // namespace

CertainFact certain_fact(const View& view, Card card) {
    const PlayTable& table = view.rules().play;
    const TrickPlay state = view.trick_play();
    if (state.played == 0) return certain_of_lead(view, card);
    const KindMask out = view.unseen().kinds(),
                   taking = beaters(table, view.trump(), state.cards[state.best]);
    const bool last = state.played + 1 == table.seats;
    if (!(taking & mask_of(card))) {
        if (!points_are_wanted(view)) return {};
        return certain_of_losing(view, card, table.points[card], last || !(taking & out));
    }
    if (last || !(beaters(table, view.trump(), card) & out))
        return {Certain::takes, tr("{} takes the trick.", mark(card))};
    return {Certain::best_so_far, tr("{} is the best card of the trick so far.", mark(card))};
}

std::string certain_of(const View& view, Card card) { return certain_fact(view, card).words; }

namespace {

std::optional<Hint> hint_without_choice(const Decision& decision) {
    if (decision.may_claim) return Hint{claim(), {tr("Claim the rest: every trick that is left is yours.")}};
    if (decision.cards.size() > 1 || decision.exits) return {};
    const Card only = *decision.cards.begin();
    return Hint{play(only), {tr("Play {}: it is the only card you may play.", mark(only))}};
}

} // namespace

namespace {

/// Within so many standard errors, and this share of the hand's card points, two cards do equally well.
constexpr double errors_of_even = 2, share_of_even = 0.02;

bool are_even(const View& view, const bots::Weighed& best, const bots::Weighed& other) {
    return best.points() - other.points() <= share_of_even * view.rules().count.total &&
           !bots::is_better(best, other, errors_of_even);
}

/// Puts a card with a reason first, if the best one has none and does no better.
void prefer_a_reason(const View& view, bots::Weighing& weighing) {
    auto& all = weighing.candidates;
    const auto with_reason = std::find_if(all.begin(), all.end(), [&](const bots::Weighed& one) {
        const auto* played = as<actions::Play>(one.action);
        return played && !principle_in_words(view, played->card).empty();
    });
    if (with_reason != all.end() && are_even(view, all.front(), *with_reason))
        std::rotate(all.begin(), with_reason, with_reason + 1);
}

/// The card that comes to more than the first one does, though too little to tell; none if there is none.
std::optional<Card> slightly_better(const bots::Weighing& weighing) {
    const bots::Weighed* most = &weighing.candidates.front();
    for (const bots::Weighed& one : weighing.candidates)
        if (!one.is_waste && is<actions::Play>(one.action) && one.points() > most->points()) most = &one;
    if (most == &weighing.candidates.front()) return {};
    return std::get<actions::Play>(most->action).card;
}

/// The other cards: that they do as well, or what the best of them are worth.
void add_others(const bots::Weighing& weighing, std::optional<Card> no_better, Hint& hint) {
    const auto& all = weighing.candidates;
    const bool same = std::all_of(all.begin(), all.end(), [&](const bots::Weighed& one) {
        return !one.each.empty() && one.each == all.front().each;
    });
    if (same && all.size() > 1) {
        hint.why.push_back(tr("Your other cards come to the same in every one of these deals."));
        return;
    }
    if (no_better)
        hint.why.push_back(tr("{} does no better: the difference is too small to tell.", mark(*no_better)));
    add_next_best(weighing, hint);
}

} // namespace

Hint hint_play(const View& view, const Decision& decision) {
    if (auto hint = hint_without_choice(decision)) return *hint;
    bots::Weighing weighing = weighed(view, decision);
    if (weighing.candidates.empty()) return hint_by_rule(view, decision);
    if (is<actions::Leave>(weighing.candidates.front().action)) return hint_exit(view, weighing);
    prefer_a_reason(view, weighing);
    const std::optional<Card> no_better = slightly_better(weighing);
    const bots::Weighed& best = weighing.candidates.front();
    const Card card = std::get<actions::Play>(best.action).card;
    Hint hint{best.action, {tr("Play {}.", mark(card))}};
    if (std::string certain = certain_of(view, card); !certain.empty())
        hint.why.push_back(std::move(certain));
    if (std::string principle = principle_in_words(view, card); !principle.empty())
        hint.why.push_back(std::move(principle));
    const Sides& sides = view.sides();
    int own = 0;
    for (Seat seat = 1; seat <= view.rules().seats; ++seat) own += sides.of[seat] == sides.of[view.seat()];
    const bool alone = own == 1;
    const std::string deals = in_simulated_deals(weighing.worlds), worth = points_against(best.points());
    const long count = std::lround(best.count);
    hint.why.push_back(
        alone
            ? tr("{}, you end with about {} card points, and the hand is worth about {} against the others.",
                 deals, count, worth)
            : tr("{}, your side ends with about {} card points, and the hand is worth about {} against the "
                 "others.",
                 deals, count, worth));
    add_others(weighing, no_better, hint);
    add_worth_of_game(view, weighing, hint);
    hint.why.push_back(
        weighing.exact == weighing.worlds
            ? tr("Each deal was worked out to the last trick with all cards open.")
            : tr("The hands were played out by simple rules, so small differences mean little."));
    return hint;
}

/// In such a contract only the goal counts, not the points of cards.
Hint hint_play_for_a_goal(const View& view, const Decision& decision) {
    if (auto hint = hint_without_choice(decision)) return *hint;
    const bots::Weighing weighing = weighed(view, decision);
    if (weighing.candidates.empty()) return hint_by_rule(view, decision);
    const bots::Weighed& best = weighing.candidates.front();
    if (is<actions::Leave>(best.action)) return hint_exit(view, weighing);
    Hint hint{
        best.action,
        {tr("Play {}.", mark(cards_of(best.action))),
         tr("{}, the contract is made {} times with open cards; the hand is worth about {} against the "
            "others.",
            in_simulated_deals(weighing.worlds), in_a_hundred(best.made), points_against(best.points()))}};
    add_next_best(weighing, hint);
    add_worth_of_game(view, weighing, hint);
    return hint;
}

} // namespace roundhouse::present
