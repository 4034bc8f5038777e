#include "teach/situations/moves_words.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "cards/deck.hpp"
#include "present/asked/refusals.hpp"
#include "present/cards.hpp"
#include "teach/asks/request.hpp"
#include "teach/situations/situation_words.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace roundhouse::teach {

using nlohmann::json;

namespace {

std::string takes_said(const json& move) {
    const int seat = move["seat"], number = move["number"];
    if (move["shown"].get<bool>())
        return tr("Seat {} takes the kitty, for all to see: {}.", seat, marks_of(move["cards"]));
    return tr_n("Seat {0} takes the kitty, one card that nobody else sees.",
                "Seat {0} takes the kitty, {1} cards that nobody else sees.", number, seat, number);
}

std::string call_said(const json& move) {
    const int seat = move["seat"], giver = move["giver"];
    const std::string card = marks_of(move["card"]);
    return giver ? tr("Seat {} calls {}, and seat {} hands it over.", seat, card, giver)
                 : tr("Seat {} calls {}, and nobody else has it.", seat, card);
}

/// `first`: nothing was given before.
std::string gift_said(const json& move, bool first) {
    const int seat = move["seat"], to = move["to"], number = move["number"];
    if (move.contains("may_not"))
        return tr_n("Seat {0} gives a card to seat {1} for it, but not {3}.",
                    "Seat {0} gives {2} cards to seat {1} for it, but not {3}.", number, seat, to, number,
                    marks_of(move["may_not"]));
    if (first || !move.contains("seen"))
        return tr_n("Seat {0} gives a card of its choice to seat {1}.",
                    "Seat {0} gives {2} cards of its choice to seat {1}.", number, seat, to, number);
    if (move["seen"].get<bool>())
        return tr_n("Seat {0} looks at it and gives a card back to seat {1}.",
                    "Seat {0} looks at them and gives {2} cards back to seat {1}.", number, seat, to, number);
    return tr_n("Before it looks, seat {0} gives a card to seat {1}, too.",
                "Before it looks, seat {0} gives {2} cards to seat {1}, too.", number, seat, to, number);
}

/// Gifts from the kitty, which go one by one, in one sentence.
std::string shared_out(const json& moves) {
    std::vector<std::string> to;
    int seat = 0;
    for (const json& move : moves)
        if (move.contains("from")) {
            to.push_back(tr("seat {}", move["to"].get<int>()));
            seat = move["seat"];
        }
    return tr("Seat {} gives one each to {}, and keeps what is left.", seat, present::all_of(to));
}

std::string discard_said(const Rulebook& rules, const json& move, Face face) {
    const int seat = move["seat"], number = move["number"];
    std::string text =
        tr_n("Seat {0} discards a card.", "Seat {0} discards {1} cards.", number, seat, number);
    if (move.contains("may_not"))
        text += " " + tr("{} may not be discarded.", marks_of(move["may_not"])) + " " +
                present::in_words(
                    Refusal{.code = rules.discard->refusal(), .asked = CardSet::of(rules.discard->kinds)},
                    nullptr, face);
    return text + " " +
           (rules.discard->counts ? tr("Discarding {} adds the most to its tricks: {}.",
                                       marks_of(move["cards"]), move["points"].get<int>())
                                  : tr("What is discarded counts for nobody."));
}

std::string move_said(const Rulebook& rules, const json& moves, std::size_t at, Face face) {
    const json& move = moves[at];
    const std::string name = move["move"];
    const auto is = [&](std::size_t place, const char* what) {
        return place < moves.size() && moves[place]["move"] == what;
    };
    if (name == "takes kitty") return takes_said(move);
    if (name == "calls") return call_said(move);
    if (name == "discards") return discard_said(rules, move, face);
    if (name == "names trump")
        return is(at + 1, "melds") ? tr("Then trump is named, and everybody melds.")
                                   : tr("Then trump is named.");
    if (name == "melds")
        return at > 0 && is(at - 1, "names trump") ? std::string() : tr("Then everybody melds.");
    if (!move.contains("from")) return gift_said(move, at == 0);
    return at > 0 && moves[at - 1].contains("from") ? std::string() : shared_out(moves);
}

bool same_declarer(const json& a, const json& b) { return a["declarer"] == b["declarer"]; }

} // namespace

std::string moves_title(const Situation& one, const Rulebook& a, const Rulebook& b) {
    const auto seed = one.request["seed"].get<std::uint64_t>();
    const std::string dealt = who_dealt(one.request, a, b);
    if (same_declarer(one.a, one.b) && one.a["declarer"].is_number())
        return tr("The pack of seed {}; {}, and seat {} has the contract.", seed, dealt,
                  one.a["declarer"].get<int>());
    return tr("The pack of seed {}; {}.", seed, dealt);
}

std::string moves_said(const Rulebook& rules, const json& request, const json& answer, const json& other,
                       Face face) {
    Lines said;
    if (!same_declarer(answer, other) && answer["declarer"].is_number())
        said.push_back(tr("Seat {} has the contract.", answer["declarer"].get<int>()));
    const json& moves = answer["moves"];
    if (moves.empty())
        said.push_back(request["ask"] == "kitty" ? tr("There is no kitty.") : tr("No cards are exchanged."));
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (std::string one = move_said(rules, moves, i, face); !one.empty()) said.push_back(std::move(one));
    return join(said, " ");
}

std::string moves_in_short(const json& request, const json& answer) {
    const json& moves = answer["moves"];
    if (moves.empty()) return request["ask"] == "kitty" ? tr("No kitty") : tr("No cards are exchanged");
    const json& last = moves.back();
    const int seat = last["seat"], number = last.value("number", 0);
    if (last.contains("from")) return tr("Everybody gets a card of the kitty");
    if (last["move"] == "discards")
        return tr_n("Seat {0} discards a card", "Seat {0} discards {1} cards", number, seat, number);
    if (last["move"] == "takes kitty") return tr("Seat {} takes the kitty", seat);
    if (!last.contains("seen")) return tr("Seat {} calls a card", moves.front()["seat"].get<int>());
    if (!last["seen"].get<bool>())
        return tr_n("Both give a card at once", "Both give {} cards at once", number, number);
    return tr_n("Seat {0} begins with a card", "Seat {0} begins with {1} cards", number,
                moves.front()["seat"].get<int>(), number);
}

PutAway put_away_in(const json& answer) {
    PutAway found;
    for (const json& move : answer["moves"])
        if (move["move"] == "discards") {
            found.hand = cards_of_field(move, "hand");
            found.may_go = counted(found.hand) - counted(cards_of_field(move, "may_not"));
        }
    return found;
}

} // namespace roundhouse::teach
