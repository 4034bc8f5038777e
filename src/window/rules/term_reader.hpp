#pragma once
// Texts whose game terms can be opened: a click on an underlined word, or T, shows what it means, with an
// example, related words and the packages that use it.

#include "cards/notation.hpp"
#include "present/rules/terms.hpp"
#include "seating/packages.hpp"
#include "seating/term_entries.hpp"
#include "window/learn/background.hpp"
#include "window/pages/panel.hpp"
#include "window/platform/input.hpp"

#include <map>
#include <memory>

namespace roundhouse::window {

/// Which packages use which word; computed on first request and shared by all pages.
class TermUsers {
  public:
    /// Packages that use it, by title; null until known.
    const std::vector<seating::TermEntry::User>* of(const Term& term);
    /// True if something new became known.
    bool update() { return entries_.update(); }

  private:
    std::string language_;
    Background<std::vector<seating::TermEntry>> entries_;
};

class TermReader {
  public:
    explicit TermReader(TermUsers& users) : users_(users) {}

    /// Sets the rules and the face. Keeps the open word if neither changed.
    void read(RulebookPtr rules, Face face);
    /// Begins a new frame of the page.
    void begin();
    /// A sentence with card marks, as wide as there is room.
    void paragraph(const Page& page, const std::string& sentence, Colour colour = look::text,
                   Size size = Size::body, bool bold = false);
    /// Draws the open word over the panel; T opens the first word in view, then the next.
    void draw(const Page& page, const Input& input);
    void open(const Term& term) { wanted_ = &term; }
    /// The word being explained; null if none is.
    const Term* opened() const { return is_open_ ? opened_ : nullptr; }
    /// Words that can be opened in this frame, in order.
    const std::vector<const Term*>& in_sight() const { return in_sight_; }

  private:
    const std::vector<present::Mention>& mentions_in(const std::string& text);
    void draw_line(const char* begin, const char* end, const std::string& text, Point at, Size size,
                   bool bold, const Page& page);
    void next();
    void explain(const Page& page);

    TermUsers& users_;
    RulebookPtr rules_;
    Face face_ = Face::french;
    std::string language_;
    std::map<std::string, std::vector<present::Mention>> known_; ///< by text
    std::vector<const Term*> in_sight_, before_;                 ///< of this frame; of the one before
    const Term* wanted_ = nullptr;
    const Term* opened_ = nullptr;
    bool is_open_ = false;
};

} // namespace roundhouse::window
