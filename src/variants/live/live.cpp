#include "variants/live/live.hpp"

#include "script/limits/operation.hpp"
#include "variants/live/round_value.hpp"
#include "variants/live/settlement_answers.hpp"
#include "variants/live/step_answers.hpp"

#include <algorithm>
#include <array>
#include <mutex>

#include <fmt/format.h>

namespace roundhouse::variants {

using script::Table;
using script::Value;

namespace {

/// What a package's own step may take in one round, all its calls together: it holds up no game for long.
constexpr int most_choices = 100;
constexpr std::int64_t most_fuel_of_step = 20'000'000;

/// What a function kept from an earlier call must not affect a game.
constexpr script::CallOptions watched{.watch = true};
/// For a round, which is asked about again and again.
constexpr script::CallOptions watched_in_place{.watch = true, .keep_argument = true};

/// What a question may take in all: settlement and ending, a turn of a step of the package's own.
constexpr script::Allowance for_a_question{60'000'000, std::chrono::seconds(1)};
/// A state that holds more than this afterwards is not kept for the next question; nor are more states than
/// this.
constexpr std::size_t most_kept_bytes = 4u << 20, most_kept_states = 16;

constexpr const char* during_step = "a step of the package's own was played";

/// How a function is called, as people read it: "settle(r)", "steps.kontra.choose()".
std::string call_of(const std::string& hook) { return hook + (hook.starts_with("steps.") ? "()" : "(r)"); }

/// A place in what a call answered: "settle(r)[1].points", "steps.kontra.choose().x".
std::string part_of(const std::string& call, const std::string& path) {
    const bool joined = path.empty() || path.front() == '.' || path.front() == '[';
    return call + (joined ? "" : ".") + path;
}

/// A Lua state for one caller at a time.
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

    std::optional<bool> made(const RoundResult& round) const override;
    Conclusion conclude(const RoundResult& round, const ScoresAfter& scores_after) const override;

    StepTurn begin_step(std::size_t step, const RoundResult& so_far,
                        std::span<const Seat> seats) const override;
    StepTurn next_turn(std::size_t step, const StepState& state, std::span<const Seat> seats,
                       StepEffort so_far) const override;

  private:
    Value answer_of(const std::string& hook, Result<Value, script::ScriptError> answer) const;
    void put_back(std::unique_ptr<Instance> instance) const;
    static Value besides(const Hooks& hooks, script::Function Hooks::*function);
    static Result<Value, script::ScriptError> call(Instance& instance, script::Function Hooks::*function,
                                                   const Value& round, script::CallOptions options);
    Value ask(const char* hook, const RoundResult& round, const std::vector<int>& scores,
              script::Function Hooks::*function) const;
    std::unique_ptr<Instance> borrow() const;
    Value ask_step(Instance& instance, const std::string& hook, script::Function function,
                   std::span<const Value> arguments, StepEffort& effort) const;
    template<class T>
    T believed(const std::string& call, Result<T, WrongAnswer> answer) const;
    /// Whose turn it is, after `before` was done to the state; a failure of a script is noted in the turn.
    template<class Before>
    StepTurn turn_in(std::size_t step, std::span<const Seat> seats, StepTurn turn,
                     const Before& before) const;
    void find_turn(std::unique_ptr<Instance>& instance, std::size_t step, std::span<const Seat> seats,
                   StepTurn& turn) const;
    void find_states(std::unique_ptr<Instance>& instance, std::size_t step, StepTurn& turn) const;
    [[noreturn]] void goes_on_too_long(const std::string& hook, const std::string& how) const;
    std::string fault_of(const ScriptFailure& failure) const;
    std::vector<Line> read_settlement(const Value& answer, const RoundResult& round) const;
    Verdict read_verdict(const Value& answer, const RoundResult& round) const;
    [[noreturn]] void refuse(const std::string& call, WrongAnswer wrong) const;
    void place_by_call(Finding& finding) const;

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
    if (!any_error(findings))
        description = description_under(*setup_.program, loaded, setup_.options, findings);
    const auto hooks = hooks_of(description);
    if (any_error(findings)) throw ScriptFailure(findings.front());
    if (!hooks) refuse("settle", {"", "the functions that the package gave before", "others"});
    note_kept(*hooks, loaded.sandbox, findings);
    if (any_error(findings)) throw ScriptFailure(findings.front());
    return std::make_unique<Instance>(Instance{std::move(loaded.sandbox), *hooks, {}});
}

Value LuaRules::answer_of(const std::string& hook, Result<Value, script::ScriptError> answer) const {
    if (answer) return std::move(*answer);
    Finding finding = script::from_error(answer.error());
    finding.path = finding.path.empty() ? hook : part_of(call_of(hook), finding.path);
    if (!is_of_library(finding.file)) throw ScriptFailure(std::move(finding));
    place_by_call(finding); // its author has written the call, not the library
    throw ScriptFailure(std::move(finding));
}

/// A state that failed is not put back: what it holds may be half done.
void LuaRules::put_back(std::unique_ptr<Instance> instance) const {
    if (instance->sandbox.memory_used() > most_kept_bytes) return;
    const std::lock_guard lock(mutex_);
    if (pool_.size() < most_kept_states) pool_.push_back(std::move(instance));
}

/// The argument after the round. It comes from the settlement as it finally is, not as it was when the ending
/// or `renege` was made.
Value LuaRules::besides(const Hooks& hooks, script::Function Hooks::*function) {
    const Value made = hooks.made ? Value(*hooks.made) : Value();
    if (function != &Hooks::renege) return function == &Hooks::decide ? made : Value();
    Table settlement;
    settlement.set("lines", hooks.settle);
    settlement.set("made", made);
    return Value(std::move(settlement));
}

Result<Value, script::ScriptError> LuaRules::call(Instance& instance, script::Function Hooks::*function,
                                                  const Value& round, script::CallOptions options) {
    Value more = besides(instance.hooks, function);
    if (more.is_nil()) return instance.sandbox.call(instance.hooks.*function, {&round, 1}, options);
    return instance.sandbox.call(instance.hooks.*function, std::array{round, std::move(more)}, options);
}

Value LuaRules::ask(const char* hook, const RoundResult& round, const std::vector<int>& scores,
                    script::Function Hooks::*function) const {
    const script::Operation operation("the round was settled", for_a_question);
    auto instance = borrow();
    Value answer =
        answer_of(hook, call(*instance, function,
                             instance->round.filled(round, scores, setup_.tallies, setup_.own_steps),
                             watched_in_place));
    put_back(std::move(instance));
    return answer;
}

std::optional<bool> LuaRules::made(const RoundResult& round) const {
    const script::Operation operation("the round was settled", for_a_question);
    auto instance = borrow();
    std::optional<bool> said;
    if (const auto made = instance->hooks.made) {
        const Value& argument = instance->round.filled(round, round.scores, setup_.tallies, setup_.own_steps);
        const Value answer =
            answer_of("settle.made", instance->sandbox.call(*made, {&argument, 1}, watched_in_place));
        said = believed("settle.made(r)", read_made(answer, round));
    }
    put_back(std::move(instance));
    return said;
}

LiveRules::Conclusion LuaRules::conclude(const RoundResult& round, const ScoresAfter& scores_after) const {
    const script::Operation operation("the round was settled", for_a_question);
    auto instance = borrow();
    const Value& argument = instance->round.filled(round, round.scores, setup_.tallies, setup_.own_steps);
    const script::CallOptions options{.keep_argument = true}; // compared once, after both
    Conclusion conclusion;
    conclusion.lines = read_settlement(
        answer_of(round.offender ? "renege" : "settle",
                  call(*instance, round.offender ? &Hooks::renege : &Hooks::settle, argument, options)),
        round);
    Table scores;
    for (const int score : scores_after(conclusion.lines)) scores.list.emplace_back(score);
    const Value made = besides(instance->hooks, &Hooks::decide);
    auto verdict = instance->sandbox.call_again(instance->hooks.decide, "scores", std::move(scores), watched,
                                                {&made, 1});
    if (!verdict) settle(round); // if the settlement kept something, this reports it
    conclusion.verdict = read_verdict(answer_of("ending", std::move(verdict)), round);
    put_back(std::move(instance));
    return conclusion;
}

void LuaRules::refuse(const std::string& call, WrongAnswer wrong) const {
    Findings findings;
    Report(findings).expected("result", part_of(call, wrong.path), std::move(wrong.expected),
                              std::move(wrong.found), std::move(wrong.hint));
    place_by_call(findings.front());
    throw ScriptFailure(findings.front());
}

/// Gives a finding the place where the package describes what was called: "settle" of "settle(r)[1].points".
void LuaRules::place_by_call(Finding& finding) const {
    Findings placed(1);
    placed.front().path = finding.path.substr(0, finding.path.find_first_of("(:"));
    place_in(*setup_.program, placed);
    finding.file = placed.front().file;
    finding.line = placed.front().line;
}

/// The function's answer, if it is valid; `call` is how it was called: "settle(r)".
template<class T>
T LuaRules::believed(const std::string& call, Result<T, WrongAnswer> answer) const {
    if (answer) return std::move(*answer);
    refuse(call, std::move(answer).error());
}

std::vector<Line> LuaRules::read_settlement(const Value& answer, const RoundResult& round) const {
    const char* const call = round.offender ? "renege(r)" : "settle(r)";
    auto lines = believed(call, read_lines(answer, {round, setup_.tallies}));
    if (auto wrong = not_zero(lines, setup_.zero_sum, round)) refuse(call, std::move(*wrong));
    return lines;
}

Verdict LuaRules::read_verdict(const Value& answer, const RoundResult& round) const {
    const char* const call = "ending(r)";
    Verdict verdict = believed(call, variants::read_verdict(answer, {round, setup_.tallies}));
    if (auto wrong = not_zero(verdict.lines, setup_.zero_sum, round)) {
        wrong->path = ".lines";
        refuse(call, std::move(*wrong));
    }
    return verdict;
}

// ---- steps of the package's own

Value LuaRules::ask_step(Instance& instance, const std::string& hook, script::Function function,
                         std::span<const Value> arguments, StepEffort& effort) const {
    Value answer = answer_of(hook, instance.sandbox.call(function, arguments, watched));
    effort.fuel += instance.sandbox.fuel_spent();
    if (effort.fuel > most_fuel_of_step) goes_on_too_long(hook, "it took too many steps in this round");
    return answer;
}

void LuaRules::goes_on_too_long(const std::string& hook, const std::string& how) const {
    Finding finding;
    finding.code = "endless";
    finding.path = hook.substr(0, hook.rfind('.'));
    finding.found = how;
    finding.hint = "`options` must in the end answer nothing for every seat";
    place_by_call(finding);
    throw ScriptFailure(std::move(finding));
}

/// What players are told: without the folder, so that it is the same on every machine. Rethrows a failure
/// that must not become an outcome of the game, or that is being looked for.
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
                believed(hook + "()", read_state(ask_step(*instance, hook, instance->hooks.steps[step].choose,
                                                          arguments, turn.effort)));
        } catch (const ScriptFailure& failure) {
            option.fault = fault_of(failure);
            instance.reset();
        }
    }
    end_without_choices(turn);
}

/// The first seat that has something to choose.
void LuaRules::find_turn(std::unique_ptr<Instance>& instance, std::size_t step, std::span<const Seat> seats,
                         StepTurn& turn) const {
    const std::string hook = fmt::format("steps.{}.options", setup_.own_steps[step]);
    for (const Seat seat : seats) {
        const std::array arguments{value_of(turn.state), Value(seat)};
        turn.options =
            believed(hook + "()", read_options(ask_step(*instance, hook, instance->hooks.steps[step].options,
                                                        arguments, turn.effort)));
        if (turn.options.empty()) continue;
        if (turn.effort.choices >= most_choices)
            goes_on_too_long(hook, fmt::format("{} choices were made, and it is not over", most_choices));
        turn.seat = seat;
        return find_states(instance, step, turn);
    }
}

template<class Before>
StepTurn LuaRules::turn_in(std::size_t step, std::span<const Seat> seats, StepTurn turn,
                           const Before& before) const {
    const script::Operation operation(during_step, for_a_question);
    try {
        auto instance = borrow();
        before(*instance, turn);
        find_turn(instance, step, seats, turn);
        if (instance) put_back(std::move(instance));
    } catch (const ScriptFailure& failure) {
        turn.fault = fault_of(failure);
        turn.options.clear();
    }
    return turn;
}

StepTurn LuaRules::begin_step(std::size_t step, const RoundResult& so_far,
                              std::span<const Seat> seats) const {
    return turn_in(step, seats, {}, [&](Instance& instance, StepTurn& turn) {
        const std::string hook = fmt::format("steps.{}.begin", setup_.own_steps[step]);
        Value state = Table();
        if (const auto begin = instance.hooks.steps[step].begin)
            state =
                ask_step(instance, hook, *begin,
                         {&instance.round.filled(so_far, so_far.scores, setup_.tallies, setup_.own_steps), 1},
                         turn.effort);
        turn.state = believed(hook + "()", read_state(state));
    });
}

StepTurn LuaRules::next_turn(std::size_t step, const StepState& state, std::span<const Seat> seats,
                             StepEffort so_far) const {
    StepTurn turn;
    turn.state = state;
    turn.effort = so_far;
    return turn_in(step, seats, std::move(turn), [](Instance&, StepTurn&) {});
}

} // namespace

std::shared_ptr<const LiveRules> live_rules(LiveSetup setup, script::Sandbox sandbox, Hooks hooks) {
    return std::make_shared<LuaRules>(std::move(setup),
                                      std::make_unique<Instance>(Instance{std::move(sandbox), hooks, {}}));
}

} // namespace roundhouse::variants
