// How `sharp` chooses gifts in an exchange: it looks at every one that may be given, plays out the most
// promising in a few worlds each, and the better half of them in more, until few are left.

#include "bots/core/beliefs.hpp"
#include "bots/core/calls.hpp"
#include "bots/sharp/sharp.hpp"

#include <algorithm>
#include <functional>

namespace roundhouse::bots {

namespace {

/// With more ways to give than this, only those near the usual gift are looked at.
constexpr std::size_t most_gifts = 4000;
constexpr std::size_t promising = 24, last_few = 3;
/// Worlds in which each gift's melds are counted.
constexpr int worlds_for_melds = 12;
/// A partner's gift that is not the usual one must be better by this many standard errors: the declarer can
/// read the usual one.
constexpr double errors_of_better_gift = 1;

/// Every way to take that many cards out of a hand; none if there are too many ways.
std::vector<CardSet> ways_to_give(const CardSet& hand, int number) {
    const CardSet kinds = CardSet::of(hand.kinds());
    const std::vector<Card> row(kinds.begin(), kinds.end());
    std::vector<CardSet> found;
    CardSet gift;
    const std::function<void(std::size_t, int)> go_on = [&](std::size_t at, int missing) {
        if (missing == 0) found.push_back(gift);
        if (missing == 0 || at == row.size() || found.size() > most_gifts) return;
        const int most = std::min(hand.count(row[at]), missing);
        for (int taken = 0; taken <= most; ++taken) {
            if (taken > 0) gift.add(row[at]);
            go_on(at + 1, missing - taken);
        }
        for (int taken = 0; taken < most; ++taken) gift.remove(row[at]);
    };
    go_on(0, number);
    if (found.size() > most_gifts) found.clear();
    return found;
}

/// Adds what a later round of worlds found for the same candidates.
void add_worlds(const Weighing& before, Weighing& now) {
    const double old = before.worlds, more = now.worlds, all = old + more;
    for (Weighed& one : now.candidates) {
        const auto same = std::find_if(before.candidates.begin(), before.candidates.end(),
                                       [&](const Weighed& other) { return other.action == one.action; });
        const auto mean = [&](double a, double b) { return (a * old + b * more) / all; };
        one.worth = mean(same->worth, one.worth);
        one.of_game = mean(same->of_game, one.of_game);
        one.count = mean(same->count, one.count);
        one.made = mean(same->made, one.made);
        one.each.insert(one.each.begin(), same->each.begin(), same->each.end());
    }
    now.worlds += before.worlds;
    now.rank();
}

} // namespace

int added_in_exchange(const Rulebook& rules) { return rules.count.total * 3 / 5; }

/// Judged by the melds of both partners over a few worlds, and by what the cards do in tricks.
std::vector<CardSet> SharpPlayer::promising_gifts(const View& view, const Decision& decision,
                                                  const CardSet& first) {
    const Judge& known = judge(view);
    const Giving giving = giving_of(view, decision);
    std::vector<CardSet> all = ways_to_give(decision.cards, decision.how_many);
    if (all.empty()) return known.gift_worth().near(giving, first, promising);
    std::erase_if(
        all, [&](const CardSet& gift) { return gift == first || !known.gifts().is_expected(giving, gift); });
    const Worlds source(view, believed(known.gifts(), view));
    const Called called(known, view, added_in_exchange(view.rules()));
    std::vector<CardSet> partners;
    for (int i = 0; i < worlds_for_melds; ++i)
        partners.push_back(called.draw(source, random()).hands[decision.to]);
    const MeldTable& melds = view.rules().melds;
    std::vector<std::pair<int, std::size_t>> worths;
    for (std::size_t i = 0; i < all.size(); ++i) {
        int worth = worlds_for_melds * (melds.points(decision.cards - all[i], giving.trump) +
                                        known.gift_worth().in_tricks(giving, all[i]));
        for (const CardSet& partner : partners) worth += melds.points(partner + all[i], giving.trump);
        worths.emplace_back(-worth, i);
    }
    const std::size_t number = std::min(promising, worths.size());
    std::partial_sort(worths.begin(), worths.begin() + static_cast<std::ptrdiff_t>(number), worths.end());
    std::vector<CardSet> best;
    for (std::size_t i = 0; i < number; ++i) best.push_back(all[worths[i].second]);
    return best;
}

/// `ways`: the gift by rule and the ways out.
Weighing SharpPlayer::weigh_gifts(const View& view, const Decision& decision, const std::vector<Choice>& ways,
                                  const Action* also) {
    const Action usual = ways.front().action;
    std::vector<Choice> compared = ways;
    const auto add = [&](const Action& action) {
        if (std::none_of(compared.begin(), compared.end(),
                         [&](const Choice& choice) { return choice.action == action; }))
            compared.push_back({action});
    };
    if (also) add(*also);
    const std::size_t kept = compared.size();
    for (const CardSet& gift : promising_gifts(view, decision, cards_of(usual))) add(give(gift));
    Weighing weighing;
    const int looked_at = static_cast<int>(compared.size());
    for (;;) {
        Weighing more;
        if (!weigh_in_worlds(view, decision, compared, 0, more)) return {};
        if (weighing.worlds) add_worlds(weighing, more);
        weighing = std::move(more);
        const std::size_t left = std::max(last_few, (compared.size() - kept) / 2);
        if (compared.size() <= kept + last_few) break;
        compared.resize(kept);
        for (const Weighed& one : weighing.candidates)
            if (compared.size() < kept + left) add(one.action);
    }
    weighing.prefer(usual, view.contract().seat == view.seat() ? 0 : errors_of_better_gift);
    weighing.looked_at = looked_at;
    return weighing;
}

} // namespace roundhouse::bots
