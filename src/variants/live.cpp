#include "variants/live.hpp"

#include "variants/round_value.hpp"
#include "variants/step_answers.hpp"

#include <algorithm>
#include <array>
#include <mutex>

#include <fmt/format.h>

namespace roundhouse::variants {

using script::Table;
using script::Value;

namespace {

constexpr std::int64_t most_line_points = 1'000'000;
constexpr std::size_t most_text = 200;
/// What a package's own step may take in one round, all its calls together: it holds up no game for long.
constexpr int most_choices = 100;
constexpr std::int64_t most_fuel_of_step = 20'000'000;

/// A state of its own for whoever asks just now.
struct Instance {
    script::Sandbox sandbox;
    Hooks hooks;
    RoundValue round;
};

class LuaRules final : public LiveRules {
  public:
    LuaRules(LiveSetup setup, std::unique_ptr<Instance> first) : setup_(std::move(setup)) {
        pool_.push_back(std::move(first));
    }

    std::vector<Line> settle(const RoundResult& round) const override {
        const bool renege = round.offender != 0;
        const Value answer =
            ask(renege ? "renege" : "settle", round, round.scores, renege ? &Hooks::renege : &Hooks::settle);
        return read_settlement(answer, round);
    }
    Verdict ending(const RoundResult& round, const std::vector<int>& scores) const override {
        const Value answer = ask("ending", round, scores, &Hooks::decide);
        return read_verdict(answer, round);
    }

    Conclusion conclude(const RoundResult& round, const ScoresAfter& scores_after) const override;

    StepTurn begin_step(std::size_t step, const RoundResult& so_far,
                        std::span<const Seat> seats) const override;
    StepTurn next_turn(std::size_t step, const StepState& state, std::span<const Seat> seats,
                       StepEffort so_far) const override;

  private:
    Value answer_of(const std::string& hook, Result<Value, script::ScriptError> answer) const;
    void put_back(std::unique_ptr<Instance> instance) const;
    Value ask(const char* hook, const RoundResult& round, const std::vector<int>& scores,
              script::Function Hooks::*function) const;
    std::unique_ptr<Instance> borrow() const;
    Value ask_step(Instance& instance, const std::string& hook, script::Function function,
                   std::span<const Value> arguments, StepEffort& effort) const;
    template<class T>
    T believed(const std::string& hook, Result<T, WrongAnswer> answer) const;
    void find_turn(std::unique_ptr<Instance>& instance, std::size_t step, std::span<const Seat> seats,
                   StepTurn& turn) const;
    void find_states(std::unique_ptr<Instance>& instance, std::size_t step, StepTurn& turn) const;
    [[noreturn]] void goes_on_too_long(const std::string& hook, const std::string& how) const;
    std::string fault_of(const ScriptFailure& failure) const;
    std::vector<Line> read_lines(const char* list, const Value& answer, const RoundResult& round) const;
    Line read_line(const Value& value, const char* list, std::size_t number, const RoundResult& round) const;
    std::vector<Line> read_settlement(const Value& answer, const RoundResult& round) const;
    Verdict read_verdict(const Value& answer, const RoundResult& round) const;
    void check_zero_sums(const std::vector<Line>& lines, const RoundResult& round) const;
    [[noreturn]] void refuse(std::string path, std::string expected, std::string found) const;
    [[noreturn]] void unknown(const std::string& path, const std::string& key,
                              const std::vector<std::string>& known) const;

    LiveSetup setup_;
    mutable std::mutex mutex_; // held only to take from the pool and to put back
    mutable std::vector<std::unique_ptr<Instance>> pool_;
};

std::unique_ptr<Instance> LuaRules::borrow() const {
    {
        const std::lock_guard lock(mutex_);
        if (!pool_.empty()) {
            auto instance = std::move(pool_.back());
            pool_.pop_back();
            return instance;
        }
    }
    Findings findings;
    Loaded loaded = load(*setup_.program, findings);
    Value description;
    if (!any_error(findings)) description = description_under(loaded, setup_.options, findings);
    const auto hooks = hooks_of(description);
    if (any_error(findings)) throw ScriptFailure(findings.front());
    if (!hooks) refuse("settle", "the functions that the package gave before", "others");
    return std::make_unique<Instance>(Instance{std::move(loaded.sandbox), *hooks, {}});
}

Value LuaRules::answer_of(const std::string& hook, Result<Value, script::ScriptError> answer) const {
    if (answer) return std::move(*answer);
    Finding finding = script::from_error(answer.error());
    finding.path = finding.path.empty() ? hook : fmt::format("{}: {}", hook, finding.path);
    throw ScriptFailure(std::move(finding));
}

/// A state that failed is not put back: what it holds may be half done.
void LuaRules::put_back(std::unique_ptr<Instance> instance) const {
    const std::lock_guard lock(mutex_);
    pool_.push_back(std::move(instance));
}

Value LuaRules::ask(const char* hook, const RoundResult& round, const std::vector<int>& scores,
                    script::Function Hooks::*function) const {
    auto instance = borrow();
    const Value& argument = instance->round.filled(round, scores, setup_.tallies, setup_.own_steps);
    Value answer = answer_of(hook, instance->sandbox.call(instance->hooks.*function, {&argument, 1},
                                                          {.watch_upvalues = setup_.watch}));
    put_back(std::move(instance));
    return answer;
}

LiveRules::Conclusion LuaRules::conclude(const RoundResult& round, const ScoresAfter& scores_after) const {
    auto instance = borrow();
    const Value& argument = instance->round.filled(round, round.scores, setup_.tallies, setup_.own_steps);
    const script::CallOptions options{.watch_upvalues = setup_.watch, .keep_argument = true};
    Conclusion conclusion;
    conclusion.lines = read_settlement(
        answer_of(round.offender ? "renege" : "settle",
                  instance->sandbox.call(round.offender ? instance->hooks.renege : instance->hooks.settle,
                                         {&argument, 1}, options)),
        round);
    Table scores;
    for (const int score : scores_after(conclusion.lines)) scores.list.emplace_back(score);
    conclusion.verdict = read_verdict(
        answer_of("ending", instance->sandbox.call_again(instance->hooks.decide, "scores", std::move(scores),
                                                         {.watch_upvalues = setup_.watch})),
        round);
    put_back(std::move(instance));
    return conclusion;
}

void LuaRules::refuse(std::string path, std::string expected, std::string found) const {
    Findings findings;
    Report(findings).expected("result", std::move(path), std::move(expected), std::move(found));
    Findings placed{findings.front()};
    placed.front().path = placed.front().path.substr(0, placed.front().path.find('('));
    place_in(*setup_.program, placed);
    findings.front().file = placed.front().file;
    findings.front().line = placed.front().line;
    throw ScriptFailure(findings.front());
}

void LuaRules::unknown(const std::string& path, const std::string& key,
                       const std::vector<std::string>& known) const {
    refuse(path, quoted(known, "and"), fmt::format("\"{}\"", printable(key, 60)));
}

std::int64_t whole_in(const Value& value, std::int64_t least, std::int64_t most, std::int64_t otherwise) {
    if (!value.is_integer() || value.as_integer() < least || value.as_integer() > most) return otherwise;
    return value.as_integer();
}

std::string path_in(const char* list, std::size_t at, std::string_view field) {
    std::string path = fmt::format("{}[{}]", list, at + 1);
    return field.empty() ? path : fmt::format("{}.{}", path, field);
}

Line LuaRules::read_line(const Value& value, const char* list, std::size_t number,
                         const RoundResult& round) const {
    static const std::vector<std::string> known{"side", "party", "text", "points", "tally"};
    Line line;
    bool has_points = false;
    const auto at = [&](const char* field) { return path_in(list, number, field); };
    for (const auto& [key, inner] : value.as_table().fields) {
        if (key == "points") {
            constexpr std::int64_t none = most_line_points + 1;
            const auto points = whole_in(inner, -most_line_points, most_line_points, none);
            if (points == none)
                refuse(at("points"), "a whole number from -1000000 to 1000000", script::in_words(inner));
            line.points = static_cast<int>(points);
            has_points = true;
        } else if (key == "side") {
            line.side = static_cast<int>(whole_in(inner, 1, std::ssize(round.sides), 0));
            if (line.side == 0)
                refuse(at("side"), fmt::format("a side from 1 to {}", round.sides.size()),
                       script::in_words(inner));
        } else if (key == "party") {
            line.party = static_cast<Party>(whole_in(inner, 1, std::ssize(round.scores), 0));
            if (line.party == 0)
                refuse(at("party"), fmt::format("a party from 1 to {}", round.scores.size()),
                       script::in_words(inner));
        } else if (key == "text") {
            if (!inner.is_text() || inner.as_text().size() > most_text)
                refuse(at("text"), fmt::format("a text of at most {} bytes", most_text),
                       inner.is_text() ? fmt::format("{}", inner.as_text().size()) : script::in_words(inner));
            line.text = inner.as_text();
        } else if (key == "tally") {
            if (!inner.is_text() || std::find(setup_.tallies.begin(), setup_.tallies.end(),
                                              inner.as_text()) == setup_.tallies.end())
                refuse(at("tally"),
                       setup_.tallies.empty() ? "nothing, as `tallies` names none" : quoted(setup_.tallies),
                       script::in_words(inner));
            line.tally = inner.as_text();
        } else {
            unknown(at(""), key, known);
        }
    }
    if (!value.as_table().list.empty())
        refuse(at(""), "side =, text =, points =", "a value without a name in front");
    if ((line.side == 0) == (line.party == 0))
        refuse(at("side"), "a side, or a party in its place", line.side ? "both" : "nothing");
    if (!has_points) refuse(at("points"), "a whole number", "nothing");
    return line;
}

std::vector<Line> LuaRules::read_lines(const char* list_name, const Value& answer,
                                       const RoundResult& round) const {
    constexpr std::size_t most_lines = 200;
    if (!answer.is_table() || !answer.as_table().fields.empty())
        refuse(list_name, "a list of lines { side =, text =, points = }", script::in_words(answer));
    const auto& list = answer.as_table().list;
    if (list.size() > most_lines)
        refuse(list_name, fmt::format("at most {} lines", most_lines), fmt::format("{}", list.size()));
    std::vector<Line> lines;
    lines.reserve(list.size());
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i].is_boolean() && !list[i].as_boolean()) continue;
        if (!list[i].is_table())
            refuse(path_in(list_name, i, ""), "a line { side =, text =, points = }",
                   script::in_words(list[i]));
        lines.push_back(read_line(list[i], list_name, i, round));
    }
    return lines;
}

std::vector<Line> LuaRules::read_settlement(const Value& answer, const RoundResult& round) const {
    auto lines = read_lines("settle(r)", answer, round);
    check_zero_sums(lines, round);
    return lines;
}

void LuaRules::check_zero_sums(const std::vector<Line>& lines, const RoundResult& round) const {
    for (const std::string& tally : setup_.zero_sum) {
        std::int64_t sum = 0;
        for (const Line& line : lines)
            if (line.tally == tally) sum += std::int64_t{line.points} * std::ssize(parties_of(round, line));
        if (sum != 0)
            refuse("settle(r)", fmt::format("lines of \"{}\" that add up to nothing", tally),
                   fmt::format("{}", sum));
    }
}

// ---- steps of the package's own

Value LuaRules::ask_step(Instance& instance, const std::string& hook, script::Function function,
                         std::span<const Value> arguments, StepEffort& effort) const {
    Value answer =
        answer_of(hook, instance.sandbox.call(function, arguments, {.watch_upvalues = setup_.watch}));
    effort.fuel += instance.sandbox.fuel_spent();
    if (effort.fuel > most_fuel_of_step) goes_on_too_long(hook, "it took too many steps in this round");
    return answer;
}

void LuaRules::goes_on_too_long(const std::string& hook, const std::string& how) const {
    Finding finding;
    finding.code = "endless";
    finding.path = hook.substr(0, hook.rfind('.'));
    finding.file = setup_.program->own().name;
    finding.found = how;
    finding.hint = "`options` must come to answer nothing for every seat";
    throw ScriptFailure(std::move(finding));
}

template<class T>
T LuaRules::believed(const std::string& hook, Result<T, WrongAnswer> answer) const {
    if (answer) return std::move(*answer);
    const WrongAnswer& wrong = answer.error();
    refuse(fmt::format("{}(){}", hook, wrong.path), wrong.expected, wrong.found);
}

/// What players are told, the same on every machine: hence without the folder. Throws on where a failure must
/// be no outcome of the game, or is what one looks for.
std::string LuaRules::fault_of(const ScriptFailure& failure) const {
    if (setup_.watch || failure.finding().code == "deadline") throw failure;
    Finding finding = failure.finding();
    finding.file = finding.file.substr(finding.file.rfind('/') + 1);
    return script::to_text(finding);
}

/// Tries every option, so that what is offered can be carried out.
void LuaRules::find_states(std::unique_ptr<Instance>& instance, std::size_t step, StepTurn& turn) const {
    const std::string hook = fmt::format("steps.{}.choose", setup_.own_steps[step]);
    for (StepOption& option : turn.options) {
        try {
            if (!instance) instance = borrow();
            const std::array arguments{value_of(turn.state), Value(turn.seat), Value(option.id)};
            option.then =
                believed(hook, read_state(ask_step(*instance, hook, instance->hooks.steps[step].choose,
                                                   arguments, turn.effort)));
        } catch (const ScriptFailure& failure) {
            option.fault = fault_of(failure);
            instance.reset();
        }
    }
    const bool none = std::none_of(turn.options.begin(), turn.options.end(),
                                   [](const StepOption& option) { return option.then != nullptr; });
    if (!none) return;
    turn.fault = turn.options.front().fault;
    turn.seat = 0;
    turn.options.clear();
}

/// The first seat that has something to choose.
void LuaRules::find_turn(std::unique_ptr<Instance>& instance, std::size_t step, std::span<const Seat> seats,
                         StepTurn& turn) const {
    const std::string hook = fmt::format("steps.{}.options", setup_.own_steps[step]);
    for (const Seat seat : seats) {
        const std::array arguments{value_of(turn.state), Value(seat)};
        turn.options =
            believed(hook, read_options(ask_step(*instance, hook, instance->hooks.steps[step].options,
                                                 arguments, turn.effort)));
        if (turn.options.empty()) continue;
        if (turn.effort.choices >= most_choices)
            goes_on_too_long(hook, fmt::format("{} choices were made, and it is not over", most_choices));
        turn.seat = seat;
        return find_states(instance, step, turn);
    }
}

StepTurn LuaRules::begin_step(std::size_t step, const RoundResult& so_far,
                              std::span<const Seat> seats) const {
    StepTurn turn;
    try {
        auto instance = borrow();
        const std::string hook = fmt::format("steps.{}.begin", setup_.own_steps[step]);
        Value state = Table();
        if (const auto begin = instance->hooks.steps[step].begin)
            state = ask_step(
                *instance, hook, *begin,
                {&instance->round.filled(so_far, so_far.scores, setup_.tallies, setup_.own_steps), 1},
                turn.effort);
        turn.state = believed(hook, read_state(state));
        find_turn(instance, step, seats, turn);
        if (instance) put_back(std::move(instance));
    } catch (const ScriptFailure& failure) {
        turn.fault = fault_of(failure);
        turn.options.clear();
    }
    return turn;
}

StepTurn LuaRules::next_turn(std::size_t step, const StepState& state, std::span<const Seat> seats,
                             StepEffort so_far) const {
    StepTurn turn;
    turn.state = state;
    turn.effort = so_far;
    try {
        auto instance = borrow();
        find_turn(instance, step, seats, turn);
        if (instance) put_back(std::move(instance));
    } catch (const ScriptFailure& failure) {
        turn.fault = fault_of(failure);
        turn.options.clear();
    }
    return turn;
}

Verdict LuaRules::read_verdict(const Value& answer, const RoundResult& round) const {
    static const std::vector<std::string> known{"winners", "text", "lines"};
    if (answer.is_nil() || (answer.is_boolean() && !answer.as_boolean())) return {};
    if (!answer.is_table())
        refuse("ending(r)", "nothing, or { winners = { party, … } }", script::in_words(answer));
    Verdict verdict;
    for (const auto& [key, inner] : answer.as_table().fields) {
        if (key == "text") {
            if (!inner.is_text() || inner.as_text().size() > most_text)
                refuse("ending(r).text", fmt::format("a text of at most {} bytes", most_text),
                       inner.is_text() ? fmt::format("{}", inner.as_text().size()) : script::in_words(inner));
            verdict.text = inner.as_text();
        } else if (key == "lines") {
            verdict.lines = read_lines("ending(r).lines", inner, round);
            for (std::size_t i = 0; i < verdict.lines.size(); ++i)
                if (verdict.lines[i].tally.empty())
                    refuse(path_in("ending(r).lines", i, "tally"), "a tally, as scores are the settlement's",
                           "nothing");
        } else if (key == "winners" && inner.is_table()) {
            for (const Value& winner : inner.as_table().list) {
                const auto party = static_cast<Party>(whole_in(winner, 1, std::ssize(round.scores), 0));
                const bool again =
                    std::find(verdict.winners.begin(), verdict.winners.end(), party) != verdict.winners.end();
                if (party == 0 || again)
                    refuse("ending(r).winners",
                           fmt::format("parties from 1 to {}, each once", round.scores.size()),
                           script::in_words(winner));
                verdict.winners.push_back(party);
            }
        } else if (key != "winners") {
            unknown("ending(r)", key, known);
        }
    }
    verdict.over = !verdict.winners.empty();
    if (!verdict.over && verdict.lines.empty()) refuse("ending(r).winners", "at least one party", "none");
    return verdict;
}

} // namespace

std::shared_ptr<const LiveRules> live_rules(LiveSetup setup, script::Sandbox sandbox, Hooks hooks) {
    return std::make_shared<LuaRules>(std::move(setup),
                                      std::make_unique<Instance>(Instance{std::move(sandbox), hooks, {}}));
}

} // namespace roundhouse::variants
