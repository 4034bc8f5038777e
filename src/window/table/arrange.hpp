#pragma once
// Lays out everything at the table in a window.

#include "window/paint/canvas.hpp"
#include "window/table/model.hpp"

namespace roundhouse::window {

class TableArranger {
  public:
    /// `canvas` measures text.
    TableArranger(TableModel& table, const Canvas& canvas) : table_(table), canvas_(canvas) {}

    /// Lays out hand, seats, answers and tools in a window of that size.
    void lay_out(Point window);

  private:
    void lay_tools();
    void place_tools();
    void collect_choices();
    std::vector<float> widths_of_choices(bool close) const;
    void place_choices(const std::vector<Rect>& places);
    /// How answer buttons are laid out: widths and height, the gap between and the padding around them, the
    /// longest line. Pixels.
    struct Density {
        std::vector<float> widths;
        float gap = 0, height = 0, pad = 0, most = 0;
    };
    Density density_of_choices();
    Rect beside_names(const Rect& panel) const;
    void lay_choices();
    void size_question(float width);
    void lay_choices_in_column();

    TableModel& table_;
    const Canvas& canvas_;
};

} // namespace roundhouse::window
