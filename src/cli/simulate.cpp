// roundhouse simulate VARIANT

#include "bots/lab/simulate.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"
#include "cli/commands.hpp"
#include "variants/live.hpp"

#include <nlohmann/json.hpp>

namespace roundhouse::cli {

namespace {

double mean(std::int64_t sum, std::int64_t number) {
    return number ? static_cast<double>(sum) / static_cast<double>(number) : 0.0;
}

Lines table_of(const bots::Simulation& all) {
    Lines lines{tr("{} rounds, {} games, {} decisions", all.rounds, all.games, all.decisions),
                tr("contracts {}, forced {}, played out {}, made {} ({:.1f} %)", all.contracts, all.forced,
                   all.played, all.made, 100 * mean(all.made, all.contracts)),
                tr("mean bid {:.1f}; claims {}", mean(all.bid, all.contracts), all.claims),
                tr("declarers: mean meld {:.1f}, in tricks {:.1f}", mean(all.declarers_meld, all.contracts),
                   mean(all.declarers_count, all.contracts)),
                tr("others:    mean meld {:.1f}, in tricks {:.1f}", mean(all.others_meld, all.contracts),
                   mean(all.others_count, all.contracts))};
    for (const auto& [outcome, times] : all.outcomes)
        lines.push_back(fmt::format("{}: {}", translated(outcome), times));
    lines.push_back(tr("signature {:016x}", all.signature));
    lines.push_back(tr("violations {}", all.violations));
    for (const std::string& violation : all.first_violations) lines.push_back("  " + violation);
    return lines;
}

} // namespace

int simulate(const SimulateRequest& request, const Streams& streams) {
    const Screen screen(streams);
    for (const std::string& kind : request.bots) require_bot("--bots", kind);
    bots::SimulationPlan plan;
    plan.rules = seating::rules_of(seating::open_variant(request.variant),
                                   seating::read_options(request.options), {.watch = true});
    plan.bots = request.bots;
    plan.rounds = request.rounds;
    plan.seed = request.seed;
    plan.threads = request.threads;
    plan.progress = progress_on(streams, request.rounds, tr("rounds"));
    const LanguageScope scope(speaking_of(plan.rules->texts));
    try {
        const bots::Simulation all = bots::simulate(plan);
        if (request.json)
            screen.line(json_line(bots::to_json(all)));
        else
            for (const std::string& line : table_of(all)) screen.line("  " + line);
        return all.violations ? not_as_expected : all_well;
    } catch (const variants::ScriptFailure& failure) {
        throw script_failed(failure.what(), request.variant);
    }
}

} // namespace roundhouse::cli
