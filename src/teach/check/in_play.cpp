#include "teach/check/in_play.hpp"

#include "bots/lab/simulate.hpp"
#include "rules/rulebook_json.hpp"
#include "teach/check/played_hands.hpp"
#include "teach/check/settled_hands.hpp"
#include "teach/workshop/outline.hpp"
#include "variants/live/live.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

namespace roundhouse::teach {

namespace {

using script::Finding;
using script::Severity;
using variants::Choices;
using variants::Combination;

constexpr int random_rounds = 150, steady_rounds = 30, random_hands = 60;

/// The usual agreement, and a few others that cover every value of every option.
std::vector<const Combination*> to_play(const variants::Covering& covering) {
    std::vector<const Combination*> chosen;
    std::set<std::pair<std::string, std::string>> values;
    for (const Combination& one : covering.combinations) {
        const std::size_t known = values.size();
        for (const auto& [name, value] : one.choices) values.emplace(name, to_string(value));
        if (values.size() > known || chosen.empty()) chosen.push_back(&one);
    }
    return chosen;
}

/// The package's own step that a fault names: "steps.call" in "seed 1, round 2: steps.call, "pass": …".
std::string own_step_in(const std::string& fault) {
    const std::size_t at = fault.find("steps.");
    return at == std::string::npos ? "" : fault.substr(at, fault.find_first_of(",: ", at) - at);
}

Finding seen(Severity severity, std::string code, std::string path, std::string found) {
    return {std::move(code), severity, "", 0, std::move(path), "", std::move(found), ""};
}

constexpr std::string_view steady = "steady";
constexpr std::array rounds_of_bots{std::pair("random", random_rounds), std::pair("steady", steady_rounds)};

bots::SimulationPlan plan_of(RulebookPtr rules, const char* bots, int rounds) {
    bots::SimulationPlan plan;
    plan.rules = std::move(rules);
    plan.bots = {bots};
    plan.rounds = rounds;
    return plan;
}

/// What was seen under an agreement.
struct Played {
    std::set<std::string> outcomes;
    std::uint64_t signature = 0;
    int rounds = 0;
};

/// Oddities in what hands between random bots are paid. Throws ScriptFailure.
std::vector<Finding> settlement_findings(const RulebookPtr& rules) {
    const auto hands = hands_by_random(rules, random_hands);
    if (!hands) return {}; // the rounds that follow report why
    if (auto wrong = made_against_the_score(*rules, hands->settled)) return {std::move(*wrong)};
    std::vector<Finding> found = odd_in_settlement(*rules, hands->settled);
    for (Finding& finding : hands->choices.idle(*rules, hands->settled)) found.push_back(std::move(finding));
    return found;
}

class PlayCheck {
  public:
    explicit PlayCheck(const variants::Package& package) : package_(package) {}

    /// Nothing if it could not be played to its end; the finding says why.
    std::optional<Played> play(const Choices& choices) {
        const auto rules = package_.compile_values(choices, {.watch = true});
        if (!rules) return {};
        Played played;
        for (const auto& [bots, rounds] : rounds_of_bots) {
            const bots::SimulationPlan plan = plan_of(*rules, bots, rounds);
            try {
                if (bots == steady && made_is_wrong_) continue; // they bid by `made`, endlessly
                if (bots == steady && !steady_bots_come_along(*rules, choices, played)) continue;
                const bots::Simulation sum = bots::simulate(plan);
                if (!sum.first_violations.empty()) { // the others mostly have the same cause
                    found_.emplace_back(seen(Severity::error, "play", own_step_in(sum.first_violations[0]),
                                             fmt::format("in play by {}: {}", bots, sum.first_violations[0])),
                                        choices);
                    return {};
                }
                for (const auto& [outcome, times] : sum.outcomes) played.outcomes.insert(outcome);
                played.signature = played.signature * 31 + sum.signature;
                played.rounds += rounds;
            } catch (const variants::ScriptFailure& failure) {
                found_.emplace_back(failure.finding(), simplest(choices, plan, failure.finding()));
                return {};
            }
        }
        return played;
    }

    /// Looks at what the settlement pays for hands between random bots; each oddity is reported once,
    /// whatever the amounts under other agreements.
    void look_at_settlement(const Choices& choices) {
        const auto rules = package_.compile_values(choices, {.watch = true});
        if (!rules) return;
        try {
            for (Finding& finding : settlement_findings(*rules)) {
                if (!told_odd_.emplace(finding.code, finding.path).second) continue;
                const auto shows = [&](const RulebookPtr& fewer) { return is_said_of(fewer, finding); };
                made_is_wrong_ |= finding.code == code_of_wrong_made;
                odd_.emplace_back(finding, simplest(choices, shows));
            }
        } catch (const variants::ScriptFailure& failure) {
            if (failure.finding().path.starts_with("settle.made")) // the rest shows when rounds are played
                found_.emplace_back(failure.finding(), choices);
        }
    }

    void add(Finding finding) { found_.emplace_back(std::move(finding), Choices{}); }
    /// No error was found so far.
    bool sound() const {
        return std::none_of(found_.begin(), found_.end(),
                            [](const FoundUnder& one) { return one.first.severity == Severity::error; });
    }
    /// Warnings and remarks only without errors, when hands were played as the package means them.
    std::vector<FoundUnder> take() {
        if (sound()) std::move(odd_.begin(), odd_.end(), std::back_inserter(found_));
        return std::move(found_);
    }

  private:
    /// Looks at hands between steady bots, and under the usual agreement at a whole game: one that goes on
    /// until the engine stops it has no end of its own. What fails late in it is found, too. False if hands
    /// take so long that no more should be played.
    bool steady_bots_come_along(const RulebookPtr& rules, const Choices& choices, Played& played) {
        const auto hands = hands_by_steady(rules, choices.empty());
        if (!hands) return true; // the rounds that follow report why
        for (const auto& [outcome, times] : hands->outcomes) played.outcomes.insert(outcome);
        played.rounds += hands->hands;
        if (hands->unfinished) odd_.emplace_back(has_no_end(package_, *rules, *hands), choices);
        if (hands->cut && !std::exchange(told_long_, true))
            odd_.emplace_back(takes_long(package_, *hands), choices);
        tell_void(*rules, *hands, choices);
        return !hands->cut;
    }

    static bool is_said_of(const RulebookPtr& rules, const Finding& finding) {
        try {
            for (const Finding& other : settlement_findings(rules))
                if (other.code == finding.code && other.path == finding.path) return true;
        } catch (const variants::ScriptFailure&) { // another fault
        }
        return false;
    }

    /// The smallest part of the agreement that shows the same.
    Choices simplest(Choices choices, const std::function<bool(const RulebookPtr&)>& shows) const {
        for (const auto& [name, value] : Choices(choices)) {
            Choices fewer = choices;
            fewer.erase(name);
            const auto rules = package_.compile_values(fewer, {.watch = true});
            if (rules && shows(*rules)) choices = std::move(fewer);
        }
        return choices;
    }

    Choices simplest(const Choices& choices, bots::SimulationPlan plan, const Finding& how) const {
        return simplest(choices, [&](const RulebookPtr& rules) {
            plan.rules = rules;
            try {
                bots::simulate(plan);
            } catch (const variants::ScriptFailure& failure) {
                return failure.finding().path == how.path && failure.finding().found == how.found;
            }
            return false;
        });
    }

    /// Warns once of hands that mostly come to nothing, unless a game without end was reported for them. That
    /// nobody bids is no fault where several options are at their extremes together.
    void tell_void(const Rulebook& rules, const PlayedHands& hands, const Choices& choices) {
        auto most = mostly_void(rules, hands);
        if (!most || (most->nobody_bid && !choices.empty())) return;
        if (!told_void_.insert(most->outcome).second || hands.unfinished) return;
        const auto shows = [&](const RulebookPtr& fewer) {
            const auto again = hands_by_steady(fewer, false);
            const auto found = again ? mostly_void(*fewer, *again) : std::nullopt;
            return found && found->outcome == most->outcome;
        };
        odd_.emplace_back(std::move(most->finding), simplest(choices, shows));
    }

    const variants::Package& package_;
    std::vector<FoundUnder> found_, odd_;
    std::set<std::string> told_void_;                        ///< outcomes
    std::set<std::pair<std::string, std::string>> told_odd_; ///< code and path
    bool told_long_ = false, made_is_wrong_ = false;
};

/// Exits of the package's parent that rounds of the parent do not take either: they say nothing about the
/// package.
std::set<std::string> idle_in_parent(const variants::Package& package) {
    std::set<std::string> idle;
    const RulebookPtr parent = rules_of_parent(package, {});
    if (!parent) return idle;
    for (const ExitRule& exit : parent->exits) idle.insert(exit.name);
    try {
        const auto hands = hands_by_steady(parent, true);
        for (const auto& [bots, rounds] : rounds_of_bots)
            if (bots != steady || !hands || !hands->cut)
                for (const auto& [outcome, times] : bots::simulate(plan_of(parent, bots, rounds)).outcomes)
                    idle.erase(outcome);
        if (hands)
            for (const auto& [outcome, times] : hands->outcomes) idle.erase(outcome);
    } catch (const variants::ScriptFailure&) {
        return {};
    }
    return idle;
}

/// The rules as text, without the agreement that made them.
std::string rules_alone(const Rulebook& rules) {
    nlohmann::json json = to_json(rules);
    json.erase("digest");
    json.erase("options");
    return json.dump();
}

/// True if, somewhere in the covering set, the rules differ without the option, or rounds between bots go
/// another way.
bool matters(const variants::Package& package, PlayCheck& check, const variants::Covering& covering,
             const std::string& option) {
    for (const Combination& with : covering.combinations) {
        Choices choices = with.choices;
        if (!choices.erase(option)) continue;
        const auto without = package.compile_values(choices);
        if (without && rules_alone(**without) != rules_alone(*with.rules)) return true;
    }
    for (const Combination& with : covering.combinations) {
        Choices choices = with.choices;
        if (!choices.erase(option) || !package.compile_values(choices)) continue;
        const auto one = check.play(with.choices), other = check.play(choices);
        return !one || !other || one->signature != other->signature;
    }
    return true;
}

} // namespace

std::vector<FoundUnder> found_in_play(const variants::Package& package, const variants::Covering& covering,
                                      const script::Operation& limit) {
    PlayCheck check(package);
    std::map<std::string, std::string> exits; // by name, with their paths
    std::set<std::string> outcomes;
    int rounds = 0;
    const auto agreements = to_play(covering);
    for (const Combination* agreement : agreements)
        if (!variants::is_used_up(limit)) check.look_at_settlement(agreement->choices);
    for (const Combination* agreement : agreements) {
        if (variants::is_used_up(limit)) break;
        const Combination& one = *agreement;
        for (const ExitRule& exit : one.rules->exits) exits.emplace(exit.name, path_of(*one.rules, exit));
        const auto played = check.play(one.choices);
        if (!played) continue;
        outcomes.insert(played->outcomes.begin(), played->outcomes.end());
        rounds += played->rounds;
    }
    const Combination& usual = covering.combinations.front();
    if (!check.sound() || variants::is_used_up(limit))
        return check.take(); // the rest is about rounds, and not all were played
    std::erase_if(exits, [&](const auto& exit) { return outcomes.contains(exit.first); });
    const auto idle = exits.empty() ? std::set<std::string>{} : idle_in_parent(package);
    for (const auto& [exit, path] : exits)
        if (!idle.contains(exit))
            check.add(seen(Severity::remark, "never-taken", path,
                           fmt::format("\"{}\" was never taken in {} rounds", exit, rounds)));
    for (const AgreedOption& option : usual.rules->options)
        if (!variants::is_used_up(limit) && !matters(package, check, covering, option.name) &&
            !variants::is_used_up(limit))
            check.add(seen(Severity::remark, "no-difference", "options." + option.name,
                           "all its values make the same rules, and the same rounds were played alike"));
    return check.take();
}

} // namespace roundhouse::teach
