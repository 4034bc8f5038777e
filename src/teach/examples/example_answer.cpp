#include "teach/examples/example_answer.hpp"

#include "base/text.hpp"
#include "cards/notation.hpp"
#include "game/match.hpp"
#include "game/view.hpp"
#include "present/asked/refusals.hpp"
#include "present/cards.hpp"
#include "teach/asks/asks.hpp"
#include "teach/asks/request.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::teach {

using nlohmann::json;

namespace {

/// Only the fields that the example names, also within lists of the same length.
json part_of(const json& whole, const json& wanted) {
    if (wanted.is_array() && whole.is_array() && wanted.size() == whole.size()) {
        json part = json::array();
        for (std::size_t i = 0; i < wanted.size(); ++i) part.push_back(part_of(whole[i], wanted[i]));
        return part;
    }
    if (!wanted.is_object() || !whole.is_object()) return whole;
    json part = json::object();
    for (const auto& [key, value] : wanted.items())
        part[key] = whole.contains(key) ? part_of(whole[key], value) : json(nullptr);
    return part;
}

json sorted_cards(const json& cards) {
    if (!cards.is_string()) return cards;
    const auto set = parse_card_set(cards.get<std::string>());
    return set ? json(notation(*set)) : cards;
}

/// Takes `key` out of the example's fields, so that what is left is the request.
json take(json& fields, const char* key) {
    if (!fields.contains(key)) return nullptr;
    json value = fields[key];
    fields.erase(key);
    return value;
}

Compared ask_example(const Rulebook& rules, const std::string& form, json fields) {
    const json is = take(fields, "is"), over = take(fields, "over"), winner = take(fields, "winner"),
               refused = take(fields, "refused"), after = take(fields, "tallies_after"),
               points = take(fields, "points"), marks = form == "meld" ? take(fields, "marks") : json();
    if (!points.is_null()) fields["points"] = points;
    const json got = answer(rules, request_of(form, std::move(fields)));
    if (form == "rules") return {is, part_of(got, is)};
    if (form == "meld" && !marks.is_null()) {
        json names = json::array();
        for (const json& mark : got["marks"]) names.push_back(json{mark["name"], mark["worth"]});
        return {marks, names};
    }
    if (form == "meld") return {is, got["total"]};
    if (form == "legal") return {sorted_cards(is), sorted_cards(got["legal"])};
    if (form == "winner" && points.is_null()) return {is, got["winner"]};
    if (form == "winner") return {json{is, points}, json{got["winner"], got["points"]}};
    if (form == "auction") {
        if (!refused.is_null())
            return {refused, got.contains("refused") ? got["refused"]["place"] : json("no call refused")};
        if (got.contains("refused"))
            return {is, json(fmt::format("call {} refused", got["refused"]["place"].dump()))};
        return {is, got.contains("contract") ? part_of(got["contract"], is) : part_of(got, is)};
    }
    Compared compared{json::object(), json::object()};
    const auto compare = [&](const char* what, const json& wanted, const json& came) {
        if (wanted.is_null()) return;
        compared.expected[what] = wanted;
        compared.got[what] = came;
    };
    compare("delta", is, got["delta"]);
    compare("over", over, got["over"]);
    compare("winner", winner, got["winner"]);
    compare("tallies_after", after, got["tallies"]);
    return compared;
}

/// The kitty's cards: as written, or what the hands leave.
std::vector<Card> kitty_for(const Rulebook& rules, const CardSet& dealt, const json& kitty) {
    std::vector<Card> cards;
    if (!kitty.is_null()) {
        auto read = parse_cards(kitty.is_string() ? kitty.get<std::string>() : "?");
        if (!read) throw AskError("kitty", present::in_words(read.error()));
        cards = *read;
    } else if (rules.deck.contains(dealt)) {
        cards = sorted_pack(rules.deck - dealt);
    }
    if (cards.size() != static_cast<std::size_t>(rules.deal.kitty))
        throw AskError("kitty", fmt::format("expected {} cards, got {}", rules.deal.kitty, cards.size()));
    return cards;
}

/// Adds the stock: its first cards in the order written, the first of them turned up where one is, then the
/// others in any order.
void add_stock(const Rulebook& rules, const json& stock, Pack& pack) {
    if (!stock.is_null()) {
        const auto cards = parse_cards(stock.is_string() ? stock.get<std::string>() : "?");
        if (!cards) throw AskError("stock", present::in_words(cards.error()));
        pack.insert(pack.end(), cards->begin(), cards->end());
    }
    const auto so_far = counted_if_possible(pack);
    if (!so_far || !rules.deck.contains(*so_far))
        throw AskError("stock", "more cards of a kind than the deck has");
    for (const Card card : sorted_pack(rules.deck - *so_far)) pack.push_back(card);
}

} // namespace

/// Works the deal backwards.
Pack pack_for(const Rulebook& rules, int dealer, const json& hands, const json& kitty, const json& stock) {
    Pack pack;
    if (rules.draft) {
        add_stock(rules, stock, pack);
        return pack;
    }
    if (!hands.is_array() || hands.size() != static_cast<std::size_t>(rules.seats))
        throw AskError("deal", fmt::format("expected {} hands", rules.seats));
    PerSeat<std::vector<Card>> left;
    for (Seat seat = 1; seat <= rules.seats; ++seat) {
        const json& hand = hands[static_cast<std::size_t>(seat - 1)];
        auto cards = parse_cards(hand.is_string() ? hand.get<std::string>() : "?");
        if (!cards) throw AskError(fmt::format("deal[{}]", seat), present::in_words(cards.error()));
        if (cards->size() != static_cast<std::size_t>(rules.deal.hand))
            throw AskError(fmt::format("deal[{}]", seat),
                           fmt::format("expected {} cards, got {}", rules.deal.hand, cards->size()));
        left[seat] = *cards;
    }
    const Seat from = dealing_seat(rules, dealer);
    std::size_t dealt = 0;
    for (const int packet : rules.deal.packets) {
        for (int i = 1; i <= rules.seats; ++i)
            for (int n = 0; n < packet; ++n)
                pack.push_back(left[onward(from, i, rules.seats)][dealt + static_cast<std::size_t>(n)]);
        dealt += static_cast<std::size_t>(packet);
    }
    const auto in_hands = counted_if_possible(pack);
    if (!in_hands) throw AskError("deal", "more cards of a kind than the deck has");
    if (!kitty.is_null() || rules.deal.kitty)
        for (const Card card : kitty_for(rules, *in_hands, kitty)) pack.push_back(card);
    if (rules.deal.stock) add_stock(rules, stock, pack);
    if (counted_if_possible(pack) != rules.deck)
        throw AskError("deal", rules.deal.kitty ? "the hands and the kitty together are not the deck"
                                                : "the hands together are not the deck");
    return pack;
}

namespace {

/// Carries the action out; a seat other than 0 acts out of turn, as in "3 renege 1".
std::optional<Refusal> done(Match& match, Seat seat, const Action& action) {
    return seat ? aside(match, seat, action) : act(match, action);
}

/// Actions are in the order of play, separated by ";". "play" may be left out before a card, and a seat's
/// number in front means that it acts out of turn. Stops at the action (from 1) that must be refused and
/// returns its number; 0: it was not refused.
std::size_t play_actions(Match& match, const std::string& actions, std::size_t to_refuse) {
    std::size_t number = 0;
    for (std::size_t at = 0; at <= actions.size(); ++number) {
        const std::size_t end = std::min(actions.find(';', at), actions.size());
        auto parts = words(std::string_view(actions).substr(at, end - at));
        at = end + 1;
        if (parts.empty()) continue;
        Seat seat = 0;
        if (parts.size() > 1 && parse_int(parts[0], seat)) parts.erase(parts.begin());
        std::string text = join(std::vector<std::string>(parts.begin(), parts.end()), " ");
        if (parts.size() == 1 && parse_card(parts[0])) text = "play " + text;
        const auto action = parse_action(*match.rules, text);
        const std::string place = fmt::format("actions[{}]", number + 1);
        if (!action) throw AskError(place, present::in_words(action.error()));
        const auto refusal = done(match, seat, *action);
        if (refusal && number + 1 == to_refuse) return to_refuse;
        if (refusal) throw AskError(place, text + ": " + present::in_letters(present::in_words(*refusal)));
    }
    return 0;
}

/// What an example may state about a round that is still on.
json so_far(const Match& match) {
    const RoundState& state = match.round->state();
    const View view(*match.round, match.round->pending().seat);
    json melds = json::array(), hands = json::array(), offers = json::array();
    for (Seat seat = 1; seat <= match.rules->seats; ++seat) {
        melds.push_back(state.melds.points[seat]);
        hands.push_back(notation(state.tricks.hands[seat]));
    }
    for (const Meld& meld : view.offered_melds())
        offers.push_back(name(match.rules->meld_rules[static_cast<std::size_t>(meld.rule)], meld.multiple));
    return {{"seat", view.seat()},
            {"trump", state.tricks.trump ? json(name(*state.tricks.trump)) : json(nullptr)},
            {"melds", melds},
            {"hands", hands},
            {"offers", offers}};
}

Compared round_example(const RulebookPtr& rules, json fields) {
    const json is = take(fields, "is"), outcome = take(fields, "outcome"), then = take(fields, "after"),
               refused = take(fields, "refused");
    const Request request(fields, {"dealer", "deal", "kitty", "stock", "actions", "scores"});
    Match match = begin_match(rules, 1);
    match.first_dealer = request.number("dealer", 1, rules->people, 1);
    match.scores = request.numbers("scores", static_cast<std::size_t>(rules->parties));
    const auto field = [&](const char* name) { return fields.value(name, json()); };
    deal_next(match, pack_for(*rules, match.first_dealer, field("deal"), field("kitty"), field("stock")), {});
    const auto to_refuse = refused.is_number_integer() ? refused.get<std::size_t>() : 0;
    const std::size_t came = play_actions(match, request.text("actions"), to_refuse);
    if (!refused.is_null()) return {refused, came};
    if (!then.is_null()) {
        json wanted = then;
        if (wanted.contains("hands"))
            for (json& hand : wanted["hands"]) hand = sorted_cards(hand);
        return {wanted, part_of(so_far(match), wanted)};
    }
    if (match.round_is_on()) throw AskError("actions", "the round is not over with them");
    Compared compared{json{{"scores", is}}, json{{"scores", match.scores}}};
    if (!outcome.is_null()) {
        compared.expected["outcome"] = outcome;
        compared.got["outcome"] = match.settled.back().result.outcome;
    }
    return compared;
}

} // namespace

json request_of(const std::string& form, json fields) {
    const bool points = fields.contains("points");
    for (const char* key : {"is", "over", "winner", "refused", "tallies_after", "points"}) fields.erase(key);
    if (form == "meld") fields.erase("marks");
    if (points && !fields.contains("last")) fields["last"] = false;
    fields["ask"] = form;
    return fields;
}

Compared compared(const RulebookPtr& rules, const std::string& form, const json& fields) {
    return form == "round" ? round_example(rules, fields) : ask_example(*rules, form, fields);
}

} // namespace roundhouse::teach
