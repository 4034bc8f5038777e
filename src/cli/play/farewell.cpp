#include "cli/play/farewell.hpp"

#include "bots/programs/child.hpp"

#include <algorithm>
#include <array>
#include <csignal>

#include <unistd.h>

namespace roundhouse::cli {

namespace {

// Everything that the handler may read; it is set before the handler is installed.
std::array<char, 8192> said{};
std::size_t said_length = 0;

void say_and_end(int signal) {
    bots::end_programs(); // before writing, which may block
    for (std::size_t at = 0; at < said_length;) {
        const auto written = write(STDERR_FILENO, said.data() + at, said_length - at);
        if (written <= 0) break;
        at += static_cast<std::size_t>(written);
    }
    bots::end_with_programs(signal);
}

} // namespace

Farewell::Farewell(const std::string& words) {
    const std::string lines = "\n" + words.substr(0, said.size() - 2) + "\n"; // after the ^C
    std::copy(lines.begin(), lines.end(), said.begin());
    said_length = lines.size();
    before_ = std::signal(SIGINT, say_and_end);
    if (before_ == SIG_IGN) std::signal(SIGINT, SIG_IGN); // as in a shell's background
}

/// Programs started meanwhile are still running, so from here on SIGINT must end them with this process.
Farewell::~Farewell() { std::signal(SIGINT, before_ == SIG_DFL ? bots::end_with_programs : before_); }

bool ends_unsaid() {
    struct sigaction now {};
    return sigaction(SIGINT, nullptr, &now) == 0 &&
           (now.sa_handler == SIG_DFL || now.sa_handler == bots::end_with_programs);
}

} // namespace roundhouse::cli
