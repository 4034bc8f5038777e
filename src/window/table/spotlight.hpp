#pragma once
// What a teacher speaks of at a table: it is lit and numbered, and all else is dimmed.

#include "game/view.hpp"
#include "teach/lessons/lesson.hpp"

namespace roundhouse::window {

struct TableModel;

struct Spotlight {
    std::vector<teach::Lit> lit; ///< numbered from 1
    float side = 0;              ///< width of the teacher's panel, which stands where the column does
    bool hand_answers = false;   ///< cards of the hand are an answer

    bool has_panel(std::string_view name) const { return number_of(name) > 0; }
    /// 0: it is not lit.
    int number_of(std::string_view panel) const;
};

/// A card that is lit, in the trick or in the hand.
struct LitCard {
    int number = 0;
    Seat played_by = 0; ///< 0: it is in the hand
    int place = -1;     ///< there
};

/// Where the lit cards lie that the table shows.
std::vector<LitCard> lit_cards(const TableModel& table);
/// Those of one number that it does not show.
CardSet lit_elsewhere(const TableModel& table, int number);

/// True if cards are lit that lie in the trick that was taken last, and nothing of the next one lies there.
bool lights_last_trick(const View& seen, const std::vector<teach::Lit>& lit);
/// True if cards of the kitty are lit that the viewer sees.
bool lights_kitty(const View& seen, const std::vector<teach::Lit>& lit);

} // namespace roundhouse::window
