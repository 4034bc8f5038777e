#include "terminal/screen.hpp"

#include "present/cards.hpp"

#include <cstdlib>
#include <thread>

#include <fmt/format.h>

namespace roundhouse::terminal {

std::string Style::painted(Ink ink, std::string_view text) const {
    if (!colour || text.empty()) return std::string(text);
    return mark(ink) + std::string(text) + mark(Ink::plain);
}

namespace {

/// True for a terminal that prints escape sequences instead of obeying them.
bool is_dumb() {
    const char* term = std::getenv("TERM");
    return !term || std::string_view(term) == "dumb";
}

} // namespace

Style style_for(const Streams& streams, Face face) {
    const char* none = std::getenv("NO_COLOR");
    return {streams.out_terminal && !(none && *none) && !is_dumb(), face};
}

namespace {

std::string suited(Suit suit, const std::string& text, const Style& style) {
    return suit == Suit::hearts || suit == Suit::diamonds ? style.red(text) : text;
}

/// Columns of text with marks in it.
std::size_t columns_drawn(std::string_view text, Face face) { return columns(present::in_signs(text, face)); }

std::string drawn(std::string_view text, const Style& style) {
    return present::with_marks_drawn(
        text, [&](Card card) { return card_text(card, style); },
        [&](Suit suit) { return suit_text(suit, style); });
}

} // namespace

std::string card_text(Card card, const Style& style) {
    return suited(card.suit(), letter(card.rank(), style.face) + present::sign(card.suit(), style.face),
                  style);
}

std::string cards_text(const CardSet& cards, const Style& style) {
    std::string text;
    for (const Card card : present::in_order(cards))
        text += (text.empty() ? "" : " ") + card_text(card, style);
    return text;
}

std::string suit_text(Suit suit, const Style& style) {
    return suited(suit, style.face == Face::german ? present::in_words(suit, style.face) : symbol(suit),
                  style);
}

Lines wrapped(std::string_view sentence, const Style& style, std::size_t width, std::string_view indent) {
    Lines lines;
    std::string line(indent);
    std::size_t wide = columns(indent);
    bool fresh = true;
    for (const std::string_view word : words(sentence)) {
        const std::size_t more = columns_drawn(word, style.face);
        if (!fresh && wide + 1 + more > width) {
            lines.push_back(drawn(line, style));
            line = indent;
            wide = columns(indent);
            fresh = true;
        }
        if (!fresh) line += ' ';
        line += word;
        wide += more + (fresh ? 0 : 1);
        fresh = false;
    }
    if (!fresh || lines.empty()) lines.push_back(drawn(line, style));
    return lines;
}

Lines hanging(std::string_view label, std::size_t column, std::string_view sentence, const Style& style,
              std::size_t width) {
    Lines lines = wrapped(sentence, style, width, std::string(column, ' '));
    if (columns(label) < column) {
        lines.front().replace(0, column, padded(label, column));
        return lines;
    }
    // The label gets lines of its own.
    Lines own{std::string(label)};
    if (columns(label) > width)
        own = wrapped(label, style, width, label.substr(0, label.find_first_not_of(' ')));
    own.insert(own.end(), lines.begin(), lines.end());
    return own;
}

void Screen::sentence(std::string_view text, std::string_view indent) const {
    lines(wrapped(text, style_, screen_width, indent));
}

void Screen::warn(std::string_view text) const {
    streams_.out << std::flush;
    for (const std::string& line : wrapped(text, {})) streams_.err << line << '\n';
    streams_.err << std::flush;
}

std::optional<std::string> Screen::ask(std::string_view prompt) const {
    streams_.out << drawn(prompt, style_) << std::flush;
    std::string answer;
    if (!std::getline(streams_.in, answer)) {
        line();
        return {};
    }
    if (!answer.empty() && answer.back() == '\r') answer.pop_back();
    if (!streams_.in_terminal) line(printable(answer, 200));
    return answer;
}

void Screen::hide() const {
    constexpr std::size_t lines_of_a_screen = 100; // more than most terminals have
    streams_.out << std::flush;
    if (!streams_.out_terminal)
        streams_.orders() << "\f\n";
    else if (is_dumb())
        streams_.orders() << std::string(lines_of_a_screen, '\n');
    else
        streams_.orders() << "\x1b[2J\x1b[3J\x1b[H";
    streams_.orders() << std::flush;
}

void Screen::pause(std::chrono::milliseconds time) const {
    streams_.out << std::flush;
    if (streams_.out_terminal) std::this_thread::sleep_for(time);
}

std::string right(std::string_view text, std::size_t width) {
    const std::size_t wide = columns(text);
    return std::string(wide < width ? width - wide : 0, ' ') + std::string(text);
}

} // namespace roundhouse::terminal
