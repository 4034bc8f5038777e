// roundhouse arena VARIANT

#include "bots/arena.hpp"

#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/trouble.hpp"
#include "variants/live.hpp"

#include <algorithm>

#include <fmt/format.h>
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
    return fmt::format("  {:<12} {} decisions, {:.3f} ms each, the longest {:.1f} ms", name, decisions,
                       1000 * mean(seconds, decisions), 1000 * longest);
}

Lines table_of(const ArenaRequest& request, const bots::ArenaResult& result) {
    const double low = result.mean - result.interval, high = result.mean + result.interval;
    const std::string a = "A " + request.a, b = "B " + request.b;
    Lines lines{
        fmt::format("  {} deals, {} rounds, sides exchanged", result.deals, result.rounds),
        fmt::format("  A over B: {:+.1f} points a round (95 %: {:+.1f} to {:+.1f})", result.mean, low, high),
        fmt::format("  {:<12} {:>9} {:>9} {:>9} {:>11} {:>11}", "", "contracts", "made", "mean bid",
                    "declaring", "defending"),
        side_line(a, result.a),
        side_line(b, result.b),
        time_line(a, result.decisions_a, result.seconds_a, result.longest_a),
        time_line(b, result.decisions_b, result.seconds_b, result.longest_b)};
    if (result.refused)
        lines.push_back(fmt::format("  {} rounds were broken off: an action was refused", result.refused));
    return lines;
}

void require(bool holds, const std::string& text) {
    if (!holds) throw Trouble(text);
}

} // namespace

int arena(const ArenaRequest& request, const Streams& streams) {
    const Screen screen(streams);
    require(request.rounds >= 1, "--rounds: expected a number from 1");
    require(request.work >= 1, "--work: expected a number from 1");
    require(request.threads >= 1 && request.threads <= 256, "--threads: expected a number from 1 to 256");
    const auto kinds = bots::bot_kinds();
    for (const auto& [flag, kind] : {std::pair{"--a", request.a}, std::pair{"--b", request.b}})
        require(std::find(kinds.begin(), kinds.end(), kind) != kinds.end(),
                fmt::format("{} {}: there is no such bot; there are: {}", flag, printable(kind, 40),
                            join(kinds, ", ")));
    bots::ArenaPlan plan;
    plan.rules = rules_of(open_variant(request.variant), read_options(request.options));
    plan.a = request.a;
    plan.b = request.b;
    plan.rounds = request.rounds;
    plan.seed = request.seed;
    plan.work = request.work;
    plan.threads = request.threads;
    plan.progress = progress_on(streams, request.rounds, "deals");
    try {
        const bots::ArenaResult result = bots::arena(plan);
        if (request.json)
            screen.line(bots::to_json(result).dump());
        else
            screen.lines(table_of(request, result));
        return result.refused ? not_as_expected : all_well;
    } catch (const variants::ScriptFailure& failure) {
        throw Trouble(fmt::format("The variant's script failed:\n{}\n`roundhouse check {}` may say more.",
                                  failure.what(), request.variant));
    }
}

} // namespace roundhouse::cli
