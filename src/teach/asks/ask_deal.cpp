#include "teach/asks/ask_deal.hpp"

#include "game/match.hpp"
#include "present/cards.hpp"
#include "rules/auction.hpp"
#include "teach/asks/asks.hpp"
#include "teach/asks/request.hpp"

namespace roundhouse::teach {

using nlohmann::json;

json ask_deal(const Rulebook& rules, const json& json_request, Face face) {
    const Request request(json_request, {"dealer", "seed"});
    const RulebookPtr borrowed(RulebookPtr{}, &rules); // `rules` outlives the round
    const Match match = begin_match(borrowed, request.seed("seed", 1));
    std::vector<Event> events;
    const Round round(borrowed, pack_of(match, 1), dealing_seat(rules, request), EventLog(events));
    PerSeat<CardSet> hands{};
    for (const Event& event : events)
        if (const auto* dealt = as<events::Dealt>(event)) hands[dealt->seat] += dealt->cards;
    json answer{{"hands", json::array()},
                {"kitty", present::in_letters(present::mark(round.state().kitty.cards), face)}};
    for (Seat seat = 1; seat <= rules.seats; ++seat)
        answer["hands"].push_back(present::in_letters(present::mark(hands[seat]), face));
    answer["stock"] = round.state().stock.cards.size();
    return answer;
}

json ask_trump(const Rulebook& rules, const json& json_request, Face face) {
    const Request request(json_request, {"hand", "bid"});
    CardSet hand;
    for (const Card card : request.cards("hand", rules.deck)) hand.add(card);
    const int bid = request.number("bid", 0, most_bid, 0);
    json suits = json::array(), contracts = json::array();
    if (rules.trump) {
        for (const Suit suit : nameable(rules, hand)) suits.push_back(name(suit, face));
        for (const SideContract& also : rules.trump->also)
            if (!also.bid_up_to || bid <= *also.bid_up_to) contracts.push_back(also.name);
    }
    return {{"suits", suits}, {"contracts", contracts}};
}

} // namespace roundhouse::teach
