#include "window/paint/offscreen.hpp"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string>

#include <sys/prctl.h>
#include <unistd.h>

namespace roundhouse::window {

bool use_off_screen_display() {
    int ends[2];
    if (pipe(ends) != 0) return false;
    const pid_t child = fork();
    if (child < 0) return false;
    if (child == 0) {
        // Xvfb must outlive the last connection to it, which the libraries close at exit.
        prctl(PR_SET_PDEATHSIG, SIGTERM);
        close(ends[0]);
        if (!std::freopen("/dev/null", "w", stderr)) _exit(127);
        const std::string number = std::to_string(ends[1]);
        execlp("Xvfb", "Xvfb", "-displayfd", number.c_str(), "-screen", "0", "1280x800x24", "-nolisten",
               "tcp", "-noreset", nullptr);
        _exit(127);
    }
    close(ends[1]);
    std::string display;
    char letter = 0;
    while (read(ends[0], &letter, 1) == 1 && letter != '\n') display += letter;
    close(ends[0]);
    return !display.empty() && setenv("DISPLAY", (":" + display).c_str(), 1) == 0;
}

} // namespace roundhouse::window
