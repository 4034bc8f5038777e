#include "teach/asks/ask_auction.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/asked/refusals.hpp"
#include "teach/asks/asks.hpp"
#include "teach/asks/request.hpp"

#include <optional>

#include <fmt/format.h>

namespace roundhouse::teach {

using nlohmann::json;

namespace {

/// Each seat's cards, as far as they matter for the duty to open; none where the request leaves them out.
PerSeat<CardSet> hands_of(const Rulebook& rules, const Request& request) {
    PerSeat<CardSet> hands{};
    if (!request.has("hands")) return hands;
    const json& list = request.raw()["hands"];
    if (!list.is_array() || list.size() != static_cast<std::size_t>(rules.seats))
        throw AskError("hands", fmt::format("expected a list of {} hands", rules.seats));
    for (Seat seat = 1; seat <= rules.seats; ++seat) {
        const json hand{{"hand", list[static_cast<std::size_t>(seat - 1)]}};
        hands[seat] = counted(Request(hand, {"hand"}).cards("hand", rules.deck));
    }
    return hands;
}

/// A call that may not be made, and why.
struct RefusedCall {
    int place = 0; ///< among the calls, from 1
    std::string word;
    Refusal why;
};

/// An auction up to the end of its calls, or to the first that is refused.
struct CallsMade {
    AuctionState state;
    PerSeat<CardSet> hands{};
    std::vector<Call> calls;
    std::optional<RefusedCall> refused;
};

Result<Call, Refusal> call_of(const AuctionRule& rule, const CallsMade& made, std::string_view word) {
    const AuctionState& state = made.state;
    if (over(state)) return fail(Refusal{.code = RefusalCode::auction_over});
    auto call = parse_call(rule, state, word);
    if (call && !call->bid && must_bid(rule, state, made.hands[state.next]))
        return fail(why_no_pass(rule, state));
    return call;
}

CallsMade calls_made(const Rulebook& rules, const json& json_request) {
    if (!rules.auction) throw AskError("ask", tr("these rules have no auction"));
    const AuctionRule& rule = *rules.auction;
    const Request request(json_request, {"dealer", "calls", "hands"});
    CallsMade made;
    made.hands = hands_of(rules, request);
    made.state = begin_auction(rule, rules.seats, dealing_seat(rules, request));
    const std::string calls = request.text("calls", "");
    int place = 0;
    for (const std::string_view word : words(calls)) {
        ++place;
        const auto call = call_of(rule, made, word);
        if (!call) {
            made.refused = {place, std::string(word), call.error()};
            return made;
        }
        make_call(rule, made.state, *call);
        made.calls.push_back(*call);
    }
    return made;
}

/// Where bids are added: what each party must reach.
json added_contract(const Rulebook& rules, const CallsMade& made) {
    std::vector<int> contracts(static_cast<std::size_t>(rules.parties), 0);
    for (const Call& call : made.calls) contracts[rules.party[call.seat] - 1u] += call.bid;
    return {{"contract", {{"seat", made.state.holder}, {"bids", contracts}}}};
}

} // namespace

json ask_auction(const Rulebook& rules, const json& request, Face) {
    const CallsMade made = calls_made(rules, request);
    if (made.refused)
        return {{"refused",
                 {{"place", made.refused->place},
                  {"call", printable(made.refused->word, 40)},
                  {"code", name(made.refused->why.code)},
                  {"text", present::in_words(made.refused->why)}}}};
    const AuctionRule& rule = *rules.auction;
    const AuctionState& state = made.state;
    if (over(state) && state.holder && rule.summed) return added_contract(rules, made);
    if (over(state) && !state.holder) return {{"contract", nullptr}};
    if (over(state))
        return {{"contract", {{"seat", state.holder}, {"bid", state.high}, {"forced", state.forced}}}};
    json passes = json::array();
    if (!must_bid(rule, state, made.hands[state.next]))
        for (const PassCall& pass : rule.passes) passes.push_back(pass.name);
    return {{"seat", state.next}, {"bids", next_bids(rule, state)}, {"passes", passes}};
}

std::string why_call_refused(const Rulebook& rules, const json& request) {
    const CallsMade made = calls_made(rules, request);
    return made.refused ? present::in_words(made.refused->why) : std::string();
}

} // namespace roundhouse::teach
