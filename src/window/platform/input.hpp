#pragma once
// What a person did since the last frame: plain data, so that scenes can be played without a window.

#include "window/paint/geometry.hpp"

#include <cstdint>
#include <vector>

namespace roundhouse::window {

enum class Key : std::uint8_t {
    letter,
    left,
    right,
    up,
    down,
    enter,
    space,
    escape,
    tab,
    backspace,
    undo,
    redo
};

struct Stroke {
    Key key = Key::letter;
    char32_t letter = 0; ///< as typed, in lower case
    friend bool operator==(const Stroke&, const Stroke&) = default;
};

struct Input {
    Point mouse{-1, -1};
    bool clicked = false;   ///< the left button went down
    bool held = false;      ///< it is down
    bool released = false;  ///< it went up; never in the same frame as `clicked`
    bool asked_why = false; ///< the right button went down
    bool moved = false;     ///< the mouse
    std::vector<Stroke> keys;

    bool typed(char32_t letter) const {
        for (const Stroke& stroke : keys)
            if (stroke.key == Key::letter && stroke.letter == letter) return true;
        return false;
    }
    bool typed(Key key) const {
        for (const Stroke& stroke : keys)
            if (stroke.key == key && key != Key::letter) return true;
        return false;
    }
};

} // namespace roundhouse::window
