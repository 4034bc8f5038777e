#pragma once
// Panels made with Dear ImGui: the few shapes that all pages share.

#include "window/pages/tab_ring.hpp"
#include "window/paint/fonts.hpp"
#include "window/paint/geometry.hpp"

#include <string>
#include <vector>

namespace roundhouse::window {

/// What every page is drawn with.
struct Page {
    const Fonts& fonts;
    Point window;
    float scale = 1;
    TabRing& tabs; ///< what Tab goes along
};

/// A panel of at most this size in the middle of the window, below `top`. Call end_panel after it, whatever
/// was drawn.
void begin_panel(const Page& page, const char* id, Point most, float top = 0);
/// A panel of this size over another one, with an edge that tells them apart. Call end_panel after it.
void begin_panel_on_top(const Page& page, const char* id, Point size);
/// A panel at that place, which leaves the keys to others. Call end_panel after it.
void begin_panel_beside(const char* id, const Rect& place);
/// A panel at that place beside the table, lighter than what is dimmed there, with an edge. Call end_panel
/// after it.
void begin_panel_at_side(const Page& page, const char* id, const Rect& place);
void end_panel();

/// The whole window for a page of several parts on the felt. Call end_panel after it.
void begin_sheet(const Page& page, const char* id);
/// A part of it: a panel of its own at that place, which scrolls. Call end_part after it.
void begin_part(const Page& page, const char* id, const Rect& place);
void end_part();

/// What scrolls in a panel, by keys too where it is only text; it leaves room for a row of buttons under it.
/// Call end_body after it.
void begin_body(const Page& page, const char* id);
void end_body(const Page& page);
/// Keys that scroll what has no controls. Some pages need a few of them for something else.
struct ScrollKeys {
    bool arrows = true; ///< and Page Up and Page Down always
    bool ends = true;   ///< Home, End
};
/// Scrolls the part that is being drawn, unless the keys are in it: then Dear ImGui does.
void scroll_by_keys(ScrollKeys keys = {});

/// A sign at the foot of the window that is being filled: it goes on below. A click on it scrolls there.
void draw_more_below(const Page& page);
/// Room for a row of buttons.
float foot_height(const Page& page);
/// The next main button stands at the right end of its row; `alone`: nothing stands in it yet.
void at_right(const Page& page, const std::string& label, bool alone = false);

void heading(const Page& page, const std::string& text, Size size = Size::title);
void quiet(const std::string& text);
void small(const Page& page, const std::string& text);
/// In as many lines as it needs, as headings and the others are; none breaks inside a number.
void paragraph(const std::string& text);
/// What is wrong, in red.
void fault(const std::string& text);
/// What Enter does to the main button as long as nothing else is marked.
enum class OnEnter {
    nothing,
    press,           ///< and the keys begin at the button
    press_from_else, ///< but the keys begin elsewhere on the page
};
/// The one button that is meant. `width`: 0 for that of its label.
bool main_button(const Page& page, const std::string& label, OnEnter on_enter = OnEnter::press,
                 bool enabled = true, float width = 0);
/// As wide as the panel; Enter presses it. `height`: 0 for that of a line.
bool wide_main_button(const Page& page, const std::string& label, float height = 0);
bool button(const Page& page, const std::string& label);

/// Lines with what can be set at their right end, and under each what it is about, in small letters. Draw
/// the control after `begin_choice`. Where `why_not` is not empty, it is shown and the control is disabled.
bool begin_choices(const Page& page, const char* id, float width = 190);
void begin_choice(const Page& page, const std::string& label, const std::string& about = "",
                  const std::string& why_not = "");
void end_choice();
void end_choices();
/// A box with a tick.
bool check(const Page& page, const char* id, bool& on);
/// A line for a name; it takes no more than settings keep of one (60 bytes).
void name_field(const Page& page, const char* id, std::string& name);
/// One of several texts.
bool pick_one(const Page& page, const char* id, const std::vector<std::string>& texts, int& which);
/// A slider: the mouse sets its value when it lets go, left and right set it at once.
bool slide(const Page& page, const char* id, int& value, int least, int most, const std::string& format);
/// Left and right change the value of the slider that was drawn last, when the keys are at it.
bool step_by_keys(int& value, int least, int most);
/// What the item that was drawn last does, beside it.
void tip(const Page& page, const std::string& text);

/// Columns of a key and what it does.
void key_line(const Page& page, const std::string& key, const std::string& what);

} // namespace roundhouse::window
