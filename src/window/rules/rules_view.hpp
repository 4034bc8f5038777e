#pragma once
// The rules as a reference: sections at the left, one of them at the right, with pictures of melds and worked
// examples. Used before the first deal, at the table and from the lobby.

#include "seating/packages.hpp"
#include "teach/document/document.hpp"
#include "window/paint/canvas.hpp"
#include "window/rules/term_reader.hpp"

namespace roundhouse::window {

class RulesView {
  public:
    /// The document is made from `variant` and `options` on another thread. Until it is ready, or if these
    /// now give other rules, the page shows `rules` without examples and marks.
    RulesView(std::string variant, seating::Chosen options, RulebookPtr rules, TermUsers& users);

    bool update();
    bool at_rest() const { return coming_.at_rest(); }
    /// Examples and marks are ready, or will not come.
    bool is_whole() const { return coming_.made() || !coming_.trouble().empty(); }
    /// True if the section shown has pictures of cards.
    bool shows_cards() const;
    const Rulebook& rules() const { return *rules_; }
    const std::string& variant() const { return variant_; }
    const seating::Chosen& options() const { return options_; }

    /// Sections and text, with room for a row of buttons below. `about`: said first.
    void draw(const Page& page, const Canvas& canvas, const Input& input, Face face,
              const std::string& about = "");
    /// The explanation of a word, over the panel.
    void draw_over(const Page& page, const Input& input) { terms_.draw(page, input); }

    int sections() const { return static_cast<int>(parts_.size()); }
    int chosen() const { return chosen_; }
    void choose(int section);
    /// False if the rules have no such section.
    bool choose(present::RulesSection section);
    const TermReader& terms() const { return terms_; }
    /// Numbers, rows, melds and options marked as differing from usual.
    int agreed_marks() const;

  private:
    /// A section of the page: rows and examples of one or more sections of the rules.
    struct Part {
        std::string title;
        std::vector<present::RulesSection> of; ///< empty: see `kind`
        enum class Kind : std::uint8_t { glance, rows, cards, melds, options, words } kind = Kind::rows;
    };

    void make(Face face);
    void divide();
    void turn_page(int by);
    void draw_list(const Page& page);
    void draw_part(const Page& page, const Canvas& canvas, const std::string& about);
    void draw_glance(const Page& page, const std::string& about);
    void draw_facts(const Page& page);
    void draw_rows(const Page& page, const Part& part);
    void draw_ranks(const Page& page, const Canvas& canvas);
    void draw_melds(const Page& page, const Canvas& canvas);
    void draw_meld_grid(const Page& page, const Canvas& canvas, const char* id,
                        const std::vector<present::MeldRow>& rows,
                        const std::vector<const MeldRule*>& patterns);
    void draw_meld(const Page& page, const Canvas& canvas, const present::MeldRow& row,
                   const MeldRule& pattern);
    void draw_examples(const Page& page, const Canvas& canvas, const Part& part);
    void draw_options(const Page& page, bool changed_alone);
    void draw_words(const Page& page);

    std::string variant_;
    seating::Chosen options_;
    RulebookPtr rules_;
    TermReader terms_;
    teach::Document document_;
    std::vector<const Term*> words_;
    Background<teach::Document> coming_;
    std::string language_;
    Face face_ = Face::french;
    bool made_ = false;

    std::vector<Part> parts_;
    int chosen_ = 0;
    int focused_ = 0; ///< the list item that had the key focus, from 1
    bool from_top_ = false;
    int turn_ = 0; ///< pages to turn once the length of the text is known
};

} // namespace roundhouse::window
