#include "cli/commands.hpp"

#include <fmt/format.h>

namespace roundhouse::cli {

std::function<void(std::int64_t)> progress_on(const Streams& streams, std::int64_t all,
                                              const std::string& what) {
    if (!streams.err_terminal) return {};
    return [&err = streams.err, all, what](std::int64_t done) {
        constexpr std::int64_t length = 40;
        std::string bar;
        for (std::int64_t i = 0; i < length; ++i) bar += i < done * length / all ? "█" : "░";
        err << fmt::format("\r{} {} of {} {}", bar, done, all, what) << (done >= all ? "\n" : "")
            << std::flush;
    };
}

} // namespace roundhouse::cli
