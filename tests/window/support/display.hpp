#pragma once
// A display of the tests' own, and a person at it: real pointer and keys, by way of the X server.

#include "window/paint/geometry.hpp"

#include <string>

namespace roundhouse::window::testing {

/// Starts Xvfb once for the whole program and points DISPLAY at it; ended with the program. Throws if there
/// is none.
void use_own_display();

/// Starts another one without OpenGL, and says its name: ":5".
std::string display_without_opengl();

/// A person's hand: what it does arrives at the window as from any mouse or keyboard.
class Person {
  public:
    Person();
    ~Person();
    Person(const Person&) = delete;
    Person& operator=(const Person&) = delete;

    /// Of the window named "Roundhouse", which gets the keyboard: clicks at a point of it.
    void click(Point at);
    /// A key by its X name: "Return", "p", "Escape".
    void press(const std::string& key);
    /// What a window manager does when its edge is drawn.
    void resize(int width, int height);
    /// The cross in the corner of its frame.
    void close();

  private:
    void move_to(Point at);
    struct Held;
    Held* held_;
};

} // namespace roundhouse::window::testing
