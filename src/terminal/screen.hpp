#pragma once
// Output and line input. Colours, pauses and clearing only on a terminal.

#include "base/text.hpp"
#include "cards/notation.hpp"
#include "terminal/door.hpp"

#include <chrono>
#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

namespace roundhouse::terminal {

/// Everything is drawn for this width.
inline constexpr std::size_t screen_width = 80;

/// Whether to use colours, and the face of the cards, which also decides their names (A34).
struct Style {
    bool colour = false;
    Face face = Face::french;

    std::string red(std::string_view text) const { return painted(Ink::red, text); }
    std::string green(std::string_view text) const { return painted(Ink::green, text); }
    std::string bold(std::string_view text) const { return painted(Ink::bold, text); }
    std::string dim(std::string_view text) const { return painted(Ink::dim, text); }

  private:
    std::string painted(Ink ink, std::string_view text) const;
};

/// The three streams of a program, and which of them are terminals.
struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    bool in_terminal = false, out_terminal = false, err_terminal = false;
    /// The real streams, if `out` and `err` are doors
    std::ostream *behind_out = nullptr, *behind_err = nullptr;

    /// For the program's own control sequences to a terminal only; flush `out` or `err` first.
    std::ostream& orders() const { return behind_out ? *behind_out : out; }
    std::ostream& err_orders() const { return behind_err ? *behind_err : err; }
};

/// Colour on a terminal, unless NO_COLOR is set or TERM is "dumb".
Style style_for(const Streams& streams, Face face = Face::french);

/// "10♥", red suits in red.
std::string card_text(Card card, const Style& style);
/// "A♠ 10♠ K♥" by suit, from the highest down.
std::string cards_text(const CardSet& cards, const Style& style);
/// "♥"; for German suits the name, as Unicode lacks their signs.
std::string suit_text(Suit suit, const Style& style);

/// A sentence with marks, wrapped at blanks into lines of at most `width` columns, each starting with
/// `indent`. Cards are drawn in the style's face and colours; colours have no width.
Lines wrapped(std::string_view sentence, const Style& style, std::size_t width = screen_width,
              std::string_view indent = {});
/// The same behind a label: the text hangs `column` columns in. A label that does not fit in front of it gets
/// lines of its own.
Lines hanging(std::string_view label, std::size_t column, std::string_view sentence, const Style& style,
              std::size_t width = screen_width);

/// One person at a keyboard, or a file of typed lines.
class Screen {
  public:
    /// Without `face`, uses that of whatever is shown: see show_usual_face.
    explicit Screen(const Streams& streams, std::optional<Face> face = {})
        : streams_(streams), style_(style_for(streams, face.value_or(Face::french))),
          face_chosen_(face.has_value()) {}

    const Style& style() const { return style_; }
    /// The face that a person chose.
    void show_face(Face face) {
        style_.face = face;
        face_chosen_ = true;
    }
    /// The face of what is shown from now on, unless a person chose one.
    void show_usual_face(Face face) {
        if (!face_chosen_) style_.face = face;
    }

    void line(std::string_view text = {}) const { streams_.out << text << '\n'; }
    void lines(const Lines& texts) const {
        for (const std::string& text : texts) line(text);
    }
    /// A long sentence, wrapped; its marks are drawn.
    void sentence(std::string_view text, std::string_view indent = {}) const;
    void sentences(const Lines& texts, std::string_view indent = {}) const {
        for (const std::string& text : texts) sentence(text, indent);
    }
    void warn(std::string_view text) const;

    /// Shows the prompt and reads a line; empty at the end of input. A line that does not come from a
    /// terminal is echoed behind the prompt, so that a transcript reads like a live session.
    std::optional<std::string> ask(std::string_view prompt) const;

    /// Hides what was shown before: clears the terminal, or scrolls everything out of sight if it cannot be
    /// cleared; in a transcript, ends a page.
    void hide() const;
    /// Gives the eye time to follow; only on a terminal.
    void pause(std::chrono::milliseconds time) const;

  private:
    Streams streams_;
    Style style_;
    bool face_chosen_;
};

/// `text` padded with blanks on the left to `width` columns.
std::string right(std::string_view text, std::size_t width);

} // namespace roundhouse::terminal
