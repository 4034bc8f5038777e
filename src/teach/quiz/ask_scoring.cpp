// What a trick and a round are worth. Wrong answers: other rules, a card overlooked or counted twice, the bid
// or a part of the score forgotten.

#include "base/language.hpp"
#include "cards/deck.hpp"
#include "present/cards.hpp"
#include "teach/asks/count_step.hpp"
#include "teach/quiz/draft.hpp"
#include "teach/situations/settle_reasons.hpp"

#include <algorithm>
#include <numeric>

namespace roundhouse::teach {

using nlohmann::json;

namespace {

std::optional<Question> trick_worth(const QuizRules& rules, int level, Random& random) {
    const Rulebook& own = *rules.own.rules;
    Pack cards = shuffled_and_cut(own.deck, random);
    cards.resize(std::min(cards.size(), static_cast<std::size_t>(std::min(own.seats, 4))));
    const bool last = level > 1 || random.below(3) == 0;
    Draft draft(rules, {{"ask", "winner"}, {"trump", nullptr}, {"trick", notation(cards)}, {"last", last}},
                "/points");
    if (!draft.answerable() || draft.right() == 0) return {};
    const int points = draft.right();
    draft.offer_others(random, 1);
    if (own.count.last_trick) {
        if (last) draft.offer(points - own.count.last_trick, tr("The last trick counts more."));
        if (!last) draft.offer(points + own.count.last_trick, tr("It is not the last trick."));
    }
    std::vector<std::string> worth;
    for (const Card card : cards) {
        const int one = own.play.points[card];
        if (one == 0) continue;
        worth.push_back(fmt::format("{}: {}", present::mark(card), one));
        draft.offer(points - one, tr("That leaves out {}.", present::mark(card)));
        draft.offer(points + one, tr("{} counts once.", present::mark(card)));
    }
    if (last && own.count.last_trick) worth.push_back(tr("the last trick: {}", own.count.last_trick));
    draft.explain(tr("These count: {}.", present::all_of(worth)));
    return draft.question(Topic::scoring, level, random);
}

/// The numbers that a question about a round is made of.
struct RoundNumbers {
    int bid = 0, meld = 0, count = 0, tricks = 0;
};

int meld_step(const Rulebook& rules) {
    int step = 0;
    for (const MeldRule& rule : rules.meld_rules)
        for (const int points : rule.points) step = std::gcd(step, points);
    return std::max(step, 1);
}

/// A bid, and a result near it.
RoundNumbers some_round(const Rulebook& rules, Random& random) {
    RoundNumbers round;
    if (rules.auction) {
        round.bid = rules.auction->minimum;
        for (int i = between(random, 0, 5); i > 0; --i) round.bid = next_on_ladder(*rules.auction, round.bid);
    }
    const int total = rules.count.total, meld = meld_step(rules), step = count_step(rules);
    const int most_meld = std::max(round.bid, total / 2) * 2 / 3;
    round.meld = between(random, 0, most_meld / meld) * meld;
    const int near = round.bid ? round.bid - round.meld : total / 2;
    const int off = between(random, -3, 3) * std::max(step, total / 12 / step * step);
    round.count = std::clamp((near + off) / step * step, 0, total);
    round.tricks = std::clamp(round.count * tricks(rules) / std::max(total, 1), 0, tricks(rules));
    return round;
}

/// The index of a seat of another party than seat 1; if there is none, of seat 2.
std::size_t opponent(const Rulebook& rules) {
    for (Seat seat = 2; seat <= rules.seats; ++seat)
        if (rules.party[seat] != rules.party[1]) return static_cast<std::size_t>(seat - 1);
    return 1;
}

json round_request(const Rulebook& rules, const RoundNumbers& round, Random& random) {
    const auto seats = static_cast<std::size_t>(rules.seats);
    std::vector<int> melds(seats, 0), counts(seats, 0), taken(seats, 0);
    const std::size_t other = opponent(rules);
    melds[0] = round.meld;
    melds[other] = between(random, 0, 6) * meld_step(rules);
    counts[0] = round.count;
    counts[other] = rules.count.total - round.count;
    taken[0] = round.tricks;
    taken[other] = tricks(rules) - round.tricks;
    json request{{"ask", "settle"}, {"melds", melds}, {"counts", counts}, {"tricks", taken}};
    if (!rules.auction) return request;
    request["contract"] = {{"seat", 1}, {"bid", round.bid}};
    if (rules.auction->summed)
        request["bids"] = std::vector<int>(static_cast<std::size_t>(rules.parties), round.bid);
    return request;
}

/// The ways out of these rules that lead to a settlement.
std::vector<ExitRule> ways_out(const Rulebook& rules) {
    std::vector<ExitRule> all = rules.exits;
    std::erase_if(all, [](const ExitRule& exit) { return exit.deals_again || exit.when.nobody_bid; });
    return all;
}

/// The same round, changed so that the way out is open: with the bid that it needs, or less meld (B16).
RoundNumbers fitting(const Rulebook& rules, RoundNumbers round, const ExitWhen& when) {
    const auto at_most = [&](int meld) {
        round.meld = std::min(round.meld, std::max(meld, 0) / meld_step(rules) * meld_step(rules));
    };
    round.bid = when.bid.value_or(round.bid);
    if (when.bid_above_meld) at_most(round.bid - *when.bid_above_meld - 1);
    if (when.meld_under) at_most(*when.meld_under - 1);
    return round;
}

/// A round; at the hardest level sometimes one that ends by a way out instead of being played.
std::pair<RoundNumbers, json> settled_round(const Rulebook& rules, int level, Random& random) {
    RoundNumbers round = some_round(rules, random);
    const std::vector<ExitRule> exits = rules.auction ? ways_out(rules) : std::vector<ExitRule>();
    if (level < hardest_level || exits.empty() || random.below(3))
        return {round, round_request(rules, round, random)};
    const ExitRule& exit = one_of(random, exits);
    round = fitting(rules, round, exit.when);
    json request = round_request(rules, round, random);
    request["outcome"] = exit.name;
    if (exit.when.forced) request["contract"]["forced"] = *exit.when.forced;
    request.erase("counts");
    request.erase("tricks");
    round.count = 0;
    return {round, std::move(request)};
}

std::optional<Question> round_worth(const QuizRules& rules, int level, Random& random) {
    const Rulebook& own = *rules.own.rules;
    const auto [round, request] = settled_round(own, level, random);
    const int party = somebody_sits_out(own) ? 1 : own.party[1];
    Draft draft(rules, request, "/delta/" + fmt::to_string(party - 1));
    if (!draft.answerable()) return {};
    draft.explain(why_settled(own, request, draft.answer())); // if empty: what each side scores
    draft.offer_others(random, level == 1 ? 1 : 2);
    const bool bid = own.auction.has_value();
    draft.offer(round.meld + round.count, bid ? tr("That is meld and tricks, whatever was bid.")
                                              : tr("That is meld and tricks added as they are."));
    if (bid) draft.offer(-round.bid, tr("That is the bid taken off, and no more."));
    draft.offer(round.count, tr("That is the tricks without the meld."));
    draft.offer(round.meld, tr("That is the meld without the tricks."));
    if (bid) draft.offer(round.bid, tr("That is the bid alone."));
    draft.offer(0, tr("Something is scored here."));
    return draft.question(Topic::scoring, level, random);
}

} // namespace

std::optional<Question> scoring_question(const QuizRules& rules, int level, Random& random) {
    const bool trick = random.below(4) >= static_cast<std::uint32_t>(level);
    return trick ? trick_worth(rules, level, random) : round_worth(rules, level, random);
}

} // namespace roundhouse::teach
