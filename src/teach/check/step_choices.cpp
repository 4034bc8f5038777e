#include "teach/check/step_choices.hpp"

#include "game/view.hpp"
#include "variants/live/live.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace roundhouse::teach {

namespace {

using script::Finding;
using script::Severity;

constexpr int choices_to_tell = 10;
/// At most this many states are tried, each in at most this many hands.
constexpr std::size_t most_states = 12, most_hands_tried = 20;

bool do_the_same(const StepEffects& a, const StepEffects& b) {
    return a.bid == b.bid && a.trump == b.trump && a.takes == b.takes && a.swap == b.swap;
}

bool come_to_the_same(const StepOption& a, const StepOption& b) {
    return a.then && b.then && *a.then == *b.then && do_the_same(a.does, b.does);
}

Finding remark(const std::string& step, std::string found) {
    return {"no-difference", Severity::remark, "", 0, "steps." + step, "", std::move(found), ""};
}

bool same(const std::vector<Line>& a, const std::vector<Line>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Line& one, const Line& other) {
        return one.side == other.side && one.party == other.party && one.points == other.points &&
               one.tally == other.tally && one.text == other.text;
    });
}

bool end_alike(const Settled& a, const Settled& b) {
    return same(a.lines, b.lines) && a.verdict.over == b.verdict.over &&
           a.verdict.winners == b.verdict.winners;
}

/// The different states in which the step ended.
std::vector<StepState> ends_of(std::size_t step, const std::vector<SettledRound>& hands) {
    std::vector<StepState> ends;
    for (const SettledRound& hand : hands) {
        if (hand.result.steps.size() <= step || !hand.result.steps[step]) continue;
        const StepState& end = hand.result.steps[step];
        const auto is_same = [&](const StepState& other) { return *other == *end; };
        if (ends.size() < most_states && std::none_of(ends.begin(), ends.end(), is_same)) ends.push_back(end);
    }
    return ends;
}

/// True if one of these states, put in place of the hand's own, changes its settlement.
bool matters_to(const Rulebook& rules, RoundResult round, std::size_t step,
                const std::vector<StepState>& ends) {
    const Settled usual = settle(rules, round);
    try {
        for (const StepState& end : ends) {
            round.steps[step] = end;
            if (!end_alike(usual, settle(rules, round))) return true;
        }
    } catch (const variants::ScriptFailure&) {
        return true;
    }
    return false;
}

bool changes_nothing(const Rulebook& rules, std::size_t step, const std::vector<SettledRound>& hands) {
    const auto ends = ends_of(step, hands);
    if (ends.size() < 2) return false;
    std::size_t tried = 0;
    for (const SettledRound& hand : hands) {
        if (hand.result.steps.size() <= step || hand.result.dealt_again) continue;
        if (matters_to(rules, hand.result, step, ends)) return false;
        if (++tried == most_hands_tried) break;
    }
    return tried >= choices_to_tell;
}

} // namespace

void StepChoices::note(const Match& match, const Decision& asked) {
    if (asked.kind != DecisionKind::choose) return;
    const RoundState& state = match.round->state();
    const std::string& step = match.rules->own_steps[state.own.states.size() - 1].name;
    const auto options = View(*match.round, asked.seat).options();
    if (options.size() > 1) chosen_in_.insert(step);
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (options[i].does.any()) do_something_.insert(step);
        for (std::size_t j = i + 1; j < options.size(); ++j) {
            Seen& seen = seen_[{step, options[i].id, options[j].id}];
            ++seen.together;
            seen.alike += come_to_the_same(options[i], options[j]);
        }
    }
}

std::vector<Finding> StepChoices::idle(const Rulebook& rules, const std::vector<SettledRound>& hands) const {
    std::vector<Finding> found;
    for (const auto& [pair, seen] : seen_)
        if (seen.together >= choices_to_tell && seen.alike == seen.together)
            found.push_back(
                remark(pair.step, fmt::format("\"{}\" and \"{}\" came to the same, each of the {} "
                                              "times that both could be chosen",
                                              pair.one, pair.other, seen.together)));
    if (rules.own_steps.size() != 1) return found; // a later step may read the state of an earlier one
    const std::string& step = rules.own_steps.front().name;
    if (chosen_in_.contains(step) && !do_something_.contains(step) && changes_nothing(rules, 0, hands))
        found.push_back(
            remark(step, "whatever is chosen, no hand scored differently and no game ended differently"));
    return found;
}

} // namespace roundhouse::teach
