#pragma once
// The page Compare: two rule sets, always shown at the top, and what differs between them: said, seen, played
// on one deal under both, and measured. All of it is worked out in the background.

#include "store/settings.hpp"
#include "window/compare/options_page.hpp"
#include "window/learn/background.hpp"
#include "window/pages/leaf.hpp"

#include <filesystem>

namespace roundhouse::window {

/// A package that can be compared.
struct Comparable {
    std::string id, title, about; ///< about: why it cannot be compared; else empty
};

struct CompareWanted {
    SetWanted a, b;
    SetWanted agreed = {}; ///< offered besides the packages with usual options; empty: nothing
};

class ComparePage final : public Leaf {
  public:
    enum class Section : std::uint8_t { differs, see, deal, matters };

    /// `settings` remember what was compared last.
    ComparePage(CompareWanted wanted, store::Settings& settings);

    bool update(double now) override;
    void leave() override;
    bool at_rest() const override;
    std::optional<CardsShown> cards(Point window, float scale) const override;
    std::optional<Face> usual_face() const override;
    LeafWish draw(const Page& page, const Canvas& canvas, const Input& input) override;
    void fill_screen(bool fills) override { large_ = fills; }

    Section section() const { return section_; }
    void choose(Section section);
    const SetWanted& a() const { return a_; }
    const SetWanted& b() const { return b_; }
    /// Compares another pair.
    void compare(SetWanted a, SetWanted b);
    /// Swaps A and B.
    void exchange();
    /// What is known so far.
    const CompareJob::Found& found() const { return found_; }
    /// The case shown, and the step of the deal under both.
    std::size_t chosen_case() const { return case_; }
    std::size_t step() const { return step_; }
    /// Clamped to the last one.
    void go_to_case(std::size_t place);
    void go_to_step(std::size_t step);
    bool is_large() const { return large_; }
    void tell(const std::string& text) override { printed_ = text; }
    /// Where the comparison was written, or what failed; empty before.
    const std::string& printed() const { return printed_; }

  private:
    void begin(std::shared_ptr<PlayedDeals> deals, bool exchanged);
    bool look();
    void obey(const Input& input, LeafWish& wish);
    void step_by(int step);
    void print();
    LeafWish play(Which which) const;
    void open_options(LeafWish& wish);
    void take_options();

    float draw_heading(const Sheet& sheet, const Rect& place, LeafWish& wish);
    float draw_sets(const Sheet& sheet, const Rect& place);
    void draw_set(const Sheet& sheet, const Rect& place, Which which);
    void write_set(const Sheet& sheet, const Rect& place, Which which) const;
    void draw_choices(const Sheet& sheet, const Rect& place, Which which);
    float draw_tabs(const Sheet& sheet, const Rect& place);
    void draw_body(const Sheet& sheet, const Rect& place, LeafWish& wish);
    float draw_section(const Sheet& sheet, const Rect& place, LeafWish& wish);

    store::Settings& settings_;
    std::optional<Face> face_; ///< chosen by a person
    SetWanted a_, b_, agreed_;
    std::shared_ptr<SetsChosen> chosen_ = std::make_shared<SetsChosen>(); ///< shared with the options page
    Background<std::vector<Comparable>> packages_;
    Background<std::string> printing_;
    std::string printed_;

    std::unique_ptr<CompareJob> job_;
    std::vector<std::unique_ptr<CompareJob>> ending_; ///< for earlier rule sets
    std::shared_ptr<PlayedDeals> deals_;
    bool exchanged_ = false; ///< relative to `deals_`
    int version_ = -1;
    CompareJob::Found found_;

    Section section_ = Section::see;
    std::size_t case_ = 0, step_ = 0;
    bool large_ = false;
    bool scroll_ = false;        ///< scroll the chosen case into view
    bool from_top_ = false;      ///< scroll a new section to its top
    int turn_ = 0;               ///< pages still to turn
    std::optional<Which> opens_; ///< whose list of packages is to open
};

} // namespace roundhouse::window
