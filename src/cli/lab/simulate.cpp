// roundhouse simulate VARIANT

#include "bots/lab/simulate.hpp"
#include "bots/lab/pieces.hpp"

#include "base/language.hpp"
#include "base/statistics.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"
#include "cli/commands.hpp"
#include "present/programs.hpp"
#include "seating/session.hpp"
#include "variants/live/live.hpp"

#include <nlohmann/json.hpp>

namespace roundhouse::cli {

namespace {

/// "287.6 ± 1.3"; without the error if there are few, "–" if none.
std::string mean_of(const bots::Summed& amount, std::int64_t number) {
    if (number == 0) return "–";
    const std::string mean = figures(amount.mean(number));
    return number < fewest_deals ? mean : mean + " ± " + figures(amount.interval(number));
}

/// "71.3 of 100; 95%: 68.5 to 74.1"
std::string share_of(std::int64_t part, std::int64_t number) {
    const std::string share = figures(100.0 * static_cast<double>(part) / static_cast<double>(number));
    if (number < fewest_deals) return tr("{} of 100", share);
    const auto [low, high] = bots::interval_of_share(part, number);
    return tr("{} of 100; 95%: {} to {}", share, figures(100 * low), figures(100 * high));
}

/// "100 rounds, 1 game, 5432 decisions"
std::string in_numbers(const bots::Simulation& all) {
    return tr_n("{} round", "{} rounds", all.rounds, all.rounds) + ", " +
           tr_n("{} game", "{} games", all.games, all.games) + ", " +
           tr_n("{} decision", "{} decisions", all.decisions, all.decisions);
}

void add_contracts(const bots::Simulation& all, Lines& lines) {
    lines.push_back(tr("contracts {}, forced {}, played out {}", all.contracts, all.forced, all.played));
    if (all.contracts) {
        lines.push_back(tr("made {} ({})", all.made, share_of(all.made, all.contracts)));
        lines.push_back(tr("mean bid {}; claims {}", mean_of(all.bid, all.contracts), all.claims));
        lines.push_back(tr("declarers: mean meld {}, in tricks {}",
                           mean_of(all.declarers_meld, all.contracts),
                           mean_of(all.declarers_count, all.played)));
        lines.push_back(tr("others:    mean meld {}, in tricks {}", mean_of(all.others_meld, all.contracts),
                           mean_of(all.others_count, all.played)));
    }
    const auto few = [](std::int64_t number) { return number > 0 && number < fewest_deals; };
    if (few(all.contracts) || few(all.played))
        lines.push_back(tr("too few rounds for an interval: fewer than {}", fewest_deals));
}

std::string points_of(const bots::Simulation& all) {
    std::vector<std::string> means;
    for (const std::int64_t sum : all.points)
        means.push_back(figures(static_cast<double>(sum) / static_cast<double>(all.rounds)));
    return tr("mean points a round, party by party: {}", join(means, "  "));
}

Lines table_of(const Rulebook& rules, const bots::Simulation& all, const std::vector<std::string>& bots) {
    Lines lines{tr("played by {}", join(bots, ", ")), in_numbers(all)};
    if (rules.auction || all.contracts) add_contracts(all, lines);
    lines.push_back(points_of(all));
    for (const auto& [outcome, times] : all.outcomes)
        lines.push_back(fmt::format("{}: {}", translated(outcome), times));
    if (all.cut)
        lines.push_back(tr_n("{} game was cut short: games are played in blocks of 100 rounds",
                             "{} games were cut short: games are played in blocks of 100 rounds", all.cut,
                             all.cut));
    if (all.fallbacks)
        lines.push_back(tr("decided by a bot for programs that lost their seats: {}", all.fallbacks));
    for (const bots::Losses& lost : all.lost) lines.push_back(present::in_words(*lost.first, lost.of));
    lines.push_back(tr("signature {:016x}", all.signature));
    lines.push_back(tr("violations {}", all.violations));
    for (const std::string& violation : all.first_violations) lines.push_back("  " + violation);
    return lines;
}

/// The sums, and the messages about programs that lost their seats.
nlohmann::json json_of(const bots::Simulation& all) {
    nlohmann::json json = bots::to_json(all);
    for (const bots::Losses& lost : all.lost) json["lost"].push_back(present::in_words(*lost.first, lost.of));
    return json;
}

/// Who plays at each seat: `--bots`, overridden by `--seat`.
std::vector<std::string> seat_by_seat(const SimulateRequest& request, int seats) {
    std::vector<std::string> kinds = request.bots;
    require_seats_for(kinds, seats);
    if (request.seats.empty()) return kinds;
    kinds.resize(static_cast<std::size_t>(seats), kinds.back());
    std::set<Seat> given;
    for (const std::string& text : request.seats) {
        const auto [seat, kind] = of_seat(text, seats, "--seat");
        if (seat == 0) throw Trouble(tr("--seat {}: expected N=KIND", printable(text, 60)));
        require_bot("--seat", kind, text);
        require_one_player(text, seat, given);
        kinds[static_cast<std::size_t>(seat - 1)] = kind;
    }
    return kinds;
}

} // namespace

int simulate(const SimulateRequest& request, const Streams& streams) {
    const Screen screen(streams);
    for (const std::string& kind : request.bots) require_bot("--bots", kind);
    bots::SimulationPlan plan;
    plan.rules = seating::rules_of(seating::open_variant(request.variant),
                                   seating::read_options(request.options), {.watch = true});
    plan.bots = seat_by_seat(request, plan.rules->seats);
    plan.hello = seating::hello_of(*plan.rules);
    plan.rounds = request.rounds;
    plan.seed = request.seed;
    plan.threads = request.threads;
    plan.pieces = request.pieces;
    plan.progress = progress_on(streams, bots::rounds_here(plan), tr("rounds"), plan.pieces);
    if (plan.pieces) require_own_bots(plan.bots);
    const LanguageScope scope(speaking_of(plan.rules->texts));
    try {
        const bots::Simulation all = bots::simulate(plan);
        plan.progress = {}; // ends the progress line
        if (plan.pieces && plan.pieces->in_part()) return all_well;
        if (request.json)
            screen.line(json_line(json_of(all)));
        else
            for (const std::string& line : table_of(*plan.rules, all, plan.bots)) screen.line("  " + line);
        return all.violations || !all.lost.empty() ? not_as_expected : all_well;
    } catch (const variants::ScriptFailure& failure) {
        throw script_failed(failure.what(), request.variant);
    }
}

} // namespace roundhouse::cli
