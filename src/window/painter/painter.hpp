#pragma once
// Draws the table model; changes nothing.

#include "window/paint/canvas.hpp"
#include "window/painter/column.hpp"

namespace roundhouse::window {

/// The last lines of a text that fit, after "…" if there are more.
std::string last_lines(const Canvas& canvas, const std::string& text, const TextStyle& style, float width,
                       float height);

class TablePainter {
  public:
    TablePainter(const TableModel& table, const Canvas& canvas) : table_(table), canvas_(canvas) {}

    void draw(Point window) const;

  private:
    // The layers, from the bottom up.
    void draw_bar() const;
    void draw_seat(Seat seat) const;
    void draw_said(Seat seat) const;
    void draw_own_place() const;
    void draw_pill(Seat seat, bool turn) const;
    /// "North (partner)", or "North" where one of the side has no room for more: partners are named alike.
    std::string name_on_its_side(Seat seat, const TextStyle& style, const PerSeat<float>& room) const;
    void draw_middle() const;
    void draw_stock(const View& seen) const;
    void draw_hand() const;
    void draw_open_mark(const Pose& card) const;
    void draw_legend_of_open() const;
    void draw_marks_of_hand() const;
    void draw_flights() const;
    void draw_laid() const;
    void draw_held() const;

    // A teacher's spotlight: everything else is dimmed.
    void draw_spotlight(Point window) const;
    void draw_contract_pill() const;
    void draw_lit_seats() const;
    void draw_lit_cards() const;
    void draw_lit_said(const char* panel) const;
    void draw_number(Point centre, int number) const;

    void draw_column() const;
    void draw_contract(const ColumnPlan& plan) const;
    float draw_turned(Rect line) const;
    float draw_held_contract(Rect line) const;
    float draw_running(Rect line) const;
    void draw_scores(const ColumnPlan& plan, Rect line) const;
    void draw_question(const ColumnPlan& plan) const;
    std::string name_of_party(Party party, float room) const;
    void draw_log(Rect area) const;
    void draw_button(const TableModel::Button& button, bool focused) const;

    void draw_choices() const;
    void draw_note(const Rect& about, const std::string& text) const;
    void draw_told() const;
    void draw_melds() const;
    void draw_melder(const Rect& heading, Seat seat) const;
    void draw_last_trick() const;
    void draw_bubble() const;
    void draw_curtain() const;

    const TableModel& table_;
    const Canvas& canvas_;
};

} // namespace roundhouse::window
