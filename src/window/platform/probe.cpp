#include "window/platform/probe.hpp"

#include "base/language.hpp"

#include <cstdlib>
#include <utility>

#include <GL/glx.h>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace roundhouse::window {

namespace {

/// True if OpenGL can draw in windows there; reports the screen size first. Uses its own connection: a child
/// process must not touch the one the program has open.
bool paints(const char* name, int answer) {
    Display* display = XOpenDisplay(name);
    if (!display) return false;
    const int screen = DefaultScreen(display);
    const ScreenSize size{DisplayWidth(display, screen), DisplayHeight(display, screen)};
    if (write(answer, &size, sizeof size) != sizeof size) return false;
    if (!glXQueryExtension(display, nullptr, nullptr)) return false;
    int wanted[] = {GLX_RGBA, GLX_DOUBLEBUFFER, GLX_RED_SIZE, 8, GLX_GREEN_SIZE, 8, GLX_BLUE_SIZE, 8, None};
    XVisualInfo* visual = glXChooseVisual(display, screen, wanted);
    return visual && glXCreateContext(display, visual, nullptr, True);
}

[[noreturn]] void try_display(const char* name, int answer) {
    // Silence the libraries: the parent reports a broken display in one line.
    if (const int nowhere = open("/dev/null", O_WRONLY); nowhere >= 0) {
        dup2(nowhere, STDOUT_FILENO);
        dup2(nowhere, STDERR_FILENO);
    }
    alarm(10);
    _exit(paints(name, answer) ? 0 : 1);
}

} // namespace

Probe::Probe() {
    if (const char* display = std::getenv("DISPLAY")) display_ = display;
    int ends[2];
    if (display_.empty() || pipe2(ends, O_CLOEXEC) != 0) return;
    child_ = fork();
    if (child_ == 0) try_display(display_.c_str(), ends[1]);
    close(ends[1]);
    answer_ = ends[0];
}

Probe::~Probe() {
    if (child_ > 0) waitpid(child_, nullptr, 0);
    if (answer_ >= 0) close(answer_);
}

std::optional<ScreenSize> Probe::screen() const {
    ScreenSize size;
    if (answer_ < 0 || read(answer_, &size, sizeof size) != sizeof size) return {};
    return size;
}

std::string Probe::why_no_window() {
    if (display_.empty()) return tr("There is no display for a window (DISPLAY is not set).");
    int status = 0;
    const pid_t child = std::exchange(child_, -1);
    if (child < 0 || waitpid(child, &status, 0) != child) return tr("The display could not be checked.");
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return "";
    return tr("The display {} cannot be used for a window: it does not answer, or has no OpenGL.", display_);
}

} // namespace roundhouse::window
