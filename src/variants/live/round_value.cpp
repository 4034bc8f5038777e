#include "variants/live/round_value.hpp"

#include "variants/live/step_answers.hpp"

namespace roundhouse::variants {

using script::Table;
using script::Value;

namespace {

// Places of the fields below: a table keeps its fields sorted by name.
enum RoundField : std::size_t {
    before,
    contract,
    meld_wins_,
    offence,
    offender,
    outcome,
    number,
    scores_,
    sides,
    steps_,
    tallies_,
    tricks_
};
enum ContractField : std::size_t { bid, forced, goal, name, reached, seat, side, times };
enum SideField : std::size_t { side_bid, side_contract, count, marks, meld, melds, parties, seats, tricks };

Table strict(const char* what, std::initializer_list<const char*> sorted_keys) {
    Table table;
    table.strict = true;
    table.name = what;
    for (const char* key : sorted_keys) table.fields.emplace_back(key, Value());
    return table;
}

Value& at(Table& table, std::size_t field) { return table.fields[field].second; }
Table& table_at(Table& table, std::size_t field) { return at(table, field).as_table(); }

void fill(Table& table, std::span<const int> numbers) {
    table.list.resize(numbers.size());
    for (std::size_t i = 0; i < numbers.size(); ++i) table.list[i] = Value(numbers[i]);
}

Table side_table() {
    Table table = strict(
        "r.sides[n]", {"bid", "contract", "count", "marks", "meld", "melds", "parties", "seats", "tricks"});
    for (const SideField list : {marks, melds, parties, seats}) at(table, list) = Table();
    return table;
}

void fill(Table& table, const SideResult& side) {
    at(table, side_bid) = side.bid;
    at(table, side_contract) = side.contract ? Value(side.contract) : Value();
    at(table, count) = side.count;
    at(table, meld) = side.meld;
    at(table, tricks) = side.tricks;
    fill(table_at(table, parties), side.parties);
    fill(table_at(table, seats), side.seats);
    auto& found = table_at(table, marks).list;
    found.clear();
    for (const Mark& mark : side.marks) {
        Table one;
        one.set("name", mark.name);
        one.set("worth", mark.worth);
        found.emplace_back(std::move(one));
    }
    auto& names = table_at(table, melds).list;
    names.resize(side.melds.size());
    for (std::size_t i = 0; i < side.melds.size(); ++i) names[i] = Value(side.melds[i]);
}

} // namespace

RoundValue::RoundValue() {
    Table table = strict("r", {"before", "contract", "meld_wins", "offence", "offender", "outcome", "round",
                               "scores", "sides", "steps", "tallies", "tricks"});
    at(table, contract) =
        strict("r.contract", {"bid", "forced", "goal", "name", "reached", "seat", "side", "times"});
    for (const RoundField list : {before, scores_, sides, tallies_}) at(table, list) = Table();
    at(table, steps_) = strict("r.steps", {});
    value_ = std::move(table);
}

const Value& RoundValue::filled(const RoundResult& round, const std::vector<int>& scores,
                                const std::vector<std::string>& tallies,
                                const std::vector<std::string>& own_steps) {
    Table& table = value_.as_table();
    Table& about = table_at(table, contract);
    at(about, bid) = round.contract.bid;
    at(about, forced) = round.contract.forced;
    at(about, goal) = goal_names[static_cast<std::size_t>(round.contract.goal)];
    at(about, name) = round.contract.name;
    at(about, reached) = round.contract.reached;
    at(about, seat) = round.contract.seat ? Value(round.contract.seat) : Value();
    at(about, side) = round.declarers ? Value(round.declarers) : Value();
    at(about, times) = round.contract.times;
    at(table, offence) = round.offender ? Value(round.offence) : Value();
    at(table, offender) = round.offender ? Value(round.offender) : Value();
    at(table, outcome) = round.outcome;
    at(table, meld_wins_) = round.meld_wins ? Value(round.meld_wins) : Value();
    at(table, number) = round.round;
    at(table, tricks_) = round.tricks;
    fill(table_at(table, before), round.scores);
    fill(table_at(table, scores_), scores);
    auto& all = table_at(table, sides).list;
    while (all.size() < round.sides.size()) all.emplace_back(side_table());
    all.resize(round.sides.size());
    for (std::size_t i = 0; i < all.size(); ++i) fill(all[i].as_table(), round.sides[i]);
    Table& kept = table_at(table, tallies_);
    const std::size_t share = tallies.empty() ? 0 : round.tallies.size() / tallies.size();
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        if (!kept.find(tallies[i])) kept.set(tallies[i], Table());
        fill(kept.find(tallies[i])->as_table(), std::span(round.tallies).subspan(i * share, share));
    }
    for (std::size_t i = 0; i < own_steps.size(); ++i)
        table_at(table, steps_)
            .set(own_steps[i], i < round.steps.size() ? value_of(round.steps[i]) : Value());
    return value_;
}

} // namespace roundhouse::variants
