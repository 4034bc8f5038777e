#include "cli/commands.hpp"

#include "base/characters.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace roundhouse::cli {

std::function<void(std::int64_t)> progress_on(const Streams& streams, std::int64_t all,
                                              const std::string& what) {
    if (!streams.err_terminal) return {};
    streams.err << std::flush;
    return [&err = streams.err_orders(), all, what = printable(what)](std::int64_t done) {
        constexpr std::int64_t length = 40;
        std::string bar;
        for (std::int64_t i = 0; i < length; ++i) bar += i < done * length / all ? "█" : "░";
        err << "\r" + tr("{} {} of {} {}", bar, done, all, what) << (done >= all ? "\n" : "") << std::flush;
    };
}

std::string json_line(const nlohmann::json& json) {
    return json_in_sight(json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

void require_bot(const char* option, const std::string& kind) {
    const auto kinds = bots::bot_kinds();
    if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end())
        throw Trouble(
            tr("{} {}: no such bot; the bots are {}", option, printable(kind, 40), join(kinds, ", ")));
}

Trouble script_failed(const std::string& what, const std::string& variant) {
    return Trouble(tr("The variant's script failed:") + "\n" + what + "\n" +
                   tr("`roundhouse check {}` may say more.", printable_whole(variant)));
}

} // namespace roundhouse::cli
