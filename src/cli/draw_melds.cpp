#include "base/text.hpp"
#include "cli/draw.hpp"

#include <fmt/format.h>

namespace roundhouse::cli {

namespace {

std::string meld_row(const Rulebook& rules, const Meld& meld, const Style& style) {
    const MeldRule& rule = rules.meld_rules[static_cast<std::size_t>(meld.rule)];
    const std::string points = wins_game(rule, meld.multiple) ? "game" : std::to_string(meld.points);
    return fmt::format("    {} {:>5}   {}", padded(name(rule, meld.multiple), 20), points,
                       cards_text(meld.cards, style));
}

Lines shown_melds(const View& view, const Names& names, const Style& style) {
    Lines lines;
    for (Seat seat = 1; seat <= view.rules().seats; ++seat) {
        lines.push_back(fmt::format("  {} melds {}", names[seat], view.meld_points(seat)));
        for (const ShownMeld& shown : view.melds())
            if (shown.seat == seat) lines.push_back(meld_row(view.rules(), shown.meld, style));
    }
    return lines;
}

void add_own(const View& view, Trump trump, const Style& style, Lines& lines) {
    const auto melds = view.rules().melds.best(view.hand(), trump);
    lines.push_back(fmt::format("  with {} as trump: {}", trump ? suit_text(*trump, style) : "no suit",
                                view.rules().melds.points(view.hand(), trump)));
    for (const Meld& meld : melds) lines.push_back(meld_row(view.rules(), meld, style));
}

} // namespace

Lines draw_melds(const View& view, const Names& names, const Style& style) {
    if (const SideContract* contract = view.side_contract(); contract && !contract->melds)
        return {fmt::format("In {} nobody melds.", contract->name)};
    if (!view.melds().empty() || view.over() || view.step() == Step::play || view.step() == Step::settle)
        return shown_melds(view, names, style);
    if (view.side_contract()) {
        Lines lines{"No melds are shown yet. Your hand alone would meld"};
        add_own(view, {}, style, lines);
        return lines;
    }
    Lines lines{"No melds are shown yet. Your hand alone would meld"};
    for (const Suit suit : all_suits)
        if (!view.trump() || *view.trump() == suit) add_own(view, suit, style, lines);
    return lines;
}

} // namespace roundhouse::cli
