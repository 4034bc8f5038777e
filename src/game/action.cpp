#include "game/action.hpp"

#include "base/text.hpp"
#include "cards/notation.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace roundhouse {

namespace {

/// How many of the meld at once the cards are; 0 if they are none.
int multiple(const MeldRule& rule, const CardSet& cards) {
    const int one = rule.of == MeldSuit::given
                        ? rule.cards.size()
                        : static_cast<int>(rule.ranks.size()) * (rule.of == MeldSuit::each ? suit_count : 1);
    return one > 0 && cards.size() % one == 0 ? cards.size() / one : 0;
}

std::string meld_text(const Rulebook& rules, const Action& action) {
    const MeldRule& rule = rules.meld_rules.at(static_cast<std::size_t>(action.number));
    return fmt::format("meld {} as {}", notation(action.cards), name(rule, multiple(rule, action.cards)));
}

} // namespace

std::string to_text(const Rulebook& rules, const Action& action) {
    const auto number = static_cast<std::size_t>(action.number);
    switch (action.kind) {
    case ActionKind::keep: return "keep";
    case ActionKind::reject: return "reject";
    case ActionKind::bid: return fmt::format("bid {}{}", action.number, action.spoken ? " spoken" : "");
    case ActionKind::pass: return rules.auction->passes.at(number).name;
    case ActionKind::hand_back: return "hand back";
    case ActionKind::take_kitty: return "take kitty";
    case ActionKind::decline: return "decline";
    case ActionKind::discard: return "discard " + notation(action.cards);
    case ActionKind::ask_card: return "ask " + notation(card_of(action));
    case ActionKind::name_trump:
        if (number >= suit_count) return "contract " + rules.trump->also.at(number - suit_count).name;
        return "trump " + name(static_cast<Suit>(action.number));
    case ActionKind::give: return "give " + notation(action.cards);
    case ActionKind::meld: return meld_text(rules, action);
    case ActionKind::swap: return "swap";
    case ActionKind::play: return "play " + notation(card_of(action));
    case ActionKind::leave: return "leave " + rules.exits.at(number).name;
    case ActionKind::claim: return "claim";
    case ActionKind::choose: return "choose " + action.option;
    case ActionKind::accuse: return fmt::format("renege {}", action.number);
    }
    return {};
}

namespace {

Result<Action, std::string> parse_leave(const Rulebook& rules, std::string_view exit) {
    for (std::size_t i = 0; i < rules.exits.size(); ++i)
        if (rules.exits[i].name == exit) return leave(static_cast<int>(i));
    return fail(fmt::format("\"{}\" is no way out in these rules", printable(exit, 40)));
}

Result<Action, std::string> parse_cards_of(std::string_view verb, std::string_view rest) {
    const auto cards = parse_card_set(rest);
    if (!cards) return fail(cards.error());
    if (verb == "give") return give(*cards);
    if (verb == "discard") return discard(*cards);
    if (cards->size() != 1) return fail(std::string("one card is played at a time"));
    return verb == "ask" ? ask_card(*cards->begin()) : play(*cards->begin());
}

Result<Action, std::string> parse_meld(const Rulebook& rules, std::string_view rest) {
    constexpr std::string_view as = " as ";
    const auto at = rest.find(as);
    if (at == std::string_view::npos) return fail(std::string("a meld is named: \"meld Kh Qh as Marriage\""));
    const auto cards = parse_card_set(rest.substr(0, at));
    if (!cards) return fail(cards.error());
    const std::string_view called = rest.substr(at + as.size());
    for (std::size_t i = 0; i < rules.meld_rules.size(); ++i) {
        const int times = multiple(rules.meld_rules[i], *cards);
        if (times > 0 && name(rules.meld_rules[i], times) == called)
            return Action{ActionKind::meld, static_cast<int>(i), *cards};
    }
    return fail(fmt::format("{} are no \"{}\" in these rules", notation(*cards), printable(called, 40)));
}

Result<Action, std::string> parse_bid(std::string_view rest) {
    const auto parts = words(rest);
    const bool spoken = parts.size() == 2 && parts[1] == "spoken";
    int points = 0;
    if (parts.empty() || (parts.size() > 1 && !spoken) || !parse_int(parts[0], points) || points <= 0)
        return fail(std::string("a bid is a whole number above zero"));
    return bid(points, spoken);
}

Result<Action, std::string> parse_accusation(const Rulebook& rules, std::string_view rest) {
    int seat = 0;
    if (!parse_int(rest, seat) || seat < 1 || seat > rules.seats)
        return fail(fmt::format("a renege is that of a seat from 1 to {}", rules.seats));
    return accuse(seat);
}

Result<Action, std::string> parse_contract(const Rulebook& rules, std::string_view contract) {
    if (rules.trump)
        for (std::size_t i = 0; i < rules.trump->also.size(); ++i)
            if (rules.trump->also[i].name == contract) return name_contract(static_cast<int>(i));
    return fail(fmt::format("\"{}\" is no contract in these rules", printable(contract, 40)));
}

} // namespace

Result<Action, std::string> parse_action(const Rulebook& rules, std::string_view text) {
    const auto parts = words(text);
    if (parts.empty()) return fail(std::string("no action"));
    const std::string_view verb = parts[0];
    const std::string_view rest =
        parts.size() > 1 ? text.substr(static_cast<std::size_t>(parts[1].data() - text.data())) : "";
    if (rules.auction)
        for (std::size_t i = 0; i < rules.auction->passes.size(); ++i)
            if (text == rules.auction->passes[i].name) return pass(static_cast<int>(i));
    if (verb == "claim" && rest.empty()) return claim();
    if (verb == "leave") return parse_leave(rules, rest);
    if (text == "keep") return keep();
    if (text == "reject") return reject();
    if (text == "swap") return swap();
    if (text == "hand back") return hand_back();
    if (text == "take kitty") return take_kitty();
    if (text == "decline") return decline();
    if (verb == "renege") return parse_accusation(rules, rest);
    if (verb == "choose" && !rest.empty()) return choose(std::string(rest));
    if (verb == "meld") return parse_meld(rules, rest);
    if (verb == "contract") return parse_contract(rules, rest);
    if (verb == "give" || verb == "play" || verb == "discard" || verb == "ask")
        return parse_cards_of(verb, rest);
    if (verb == "bid") return parse_bid(rest);
    if (verb == "trump") {
        const auto suit = parse_suit(rest);
        if (!suit) return fail(fmt::format("\"{}\" is no suit", printable(rest, 40)));
        return name_trump(*suit);
    }
    return fail(fmt::format("\"{}\" is no action", printable(verb, 40)));
}

Event seen_by(const Event& event, Seat seat) {
    Event seen = event;
    const bool mine = seat != 0 && event.seat == seat;
    const bool shared = mine || (seat != 0 && event.to == seat);
    const bool secret = (event.kind == EventKind::dealt && !mine) ||
                        (event.kind == EventKind::gave && !shared) ||
                        (event.kind == EventKind::kitty && event.index == 0 && !mine) ||
                        (event.kind == EventKind::drew && event.index == 0 && !mine) ||
                        ((event.kind == EventKind::discarded || event.kind == EventKind::kept ||
                          event.kind == EventKind::rejected) &&
                         !mine);
    if (secret) seen.cards = {};
    return seen;
}

nlohmann::json to_json(const Rulebook& rules, const Event& event) {
    using nlohmann::json;
    const auto index = static_cast<std::size_t>(event.index);
    const auto named = [&](const char* name) { return json{{"event", name}, {"seat", event.seat}}; };
    const auto with_cards = [&](const char* name) {
        json one = named(name);
        one["cards"] = notation(event.cards);
        return one;
    };
    switch (event.kind) {
    case EventKind::turned_up: {
        json turned = with_cards("turned up");
        turned["pays"] = event.number;
        return turned;
    }
    case EventKind::kept: return with_cards("kept");
    case EventKind::rejected: return with_cards("rejected");
    case EventKind::drew: {
        json drew = with_cards("drew");
        drew["left"] = event.number;
        return drew;
    }
    case EventKind::swapped: return with_cards("swapped");
    case EventKind::dealt: {
        json dealt = named("dealt");
        dealt["cards"] = notation(event.cards);
        dealt["number"] = event.number;
        return dealt;
    }
    case EventKind::phase:
        return {{"event", "phase"},
                {"step", name(rules, static_cast<Step>(event.number))},
                {"dealer", event.seat}};
    case EventKind::called: {
        json called = named("called");
        called["call"] = event.number ? json(event.number) : json(rules.auction->passes.at(index).name);
        if (event.number && event.index) called["spoken"] = spoken_digit(event.number);
        return called;
    }
    case EventKind::contract: {
        json contract = named("contract");
        contract["bid"] = event.number;
        contract["forced"] = event.index == 1;
        return contract;
    }
    case EventKind::bound: return {{"event", "bound"}, {"side", event.index}, {"bid", event.number}};
    case EventKind::trump: {
        json trump = named("trump");
        if (event.number >= suit_count)
            trump["contract"] =
                rules.trump->also.at(static_cast<std::size_t>(event.number - suit_count)).name;
        else
            trump["suit"] = name(static_cast<Suit>(event.number));
        return trump;
    }
    case EventKind::gave: {
        json gave = named("gave");
        gave["to"] = event.to;
        gave["number"] = event.number;
        gave["cards"] = notation(event.cards);
        return gave;
    }
    case EventKind::hand_back: {
        json back = named(event.to ? "handed back" : "kept");
        if (event.to) back["to"] = event.to;
        return back;
    }
    case EventKind::kitty:
    case EventKind::discarded: {
        json moved = named(event.kind == EventKind::kitty ? "took kitty" : "discarded");
        moved["cards"] = notation(event.cards);
        moved["number"] = event.number;
        return moved;
    }
    case EventKind::asked: {
        json asked = named("asked");
        asked["card"] = event.cards.empty() ? json(nullptr) : json(notation(event.cards));
        if (event.to) asked[event.index ? "partner" : "from"] = event.to;
        if (event.index && event.cards.empty()) asked["alone"] = true;
        return asked;
    }
    case EventKind::melded: {
        json melded = named("melded");
        melded["name"] = name(rules.meld_rules.at(index), event.to);
        melded["cards"] = notation(event.cards);
        melded["points"] = event.number;
        return melded;
    }
    case EventKind::meld_sum: {
        json sum = named("meld sum");
        sum["points"] = event.number;
        return sum;
    }
    case EventKind::led: {
        json led = named("leads");
        led["trick"] = event.number;
        return led;
    }
    case EventKind::played: {
        json played = named("played");
        played["card"] = notation(event.cards);
        return played;
    }
    case EventKind::trick: {
        json trick = named("trick");
        trick["points"] = event.number;
        return trick;
    }
    case EventKind::claimed: {
        json claimed = named("claimed");
        claimed["points"] = event.number;
        return claimed;
    }
    case EventKind::left: {
        json left = named("left");
        left["exit"] = rules.exits.at(index).name;
        return left;
    }
    case EventKind::chose: {
        json chose = named("chose");
        chose["step"] = rules.own_steps.at(index).name;
        chose["option"] = event.text;
        return chose;
    }
    case EventKind::laid: {
        json laid = named("laid out of turn");
        laid["card"] = notation(event.cards);
        return laid;
    }
    case EventKind::accused: {
        json accused = named("called a renege");
        accused["of"] = event.to;
        accused["proven"] = event.index == 1;
        if (event.index == 1) {
            accused["offence"] = event.text;
            accused["card"] = notation(event.cards);
        }
        return accused;
    }
    case EventKind::broke_off:
        return {{"event", "broke off"}, {"step", rules.own_steps.at(index).name}, {"text", event.text}};
    case EventKind::thrown_in: {
        json thrown{{"event", "thrown in"}};
        if (!event.text.empty()) thrown["exit"] = event.text;
        return thrown;
    }
    case EventKind::voided: return {{"event", "void"}, {"text", event.text}};
    case EventKind::line: {
        json line{{"event", "line"}, {"text", event.text}, {"points", event.number}};
        line[event.to ? "party" : "side"] = event.to ? event.to : event.index;
        if (!event.extra.empty()) line["tally"] = event.extra;
        return line;
    }
    case EventKind::scores: return {{"event", "score"}, {"party", event.index}, {"total", event.number}};
    case EventKind::over: return {{"event", "over"}, {"text", event.text}};
    case EventKind::winner: return {{"event", "winner"}, {"party", event.index}};
    }
    return {};
}

} // namespace roundhouse
