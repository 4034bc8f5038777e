#include "teach/document/worked.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "teach/asks/asks.hpp"
#include "teach/asks/request.hpp"
#include "teach/examples/example_answer.hpp"
#include "teach/situations/settle_reasons.hpp"
#include "teach/situations/situation_words.hpp"
#include "variants/live/live.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>

namespace roundhouse::teach {

using nlohmann::json;

namespace {

/// A question with the answer of these rules. Its cards have the letters that programs get; only the words
/// made from it have those of the reader's cards.
struct Asked {
    SituationKind kind;
    json request, answer;
    int shows = 0; ///< the higher, the more there is to see in it
};

/// What the declarer's party scores; 0 if nobody has a contract.
int declarers_points(const Rulebook& rules, const Asked& one) {
    if (!one.request.contains("contract") || !one.request["contract"].is_object()) return 0;
    const std::size_t party = rules.party[one.request["contract"]["seat"].get<int>()];
    const json& delta = one.answer["delta"];
    return party && party <= delta.size() ? delta[party - 1].get<int>() : 0;
}

int shown_by_legal(const json& request, const json& answer) {
    std::set<std::string> reasons;
    for (const json& refused : answer["refused"]) reasons.insert(refused["must"].get<std::string>());
    const int hand = static_cast<int>(cards_of_field(request, "hand").size());
    const int trick = static_cast<int>(cards_of_field(request, "trick").size());
    return 10 * static_cast<int>(reasons.size()) + std::min(trick, 2) - std::max(0, hand - 6);
}

int shown_by(const std::string& form, const json& request, const json& answer) {
    if (form == "legal") return shown_by_legal(request, answer);
    if (form == "meld")
        return 10 * static_cast<int>(answer["melds"].size()) -
               static_cast<int>(cards_of_field(request, "hand").size());
    if (form == "winner") return 4 * static_cast<int>(cards_of_field(request, "trick").size());
    if (form == "auction")
        return (answer.contains("contract") ? 10 : 0) +
               static_cast<int>(words(request.value("calls", "")).size());
    return static_cast<int>(answer["lines"].size()) -
           (request.value("outcome", outcome_played) == outcome_played ? 0 : 9);
}

/// How much an example is about what this table agreed: it sets options as they are here, and not as usual.
int about_agreed(const Rulebook& rules, const variants::Choices& choices) {
    int points = 0;
    for (const auto& [name, value] : choices)
        for (const AgreedOption& option : rules.options)
            if (option.name == name)
                points += option.value != value ? -100 : option.value != option.standard ? 50 : 0;
    return points;
}

/// True if the request has every field that its words need.
bool can_be_told(const std::string& form, const json& request) {
    static const std::map<std::string, std::vector<const char*>> needed{{"meld", {"trump", "hand"}},
                                                                        {"legal", {"trump", "trick", "hand"}},
                                                                        {"winner", {"trump", "trick"}},
                                                                        {"auction", {"dealer"}},
                                                                        {"settle", {"contract"}}};
    for (const char* field : needed.at(form))
        if (!request.contains(field)) return false;
    if (form != "settle" || request["contract"].is_null()) return true;
    return request["contract"].contains("seat") && request["contract"].contains("bid");
}

std::optional<Asked> asked_of(const Rulebook& rules, const Example& example) {
    static const std::map<std::string, SituationKind> kinds{{"meld", SituationKind::meld},
                                                            {"legal", SituationKind::legal},
                                                            {"winner", SituationKind::winner},
                                                            {"auction", SituationKind::calls},
                                                            {"settle", SituationKind::settlement}};
    const auto kind = kinds.find(example.form);
    if (kind == kinds.end()) return {};
    try {
        Asked one{kind->second, request_of(example.form, example.fields), {}};
        if (!can_be_told(example.form, one.request)) return {};
        one.answer = answer(rules, one.request);
        if (one.answer.contains("refused") && one.kind == SituationKind::calls) return {};
        one.shows = shown_by(example.form, one.request, one.answer) + about_agreed(rules, example.choices);
        return one;
    } catch (const AskError&) {
        return {};
    } catch (const json::exception&) { // a field of a type that the words do not expect
        return {};
    } catch (const variants::ScriptFailure&) { // `roundhouse check` reports it
        return {};
    }
}

present::RulesSection shown_section(SituationKind kind) {
    switch (kind) {
    case SituationKind::meld: return present::RulesSection::melds;
    case SituationKind::calls: return present::RulesSection::auction;
    case SituationKind::settlement: return present::RulesSection::settlement;
    default: return present::RulesSection::play;
    }
}

/// Why that card takes the trick.
std::string why_it_wins(const json& request, const json& answer) {
    const auto trick = cards_of_field(request, "trick");
    const auto place = answer["winner"].get<std::size_t>() - 1;
    const auto trump = request["trump"].is_string() ? parse_suit(request["trump"].get<std::string>())
                                                    : std::optional<Suit>{};
    if (std::count(trick.begin(), trick.end(), trick[place]) > 1)
        return tr("Of two equal cards the first wins.");
    return trump == trick[place].suit() ? tr("It is the highest trump.")
                                        : tr("It is the highest card of the suit led.");
}

/// What the example shows, in a few words.
std::string heading_of(const Rulebook& rules, const Asked& one) {
    switch (one.kind) {
    case SituationKind::meld: return tr("Counting a hand");
    case SituationKind::legal: return tr("What may be played");
    case SituationKind::winner: return tr("Who takes the trick");
    case SituationKind::settlement:
        return declarers_points(rules, one) < 0 ? tr("A contract that fails") : tr("A contract that is made");
    default: return one.answer.contains("contract") ? tr("Who gets the contract") : tr("Whose call it is");
    }
}

WorkedExample worked_out(const Rulebook& rules, const Asked& one, Face face) {
    // The words explain the first refusal that the other answer lacks, so the other one refuses nothing.
    json nothing = one.answer;
    if (one.kind == SituationKind::legal) nothing["refused"] = json::array();
    const Situation situation{one.kind, shown_section(one.kind), one.request, one.answer, nothing, "example"};
    const SituationWords words = in_words(situation, rules, rules, face);
    WorkedExample example{shown_section(one.kind), heading_of(rules, one), words.title, words.a, {}, {}, {}};
    if (one.kind == SituationKind::settlement)
        if (const std::string why = why_settled(rules, one.request, one.answer); !why.empty())
            example.answer = why + " " + example.answer;
    if (one.kind == SituationKind::legal || one.kind == SituationKind::winner)
        example.trick = cards_of_field(one.request, "trick");
    if (one.kind == SituationKind::legal || one.kind == SituationKind::meld)
        example.hand = cards_of_field(one.request, "hand");
    if (one.kind == SituationKind::winner) example.answer += " " + why_it_wins(one.request, one.answer);
    if (one.kind == SituationKind::legal)
        if (const auto legal = parse_card_set(one.answer["legal"].get<std::string>())) example.legal = *legal;
    return example;
}

/// The one that shows most; of several, the first.
const Asked* best(const std::vector<Asked>& asked, const std::function<bool(const Asked&)>& fits) {
    const Asked* found = nullptr;
    for (const Asked& one : asked)
        if (fits(one) && (!found || one.shows > found->shows)) found = &one;
    return found;
}

} // namespace

std::vector<WorkedExample> worked_examples(const variants::Package& package, const Rulebook& rules,
                                           Face face) {
    std::vector<Asked> asked;
    if (const auto examples = read_examples(package))
        for (const Example& example : *examples)
            if (auto one = asked_of(rules, example)) asked.push_back(std::move(*one));
    std::vector<WorkedExample> found;
    const auto take = [&](SituationKind kind, const std::function<bool(const Asked&)>& fits) {
        const Asked* const one =
            best(asked, [&](const Asked& each) { return each.kind == kind && fits(each); });
        if (one) found.push_back(worked_out(rules, *one, face));
    };
    const auto any = [](const Asked&) { return true; };
    take(SituationKind::calls, any);
    take(SituationKind::meld, any);
    take(SituationKind::legal, [](const Asked& one) { return !one.answer["refused"].empty(); });
    take(SituationKind::winner, [](const Asked& one) { return !one.answer.contains("points"); });
    take(SituationKind::settlement, [&](const Asked& one) { return declarers_points(rules, one) > 0; });
    take(SituationKind::settlement, [&](const Asked& one) { return declarers_points(rules, one) < 0; });
    return found;
}

} // namespace roundhouse::teach
