#include "base/language.hpp"
#include "present/cards.hpp"
#include "terminal/draw/draw.hpp"

#include <fmt/format.h>

namespace roundhouse::terminal {

namespace {

std::string meld_row(const Rulebook& rules, const Meld& meld, const Style& style) {
    const MeldRule& rule = rules.meld_rules[static_cast<std::size_t>(meld.rule)];
    const std::string points = present::worth_in_words(rule, meld);
    return fmt::format("    {} {}   {}", padded(present::in_words(rule, meld.multiple, style.face), 20),
                       right(points, 5), cards_text(meld.cards, style));
}

Lines shown_melds(const View& view, const Names& names, const Style& style) {
    Lines lines;
    for (Seat seat = 1; seat <= view.rules().seats; ++seat) {
        lines.push_back("  " + tr("{} melds {}", names[seat], view.meld_points(seat)));
        for (const ShownMeld& shown : view.melds())
            if (shown.seat == seat) lines.push_back(meld_row(view.rules(), shown.meld, style));
    }
    return lines;
}

void add_own(const View& view, Trump trump, const Style& style, Lines& lines) {
    const int points = view.rules().melds.points(view.hand(), trump);
    lines.push_back("  " + (trump ? tr("with {} as trump: {}", present::in_words(*trump, style.face), points)
                                  : tr("without trump: {}", points)));
    for (const Meld& meld : view.rules().melds.best(view.hand(), trump))
        lines.push_back(meld_row(view.rules(), meld, style));
}

} // namespace

Lines draw_melds(const View& view, const Names& names, const Style& style) {
    if (const SideContract* contract = view.side_contract(); contract && !contract->melds)
        return {tr("Nobody melds in {}.", translated(contract->name))};
    if (!view.melds().empty() || view.over() || view.step() == Step::play || view.step() == Step::settle)
        return shown_melds(view, names, style);
    Lines lines{tr("No melds are shown yet. Your hand alone would meld:")};
    if (view.side_contract()) add_own(view, {}, style, lines);
    for (const Suit suit : present::suits_in_order())
        if (!view.side_contract() && (!view.trump() || *view.trump() == suit))
            add_own(view, suit, style, lines);
    return lines;
}

} // namespace roundhouse::terminal
