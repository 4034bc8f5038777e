#pragma once
// What a teacher talks about at a table: it is lit and numbered, and everything else is dimmed.

#include "game/view.hpp"
#include "teach/lessons/lesson.hpp"

namespace roundhouse::window {

struct TableModel;

struct Spotlight {
    std::vector<teach::Lit> lit; ///< numbered from 1
    float side = 0;              ///< width of the teacher's panel, which replaces the column
    bool hand_answers = false;   ///< the answer is made with cards of the hand

    bool has_panel(std::string_view name) const { return number_of(name) > 0; }
    /// 0: not lit.
    int number_of(std::string_view panel) const;
};

/// A lit card: in the trick, in the hand, or turned up under the stock.
struct LitCard {
    int number = 0;
    Seat played_by = 0; ///< 0: it is not in the trick
    int place = -1;     ///< in the hand; -1: it is not there

    bool is_turned_up() const { return !played_by && place < 0; }
};

/// Where the lit cards are that the table shows.
std::vector<LitCard> lit_cards(const TableModel& table);
/// The cards with that number that the table does not show.
CardSet lit_elsewhere(const TableModel& table, int number);

/// True if lit cards are in the last trick taken, and the next one is still empty.
bool lights_last_trick(const View& seen, const std::vector<teach::Lit>& lit);
/// True if lit cards are in the part of the kitty that the viewer sees.
bool lights_kitty(const View& seen, const std::vector<teach::Lit>& lit);

} // namespace roundhouse::window
