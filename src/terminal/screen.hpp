#pragma once
// Where text goes and lines come from. Colours, pauses and clearing happen on a terminal only.

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

/// Width that everything is drawn for.
inline constexpr std::size_t screen_width = 80;

/// Colours, or none; and which pattern the cards have. Names follow the face (A34).
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
    /// What lies behind the doors, if `out` and `err` are doors.
    std::ostream *behind_out = nullptr, *behind_err = nullptr;

    /// For the program's own orders to a terminal, and for them alone; flush `out` or `err` first.
    std::ostream& orders() const { return behind_out ? *behind_out : out; }
    std::ostream& err_orders() const { return behind_err ? *behind_err : err; }
};

/// Colour on a terminal, unless NO_COLOR is set or TERM is "dumb".
Style style_for(const Streams& streams, Face face = Face::french);

/// "10♥", red suits in red.
std::string card_text(Card card, const Style& style);
/// "A♠ 10♠ K♥" by suit, from the highest down.
std::string cards_text(const CardSet& cards, const Style& style);
/// "♥"; of the German suits the name, as Unicode lacks their signs.
std::string suit_text(Suit suit, const Style& style);

/// A sentence with marks, in lines of at most `width` columns, broken at blanks; each begins with `indent`.
/// Cards are drawn in the style's face and colours, which take no room.
Lines wrapped(std::string_view sentence, const Style& style, std::size_t width = screen_width,
              std::string_view indent = {});
/// The same behind a label: what follows hangs below its beginning, `column` columns in. A label that does
/// not fit, one of at least `column` columns, stands in lines of its own.
Lines hanging(std::string_view label, std::size_t column, std::string_view sentence, const Style& style,
              std::size_t width = screen_width);

/// One person at a keyboard, or a file of keystrokes.
class Screen {
  public:
    /// Without `face`, that of whatever is shown: see show_usual_face.
    explicit Screen(const Streams& streams, std::optional<Face> face = {})
        : streams_(streams), style_(style_for(streams, face.value_or(Face::french))),
          face_chosen_(face.has_value()) {}

    const Style& style() const { return style_; }
    /// The face that a person chose.
    void show_face(Face face) {
        style_.face = face;
        face_chosen_ = true;
    }
    /// The face of what is shown from here on, unless a person chose one.
    void show_usual_face(Face face) {
        if (!face_chosen_) style_.face = face;
    }

    void line(std::string_view text = {}) const { streams_.out << text << '\n'; }
    void lines(const Lines& texts) const {
        for (const std::string& text : texts) line(text);
    }
    /// A long sentence, broken at blanks; marks are drawn.
    void sentence(std::string_view text, std::string_view indent = {}) const;
    void sentences(const Lines& texts, std::string_view indent = {}) const {
        for (const std::string& text : texts) sentence(text, indent);
    }
    void warn(std::string_view text) const;

    /// Shows the prompt and reads a line; empty at the end of input. Lines that do not come from a terminal
    /// are shown behind the prompt, so that a transcript reads like what a person sees.
    std::optional<std::string> ask(std::string_view prompt) const;

    /// Hides what was shown before: clears the terminal, or scrolls it out of sight where it cannot be
    /// cleared; ends a page of a transcript.
    void hide() const;
    /// Lets the eye follow; no more than that, and on a terminal only.
    void pause(std::chrono::milliseconds time) const;

  private:
    Streams streams_;
    Style style_;
    bool face_chosen_;
};

/// `text` padded with blanks on the left to `width` columns.
std::string right(std::string_view text, std::size_t width);

} // namespace roundhouse::terminal
