// roundhouse simulate VARIANT

#include "bots/simulate.hpp"

#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/trouble.hpp"
#include "variants/live.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace roundhouse::cli {

namespace {

double mean(std::int64_t sum, std::int64_t number) {
    return number ? static_cast<double>(sum) / static_cast<double>(number) : 0.0;
}

Lines table_of(const bots::Simulation& all) {
    Lines lines{fmt::format("  {} rounds, {} games, {} decisions", all.rounds, all.games, all.decisions),
                fmt::format("  contracts {}, forced {}, played out {}, made {} ({:.1f} %)", all.contracts,
                            all.forced, all.played, all.made, 100 * mean(all.made, all.contracts)),
                fmt::format("  mean bid {:.1f}; claims {}", mean(all.bid, all.contracts), all.claims),
                fmt::format("  declarers: mean meld {:.1f}, in tricks {:.1f}",
                            mean(all.declarers_meld, all.contracts),
                            mean(all.declarers_count, all.contracts)),
                fmt::format("  others:    mean meld {:.1f}, in tricks {:.1f}",
                            mean(all.others_meld, all.contracts), mean(all.others_count, all.contracts))};
    for (const auto& [outcome, times] : all.outcomes)
        lines.push_back(fmt::format("  {}: {}", outcome, times));
    lines.push_back(fmt::format("  signature {:016x}", all.signature));
    lines.push_back(fmt::format("  violations {}", all.violations));
    for (const std::string& violation : all.first_violations) lines.push_back("    " + violation);
    return lines;
}

void require(bool holds, const std::string& text) {
    if (!holds) throw Trouble(text);
}

} // namespace

int simulate(const SimulateRequest& request, const Streams& streams) {
    const Screen screen(streams);
    require(request.rounds >= 1, "--rounds: expected a number from 1");
    require(request.threads >= 1 && request.threads <= 256, "--threads: expected a number from 1 to 256");
    const auto kinds = bots::bot_kinds();
    for (const std::string& kind : request.bots)
        require(std::find(kinds.begin(), kinds.end(), kind) != kinds.end(),
                fmt::format("--bots {}: there is no such bot; there are: {}", printable(kind, 40),
                            join(kinds, ", ")));
    bots::SimulationPlan plan;
    plan.rules =
        rules_of(open_variant(request.variant), read_options(request.options), {.watch_upvalues = true});
    plan.bots = request.bots;
    plan.rounds = request.rounds;
    plan.seed = request.seed;
    plan.threads = request.threads;
    plan.progress = progress_on(streams, request.rounds, "rounds");
    try {
        const bots::Simulation all = bots::simulate(plan);
        if (request.json)
            screen.line(bots::to_json(all).dump());
        else
            screen.lines(table_of(all));
        return all.violations ? not_as_expected : all_well;
    } catch (const variants::ScriptFailure& failure) {
        throw Trouble(fmt::format("The variant's script failed:\n{}\n`roundhouse check {}` may say more.",
                                  failure.what(), request.variant));
    }
}

} // namespace roundhouse::cli
