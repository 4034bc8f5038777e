#include "table/probe.hpp"

#include <cstdlib>

#include <GL/glx.h>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace roundhouse::table {

namespace {

/// True if there is an OpenGL that paints into windows there. Asked over a connection of its own: what the
/// program has open already is not to be touched from a child process.
bool paints(const char* name) {
    Display* display = XOpenDisplay(name);
    if (!display || !glXQueryExtension(display, nullptr, nullptr)) return false;
    int wanted[] = {GLX_RGBA, GLX_DOUBLEBUFFER, GLX_RED_SIZE, 8, GLX_GREEN_SIZE, 8, GLX_BLUE_SIZE, 8, None};
    XVisualInfo* visual = glXChooseVisual(display, DefaultScreen(display), wanted);
    return visual && glXCreateContext(display, visual, nullptr, True);
}

} // namespace

std::string why_no_window() {
    const char* display = std::getenv("DISPLAY");
    if (!display || !*display) return "There is no display to open a window on (DISPLAY is not set).";
    const pid_t child = fork();
    if (child < 0) return "The display could not be tried.";
    if (child == 0) {
        // What the libraries have to say about a display that does not work is said by the parent in one
        // line.
        if (const int nowhere = open("/dev/null", O_WRONLY); nowhere >= 0) {
            dup2(nowhere, STDOUT_FILENO);
            dup2(nowhere, STDERR_FILENO);
        }
        alarm(10);
        _exit(paints(display) ? 0 : 1);
    }
    int status = 0;
    if (waitpid(child, &status, 0) != child) return "The display could not be tried.";
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return "";
    return std::string("The display ") + display +
           " cannot be used for a window: it does not answer, or has no OpenGL.";
}

} // namespace roundhouse::table
