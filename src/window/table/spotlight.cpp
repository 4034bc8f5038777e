#include "window/table/spotlight.hpp"

#include "window/table/model.hpp"

#include <algorithm>

namespace roundhouse::window {

namespace {

/// Takes one such card out of `left`.
bool take(CardSet& left, Card card) {
    if (!left.has(card)) return false;
    left.remove(card);
    return true;
}

/// The cards on the table that one number lights: the trick first, then the hand, then the card turned up.
/// `left` keeps those not found.
std::vector<LitCard> lit_by(const TableModel& table, int number, CardSet& left) {
    std::vector<LitCard> found;
    for (const PlayedCard& played : table.stage.trick())
        if (take(left, played.card)) found.push_back({number, played.seat, -1});
    for (std::size_t i = 0; i < table.hand.size(); ++i)
        if (take(left, table.hand[i])) found.push_back({number, 0, static_cast<int>(i)});
    if (const auto open = table.view().turned_up(); open && !table.stage.melds_open() && take(left, *open))
        found.push_back({number, 0, -1});
    return found;
}

bool any_lit(const std::vector<teach::Lit>& lit, const auto& is) {
    for (const teach::Lit& one : lit)
        for (const Card card : one.cards)
            if (is(card)) return true;
    return false;
}

} // namespace

int Spotlight::number_of(std::string_view panel) const {
    for (std::size_t i = 0; i < lit.size(); ++i)
        if (!panel.empty() && lit[i].panel == panel) return static_cast<int>(i) + 1;
    return 0;
}

std::vector<LitCard> lit_cards(const TableModel& table) {
    std::vector<LitCard> all;
    if (!table.spotlight) return all;
    for (std::size_t i = 0; i < table.spotlight->lit.size(); ++i) {
        CardSet left = table.spotlight->lit[i].cards;
        const auto found = lit_by(table, static_cast<int>(i) + 1, left);
        all.insert(all.end(), found.begin(), found.end());
    }
    return all;
}

CardSet lit_elsewhere(const TableModel& table, int number) {
    CardSet left = table.spotlight->lit.at(static_cast<std::size_t>(number - 1)).cards;
    lit_by(table, number, left);
    return left;
}

bool lights_last_trick(const View& seen, const std::vector<teach::Lit>& lit) {
    if (seen.finished_tricks().empty() || !seen.trick().empty()) return false;
    const TrickRecord& last = seen.finished_tricks().back();
    const auto end = last.cards.begin() + seen.rules().seats;
    return any_lit(lit, [&](Card card) {
        return !seen.hand().has(card) && std::find(last.cards.begin(), end, card) != end;
    });
}

bool lights_kitty(const View& seen, const std::vector<teach::Lit>& lit) {
    return any_lit(lit, [&](Card card) { return !seen.hand().has(card) && seen.kitty().has(card); });
}

} // namespace roundhouse::window
