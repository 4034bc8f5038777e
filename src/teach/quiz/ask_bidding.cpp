// Questions about auctions, and about naming trump. Wrong answers: other rules, and what the rules of the
// auction refuse.

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"
#include "present/rules/rules_page.hpp"
#include "teach/quiz/draft.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::teach {

using nlohmann::json;

namespace {

/// A seat's call.
struct MadeCall {
    Seat seat;
    std::string word;
    bool is_bid() const { return word.find_first_not_of("0123456789") == std::string::npos; }
};

struct MadeCalls {
    std::string words;
    std::vector<MadeCall> calls;
    int high() const {
        int high = 0;
        for (const MadeCall& call : calls)
            if (call.is_bid()) high = std::max(high, std::stoi(call.word));
        return high;
    }
};

std::string with_call(const std::string& calls, const std::string& call) {
    return calls.empty() ? call : calls + " " + call;
}

json asked_auction(Seat dealer, const std::string& calls) {
    return {{"ask", "auction"}, {"dealer", dealer}, {"calls", calls}};
}

/// A random open call: a low bid or a pass.
std::string some_call(const json& open, bool bids, Random& random) {
    const json &numbers = open["bids"], &passes = open["passes"];
    const auto count = static_cast<std::uint32_t>(std::min<std::size_t>(numbers.size(), 3));
    if (count && (bids || passes.empty())) return fmt::to_string(numbers[random.below(count)].get<int>());
    return passes.empty() ? "" : passes[random.below(static_cast<std::uint32_t>(passes.size()))];
}

/// Makes `number` calls, or fewer if the auction ends.
MadeCalls some_calls(const Rulebook& rules, Seat dealer, int number, Random& random) {
    MadeCalls made;
    for (int i = 0; i < number; ++i) {
        const json open = answered(rules, asked_auction(dealer, made.words));
        if (!open.contains("bids")) break;
        const std::string call = some_call(open, random.below(2) == 0, random);
        if (call.empty()) break;
        made.calls.push_back({open["seat"].get<int>(), call});
        made.words = with_call(made.words, call);
    }
    return made;
}

/// Why the rules refuse that bid; empty if they do not.
std::string refused_bid(const Rulebook& rules, const json& request, int bid) {
    const std::string calls = with_call(request["calls"], fmt::to_string(bid));
    const json after = answered(rules, asked_auction(request["dealer"].get<int>(), calls));
    return after.contains("refused") ? after["refused"]["text"].get<std::string>() : "";
}

std::string why_not_lowest(const Rulebook& rules, const json& request, int bid, int lowest) {
    const std::string refused = refused_bid(rules, request, bid);
    return refused.empty() ? tr("{} may be bid, but so may {}.", bid, lowest) : refused;
}

/// Why no lower bid is allowed: how the rules refuse the last bid again, if there was one.
std::string why_lowest(const Rulebook& rules, const json& request, int last, int lowest) {
    const int high = std::max(last, rules.auction->forced_opening.value_or(0));
    if (high == 0) return tr("Nobody has bid yet: the first bid is {} or more.", lowest);
    const std::string refused = refused_bid(rules, request, high);
    return refused.empty() ? tr("The lowest bid is {}.", lowest) : refused;
}

std::optional<Question> lowest_bid(Draft& draft, const Rulebook& rules, const MadeCalls& made, int level,
                                   Random& random) {
    const int lowest = draft.right(), high = made.high(), minimum = rules.auction->minimum;
    const int step = std::max(1, next_on_ladder(*rules.auction, lowest) - lowest);
    draft.offer_others(random, 1);
    for (const int bid : {high, lowest + step, high + 1, lowest - step, minimum, lowest + 2 * step})
        if (bid > 0) draft.offer(bid, why_not_lowest(rules, draft.request(), bid, lowest));
    draft.explain(why_lowest(rules, draft.request(), high, lowest));
    return draft.question(Topic::bidding, level, random);
}

/// A pass is a reason only where nobody bids after it.
std::string why_not_next(const Rulebook& rules, const MadeCalls& made, Seat seat, Seat next) {
    const auto last = std::find_if(made.calls.rbegin(), made.calls.rend(),
                                   [&](const MadeCall& call) { return call.seat == seat; });
    const bool has_called = last != made.calls.rend();
    if (!has_called || (!last->is_bid() && rules.auction->turns == CallTurns::may_return))
        return tr("Seat {} calls after seat {}.", seat, next);
    return last->is_bid() ? tr("Seat {} has bid, and seat {} is next.", seat, next)
                          : tr("Seat {} has passed.", seat);
}

std::optional<Question> next_seat(Draft& draft, const Rulebook& rules, const MadeCalls& made, int level,
                                  Random& random) {
    const Seat next = draft.right();
    const Seat dealer = draft.request()["dealer"];
    const auto ahead = [&](Seat from, int steps) { return onward(from, steps, rules.seats); };
    for (const Seat seat : {ahead(next, 1), made.calls.empty() ? dealer : made.calls.back().seat, dealer,
                            ahead(next, 2), ahead(next, 3)})
        draft.offer(seat, why_not_next(rules, made, seat, next));
    const std::string last =
        made.calls.empty() ? tr("Nobody has called.") : tr("Seat {} called last.", made.calls.back().seat);
    draft.explain(last + " " + tr("Seat {} is next.", next));
    return draft.question(Topic::bidding, level, random);
}

/// A contract that nobody wanted goes to the seat that the rules name: the dealer, or whoever had to open
/// (C40).
std::string why_contract(const Rulebook& rules, const json& contract) {
    if (contract.is_null()) return tr("Nobody has bid, and nobody has to.");
    const int seat = contract["seat"];
    if (!contract.value("forced", false)) return tr("Seat {} holds the highest bid.", seat);
    return rules.auction->forced_opening
               ? tr("Nobody else has bid: the rules give seat {} the contract.", seat)
               : tr("Nobody has bid: the rules give seat {} the contract.", seat);
}

std::optional<Question> who_plays(Draft& draft, const Rulebook& rules, const MadeCalls& made, int level,
                                  Random& random) {
    const json right = draft.right();
    draft.offer_others(random, 1);
    const json other = right.is_null() || right.contains("bid")
                           ? json{{"seat", 1}, {"bid", std::max(made.high(), rules.auction->minimum)}}
                           : json{{"seat", 1}};
    const std::string why = why_contract(rules, right);
    const Seat dealer = draft.request()["dealer"], first = onward(dealer, 1, rules.seats);
    if (!made.calls.empty() && right.is_object()) draft.offer(nullptr, why);
    for (const Seat seat : {dealer, first, made.calls.empty() ? first : made.calls.back().seat,
                            onward(first, 1, rules.seats), onward(first, 2, rules.seats)}) {
        json wrong = right.is_object() ? right : other;
        if (right.is_object() && right["seat"] == seat) continue;
        wrong["seat"] = seat;
        draft.offer(wrong, why);
    }
    if (!right.is_object()) draft.explain(why);
    return draft.question(Topic::bidding, level, random);
}

std::optional<Question> auction_question(const QuizRules& rules, int level, Random& random) {
    const Rulebook& own = *rules.own.rules;
    const Seat dealer = dealing_seat(own, between(random, 1, own.seats));
    const int calls = between(random, level - 1, std::max(level * 2, level == 1 ? 2 : own.seats + level - 1));
    const MadeCalls made = some_calls(own, dealer, calls, random);
    const json request = asked_auction(dealer, made.words);
    const json answer = answered(own, request);
    if (answer.contains("contract")) {
        Draft draft(rules, request, "/contract");
        return who_plays(draft, own, made, level, random);
    }
    if (at_field(answer, "/bids/0") && random.below(3)) {
        Draft draft(rules, request, "/bids/0");
        return lowest_bid(draft, own, made, level, random);
    }
    Draft draft(rules, request, "/seat");
    if (!draft.answerable()) return {};
    return next_seat(draft, own, made, level, random);
}

/// What the page of rules says about trump.
std::string trump_rule(const Rulebook& rules) {
    for (const present::RulesRow& row : present::rules_page(rules).rows)
        if (row.section == present::RulesSection::trump) return row.text;
    return {};
}

std::optional<Question> suits_question(const QuizRules& rules, int level, Random& random) {
    const Rulebook& own = *rules.own.rules;
    std::vector<Card> left = sorted(own.deck);
    CardSet hand;
    for (int i = 0; i < 4 + level; ++i) {
        // Mostly kings and queens: these decide.
        std::vector<Card> some;
        for (const Card card : left)
            if (card.rank() == Rank::king || card.rank() == Rank::queen || random.below(4) == 0)
                some.push_back(card);
        if (some.empty()) break;
        const Card card = one_of(random, some);
        hand.add(card);
        left.erase(std::find(left.begin(), left.end(), card));
    }
    const int bid = own.auction ? own.auction->minimum : 0;
    Draft draft(rules, {{"ask", "trump"}, {"hand", notation(hand)}, {"bid", bid}}, "/suits");
    if (!draft.answerable()) return {};
    const std::string rule = trump_rule(own);
    draft.offer_others(random, 1);
    json held = json::array(), all = json::array();
    for (const Suit suit : all_suits) {
        all.push_back(name(suit));
        if (hand.count(suit)) held.push_back(name(suit));
    }
    draft.offer(held, rule);
    draft.offer(all, rule);
    draft.offer(json::array(), rule);
    for (const Suit suit : all_suits) {
        json one = json::array();
        one.push_back(name(suit));
        draft.offer(one, rule);
    }
    draft.explain(rule);
    return draft.question(Topic::bidding, level, random);
}

} // namespace

std::optional<Question> bidding_question(const QuizRules& rules, int level, Random& random) {
    const Rulebook& own = *rules.own.rules;
    const bool suits = own.trump && own.trump->needs != TrumpNeeds::nothing;
    if (suits && (!own.auction || random.below(4) == 0)) return suits_question(rules, level, random);
    if (!own.auction) return {};
    return auction_question(rules, level, random);
}

} // namespace roundhouse::teach
