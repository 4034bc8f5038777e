#pragma once
// Panels made with Dear ImGui: the few building blocks that all pages share.

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
    TabRing& tabs; ///< the stops of the Tab key
};

/// A panel of at most this size in the middle of the window, below `top`. Always call end_panel after it.
void begin_panel(const Page& page, const char* id, Point most, float top = 0);
/// A panel of this size over another, with an edge to tell them apart. Call end_panel after it.
void begin_panel_on_top(const Page& page, const char* id, Point size);
/// A panel at that place that does not take the keys. Call end_panel after it.
void begin_panel_beside(const char* id, const Rect& place);
/// A panel beside the table, lighter than the dimmed parts, with an edge. Call end_panel after it.
void begin_panel_at_side(const Page& page, const char* id, const Rect& place);
void end_panel();

/// Fills the window, for a page of several parts on the felt. Call end_panel after it.
void begin_sheet(const Page& page, const char* id);
/// A part of a sheet: a scrolling panel of its own. Call end_part after it.
void begin_part(const Page& page, const char* id, const Rect& place);
void end_part();

/// The scrolling part of a panel, which scrolls by keys if it holds only text; leaves room below for a row of
/// buttons. Call end_body after it.
void begin_body(const Page& page, const char* id);
void end_body(const Page& page);
/// Which keys scroll a text without controls. Some pages need a few of them for something else.
struct ScrollKeys {
    bool arrows = true; ///< Page Up and Page Down always do
    bool ends = true;   ///< Home, End
};
/// Scrolls the current window, unless it has the key focus: then Dear ImGui does.
void scroll_by_keys(ScrollKeys keys = {});

/// A sign at the foot of the current window that there is more below. A click on it scrolls there.
void draw_more_below(const Page& page);
/// Height of a row of buttons.
float foot_height(const Page& page);
/// Puts the next main button at the right end of its row; `alone`: the row is still empty.
void at_right(const Page& page, const std::string& label, bool alone = false);

/// A text at the right end of a table's cell.
void at_right_of_cell(const std::string& text);

void heading(const Page& page, const std::string& text, Size size = Size::title);
void quiet(const std::string& text);
void small(const Page& page, const std::string& text);
/// Broken into as many lines as it needs, like headings and the others; never inside a number.
void paragraph(const std::string& text);
/// A problem, in red.
void fault(const std::string& text);
/// What Enter does to the main button while nothing else has the focus.
enum class OnEnter {
    nothing,
    press,           ///< presses it, and the key focus starts there
    press_from_else, ///< presses it, but the key focus starts elsewhere
};
/// The main action of the page. `width`: 0 to fit its label.
bool main_button(const Page& page, const std::string& label, OnEnter on_enter = OnEnter::press,
                 bool enabled = true, float width = 0);
/// As wide as the panel; Enter presses it. `height`: 0 for one line.
bool wide_main_button(const Page& page, const std::string& label, float height = 0);
bool button(const Page& page, const std::string& label);

/// A table of settings: label at the left, a small explanation under it, the control at the right. Draw the
/// control after `begin_choice`. If `why_not` is not empty, it is shown and the control is disabled.
bool begin_choices(const Page& page, const char* id, float width = 190);
void begin_choice(const Page& page, const std::string& label, const std::string& about = "",
                  const std::string& why_not = "");
void end_choice();
void end_choices();
/// A box with a tick.
bool check(const Page& page, const char* id, bool& on);
/// An input line for a name, limited to what settings store (60 bytes).
void name_field(const Page& page, const char* id, std::string& name);
/// One of several texts.
bool pick_one(const Page& page, const char* id, const std::vector<std::string>& texts, int& which);
/// A slider: the mouse sets its value on release, left and right at once.
bool slide(const Page& page, const char* id, int& value, int least, int most, const std::string& format);
/// Left and right change the value of the slider drawn last while it has the focus.
bool step_by_keys(int& value, int least, int most);
/// A tooltip beside the item drawn last.
void tip(const Page& page, const std::string& text);

/// A key and what it does, in two columns.
void key_line(const Page& page, const std::string& key, const std::string& what);

} // namespace roundhouse::window
