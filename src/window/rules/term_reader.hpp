#pragma once
// Texts in which the words of the game can be opened: a click on a word that is underlined, or T, shows what
// it means, with an example, related words and who uses it.

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

/// Which packages use which word; worked out once somebody asks, and shared by all pages.
class TermUsers {
  public:
    /// Packages that use it, by title; null as long as that is not known.
    const std::vector<seating::TermEntry::User>* of(const Term& term);
    /// True if something became known.
    bool update() { return entries_.update(); }

  private:
    std::string language_;
    Background<std::vector<seating::TermEntry>> entries_;
};

class TermReader {
  public:
    explicit TermReader(TermUsers& users) : users_(users) {}

    /// Words of these rules, with cards of that face. Keeps what is open if they are the same.
    void read(RulebookPtr rules, Face face);
    /// A new picture of the page.
    void begin();
    /// A sentence with marks for cards, as wide as there is room, in that colour.
    void paragraph(const Page& page, const std::string& sentence, Colour colour = look::text,
                   Size size = Size::body, bool bold = false);
    /// What is open, over the panel that is drawn; T opens the first word in sight, then the next.
    void draw(const Page& page, const Input& input);
    void open(const Term& term) { wanted_ = &term; }
    /// The word that is explained now; null if none is.
    const Term* opened() const { return is_open_ ? opened_ : nullptr; }
    /// Words that can be opened in this picture, in order.
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
    std::vector<const Term*> in_sight_, before_;                 ///< of this picture, of the one before
    const Term* wanted_ = nullptr;
    const Term* opened_ = nullptr;
    bool is_open_ = false;
};

} // namespace roundhouse::window
