#include "base/language.hpp"
#include "present/asked/offer.hpp"
#include "present/cards.hpp"
#include "present/phases.hpp"
#include "present/scores.hpp"
#include "terminal/draw/draw.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::terminal {

namespace {

/// Builds a line from pieces; colours have no width.
struct Row {
    Lines& lines;
    std::string indent;
    std::size_t most = screen_width; ///< columns in a line
    std::string text = {};
    std::size_t width = 0;

    /// Starts the next line if this many columns no longer fit.
    void make_room(std::size_t wide, std::size_t gap) {
        if (width && columns(indent) + width + gap + wide > most) end();
    }
    void add(const std::string& shown, std::size_t wide, std::size_t gap) {
        make_room(wide, gap);
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
    std::string last;
    for (const Call& call : view.calls())
        if (call.seat == seat) last = present::call_in_words(*view.rules().auction, call);
    return last;
}

std::string played_card(Card card, bool led, bool best, const Style& style) {
    return card_text(card, style) + (led ? "  " + tr("led") : "") +
           (best ? "  " + style.green(tr("best so far")) : "");
}

std::string in_trick(const View& view, Seat seat, const Style& style) {
    const auto trick = view.trick();
    for (std::size_t i = 0; i < trick.size(); ++i)
        if (onward(view.leader(), static_cast<int>(i), view.rules().seats) == seat)
            return played_card(trick[i], i == 0, view.best_seat() == seat, style);
    return {};
}

std::string seat_label(const View& view, const Names& names, Seat seat) {
    std::string label = names[seat];
    if (seat == view.seat())
        label = tr("{} (you)", label);
    else if (view.seat() && view.partner() == seat)
        label = tr("{} (partner)", label);
    if (seat == view.dealer() && !somebody_sits_out(view.rules())) label = tr("{}, dealer", label);
    return label;
}

bool tricks_are_played(const View& view) {
    return !view.over() && (view.step() == Step::play || view.step() == Step::draw_play);
}

/// A number's column is as wide as its head.
std::size_t number_width(const std::string& head) { return std::max<std::size_t>(columns(head), 4); }

/// Columns left for a row's label beside the longest entry that may ever appear on the table, so that columns
/// do not move from card to card.
std::size_t room_for_labels(const Lines& heads, bool playing, const Style& style) {
    constexpr std::size_t longest_call = 30;
    const std::string longest_card = played_card({Rank::ten, Suit::hearts}, true, true, style);
    std::size_t taken = 2 + (playing ? 3 + columns(longest_card) : 2 + longest_call);
    for (std::size_t i = 0; i + 1 < heads.size(); ++i) taken += 2 + number_width(heads[i]);
    return taken < screen_width ? screen_width - taken : 0;
}

/// Numbers end under their heads, text begins there. A label too long for its row gets a line of its own.
Lines draw_seats(const View& view, const Names& names, const Style& style) {
    const bool playing = tricks_are_played(view);
    const Lines heads = playing ? Lines{tr("meld"), tr("tricks"), tr("points"), tr("on the table")}
                                : Lines{tr("cards"), tr("call")};
    const std::size_t room = room_for_labels(heads, playing, style);
    // Seats are listed in playing order; say so if it is counter-clockwise.
    const std::string turn =
        view.rules().turn == Turn::counter_clockwise ? tr("counter-clockwise") : std::string();
    std::size_t wide = std::min<std::size_t>(18, room);
    const auto make_room_for = [&](const std::string& label) {
        if (columns(label) <= room) wide = std::max(wide, columns(label));
    };
    make_room_for(turn);
    for (Seat seat = 1; seat <= view.rules().seats; ++seat) make_room_for(seat_label(view, names, seat));
    const auto row = [&](const std::string& first, const Lines& cells) {
        std::string text = first;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const bool number = i + 1 < cells.size();
            text +=
                number ? "  " + right(cells[i], number_width(heads[i])) : (playing ? "   " : "  ") + cells[i];
        }
        text.erase(text.find_last_not_of(' ') + 1);
        return text;
    };
    Lines lines{"  " + style.dim(row(padded(turn, wide), heads))};
    for (Seat seat = 1; seat <= view.rules().seats; ++seat) {
        const std::string label = seat_label(view, names, seat);
        const Lines cells =
            playing ? Lines{std::to_string(view.meld_points(seat)), std::to_string(view.tricks_won(seat)),
                            std::to_string(view.count(seat)), in_trick(view, seat, style)}
                    : Lines{std::to_string(view.hand_size(seat)), last_call(view, seat)};
        const auto shown = [&](const std::string& text) {
            return seat == view.seat() ? style.bold(text) : text;
        };
        const bool fits = columns(label) <= wide;
        if (!fits) lines.push_back("  " + shown(label));
        lines.push_back("  " + row(fits ? shown(padded(label, wide)) : std::string(wide, ' '), cells));
    }
    return lines;
}

std::string headline(const Match& match, const View& view, const Names& names, const Style& style) {
    std::string text = tricks_are_played(view) ? tr("Round {}, trick {} of {}", match.round_number,
                                                    view.finished_tricks().size() + 1, view.tricks())
                                               : tr("Round {}", match.round_number);
    if (view.contract().seat) text += " · " + present::bid_of_contract(view.rules(), view.contract(), names);
    if (view.trump()) {
        text += " · " + tr("trump {}", present::in_words(*view.trump(), style.face));
        if (style.face == Face::french) text += " " + symbol(*view.trump());
    }
    if (const SideContract* contract = view.side_contract())
        text += " · " + tr("{}, no trump", translated(contract->name));
    return text;
}

/// The headline, with a rule behind it.
Lines draw_headline(const std::string& head, const Style& style) {
    Lines lines;
    for (const std::string& part : wrapped(head, style, screen_width - 4)) {
        std::string rule;
        for (std::size_t i = columns(part) + 4; i < screen_width; ++i) rule += "─";
        lines.push_back(lines.empty() ? "── " + style.bold(part) + " " + rule : "   " + style.bold(part));
    }
    return lines;
}

/// A sentence within the table, wrapped.
void say(Lines& lines, const std::string& sentence, const Style& style) {
    add(lines, wrapped(sentence, style, screen_width, "  "));
}

/// The kitty until play begins, and the discards.
Lines draw_kitty(const View& view, const Names& names, const Style& style) {
    Lines lines;
    if (const int cards = view.kitty_size())
        say(lines, tr_n("Kitty: one card, face down", "Kitty: {} cards, face down", cards, cards), style);
    if (!view.kitty().empty() && !tricks_are_played(view))
        say(lines, tr("Kitty: {}, taken by {}", cards_text(view.kitty(), style), names[view.contract().seat]),
            style);
    const int away = view.buried_size();
    if (!view.buried().empty())
        say(lines, tr("You discarded: {}", cards_text(view.buried(), style)), style);
    else if (away)
        say(lines,
            tr_n("{1} discarded one card", "{1} discarded {0} cards", away, away,
                 names[view.contract().seat]),
            style);
    return lines;
}

/// The cards left to draw, the open cards before each seat, and what this seat has seen go to its pile.
Lines draw_stock(const View& view, const Names& names, const Style& style) {
    Lines lines;
    const int left = view.stock_size();
    if (const auto card = view.turned_up())
        say(lines,
            tr_n("Stock: {} card, {}", "Stock: {} cards, the last of them {}", left, left,
                 card_text(*card, style)),
            style);
    else if (left)
        say(lines, tr_n("Stock: {} card, face down", "Stock: {} cards, face down", left, left), style);
    if (const auto card = view.drawn()) say(lines, tr("You drew {}", card_text(*card, style)), style);
    if (left == 0) return lines;
    if (!view.rejected().empty())
        say(lines, tr("You rejected: {}", cards_text(view.rejected(), style)), style);
    for (Seat seat = 1; seat <= view.rules().seats; ++seat)
        if (const CardSet open = view.open_cards(seat); !open.empty())
            say(lines, tr("Open before {}: {}", names[seat], cards_text(open, style)), style);
    return lines;
}

/// The melds to choose from, by number.
Lines draw_offers(const View& view, const Style& style) {
    Lines lines;
    for (const Meld& meld : view.offered_melds()) {
        const MeldRule& rule = view.rules().meld_rules[static_cast<std::size_t>(meld.rule)];
        lines.push_back(fmt::format("  {}. {}: {}, {}", lines.size() + 1,
                                    present::in_words(rule, meld.multiple, style.face),
                                    cards_text(meld.cards, style), present::worth_in_words(rule, meld)));
    }
    return lines;
}

} // namespace

void add(Lines& lines, Lines more) {
    for (std::string& line : more) lines.push_back(std::move(line));
}

Lines draw_hand(const CardSet& hand, const std::optional<CardSet>& legal, const Style& style) {
    const bool marks = legal && (hand.kinds() & ~legal->kinds());
    Lines lines;
    constexpr std::size_t gap = 1, gap_of_suits = 3;
    Row row{lines, "  ", screen_width - 2}; // the table indents it once more
    for (const Suit suit : present::suits_in_order()) {
        const CardSet cards = hand.only(mask_of(suit));
        if (cards.empty()) continue;
        const auto is_open = [&](Card card) { return marks && legal->has(card); };
        const auto width = [&](Card card) {
            return columns(letter(card.rank(), style.face)) + (is_open(card) ? 2 : 0);
        };
        const std::size_t name = columns(present::in_signs(present::mark(suit), style.face));
        std::size_t whole = name;
        for (const Card card : cards) whole += gap + width(card);
        row.make_room(whole, gap_of_suits); // keep a suit on one line if possible
        row.add(suit_text(suit, style), name, gap_of_suits);
        for (const Card card : sorted(cards)) {
            const std::string plain = letter(card.rank(), style.face);
            const std::string coloured =
                suit == Suit::hearts || suit == Suit::diamonds ? style.red(plain) : plain;
            row.add(is_open(card) ? "[" + coloured + "]"
                    : marks       ? style.dim(plain)
                                  : coloured,
                    width(card), gap);
        }
    }
    row.end();
    return lines;
}

Lines draw_phases(const Rulebook& rules, Step step, const Style& style) {
    const std::string on = present::phase_of(rules, step);
    Lines lines;
    Row row{lines, "  "};
    for (const std::string& phase : present::phases(rules)) {
        const std::string shown = phase == on ? "[" + phase + "]" : phase;
        row.add(phase == on ? style.bold(shown) : style.dim(shown), columns(shown), 2);
    }
    row.end();
    return lines;
}

Lines draw_table(const Match& match, const View& view, const Names& names, const Style& style, Marks marks) {
    Lines lines = draw_headline(headline(match, view, names, style), style);
    if (!view.over()) add(lines, draw_phases(view.rules(), view.step(), style));
    add(lines, draw_seats(view, names, style));
    add(lines, draw_kitty(view, names, style));
    add(lines, draw_stock(view, names, style));
    if (const std::string out = present::who_sits_out(match, names); !out.empty()) say(lines, out, style);
    say(lines, tr("Score: {}", present::scores_in_words(match, names)), style);
    if (!view.seat()) return lines;
    std::optional<CardSet> legal;
    const Decision asked = view.decision();
    if (marks == Marks::shown && asked &&
        (asked.kind == DecisionKind::play || asked.kind == DecisionKind::discard))
        legal = asked.cards;
    lines.push_back("  " + tr("Your hand:"));
    for (std::string& line : draw_hand(view.hand(), legal, style)) lines.push_back("  " + std::move(line));
    if (marks == Marks::shown) add(lines, draw_offers(view, style));
    return lines;
}

Lines draw_last_trick(const View& view, const Names& names, const Style& style) {
    if (view.finished_tricks().empty()) return {tr("No trick has been played yet in this round.")};
    const TrickRecord& trick = view.finished_tricks().back();
    Lines lines{tr("Trick {}:", view.finished_tricks().size())};
    for (int i = 0; i < view.rules().seats; ++i) {
        const Seat seat = onward(trick.leader, i, view.rules().seats);
        std::string line =
            "  " + padded(names[seat], 12) + " " + card_text(trick.cards[static_cast<std::size_t>(i)], style);
        if (i == 0) line += "  " + tr("led");
        if (seat == trick.winner) line += "  " + tr("took it: {}", present::in_points(trick.points));
        lines.push_back(line);
    }
    return lines;
}

} // namespace roundhouse::terminal
