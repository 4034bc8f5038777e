#pragma once
// Panels made with Dear ImGui: the few shapes that all pages share.

#include "table/fonts.hpp"
#include "table/geometry.hpp"
#include "table/words.hpp"

#include <string>

namespace roundhouse::table {

/// What every page is drawn with.
struct Page {
    const Fonts& fonts;
    const Words& words;
    Point window;
    float scale = 1;
};

/// A panel of at most this size in the middle of the window, below the bar if there is one. Call end_panel
/// after it, whatever was drawn.
void begin_panel(const Page& page, const char* id, Point most, float top = 0);
void end_panel();

void heading(const Page& page, const std::string& text, Size size = Size::title);
void quiet(const std::string& text);
void paragraph(const std::string& text);
/// What is wrong, in red.
void fault(const std::string& text);
/// The one button that is meant; Enter presses it too if `enter` is given.
bool main_button(const Page& page, const std::string& label, bool enter = false, bool enabled = true);
bool button(const std::string& label);

} // namespace roundhouse::table
