#pragma once
// The workshop, from saving to playing in one view: the package being played, what its last save changed,
// what is wrong with it, what that means for the hand on the table, and what its scripts print.

#include "seating/session.hpp"
#include "teach/workshop/position.hpp"
#include "window/learn/background.hpp"
#include "window/pages/leaf.hpp"
#include "window/workshop/saved.hpp"

namespace roundhouse::window {

/// The table the workshop asks about; absent if no game is on, or nobody's cards may show.
struct AtTable {
    Match match;
    Seat viewer = 1;
};

/// A file of the package as it was last read, in lines.
struct SourceText {
    std::filesystem::path file;
    int number = -1; ///< of the save after which it was read
    std::vector<std::string> lines;
    int in_sight = -1; ///< the line last scrolled into view
};

class WorkshopPage final : public Leaf {
  public:
    /// `saved` must live as long as the page is drawn.
    WorkshopPage(const Saved& saved, std::optional<AtTable> table);

    bool update(double now) override;
    bool at_rest() const override { return position_.at_rest(); }
    std::optional<CardsShown> cards(Point window, float scale) const override;
    std::optional<Face> usual_face() const override {
        return saved_.sound ? saved_.sound->face : saved_.played ? saved_.played->face : saved_.face;
    }
    LeafWish draw(const Page& page, const Canvas& canvas, const Input& input) override;

    /// The finding that E opens, from 0.
    std::size_t chosen() const { return chosen_; }
    /// The answers for the position under the last rules asked about; null until known.
    const teach::PositionAnswers* position() const { return answers_ ? &*answers_ : nullptr; }
    /// The answers changed a moment ago, and the changes are highlighted.
    bool lights_up() const { return now_ < lit_until_; }

  private:
    enum class Tab : std::uint8_t { package, changes, position };

    const variants::Findings& findings() const;
    const teach::Outline& outline() const { return saved_.outline; }
    void draw_head(const Page& page, const Rect& place, LeafWish& wish);
    SavedWish draw_bar(const Page& page, const Rect& place);
    void draw_columns(const Page& page, const Canvas& canvas, const Rect& place);
    void draw_tabs(const Page& page, const Canvas& canvas, const Rect& place);
    void draw_source(const Page& page);
    void draw_package(const Page& page);
    void draw_options(const Page& page);
    /// What E opens: the finding or the section chosen, else the package's own file.
    variants::Place chosen_place() const;
    /// True if the previous answers had another value, `before`.
    bool is_lit(std::optional<int> before, int now) const { return lights_up() && before && *before != now; }
    void draw_sections(const Page& page);
    void draw_middle(const Page& page);
    void draw_changes(const Page& page);
    void draw_change(const Page& page, const teach::Statement& said, const variants::Place& place);
    void draw_findings(const Page& page);
    void draw_position(const Page& page, const Canvas& canvas);
    void draw_legal(const Page& page, const Canvas& canvas, const teach::LegalCards& legal);
    void draw_settlement(const Page& page, const teach::PositionAnswers& answers);
    void draw_prints(const Page& page);
    std::optional<int> melds_before(Suit trump) const;
    std::optional<int> settled_before(std::size_t count) const;
    void take_keys(const Input& input);
    void edit(const variants::Place& place);
    void edit_chosen();

    const Saved& saved_;
    std::optional<AtTable> table_;
    Background<teach::PositionAnswers> position_;
    std::optional<teach::PositionAnswers> answers_, answers_before_;
    double now_ = 0, lit_until_ = 0;
    std::optional<variants::Choices> wished_; ///< options changed in this frame
    SourceText source_;
    RulebookPtr answered_; ///< the rules that position_ was asked about
    std::size_t chosen_ = 0;
    std::optional<present::RulesSection> section_; ///< chosen at the left: the middle shows only it
    int number_ = 0;                               ///< of the save shown
    int count_ = -1;                               ///< index in the settlements; -1: the initial one
    Tab tab_ = Tab::changes;                       ///< in a narrow window
    bool scroll_ = false;                          ///< scroll the chosen item into view
    std::string trouble_;
};

} // namespace roundhouse::window
