#include "bots/programs/protocol.hpp"

#include "base/text.hpp"
#include "bots/core/worlds.hpp"
#include "cards/notation.hpp"

#include <array>
#include <cmath>
#include <limits>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace roundhouse::bots {

using nlohmann::json;

namespace {

std::string one_line(const json& message) {
    return message.dump(-1, ' ', false, json::error_handler_t::replace) + "\n";
}

/// Suits of the deck of which the seat can hold no card, by what it has played.
json suits_void(const Rulebook& rules, KindMask cannot) {
    json suits = json::array();
    for (const Suit suit : all_suits) {
        KindMask of_suit = 0;
        for (const Card card : rules.deck)
            if (card.suit() == suit) of_suit |= mask_of(card);
        if (of_suit && (cannot & of_suit) == of_suit) suits.push_back(name(suit));
    }
    return suits;
}

/// How an action with one field reads in a journal: "play" and its "card" as "play Ah".
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
constexpr std::array bare_words{"keep", "reject", "hand back", "take kitty", "decline", "swap", "claim"};

std::string text_in(const json& said, const char* field) {
    const auto found = said.find(field);
    return found != said.end() && found->is_string() ? found->get<std::string>() : std::string{};
}

/// A whole number that an int holds, "250.0" among them; 0 if there is none.
int whole_number_in(const json& said, const char* field) {
    const auto found = said.find(field);
    if (found == said.end() || !found->is_number()) return 0;
    const double number = found->get<double>();
    if (number != std::trunc(number) || std::abs(number) > std::numeric_limits<int>::max()) return 0;
    return static_cast<int>(number);
}

/// The action as a journal writes it; empty if it has no such form.
std::string text_of(const json& said) {
    const std::string action = text_in(said, "action");
    for (const char* const word : bare_words)
        if (action == word) return action;
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

std::string hello_line(const json& rulebook) {
    return one_line({{"message", "hello"}, {"version", protocol_version}, {"rules", rulebook}});
}

std::string view_line(const View& view) {
    json shown = to_json(view);
    const Knowledge known = knowledge_of(view);
    // Where a referee watches, what was played may have been against the rules.
    const bool tells = view.rules().enforcement == Enforcement::strict;
    for (Seat seat = 1; seat <= view.rules().seats; ++seat)
        shown["seats"][static_cast<std::size_t>(seat - 1)]["void"] =
            suits_void(view.rules(), tells ? known.cannot[seat] : 0);
    shown["message"] = "view";
    return one_line(shown);
}

std::string bye_line() { return one_line({{"message", "bye"}}); }

Result<Action, std::string> read_answer(const Rulebook& rules, std::string_view line) {
    const auto fault = [&] { return Failure<std::string>{printable(std::string(line), 80)}; };
    const json said = json::parse(line, nullptr, false);
    if (!said.is_object()) return fault();
    if (text_in(said, "action") == "pass" && rules.auction) {
        const auto& passes = rules.auction->passes;
        const std::string call = text_in(said, "call");
        for (std::size_t i = 0; i < passes.size(); ++i)
            if (said.contains("call") ? passes[i].name == call : i == 0)
                return roundhouse::pass(static_cast<int>(i));
        return fault();
    }
    const auto action = parse_action(rules, text_of(said));
    if (!action) return fault();
    return *action;
}

bool is_allowed(const View& view, const Action& action) {
    if (const auto* accused = as<actions::Accuse>(action))
        return (view.asides().accuse >> (accused->seat - 1) & 1) != 0;
    if (is<actions::Claim>(action)) return view.decision().may_claim;
    // Whether an action is allowed depends on nothing that its seat cannot see: any other hands will do.
    Random random = random_for(view);
    Round tried = supposed(view, possible_hands(view, random));
    return !tried.apply(action);
}

} // namespace roundhouse::bots
