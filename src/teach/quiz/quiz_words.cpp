#include "teach/quiz/quiz_words.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"
#include "teach/situations/situation_words.hpp"

#include <fmt/format.h>

namespace roundhouse::teach {

using nlohmann::json;

namespace {

/// `field`: the field of the answer that is asked about; empty for the case alone.
SituationKind kind_asked(const json& request, const std::string& field) {
    const std::string ask = request["ask"];
    if (ask == "meld") return SituationKind::meld;
    if (ask == "legal") return SituationKind::legal;
    if (ask == "winner") return SituationKind::winner;
    if (ask != "settle") return SituationKind::calls;
    return field == "/over" || field == "/winner" ? SituationKind::ending : SituationKind::settlement;
}

/// The same answer without refusals: compared with it, the refusals are explained.
json nothing_forbidden(const json& answer) {
    json other = answer;
    if (other.contains("legal")) other["refused"] = json::array();
    return other;
}

std::string card_of_trick(const json& request, const json& place) {
    const auto cards = words(request["trick"].get_ref<const std::string&>());
    const auto at = place.get<std::size_t>() - 1;
    const std::string card = marks_of(std::string(cards[at]));
    return std::count(cards.begin(), cards.end(), cards[at]) > 1
               ? tr("{}, card {} of the trick", card, at + 1)
               : card;
}

std::string contract_value(const json& contract) {
    if (contract.is_null()) return tr("nobody");
    const int seat = contract["seat"];
    return contract.contains("bid") ? tr("seat {} at {}", seat, contract["bid"].get<int>())
                                    : tr("seat {}", seat);
}

std::string list_said(const json& list) {
    constexpr std::size_t shown = 4;
    std::vector<std::string> all;
    for (const json& one : list) {
        if (all.size() == shown) return tr("{} and so on", join(all, ", "));
        all.push_back(one.is_string() ? translated(one.get<std::string>()) : figures(one.get<int>(), 0));
    }
    return all.empty() ? tr("nothing") : join(all, ", ");
}

std::string suits_said(const json& list) {
    std::vector<std::string> all;
    for (const json& one : list)
        if (const auto suit = parse_suit(one.get<std::string>())) all.push_back(present::mark(*suit));
    return all.empty() ? tr("none") : join(all, " ");
}

std::string winner_of_game(const json& winner) {
    if (winner.is_null()) return tr("nobody");
    return winner.is_array() ? list_said(winner) : tr("party {}", winner.get<int>());
}

} // namespace

std::string case_said(const json& request, const Rulebook& rules, Face face) {
    if (request.contains("last")) {
        const std::string trick = tr("The trick: {}.", marks_of(request["trick"]));
        return request["last"].get<bool>() ? trick + " " + tr("It is the last of the hand.") : trick;
    }
    const json none = answered(rules, request);
    return in_words({kind_asked(request, {}), {}, request, none, none, {}}, rules, rules, face).title;
}

std::string answer_said(const json& request, const std::string& field, const json& answer,
                        const Rulebook& rules, Face face) {
    return in_words({kind_asked(request, field), {}, request, answer, nothing_forbidden(answer), {}}, rules,
                    rules, face)
        .a;
}

std::string asked_for(const json& request, const std::string& field, const Rulebook& rules) {
    if (field == "/total") return tr("What does the hand score in meld?");
    if (field == "/legal") return tr("Which cards may be played?");
    if (field == "/points") return tr("How much is the trick worth?");
    if (field == "/bids/0") return tr("What is the lowest bid now?");
    if (field == "/bids") return tr("What may be bid now?");
    if (field == "/passes") return tr("What may be said besides bids?");
    if (field == "/seat") return tr("Who calls next?");
    if (field == "/contract") return tr("Who has the contract?");
    if (field == "/suits") return tr("Which suits may be named?");
    if (field == "/contracts") return tr("Which contracts without trump may be named?");
    if (field == "/over") return tr("Is the game over?");
    if (field == "/delta") return tr("What does each party score for the round?");
    if (field.starts_with("/delta/"))
        return rules.sides == SidesForm::each ? tr("What does seat 1 score for the round?")
                                              : tr("What do seat 1 and its side score for the round?");
    return request["ask"] == "winner" ? tr("Which card is winning it so far?") : tr("Who wins the game?");
}

std::string value_said(const json& request, const std::string& field, const json& value) {
    if (field == "/legal") return marks_of(value.get<std::string>());
    if (field == "/bids/0") return fmt::to_string(value.get<int>());
    if (field == "/bids" || field == "/passes" || field == "/contracts") return list_said(value);
    if (field == "/seat") return tr("seat {}", value.get<int>());
    if (field == "/contract") return contract_value(value);
    if (field == "/suits") return suits_said(value);
    if (field == "/over") return value.get<bool>() ? tr("it is over") : tr("it goes on");
    if (field == "/delta") return list_said(value);
    if (field == "/winner")
        return request["ask"] == "winner" ? card_of_trick(request, value) : winner_of_game(value);
    return present::in_points(value.get<int>());
}

std::string heading_of(const Question& question, int number, int all) {
    return tr("Question {} of {} · {}, level {}", number, all, in_words(question.topic), question.level);
}

std::string no_question_in_words(Topic topic) {
    return tr("No question about {} was found in these rules.", in_words(topic));
}

std::string none_answered_in_words() { return tr("No question was answered."); }

} // namespace roundhouse::teach
