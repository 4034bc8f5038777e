#include "game/action.hpp"

#include "base/overloaded.hpp"
#include "base/text.hpp"
#include "cards/notation.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace roundhouse {

namespace {

std::string name_of(const Rulebook& rules, const actions::LayMeld& meld) {
    const MeldRule& rule = rules.meld_rules.at(static_cast<std::size_t>(meld.rule));
    return name(rule, multiple(rule, meld.cards));
}

const std::string& name_of(const Rulebook& rules, const actions::Pass& pass) {
    return rules.auction->passes.at(static_cast<std::size_t>(pass.which)).name;
}
const std::string& name_of(const Rulebook& rules, const actions::NameContract& named) {
    return rules.trump->also.at(static_cast<std::size_t>(named.which)).name;
}
const std::string& name_of(const Rulebook& rules, const actions::Leave& left) {
    return rules.exits.at(static_cast<std::size_t>(left.exit)).name;
}

} // namespace

CardSet cards_of(const Action& action) {
    return std::visit(Overloaded{[](const actions::Discard& put) { return put.cards; },
                                 [](const actions::Give& given) { return given.cards; },
                                 [](const actions::LayMeld& meld) { return meld.cards; },
                                 [](const actions::AskCard& asked) { return CardSet{asked.card}; },
                                 [](const actions::Play& played) { return CardSet{played.card}; },
                                 [](const auto&) { return CardSet{}; }},
                      action);
}

namespace {

/// Which decisions an action of each kind answers.
struct Answers {
    DecisionKind asked;
    using Kind = DecisionKind;

    bool operator()(const actions::Keep&) const { return asked == Kind::keep_card; }
    bool operator()(const actions::Reject&) const { return asked == Kind::keep_card; }
    bool operator()(const actions::Bid&) const { return asked == Kind::call; }
    bool operator()(const actions::Pass&) const { return asked == Kind::call; }
    bool operator()(const actions::HandBack&) const { return asked == Kind::hand_back; }
    bool operator()(const actions::TakeKitty&) const { return asked == Kind::take_kitty; }
    bool operator()(const actions::Discard&) const { return asked == Kind::discard; }
    bool operator()(const actions::AskCard&) const { return asked == Kind::ask_card; }
    bool operator()(const actions::Decline&) const {
        return asked == Kind::hand_back || asked == Kind::ask_card || asked == Kind::meld ||
               asked == Kind::object;
    }
    bool operator()(const actions::NameTrump&) const { return asked == Kind::name_trump; }
    bool operator()(const actions::NameContract&) const { return asked == Kind::name_trump; }
    bool operator()(const actions::Give&) const { return asked == Kind::give; }
    bool operator()(const actions::LayMeld&) const { return asked == Kind::meld; }
    bool operator()(const actions::Swap&) const { return asked == Kind::meld; }
    bool operator()(const actions::Play&) const { return asked == Kind::play; }
    bool operator()(const actions::Claim&) const { return asked == Kind::play; }
    bool operator()(const actions::Choose&) const { return asked == Kind::choose; }
    bool operator()(const actions::Leave&) const { return true; }
    bool operator()(const actions::Accuse&) const { return true; }
};

/// The journal's words.
struct ToText {
    const Rulebook& rules;

    std::string operator()(const actions::Keep&) const { return "keep"; }
    std::string operator()(const actions::Reject&) const { return "reject"; }
    std::string operator()(const actions::Bid& bid) const {
        return fmt::format("bid {}{}", bid.points, bid.spoken ? " spoken" : "");
    }
    std::string operator()(const actions::Pass& pass) const { return name_of(rules, pass); }
    std::string operator()(const actions::HandBack&) const { return "hand back"; }
    std::string operator()(const actions::TakeKitty&) const { return "take kitty"; }
    std::string operator()(const actions::Discard& put) const { return "discard " + notation(put.cards); }
    std::string operator()(const actions::AskCard& asked) const { return "ask " + notation(asked.card); }
    std::string operator()(const actions::Decline&) const { return "decline"; }
    std::string operator()(const actions::NameTrump& named) const { return "trump " + name(named.suit); }
    std::string operator()(const actions::NameContract& named) const {
        return "contract " + name_of(rules, named);
    }
    std::string operator()(const actions::Give& given) const { return "give " + notation(given.cards); }
    std::string operator()(const actions::LayMeld& meld) const {
        return fmt::format("meld {} as {}", notation(meld.cards), name_of(rules, meld));
    }
    std::string operator()(const actions::Swap&) const { return "swap"; }
    std::string operator()(const actions::Play& played) const { return "play " + notation(played.card); }
    std::string operator()(const actions::Leave& left) const { return "leave " + name_of(rules, left); }
    std::string operator()(const actions::Claim&) const { return "claim"; }
    std::string operator()(const actions::Choose& chosen) const { return "choose " + chosen.option; }
    std::string operator()(const actions::Accuse& accused) const {
        return fmt::format("renege {}", accused.seat);
    }
};

using nlohmann::json;

struct ToJson {
    const Rulebook& rules;

    json operator()(const actions::Keep&) const { return named("keep"); }
    json operator()(const actions::Reject&) const { return named("reject"); }
    json operator()(const actions::Bid& bid) const {
        json told{{"action", "bid"}, {"points", bid.points}};
        if (bid.spoken) told["spoken"] = true;
        return told;
    }
    json operator()(const actions::Pass& pass) const { return named("pass", "call", name_of(rules, pass)); }
    json operator()(const actions::HandBack&) const { return named("hand back"); }
    json operator()(const actions::TakeKitty&) const { return named("take kitty"); }
    json operator()(const actions::Discard& put) const {
        return named("discard", "cards", notation(put.cards));
    }
    json operator()(const actions::AskCard& asked) const {
        return named("ask card", "card", notation(asked.card));
    }
    json operator()(const actions::Decline&) const { return named("decline"); }
    json operator()(const actions::NameTrump& trump) const {
        return named("trump", "suit", name(trump.suit));
    }
    json operator()(const actions::NameContract& contract) const {
        return named("trump", "contract", name_of(rules, contract));
    }
    json operator()(const actions::Give& given) const {
        return named("give", "cards", notation(given.cards));
    }
    json operator()(const actions::LayMeld& meld) const {
        return {{"action", "meld"}, {"cards", notation(meld.cards)}, {"name", name_of(rules, meld)}};
    }
    json operator()(const actions::Swap&) const { return named("swap"); }
    json operator()(const actions::Play& played) const {
        return named("play", "card", notation(played.card));
    }
    json operator()(const actions::Leave& left) const { return named("leave", "exit", name_of(rules, left)); }
    json operator()(const actions::Claim&) const { return named("claim"); }
    json operator()(const actions::Choose& chosen) const { return named("choose", "option", chosen.option); }
    json operator()(const actions::Accuse& accused) const {
        return {{"action", "renege"}, {"of", accused.seat}};
    }

  private:
    static json named(const char* action) { return {{"action", action}}; }
    static json named(const char* action, const char* field, const std::string& value) {
        return {{"action", action}, {field, value}};
    }
};

} // namespace

bool answers(const Action& action, DecisionKind asked) { return std::visit(Answers{asked}, action); }

std::string to_text(const Rulebook& rules, const Action& action) { return std::visit(ToText{rules}, action); }

nlohmann::json to_json(const Rulebook& rules, const Action& action) {
    return std::visit(ToJson{rules}, action);
}

namespace {

using Parsed = Result<Action, ActionFault>;
using enum ActionFault::Kind;

Failure<ActionFault> fault(ActionFault::Kind kind, std::string_view word = {}) {
    return {ActionFault{kind, std::string(word)}};
}
Failure<ActionFault> fault(const NoCards& none) {
    return fault(none.too_many ? too_many_copies : no_cards, none.word);
}

std::string_view without_blanks_before(std::string_view text) {
    return text.substr(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
}

/// The index of the item of exactly this name; failing that, without leading blanks, which are slips.
template<class List>
std::optional<int> place_of(const List& list, std::string_view called) {
    for (const std::string_view wanted : {called, without_blanks_before(called)})
        for (std::size_t i = 0; i < list.size(); ++i)
            if (list[i].name == wanted) return static_cast<int>(i);
    return {};
}

Parsed parse_leave(const Rulebook& rules, std::string_view exit) {
    if (const auto place = place_of(rules.exits, exit)) return leave(*place);
    return fault(unknown_exit, without_blanks_before(exit));
}

Parsed parse_cards_of(std::string_view verb, std::string_view rest) {
    const auto cards = parse_card_set(rest);
    if (!cards) return fault(cards.error());
    if (verb == "give") return give(*cards);
    if (verb == "discard") return discard(*cards);
    if (cards->size() != 1) return fault(one_card);
    return verb == "ask" ? ask_card(*cards->begin()) : play(*cards->begin());
}

/// Splits "Ah As as Aces around" at the word "as". Written small, the ace of spades looks the same: the word
/// is the last one in front of which only cards stand.
std::optional<std::pair<std::string_view, std::string_view>> split_meld(std::string_view rest) {
    constexpr std::string_view as = " as ";
    std::optional<std::pair<std::string_view, std::string_view>> parts;
    for (auto at = rest.find(as); at != std::string_view::npos; at = rest.find(as, at + 1)) {
        if (parts && !parse_card_set(rest.substr(0, at))) break;
        parts = {rest.substr(0, at), rest.substr(at + as.size())};
    }
    return parts;
}

Parsed parse_meld(const Rulebook& rules, std::string_view rest) {
    const auto parts = split_meld(rest);
    if (!parts) return fault(no_meld_name);
    const auto cards = parse_card_set(parts->first);
    if (!cards) return fault(cards.error());
    const std::string_view called = parts->second;
    for (std::size_t i = 0; i < rules.meld_rules.size(); ++i) {
        const int times = multiple(rules.meld_rules[i], *cards);
        if (times > 0 && name(rules.meld_rules[i], times) == called)
            return Action(actions::LayMeld{static_cast<int>(i), *cards});
    }
    return fault(other_meld, called);
}

Parsed parse_bid(std::string_view rest) {
    const auto parts = words(rest);
    const bool spoken = parts.size() == 2 && parts[1] == "spoken";
    int points = 0;
    if (parts.empty() || (parts.size() > 1 && !spoken) || !parse_int(parts[0], points) || points <= 0)
        return fault(no_points);
    return bid(points, spoken);
}

Parsed parse_accusation(const Rulebook& rules, std::string_view rest) {
    int seat = 0;
    if (!parse_int(rest, seat) || seat < 1 || seat > rules.seats) return fault(no_seat, rest);
    return accuse(seat);
}

Parsed parse_contract(const Rulebook& rules, std::string_view contract) {
    const auto place = rules.trump ? place_of(rules.trump->also, contract) : std::nullopt;
    if (place) return name_contract(*place);
    return fault(unknown_contract, without_blanks_before(contract));
}

/// Actions that need no further words.
struct Bare {
    const char* text;
    Action (*action)();
};
constexpr std::array without_more{Bare{"claim", claim},         Bare{"keep", keep},
                                  Bare{"reject", reject},       Bare{"swap", swap},
                                  Bare{"hand back", hand_back}, Bare{"take kitty", take_kitty},
                                  Bare{"decline", decline}};

} // namespace

bool says_an_action(std::string_view text) {
    return std::any_of(without_more.begin(), without_more.end(),
                       [&](const Bare& one) { return text == one.text; });
}

Result<Action, ActionFault> parse_action(const Rulebook& rules, std::string_view text) {
    const auto parts = words(text);
    if (parts.empty()) return fault(empty);
    const std::string_view verb = parts[0];
    const std::string_view rest =
        parts.size() > 1 ? text.substr(static_cast<std::size_t>(parts[1].data() - text.data())) : "";
    const auto behind_verb = static_cast<std::size_t>(verb.data() - text.data()) + verb.size() + 1;
    const std::string_view as_written =
        text.substr(std::min(behind_verb, text.size())); // with all its blanks
    if (rules.auction)
        for (std::size_t i = 0; i < rules.auction->passes.size(); ++i)
            if (text == rules.auction->passes[i].name) return pass(static_cast<int>(i));
    for (const auto& [alone, action] : without_more)
        if (text == alone) return action();
    if (verb == "leave") return parse_leave(rules, as_written);
    if (verb == "renege") return parse_accusation(rules, rest);
    if (verb == "choose" && !rest.empty()) return choose(std::string(rest));
    if (verb == "meld") return parse_meld(rules, rest);
    if (verb == "contract") return parse_contract(rules, as_written);
    if (verb == "give" || verb == "play" || verb == "discard" || verb == "ask")
        return parse_cards_of(verb, rest);
    if (verb == "bid") return parse_bid(rest);
    if (verb == "trump") {
        const auto suit = parse_suit(rest);
        if (!suit) return fault(unknown_suit, rest);
        return name_trump(*suit);
    }
    return fault(unknown, verb);
}

namespace {

/// How an action with one field reads as a text: "play" and its "card" as "play Ah".
struct WithField {
    const char* action;
    const char* field;
    const char* verb;
};
constexpr std::array with_field{
    WithField{"discard", "cards", "discard"}, WithField{"give", "cards", "give"},
    WithField{"ask card", "card", "ask"},     WithField{"play", "card", "play"},
    WithField{"trump", "suit", "trump"},      WithField{"trump", "contract", "contract"},
    WithField{"leave", "exit", "leave"},      WithField{"choose", "option", "choose"}};
std::string text_in(const json& said, const char* field) {
    const auto found = said.find(field);
    return found != said.end() && found->is_string() ? found->get<std::string>() : std::string{};
}

/// A whole number that fits an int, also as "250.0"; 0 if there is none.
int whole_number_in(const json& said, const char* field) {
    const auto found = said.find(field);
    if (found == said.end() || !found->is_number()) return 0;
    const double number = found->get<double>();
    if (number != std::trunc(number) || std::abs(number) > std::numeric_limits<int>::max()) return 0;
    return static_cast<int>(number);
}

/// The action as a text; empty if it has no such form.
std::string text_of(const json& said) {
    const std::string action = text_in(said, "action");
    if (says_an_action(action)) return action;
    for (const WithField& form : with_field)
        if (const std::string what = text_in(said, form.field); action == form.action && !what.empty())
            return fmt::format("{} {}", form.verb, what);
    if (action == "meld") return fmt::format("meld {} as {}", text_in(said, "cards"), text_in(said, "name"));
    if (action == "bid") {
        const auto spoken = said.find("spoken");
        const bool aloud = spoken != said.end() && spoken->is_boolean() && spoken->get<bool>();
        return fmt::format("bid {}{}", whole_number_in(said, "points"), aloud ? " spoken" : "");
    }
    if (action == "renege") return fmt::format("renege {}", whole_number_in(said, "of"));
    return {};
}

} // namespace

std::optional<Action> action_in(const Rulebook& rules, const json& said) {
    if (!said.is_object()) return {};
    if (text_in(said, "action") == "pass" && rules.auction) {
        const auto& passes = rules.auction->passes;
        const std::string call = text_in(said, "call");
        for (std::size_t i = 0; i < passes.size(); ++i)
            if (said.contains("call") ? passes[i].name == call : i == 0) return pass(static_cast<int>(i));
        return {};
    }
    const auto action = parse_action(rules, text_of(said));
    if (!action) return {};
    return *action;
}

} // namespace roundhouse
