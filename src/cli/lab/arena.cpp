// roundhouse arena VARIANT

#include "bots/lab/arena.hpp"
#include "bots/lab/pieces.hpp"
#include "bots/lab/played_here.hpp"

#include "base/characters.hpp"
#include "base/language.hpp"
#include "base/statistics.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"
#include "cli/commands.hpp"
#include "present/programs.hpp"
#include "seating/session.hpp"
#include "variants/live/live.hpp"

#include <algorithm>
#include <fstream>

#include <nlohmann/json.hpp>

namespace roundhouse::cli {

namespace {

/// A mean in figures; a dash if `number` is 0.
std::string mean_in_figures(double sum, std::int64_t number, int decimals = 1) {
    return number ? figures(sum / static_cast<double>(number), decimals) : "–";
}

std::string side_line(const std::string& name, const bots::ArenaSide& side) {
    const auto per = [](std::int64_t sum, std::int64_t number) {
        return mean_in_figures(static_cast<double>(sum), number);
    };
    const std::string made = per(100 * side.made, side.contracts);
    return fmt::format("  {:<12} {:>9} {:>9} {:>9} {:>11} {:>11}", name, side.contracts,
                       side.contracts ? tr("{}%", made) : made, per(side.bid, side.contracts),
                       per(side.declaring_points, side.contracts),
                       per(side.defending_points, side.defending));
}

std::string time_line(const std::string& name, std::int64_t decisions, double seconds, double longest) {
    return tr_n("  {:<12} {} decision, {} ms each, the longest {} ms",
                "  {:<12} {} decisions, {} ms each, the longest {} ms", decisions, name, decisions,
                mean_in_figures(1000 * seconds, decisions, 3), figures(1000 * longest));
}

/// For a program, just "program": its command may be long.
std::string short_name(const std::string& kind) {
    return bots::command_in(kind) ? std::string("program") : kind;
}

/// Losses of programs: A's, B's, and those of the rest if it decides anything.
std::vector<std::pair<const char*, const bots::Losses*>> losses_of(const bots::ArenaResult& result) {
    std::vector<std::pair<const char*, const bots::Losses*>> all{{"A", &result.lost_a},
                                                                 {"B", &result.lost_b}};
    if (result.lost_rest) all.emplace_back("--rest", &*result.lost_rest);
    return all;
}

bool any_lost(const bots::ArenaResult& result) {
    const auto all = losses_of(result);
    return std::any_of(all.begin(), all.end(), [](const auto& one) { return one.second->seats > 0; });
}

void add_losses(Lines& lines, const bots::ArenaResult& result) {
    for (const auto& [side, lost] : losses_of(result)) {
        if (!lost->first) continue;
        lines.push_back(tr("  {}: decided by a bot for the program: {}; seats lost: {}", side,
                           lost->decisions, lost->seats));
        lines.push_back("  " + present::in_words(*lost->first, side));
    }
}

nlohmann::json json_of(const bots::ArenaResult& result, bool times) {
    nlohmann::json json = bots::to_json(result);
    if (times) json["seconds"] = bots::times_json(result);
    for (const auto& [side, lost] : losses_of(result))
        if (lost->first) json["lost"].push_back(present::in_words(*lost->first, side));
    return json;
}

/// The file that records rounds; throws Trouble as soon as a write fails.
class RecordFile {
  public:
    explicit RecordFile(const std::string& path) : path_(path), file_(path, std::ios::binary) { check(); }
    void add(const std::string& text) {
        file_ << text;
        check();
    }
    void finish() {
        file_.flush();
        check();
    }

  private:
    void check() const {
        if (!file_) throw Trouble(capital(tr("{} cannot be written", printable_whole(path_))) + ".");
    }
    std::string path_;
    std::ofstream file_;
};

bots::Slice slice_named(const std::string& name) {
    const auto found = std::find(bots::slice_names.begin(), bots::slice_names.end(), name);
    return static_cast<bots::Slice>(found - bots::slice_names.begin());
}

Lines table_of(const ArenaRequest& request, const bots::ArenaResult& result) {
    const double low = result.mean - result.interval, high = result.mean + result.interval;
    const std::string ahead =
        result.deals < fewest_deals
            ? tr("  A over B: {} points a round (too few deals for an interval: fewer than {})",
                 figures(result.mean, 1, true), fewest_deals)
            : tr("  A over B: {} points a round (95%: {} to {})", figures(result.mean, 1, true),
                 figures(low, 1, true), figures(high, 1, true));
    const auto called = [](const char* side, const std::string& kind) { return side + short_name(kind); };
    const std::string a = called("A ", request.a), b = called("B ", request.b);
    Lines lines{tr_n("  {} deal, {} rounds: A plays each party in turn, B all others",
                     "  {} deals, {} rounds: A plays each party in turn, B all others", result.deals,
                     result.deals, result.rounds),
                ahead,
                fmt::format("  {:<12} {:>9} {:>9} {:>9} {:>11} {:>11}", "", tr("contracts"), tr("made"),
                            tr("mean bid"), tr("declaring"), tr("defending")),
                side_line(a, result.a),
                side_line(b, result.b),
                time_line(a, result.decisions_a, result.seconds_a, result.longest_a),
                time_line(b, result.decisions_b, result.seconds_b, result.longest_b)};
    if (result.lowest_wins)
        lines.insert(lines.begin() + 2, tr("  the lowest score wins: fewer points are better"));
    if (!request.only.empty())
        lines.insert(lines.begin(), tr("  A and B make only the “{}” decisions; {} makes the rest for both",
                                       request.only, short_name(request.rest)));
    add_losses(lines, result);
    if (result.refused)
        lines.push_back(tr_n("  {} round was broken off: an action was refused",
                             "  {} rounds were broken off: an action was refused", result.refused,
                             result.refused));
    return lines;
}

} // namespace

int arena(const ArenaRequest& request, const Streams& streams) {
    const Screen screen(streams);
    require_bot("--a", request.a);
    require_bot("--b", request.b);
    require_bot("--rest", request.rest);
    bots::ArenaPlan plan;
    plan.rules = seating::rules_of(seating::open_variant(request.variant),
                                   seating::read_options(request.options), {.watch = true});
    plan.a = request.a;
    plan.b = request.b;
    if (!request.only.empty()) plan.only = slice_named(request.only);
    plan.rest = request.rest;
    plan.hello = seating::hello_of(*plan.rules);
    plan.rounds = request.rounds;
    plan.seed = request.seed;
    plan.work = request.work;
    plan.threads = request.threads;
    plan.pieces = request.pieces;
    plan.progress =
        progress_on(streams, bots::played_here(plan.rounds, 1, plan.pieces), tr("deals"), plan.pieces);
    if (plan.pieces) require_own_bots({request.a, request.b, request.rest});
    if (plan.pieces && !request.record.empty()) throw not_together("--record", "--shard");
    std::optional<RecordFile> record;
    if (!request.record.empty()) {
        record.emplace(request.record);
        plan.record = [&record](const std::string& text) { record->add(text); };
    }
    try {
        const bots::ArenaResult result = bots::arena(plan);
        plan.progress = {}; // ends the progress line
        if (plan.pieces && plan.pieces->in_part()) return all_well;
        if (record) record->finish();
        if (request.json)
            screen.line(json_line(json_of(result, request.times)));
        else
            screen.lines(table_of(request, result));
        return result.refused || any_lost(result) ? not_as_expected : all_well;
    } catch (const variants::ScriptFailure& failure) {
        throw script_failed(failure.what(), request.variant);
    }
}

} // namespace roundhouse::cli
