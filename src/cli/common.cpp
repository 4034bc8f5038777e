#include "cli/commands.hpp"

#include "base/characters.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"
#include "bots/programs/program.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

#include <nlohmann/json.hpp>

namespace roundhouse::cli {

namespace {

/// How much longer it takes at the pace so far: ", about 12 s to go". Blanks wipe out what stood there
/// before.
std::string to_go(std::chrono::steady_clock::time_point began, std::int64_t done, std::int64_t all) {
    const double spent = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    constexpr double worth_saying = 2;
    const double left = done > 0 ? spent / static_cast<double>(done) * static_cast<double>(all - done) : 0;
    if (left < worth_saying || spent < 1) return std::string(24, ' ');
    const std::string said = left < 90 ? tr(", about {} s to go", std::lround(left))
                                       : tr(", about {} min to go", std::lround(left / 60));
    return padded(said, 24);
}

} // namespace

std::function<void(std::int64_t)> progress_on(const Streams& streams, std::int64_t all,
                                              const std::string& what) {
    if (!streams.err_terminal) return {};
    streams.err << std::flush;
    return [&err = streams.err_orders(), all, what = printable(what),
            began = std::chrono::steady_clock::now()](std::int64_t done) {
        constexpr std::int64_t length = 40;
        std::string bar;
        for (std::int64_t i = 0; i < length; ++i) bar += i < done * length / all ? "█" : "░";
        err << "\r" + tr("{} {} of {} {}", bar, done, all, what) << to_go(began, done, all)
            << (done >= all ? "\n" : "") << std::flush;
    };
}

std::string json_line(const nlohmann::json& json) {
    return json_in_sight(json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

std::pair<Seat, std::string> of_seat(const std::string& text, int seats, const char* what) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos) return {0, text};
    int seat = 0;
    if (!parse_int(std::string_view(text).substr(0, equals), seat) || seat < 1 || seat > seats)
        throw Trouble(tr("{} {}: seats are numbered 1 to {}", what, printable(text, 60), seats));
    return {seat, text.substr(equals + 1)};
}

void require_bot(const char* option, const std::string& kind) {
    const auto kinds = bots::bot_kinds();
    if (!bots::command_in(kind) && std::find(kinds.begin(), kinds.end(), kind) == kinds.end())
        throw Trouble(tr("{} {}: no such bot; the bots are {}, and program:COMMAND", option,
                         printable(kind, 40), join(kinds, ", ")));
}

void require_own_bots(const std::vector<std::string>& kinds) {
    for (const std::string& kind : kinds)
        if (bots::command_in(kind))
            throw Trouble(tr("{}: programs cannot be used with --shard.", printable(kind, 60)));
}

Trouble script_failed(const std::string& what, const std::string& variant) {
    return Trouble(tr("The variant's script failed:") + "\n" + what + "\n" +
                   tr("`roundhouse check {}` may say more.", printable_whole(variant)));
}

} // namespace roundhouse::cli
