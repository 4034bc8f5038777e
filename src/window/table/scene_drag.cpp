// Dragging a card: it follows the pointer, and acts where it is dropped.

#include "window/table/scene.hpp"

#include <cmath>

namespace roundhouse::window {

namespace {

constexpr float still = 6; ///< pixels that a click may wander
constexpr double goes_home = 0.2;

} // namespace

void TableScene::take_hold(int place, Point mouse) {
    const Point middle = place == TableModel::shown_card ? table_.place_of_shown().centre()
                         : place == TableModel::stock_card
                             ? table_.pose_of_stock().centre
                             : table_.hand_pose(static_cast<std::size_t>(place)).centre;
    table_.drag = TableModel::Drag{place, mouse - middle, mouse};
}

void TableScene::follow(const Input& input) {
    const bool lost = !input.held && !input.released; // the window missed the release
    if (lost || !table_.is_held_ready()) {
        table_.drag.reset();
        return;
    }
    const Point way = input.mouse - table_.drag->began;
    if (table_.may_move(table_.drag->place) && std::abs(way.x) + std::abs(way.y) > still * table_.layout.text)
        table_.drag->moving = true;
    if (!input.released) return;
    if (table_.drag->moving)
        drop(input.mouse);
    else if (table_.drag->place == TableModel::stock_card)
        table_.stage.draw();
    else if (!table_.asked())
        table_.stage.hurry();
    else if (table_.drag->place == TableModel::shown_card)
        act(keep());
    else
        pick(table_.drag->place);
    table_.drag.reset();
    note_answer(input.mouse);
}

void TableScene::drop(Point mouse) {
    const Pose pose = table_.pose_of_drag();
    if (table_.drag->place == TableModel::stock_card) {
        if (table_.layout.hand_area.contains(mouse)) table_.stage.draw();
        return;
    }
    if (table_.drag->place == TableModel::shown_card) {
        if (table_.layout.hand_area.contains(mouse)) return act(keep());
        if (table_.over_stock(mouse)) return act(reject());
        return;
    }
    const auto place = static_cast<std::size_t>(table_.drag->place);
    const bool onto_table = table_.over_table(mouse);
    if (!table_.asked()) {
        if (onto_table) return lay_early(table_.drag->place);
        table_.fan.put(place, pose, table_.now,
                       table_.stage.pace() > 0 ? goes_home / table_.stage.pace() : 0);
        return;
    }
    table_.fan.put(place, pose, table_.now, table_.stage.pace() > 0 ? goes_home / table_.stage.pace() : 0);
    if (table_.offer.picking == Picking::one ? onto_table : onto_table != table_.picked[place])
        pick(table_.drag->place);
}

} // namespace roundhouse::window
