#pragma once
// A display for the tests alone, and a person at it: real pointer and keys, through the X server.

#include "window/paint/geometry.hpp"

#include <string>

namespace roundhouse::window::testing {

/// Starts Xvfb once for the whole program and points DISPLAY at it; it ends with the program. Throws if it
/// cannot be started.
void use_own_display();

/// Starts another one without OpenGL, and returns its name: ":5".
std::string display_without_opengl();

/// A person's hand: the window receives its input as from a real mouse or keyboard.
class Person {
  public:
    Person();
    ~Person();
    Person(const Person&) = delete;
    Person& operator=(const Person&) = delete;

    /// Gives the window named "Roundhouse" the keyboard and clicks at a point in it.
    void click(Point at);
    /// A key by its X name: "Return", "p", "Escape".
    void press(const std::string& key);
    /// What a window manager does when its edge is dragged.
    void resize(int width, int height);
    /// Clicks the cross in the corner of its frame.
    void close();

  private:
    void move_to(Point at);
    struct Held;
    Held* held_;
};

} // namespace roundhouse::window::testing
