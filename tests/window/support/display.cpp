#include "window/support/display.hpp"

#include <cstdlib>
#include <stdexcept>

#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <csignal>
#include <sys/prctl.h>
#include <unistd.h>

namespace {

bool has_display = false;

} // namespace

#ifdef __SANITIZE_ADDRESS__
// Once OpenGL's driver has run its threads, its memory looks leaked, and looking for leaks may crash.
extern "C" int __lsan_is_turned_off() { return has_display; }
#endif

namespace roundhouse::window::testing {

namespace {

/// Starts Xvfb, which ends with this program, and returns its display. The screen is small because windows
/// are painted in software here. The server does not reset when a window closes: that would cut off the next
/// one to open.
std::string start_server(const char* glx) {
    int ends[2];
    if (pipe(ends) != 0) throw std::runtime_error("no pipe");
    if (fork() == 0) {
        prctl(PR_SET_PDEATHSIG, SIGTERM);
        close(ends[0]);
        const std::string number = std::to_string(ends[1]);
        execlp("Xvfb", "Xvfb", "-displayfd", number.c_str(), "-screen", "0", "1200x800x24", "-nolisten",
               "tcp", "-noreset", glx, "GLX", nullptr);
        _exit(127);
    }
    close(ends[1]);
    std::string display = ":";
    char letter = 0;
    while (read(ends[0], &letter, 1) == 1 && letter != '\n') display += letter;
    close(ends[0]);
    if (display == ":") throw std::runtime_error("Xvfb did not start; tools/test installs it");
    return display;
}

Window find(Display* display, Window under) {
    char* name = nullptr;
    if (XFetchName(display, under, &name) && name) {
        const bool found = std::string(name) == "Roundhouse";
        XFree(name);
        if (found) return under;
    }
    Window root = 0, parent = 0, *children = nullptr, found = 0;
    unsigned count = 0;
    if (!XQueryTree(display, under, &root, &parent, &children, &count)) return 0;
    for (unsigned i = 0; i < count && !found; ++i) found = find(display, children[i]);
    if (children) XFree(children);
    return found;
}

} // namespace

void use_own_display() {
    has_display = true;
    static const std::string name = start_server("+extension");
    setenv("DISPLAY", name.c_str(), 1);
}

std::string display_without_opengl() { return start_server("-extension"); }

struct Person::Held {
    Display* display = nullptr;
    Window window() const {
        const Window found = find(display, DefaultRootWindow(display));
        if (!found) throw std::runtime_error("there is no window named Roundhouse");
        return found;
    }
};

Person::Person() : held_(new Held{XOpenDisplay(nullptr)}) {
    if (!held_->display) throw std::runtime_error("no display");
}

Person::~Person() {
    XCloseDisplay(held_->display);
    delete held_;
}

void Person::move_to(Point at) {
    Display* display = held_->display;
    int x = 0, y = 0;
    Window child = 0;
    XTranslateCoordinates(display, held_->window(), DefaultRootWindow(display), static_cast<int>(at.x),
                          static_cast<int>(at.y), &x, &y, &child);
    XTestFakeMotionEvent(display, -1, x, y, 0);
}

void Person::click(Point at) {
    move_to(at);
    XTestFakeButtonEvent(held_->display, 1, True, 0);
    XTestFakeButtonEvent(held_->display, 1, False, 0);
    XSync(held_->display, False);
}

void Person::resize(int width, int height) {
    XResizeWindow(held_->display, held_->window(), static_cast<unsigned>(width),
                  static_cast<unsigned>(height));
    XSync(held_->display, False);
}

void Person::close() {
    Display* display = held_->display;
    XEvent event{};
    event.xclient.type = ClientMessage;
    event.xclient.window = held_->window();
    event.xclient.message_type = XInternAtom(display, "WM_PROTOCOLS", False);
    event.xclient.format = 32;
    event.xclient.data.l[0] = static_cast<long>(XInternAtom(display, "WM_DELETE_WINDOW", False));
    event.xclient.data.l[1] = CurrentTime;
    XSendEvent(display, event.xclient.window, False, NoEventMask, &event);
    XSync(display, False);
}

void Person::press(const std::string& key) {
    Display* display = held_->display;
    XSetInputFocus(display, held_->window(), RevertToParent, CurrentTime);
    const KeyCode code = XKeysymToKeycode(display, XStringToKeysym(key.c_str()));
    XTestFakeKeyEvent(display, code, True, 0);
    XTestFakeKeyEvent(display, code, False, 0);
    XSync(display, False);
}

} // namespace roundhouse::window::testing
