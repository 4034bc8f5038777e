#include "cli/log.hpp"

#include "base/paths.hpp"

#include <spdlog/sinks/rotating_file_sink.h>
#include <spdlog/spdlog.h>

namespace roundhouse::cli {

namespace {

std::shared_ptr<spdlog::logger>& logger() {
    static std::shared_ptr<spdlog::logger> held;
    return held;
}

} // namespace

std::string open_log(const std::string& level) {
    constexpr std::size_t most_bytes = std::size_t{1024} * 1024, most_files = 3;
    const std::filesystem::path directory = user_state();
    if (directory.empty()) return "neither XDG_STATE_HOME nor HOME is set";
    try {
        std::filesystem::create_directories(directory);
        auto sink = std::make_shared<spdlog::sinks::rotating_file_sink_mt>(
            (directory / "roundhouse.log").string(), most_bytes, most_files);
        logger() = std::make_shared<spdlog::logger>("roundhouse", std::move(sink));
        logger()->set_level(spdlog::level::from_str(level));
        logger()->flush_on(spdlog::level::info);
        return {};
    } catch (const std::exception& error) {
        logger().reset();
        return error.what();
    }
}

void close_log() { logger().reset(); }

void log_info(const std::string& text) {
    if (logger()) logger()->info(text);
}

void log_error(const std::string& text) {
    if (logger()) logger()->error(text);
}

} // namespace roundhouse::cli
