#include "bots/programs/protocol.hpp"

#include "base/text.hpp"
#include "bots/worlds/plays.hpp"
#include "bots/worlds/worlds.hpp"
#include "cards/notation.hpp"

#include <nlohmann/json.hpp>

namespace roundhouse::bots {

using nlohmann::json;

namespace {

std::string one_line(const json& message) {
    return message.dump(-1, ' ', false, json::error_handler_t::replace) + "\n";
}

/// Suits of which, by its plays, the seat can hold none of the unseen cards.
json suits_void(KindMask unseen, KindMask cannot) {
    json suits = json::array();
    for (const Suit suit : all_suits) {
        const KindMask of_suit = unseen & mask_of(suit);
        if (of_suit && !(of_suit & ~cannot)) suits.push_back(name(suit));
    }
    return suits;
}

} // namespace

std::string hello_line(const json& rulebook) {
    return one_line({{"message", "hello"}, {"version", protocol_version}, {"rules", rulebook}});
}

std::string view_line(const View& view) {
    json shown = to_json(view);
    const Knowledge known = knowledge_of(view);
    const bool tells = plays_are_certain(view);
    for (Seat seat = 1; seat <= view.rules().seats; ++seat)
        shown["seats"][static_cast<std::size_t>(seat - 1)]["void"] =
            suits_void(known.unseen.kinds(), tells ? known.cannot[seat] : 0);
    shown["message"] = "view";
    return one_line(shown);
}

std::string bye_line() { return one_line({{"message", "bye"}}); }

Result<Action, std::string> read_answer(const Rulebook& rules, std::string_view line) {
    const auto action = action_in(rules, json::parse(line, nullptr, false));
    if (!action) return fail(printable(std::string(line), 80));
    return *action;
}

bool is_allowed(const View& view, const Action& action) {
    if (const auto* accused = as<actions::Accuse>(action))
        return (view.asides().accuse >> (accused->seat - 1) & 1) != 0;
    if (is<actions::Claim>(action)) return view.decision().may_claim;
    // Whether an action is allowed depends on nothing that its seat cannot see: any hands will do for the
    // others.
    Random random = random_for(view);
    Round tried = supposed(view, possible_hands(view, random));
    return !tried.apply(action);
}

} // namespace roundhouse::bots
