#include "cli/log.hpp"

#include "base/files.hpp"
#include "base/paths.hpp"
#include "base/text.hpp"
#include "present/files.hpp"

#include <fcntl.h>

#include <spdlog/sinks/rotating_file_sink.h>
#include <spdlog/spdlog.h>

namespace roundhouse::cli {

namespace {

constexpr std::size_t longest = 10'000; ///< bytes of an entry, which is always one line

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
        const std::filesystem::path file = directory / "roundhouse.log";
        if (const auto opened = open_regular(file, O_WRONLY);
            !opened && opened.error().fault != FileFault::missing)
            return present::in_words(opened.error(), file);
        auto sink =
            std::make_shared<spdlog::sinks::rotating_file_sink_mt>(file.string(), most_bytes, most_files);
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
    if (logger()) logger()->info(printable(text, longest));
}

void log_error(const std::string& text) {
    if (logger()) logger()->error(printable(text, longest));
}

} // namespace roundhouse::cli
