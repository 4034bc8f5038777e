#include "base/speech.hpp"
#include "base/text.hpp"
#include "cli/draw.hpp"
#include "teach/explain.hpp"

#include <fmt/format.h>

namespace roundhouse::cli {

namespace {

bool is_red(Suit suit) { return suit == Suit::hearts || suit == Suit::diamonds; }

std::string suited(Suit suit, const std::string& text, const Style& style) {
    return is_red(suit) ? style.red(text) : text;
}

/// A line being put together from pieces whose colours take no room.
struct Row {
    Lines& lines;
    std::string indent;
    std::string text = {};
    std::size_t width = 0;

    void add(const std::string& shown, std::size_t wide, std::size_t gap) {
        if (width && columns(indent) + width + gap + wide > screen_width) end();
        if (width) {
            text += std::string(gap, ' ');
            width += gap;
        }
        text += shown;
        width += wide;
    }
    void end() {
        if (width) lines.push_back(indent + text);
        text.clear();
        width = 0;
    }
};

std::string last_call(const View& view, Seat seat) {
    std::string said;
    for (const Call& call : view.calls())
        if (call.seat == seat)
            said = !call.bid     ? view.rules().auction->passes[call.pass].name
                   : call.spoken ? fmt::format("\"{}\": {}", spoken_digit(call.bid), call.bid)
                                 : std::to_string(call.bid);
    return said;
}

std::string in_trick(const View& view, Seat seat, const Style& style) {
    const auto trick = view.trick();
    for (std::size_t i = 0; i < trick.size(); ++i) {
        if (onward(view.leader(), static_cast<int>(i), view.rules().seats) != seat) continue;
        return card_text(trick[i], style) + (i == 0 ? "  led" : "") +
               (view.best_seat() == seat ? style.green("  best so far") : "");
    }
    return {};
}

std::string seat_label(const View& view, const Names& names, Seat seat) {
    std::string label = names[seat];
    if (seat == view.seat())
        label += " (you)";
    else if (view.seat() && view.partner() == seat)
        label += " (partner)";
    if (seat == view.dealer() && !somebody_sits_out(view.rules())) label += ", dealer";
    return label;
}

bool tricks_are_played(const View& view) {
    return !view.over() && (view.step() == Step::play || view.step() == Step::draw_play);
}

Lines draw_seats(const View& view, const Names& names, const Style& style) {
    const bool playing = tricks_are_played(view);
    std::size_t wide = 18;
    for (Seat seat = 1; seat <= view.rules().seats; ++seat)
        wide = std::max(wide, columns(seat_label(view, names, seat)));
    const std::string head = playing ? "meld  tricks  points   on the table" : "cards  call";
    // Seats stand in playing order; where that is not the clock's, it is said.
    const std::string turn = view.rules().turn == Turn::counter_clockwise ? "counter-clockwise" : "";
    Lines lines{"  " + style.dim(padded(turn, wide) + "  " + head)};
    for (Seat seat = 1; seat <= view.rules().seats; ++seat) {
        const std::string label = padded(seat_label(view, names, seat), wide);
        std::string line = "  " + (seat == view.seat() ? style.bold(label) : label) + "  ";
        if (playing)
            line += fmt::format("{:>4}  {:>6}  {:>6}   {}", view.meld_points(seat), view.tricks_won(seat),
                                view.count(seat), in_trick(view, seat, style));
        else
            line += fmt::format("{:>5}  {}", view.hand_size(seat), last_call(view, seat));
        line.erase(line.find_last_not_of(' ') + 1);
        lines.push_back(line);
    }
    return lines;
}

std::string headline(const Match& match, const View& view, const Names& names, const Style& style) {
    std::string text = fmt::format("Round {}", match.round_number);
    if (tricks_are_played(view))
        text += fmt::format(", trick {} of {}", view.finished_tricks().size() + 1, tricks(view.rules()));
    if (view.contract().seat)
        text += fmt::format(" · {} bid {}", names[view.contract().seat], view.contract().bid);
    if (view.trump()) text += fmt::format(" · trump {}", suit_text(*view.trump(), style.plain()));
    if (const SideContract* contract = view.side_contract())
        text += fmt::format(" · {}, no trump", contract->name);
    return text;
}

/// The kitty until play begins, and what was put away.
Lines draw_kitty(const View& view, const Names& names, const Style& style) {
    Lines lines;
    if (view.kitty_size()) lines.push_back(fmt::format("  Kitty: {} cards, face down", view.kitty_size()));
    if (!view.kitty().empty() && !tricks_are_played(view))
        lines.push_back(fmt::format("  Kitty: {}, taken by {}", cards_text(view.kitty(), style),
                                    names[view.contract().seat]));
    if (!view.buried().empty())
        lines.push_back("  You put away: " + cards_text(view.buried(), style));
    else if (view.buried_size())
        lines.push_back(
            fmt::format("  {} put {} cards away", names[view.contract().seat], view.buried_size()));
    return lines;
}

/// What is left to draw, what lies open before whom, and what this seat has seen go to its pile.
Lines draw_stock(const View& view, const Names& names, const Style& style) {
    Lines lines;
    if (const int left = view.stock_size()) {
        const auto card = view.turned_up();
        lines.push_back(fmt::format("  Stock: {} cards{}", left,
                                    card ? ", under them " + card_text(*card, style) : ", face down"));
    }
    if (const auto card = view.drawn()) lines.push_back("  You have drawn " + card_text(*card, style));
    if (view.stock_size() == 0) return lines;
    if (!view.rejected().empty()) lines.push_back("  You put away: " + cards_text(view.rejected(), style));
    for (Seat seat = 1; seat <= view.rules().seats; ++seat)
        if (const CardSet open = view.open_cards(seat); !open.empty())
            lines.push_back(fmt::format("  Open before {}: {}", names[seat], cards_text(open, style)));
    return lines;
}

/// The melds to choose from, by number.
Lines draw_offers(const View& view, const Style& style) {
    Lines lines;
    for (const Meld& meld : view.offered_melds())
        lines.push_back(
            fmt::format("  {}. {}: {} for {}", lines.size() + 1,
                        name(view.rules().meld_rules[static_cast<std::size_t>(meld.rule)], meld.multiple),
                        cards_text(meld.cards, style), meld.points));
    return lines;
}

} // namespace

std::string card_text(Card card, const Style& style) {
    return suited(card.suit(), letter(card.rank(), style.face) + symbol(card.suit(), style.face), style);
}

std::string cards_text(const CardSet& cards, const Style& style) {
    std::string text;
    for (const Card card : teach::sorted_for_people(cards))
        text += (text.empty() ? "" : " ") + card_text(card, style);
    return text;
}

std::string in_points(int points) { return points == 1 ? phrase("1 point") : phrase("{} points", points); }

std::string suit_text(Suit suit, const Style& style) {
    if (style.face == Face::german)
        return suited(suit, in_words(suit, style.face), style); // its sign is a letter
    return in_words(suit) + " " + suited(suit, symbol(suit), style);
}

Lines draw_hand(const CardSet& hand, const std::optional<CardSet>& legal, const Style& style) {
    const bool marks = legal && (hand.kinds() & ~legal->kinds());
    Lines lines;
    Row row{lines, "  "};
    for (const Suit suit : all_suits) {
        const CardSet cards = hand.only(mask_of(suit));
        if (cards.empty()) continue;
        std::size_t gap = 1;
        const std::string sign = style.face == Face::german ? name(suit, style.face) : symbol(suit);
        row.add(suited(suit, sign, style), columns(sign), 3);
        for (const Card card : teach::sorted_for_people(cards)) {
            const std::string plain = letter(card.rank(), style.face);
            const bool open = marks && legal->has(card);
            const std::string shown = open    ? "[" + suited(suit, plain, style) + "]"
                                      : marks ? style.dim(plain)
                                              : suited(suit, plain, style);
            row.add(shown, columns(plain) + (open ? 2 : 0), gap);
        }
    }
    row.end();
    return lines;
}

Lines draw_phases(const Rulebook& rules, Step step, const Style& style) {
    const std::string on = teach::phase_of(rules, step);
    Lines lines;
    Row row{lines, "  "};
    for (const std::string& phase : teach::phases(rules)) {
        const std::string shown = phase == on ? "[" + phase + "]" : phase;
        row.add(phase == on ? style.bold(shown) : style.dim(shown), columns(shown), 2);
    }
    row.end();
    return lines;
}

Lines draw_table(const Match& match, const View& view, const Names& names, const Style& style) {
    const std::string head = headline(match, view, names, style);
    const std::size_t used = columns(head) + 4;
    std::string rule;
    for (std::size_t i = used; i < screen_width; ++i) rule += "─";
    Lines lines{"── " + style.bold(head) + " " + rule};
    if (!view.over())
        for (std::string& line : draw_phases(view.rules(), view.step(), style))
            lines.push_back(std::move(line));
    for (std::string& line : draw_seats(view, names, style)) lines.push_back(std::move(line));
    for (std::string& line : draw_kitty(view, names, style)) lines.push_back(std::move(line));
    for (std::string& line : draw_stock(view, names, style)) lines.push_back(std::move(line));
    if (const std::string out = who_sits_out(match, names); !out.empty()) lines.push_back("  " + out);
    lines.push_back("  Score: " + scores_text(match, names));
    if (view.seat()) {
        std::optional<CardSet> legal;
        const Decision asked = view.decision();
        if (asked && (asked.kind == DecisionKind::play || asked.kind == DecisionKind::discard))
            legal = asked.cards;
        lines.emplace_back("  Your hand:");
        for (std::string& line : draw_hand(view.hand(), legal, style))
            lines.push_back("  " + std::move(line));
        for (std::string& line : draw_offers(view, style)) lines.push_back(std::move(line));
    }
    return lines;
}

Lines draw_last_trick(const View& view, const Names& names, const Style& style) {
    if (view.finished_tricks().empty()) return {"No trick has been finished in this round."};
    const TrickRecord& trick = view.finished_tricks().back();
    Lines lines{fmt::format("Trick {}:", view.finished_tricks().size())};
    for (int i = 0; i < view.rules().seats; ++i) {
        const Seat seat = onward(trick.leader, i, view.rules().seats);
        lines.push_back(fmt::format("  {} {}{}{}", padded(names[seat], 12),
                                    card_text(trick.cards[static_cast<std::size_t>(i)], style),
                                    i == 0 ? "  led" : "",
                                    seat == trick.winner ? "  took it: " + in_points(trick.points) : ""));
    }
    return lines;
}

} // namespace roundhouse::cli
