#include "teach/asks/ask_legal.hpp"

#include "base/language.hpp"
#include "present/asked/refusals.hpp"
#include "present/cards.hpp"
#include "teach/asks/asks.hpp"
#include "teach/asks/request.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::teach {

using nlohmann::json;

namespace {

CardSet all_of(const std::vector<Card>& cards) {
    CardSet set;
    for (const Card card : cards) set.add(card);
    return set;
}

/// How many tricks were played before the one asked about. If the request does not say, it is not the first,
/// and follows the tricks that draw from the stock, if there are any.
int tricks_before(const Rulebook& rules, const Request& request) {
    const int number = request.number("trick_number", 1, tricks(rules), 0);
    if (number && request.has("first_trick"))
        throw AskError("trick_number", "says already whether it is the first trick");
    if (number) return number - 1;
    return request.flag("first_trick", false) ? 0 : std::max(1, drawing_tricks(rules));
}

/// The rules for whoever plays next: others hold while cards are drawn (C17).
const PlayTable& table_of(const Rulebook& rules, const TrickPlay& state) {
    return state.done < drawing_tricks(rules) ? rules.draw_play->table : rules.play;
}

/// The trick as the next to play finds it: places in the trick are seats, and seat 1 leads. `trump`: of the
/// contract asked about.
TrickPlay trick_state(const Rulebook& rules, const Request& request, Trump trump) {
    const auto trick = request.cards("trick", rules.deck);
    const auto hand = request.cards("hand", rules.deck);
    if (hand.empty()) throw AskError("hand", tr("the hand is empty"));
    if (trick.size() >= static_cast<std::size_t>(rules.seats))
        throw AskError("trick", tr("a trick that is not finished has at most {} cards", rules.seats - 1));
    require_in_deck(all_of(trick), hand, rules.deck, "hand");
    TrickPlay state;
    state.trump = trump;
    state.left = static_cast<std::int8_t>(hand.size());
    state.done = static_cast<std::uint8_t>(tricks_before(rules, request));
    state.sides.of = rules.party;
    const int declarer = request.number("declarer", 1, rules.seats, 0);
    if (declarer) state.sides.declarers = rules.party[declarer];
    state.hands[1] = all_of(trick);
    for (const Card card : trick) {
        state.hands[to_play(state, rules.play)].add(card);
        play(rules.play, state, card);
    }
    state.hands[to_play(state, rules.play)] = all_of(hand);
    return state;
}

Request read(const json& request) {
    return {request, {"trump", "contract", "trick", "hand", "first_trick", "trick_number", "declarer"}};
}

} // namespace

json ask_legal(const Rulebook& rules, const json& json_request, Face face) {
    const Request request = read(json_request);
    const Rulebook& played = played_under(rules, request);
    const TrickPlay state = trick_state(played, request, trump_under(rules, request));
    const PlayTable& table = table_of(played, state);
    const KindMask hand = state.hands[to_play(state, table)].kinds();
    const KindMask legal = legal_kinds(table, state);
    json answer{{"legal", present::in_letters(present::mark(CardSet::of(legal)), face)},
                {"refused", json::array()}};
    for (const Card card : present::in_order(CardSet::of(hand & ~legal)))
        if (const auto refusal = why_not(table, state, card))
            answer["refused"].push_back(
                {{"card", present::in_letters(present::mark(card), face)},
                 {"must", refusal->rule},
                 {"text", present::in_letters(present::in_words(*refusal, nullptr, face), face)}});
    if (const int drawing = drawing_tricks(played))
        answer["tricks"] = state.done < drawing ? json{1, drawing} : json{drawing + 1, tricks(played)};
    return answer;
}

std::string why_refused(const Rulebook& rules, const json& json_request, Card card, Face face) {
    const Request request = read(json_request);
    const Rulebook& played = played_under(rules, request);
    const TrickPlay state = trick_state(played, request, trump_under(rules, request));
    const auto refusal = why_not(table_of(played, state), state, card);
    return refusal ? present::in_words(*refusal, nullptr, face) : std::string();
}

} // namespace roundhouse::teach
