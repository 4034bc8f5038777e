#include "table/probe.hpp"

#include <cstdlib>

#include <SFML/Graphics/RenderTexture.hpp>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace roundhouse::table {

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
        sf::RenderTexture texture;
        _exit(texture.create(16, 16) ? 0 : 1);
    }
    int status = 0;
    if (waitpid(child, &status, 0) != child) return "The display could not be tried.";
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return "";
    return std::string("The display ") + display +
           " cannot be used for a window: it does not answer, or has no OpenGL.";
}

} // namespace roundhouse::table
