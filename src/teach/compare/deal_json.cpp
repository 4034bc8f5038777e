// The outcome of a deal as JSON and back: for work that several machines share.

#include "bots/lab/pieces.hpp"
#include "teach/compare/effects.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace roundhouse::teach {

namespace {

using nlohmann::json;

template<class Of, class Visit>
void each_field(Of& contract, Visit visit)
    requires std::is_same_v<std::remove_const_t<Of>, Contract>
{
    visit("seat", contract.seat);
    visit("bid", contract.bid);
    visit("forced", contract.forced);
    visit("name", contract.name);
    visit("goal", contract.goal);
    visit("times", contract.times);
    visit("reached", contract.reached);
}

template<class Of, class Visit>
void each_field(Of& side, Visit visit)
    requires std::is_same_v<std::remove_const_t<Of>, SideResult>
{
    visit("seats", side.seats);
    visit("parties", side.parties);
    visit("meld", side.meld);
    visit("count", side.count);
    visit("tricks", side.tricks);
    visit("bid", side.bid);
    visit("contract", side.contract);
    visit("melds", side.melds);
}

template<class Of, class Visit>
void each_field(Of& result, Visit visit)
    requires std::is_same_v<std::remove_const_t<Of>, RoundResult>
{
    visit("declarers", result.declarers);
    visit("outcome", result.outcome);
    visit("scores", result.scores);
    visit("tallies", result.tallies);
    visit("round", result.round);
    visit("dealt", result.dealt);
    visit("dealt_again", result.dealt_again);
    visit("tricks", result.tricks);
    visit("meld_wins", result.meld_wins);
    visit("offender", result.offender);
    visit("offence", result.offence);
}

template<class Of, class Visit>
void each_field(Of& facts, Visit visit)
    requires std::is_same_v<std::remove_const_t<Of>, DealFacts>
{
    visit("contract", facts.contract);
    visit("forced", facts.forced);
    visit("made", facts.made);
    visit("bid", facts.bid);
    visit("meld", facts.meld);
    visit("count", facts.count);
    visit("points", facts.points);
    visit("melds", facts.melds);
}

template<class Of>
json written(const Of& of) {
    json fields = json::object();
    each_field(of, [&](const char* name, const auto& value) { fields[name] = value; });
    return fields;
}

template<class Of>
void read(const json& fields, Of& of) {
    each_field(of, [&](const char* name, auto& value) { fields.at(name).get_to(value); });
}

bool is_of(int number, int most, int least = 1) { return number >= least && number <= most; }

bool is_sound(const std::initializer_list<int>& points) {
    return std::all_of(points.begin(), points.end(),
                       [](int one) { return is_of(one, most_points_of_round, -most_points_of_round); });
}

bool is_sound(const SideResult& side, const Rulebook& rules) {
    const auto all_of = [](const std::vector<int>& numbers, int most) {
        return !numbers.empty() &&
               std::all_of(numbers.begin(), numbers.end(), [&](int number) { return is_of(number, most); });
    };
    return all_of(side.seats, rules.seats) && all_of(side.parties, rules.parties) &&
           is_sound({side.meld, side.count, side.tricks, side.bid, side.contract});
}

/// Settlement uses these numbers to look up seats, sides and parties, and adds up the points.
bool is_sound(const DealFacts& facts, const Rulebook& rules) {
    const RoundResult& result = facts.result;
    const int sides = static_cast<int>(result.sides.size());
    const Contract& contract = result.contract;
    const auto melds = [](const auto& one) { return is_sound({one.second}); };
    return sides <= rules.seats && is_of(contract.seat, rules.seats, 0) &&
           is_of(static_cast<int>(contract.goal), static_cast<int>(goal_names.size()) - 1, 0) &&
           is_of(result.declarers, sides, 0) && is_of(result.meld_wins, sides, 0) &&
           is_of(result.offender, sides, 0) && (contract.seat > 0) == (result.declarers > 0) &&
           is_sound({contract.bid, contract.times, result.tricks, facts.bid}) &&
           is_sound({facts.meld[0], facts.meld[1], facts.count[0], facts.count[1], facts.points[0],
                     facts.points[1]}) &&
           std::all_of(facts.melds.begin(), facts.melds.end(), melds) &&
           std::all_of(result.sides.begin(), result.sides.end(),
                       [&](const SideResult& side) { return is_sound(side, rules); });
}

} // namespace

json to_json(const DealFacts& facts) {
    json all = written(facts);
    json& result = all["result"] = written(facts.result);
    result["contract"] = written(facts.result.contract);
    result["sides"] = json::array();
    for (const SideResult& side : facts.result.sides) {
        json one = written(side);
        for (const Mark& mark : side.marks) one["marks"].push_back({mark.name, mark.worth});
        result["sides"].push_back(std::move(one));
    }
    result["steps"] = json::array();
    for (const StepState& step : facts.result.steps) result["steps"].push_back(step ? *step : json());
    return all;
}

DealFacts read_deal(const json& all, const Rulebook& rules) {
    DealFacts facts;
    read(all, facts);
    const json& result = all.at("result");
    read(result, facts.result);
    read(result.at("contract"), facts.result.contract);
    for (const json& one : result.at("sides")) {
        SideResult& side = facts.result.sides.emplace_back();
        read(one, side);
        for (const json& mark : one.value("marks", json::array()))
            side.marks.push_back({mark.at(0), mark.at(1)});
    }
    for (const json& step : result.at("steps"))
        facts.result.steps.push_back(step.is_null() ? nullptr : std::make_shared<const json>(step));
    bots::require_sound(is_sound(facts, rules));
    return facts;
}

} // namespace roundhouse::teach
