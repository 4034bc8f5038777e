// roundhouse arena VARIANT

#include "bots/lab/arena.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"
#include "cli/commands.hpp"
#include "variants/live.hpp"

#include <nlohmann/json.hpp>

namespace roundhouse::cli {

namespace {

double mean(double sum, std::int64_t number) { return number ? sum / static_cast<double>(number) : 0.0; }

std::string side_line(const std::string& name, const bots::ArenaSide& side) {
    return fmt::format("  {:<12} {:>9} {:>7.1f} % {:>9.1f} {:>11.1f} {:>11.1f}", name, side.contracts,
                       100 * mean(static_cast<double>(side.made), side.contracts),
                       mean(static_cast<double>(side.bid), side.contracts),
                       mean(static_cast<double>(side.declaring_points), side.contracts),
                       mean(static_cast<double>(side.defending_points), side.defending));
}

std::string time_line(const std::string& name, std::int64_t decisions, double seconds, double longest) {
    return tr("  {:<12} {} decisions, {:.3f} ms each, the longest {:.1f} ms", name, decisions,
              1000 * mean(seconds, decisions), 1000 * longest);
}

Lines table_of(const ArenaRequest& request, const bots::ArenaResult& result) {
    const double low = result.mean - result.interval, high = result.mean + result.interval;
    const std::string a = "A " + request.a, b = "B " + request.b;
    Lines lines{tr("  {} deals, {} rounds, sides exchanged", result.deals, result.rounds),
                tr("  A over B: {:+.1f} points a round (95 %: {:+.1f} to {:+.1f})", result.mean, low, high),
                fmt::format("  {:<12} {:>9} {:>9} {:>9} {:>11} {:>11}", "", tr("contracts"), tr("made"),
                            tr("mean bid"), tr("declaring"), tr("defending")),
                side_line(a, result.a),
                side_line(b, result.b),
                time_line(a, result.decisions_a, result.seconds_a, result.longest_a),
                time_line(b, result.decisions_b, result.seconds_b, result.longest_b)};
    if (result.refused)
        lines.push_back(tr("  {} rounds were broken off: an action was refused", result.refused));
    return lines;
}

} // namespace

int arena(const ArenaRequest& request, const Streams& streams) {
    const Screen screen(streams);
    require_bot("--a", request.a);
    require_bot("--b", request.b);
    bots::ArenaPlan plan;
    plan.rules =
        seating::rules_of(seating::open_variant(request.variant), seating::read_options(request.options));
    plan.a = request.a;
    plan.b = request.b;
    plan.rounds = request.rounds;
    plan.seed = request.seed;
    plan.work = request.work;
    plan.threads = request.threads;
    plan.progress = progress_on(streams, request.rounds, tr("deals"));
    try {
        const bots::ArenaResult result = bots::arena(plan);
        if (request.json)
            screen.line(json_line(bots::to_json(result)));
        else
            screen.lines(table_of(request, result));
        return result.refused ? not_as_expected : all_well;
    } catch (const variants::ScriptFailure& failure) {
        throw script_failed(failure.what(), request.variant);
    }
}

} // namespace roundhouse::cli
