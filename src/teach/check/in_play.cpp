#include "teach/check/in_play.hpp"

#include "bots/lab/simulate.hpp"
#include "rules/rulebook_json.hpp"
#include "teach/workshop/outline.hpp"
#include "variants/live/live.hpp"

#include <algorithm>
#include <array>
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

constexpr int random_rounds = 150, steady_rounds = 30;

/// The usual agreement, and as few others as have every value of every option.
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

/// "steps.call" of "seed 1, round 2: steps.call, "pass": …": the step of the package's own that a fault
/// names.
std::string own_step_in(const std::string& fault) {
    const std::size_t at = fault.find("steps.");
    return at == std::string::npos ? "" : fault.substr(at, fault.find_first_of(",: ", at) - at);
}

Finding seen(Severity severity, std::string code, std::string path, std::string found) {
    return {std::move(code), severity, "", 0, std::move(path), "", std::move(found), ""};
}

constexpr std::array rounds_of_bots{std::pair("random", random_rounds), std::pair("steady", steady_rounds)};

bots::SimulationPlan plan_of(RulebookPtr rules, const char* bots, int rounds) {
    bots::SimulationPlan plan;
    plan.rules = std::move(rules);
    plan.bots = {bots};
    plan.rounds = rounds;
    return plan;
}

/// What was seen of an agreement.
struct Played {
    std::set<std::string> outcomes;
    std::uint64_t signature = 0;
};

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
                const bots::Simulation sum = bots::simulate(plan);
                if (!sum.first_violations.empty()) { // the others mostly have the same cause
                    found_.emplace_back(seen(Severity::error, "play", own_step_in(sum.first_violations[0]),
                                             fmt::format("in play by {}: {}", bots, sum.first_violations[0])),
                                        choices);
                    return {};
                }
                for (const auto& [outcome, times] : sum.outcomes) played.outcomes.insert(outcome);
                played.signature = played.signature * 31 + sum.signature;
            } catch (const variants::ScriptFailure& failure) {
                found_.emplace_back(failure.finding(), simplest(choices, plan, failure.finding()));
                return {};
            }
        }
        return played;
    }

    void add(Finding finding) { found_.emplace_back(std::move(finding), Choices{}); }
    /// No error was found so far.
    bool sound() const {
        return std::none_of(found_.begin(), found_.end(),
                            [](const FoundUnder& one) { return one.first.severity == Severity::error; });
    }
    std::vector<FoundUnder> take() { return std::move(found_); }

    /// A whole game: one that goes on until the engine stops it has no end of its own. What fails late in it
    /// is found, too.
    void ends(const RulebookPtr& rules) {
        try {
            play_to_the_end(rules);
        } catch (const variants::ScriptFailure& failure) {
            add(failure.finding());
        }
    }

  private:
    void play_to_the_end(const RulebookPtr& rules) {
        Match match = begin_match(rules, 1);
        std::vector<std::unique_ptr<bots::Player>> players;
        for (Seat seat = 1; seat <= rules->seats; ++seat)
            players.push_back(bots::make_bot("steady", 1, seat));
        while (!match.over() && match.round_number < most_rounds) {
            deal_next(match);
            while (match.round_is_on()) {
                const Decision asked = match.round->pending();
                bots::Player& player = *players[static_cast<std::size_t>(asked.seat - 1)];
                if (act(match, player.decide(View(*match.round, asked.seat), asked))) return; // seen above
            }
        }
        if (!match.over()) add(has_no_end(match));
    }

    static Finding has_no_end(const Match& match) {
        const bool nobody =
            std::all_of(match.scores.begin(), match.scores.end(), [](int s) { return s == 0; });
        return seen(Severity::warning, "no-end", "ending",
                    fmt::format("a game between steady bots was not over after {} rounds; {}", most_rounds,
                                nobody ? "nobody has a point"
                                       : fmt::format("the scores are {}", fmt::join(match.scores, ", "))));
    }

    /// As little of the agreement as fails in the same way.
    Choices simplest(Choices choices, bots::SimulationPlan plan, const Finding& how) const {
        for (const auto& [name, value] : Choices(choices)) {
            Choices fewer = choices;
            fewer.erase(name);
            const auto rules = package_.compile_values(fewer, {.watch = true});
            if (!rules) continue;
            plan.rules = *rules;
            try {
                bots::simulate(plan);
            } catch (const variants::ScriptFailure& failure) {
                if (failure.finding().path == how.path && failure.finding().found == how.found)
                    choices = std::move(fewer);
            }
        }
        return choices;
    }

    static constexpr int most_rounds = 150;

    const variants::Package& package_;
    std::vector<FoundUnder> found_;
};

/// Where the rules say what leads to an outcome.
std::string path_of(const ExitRule& exit) {
    return exit.when.nobody_bid ? "auction.nobody" : exit.when.no_suit ? "trump.otherwise" : "exits";
}

/// Exits of the package's parent that rounds of the parent do not take either: they are nothing to say of the
/// package.
std::set<std::string> idle_in_parent(const variants::Package& package) {
    std::set<std::string> idle;
    const RulebookPtr parent = rules_of_parent(package, {});
    if (!parent) return idle;
    for (const ExitRule& exit : parent->exits) idle.insert(exit.name);
    try {
        for (const auto& [bots, rounds] : rounds_of_bots)
            for (const auto& [outcome, times] : bots::simulate(plan_of(parent, bots, rounds)).outcomes)
                idle.erase(outcome);
    } catch (const variants::ScriptFailure&) {
        return {};
    }
    return idle;
}

/// The rules without what was agreed to get them.
std::string rules_alone(const Rulebook& rules) {
    nlohmann::json json = to_json(rules);
    json.erase("digest");
    json.erase("options");
    return json.dump();
}

/// True if the rules say something else with it somewhere in the covering set than without it, or if rounds
/// by `random` go another way.
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

std::vector<FoundUnder> found_in_play(const variants::Package& package, const variants::Covering& covering) {
    PlayCheck check(package);
    std::map<std::string, std::string> exits; // to where they are said
    std::set<std::string> outcomes;
    const auto agreements = to_play(covering);
    for (const Combination* agreement : agreements) {
        const Combination& one = *agreement;
        for (const ExitRule& exit : one.rules->exits) exits.emplace(exit.name, path_of(exit));
        if (const auto played = check.play(one.choices))
            outcomes.insert(played->outcomes.begin(), played->outcomes.end());
    }
    const Combination& usual = covering.combinations.front();
    if (!check.sound()) return check.take(); // rounds were not played, of which the rest speaks
    std::erase_if(exits, [&](const auto& exit) { return outcomes.contains(exit.first); });
    const auto idle = exits.empty() ? std::set<std::string>{} : idle_in_parent(package);
    for (const auto& [exit, path] : exits)
        if (!idle.contains(exit))
            check.add(
                seen(Severity::remark, "never-taken", path,
                     fmt::format("\"{}\" was never taken in {} rounds", exit,
                                 static_cast<int>(agreements.size()) * (random_rounds + steady_rounds))));
    check.ends(usual.rules);
    if (check.sound())
        for (const AgreedOption& option : usual.rules->options)
            if (!matters(package, check, covering, option.name))
                check.add(seen(Severity::remark, "no-difference", "options." + option.name,
                               "all its values make the same rules, and the same rounds were played alike"));
    return check.take();
}

} // namespace roundhouse::teach
