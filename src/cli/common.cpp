#include "cli/commands.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"

#include <algorithm>

namespace roundhouse::cli {

std::function<void(std::int64_t)> progress_on(const Streams& streams, std::int64_t all,
                                              const std::string& what) {
    if (!streams.err_terminal) return {};
    return [&err = streams.err, all, what](std::int64_t done) {
        constexpr std::int64_t length = 40;
        std::string bar;
        for (std::int64_t i = 0; i < length; ++i) bar += i < done * length / all ? "█" : "░";
        err << "\r" + tr("{} {} of {} {}", bar, done, all, what) << (done >= all ? "\n" : "") << std::flush;
    };
}

void require_bot(const char* option, const std::string& kind) {
    const auto kinds = bots::bot_kinds();
    if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end())
        throw Trouble(
            tr("{} {}: there is no such bot. There are: {}", option, printable(kind, 40), join(kinds, ", ")));
}

Trouble script_failed(const std::string& what, const std::string& variant) {
    return Trouble(tr("The variant's script failed:") + "\n" + what + "\n" +
                   tr("`roundhouse check {}` may say more.", variant));
}

} // namespace roundhouse::cli
