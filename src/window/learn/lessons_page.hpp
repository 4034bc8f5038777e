#pragma once
// The lessons of a game, the progress in each, and what is new for somebody who knows another game.

#include "store/lesson_progress.hpp"
#include "store/settings.hpp"
#include "window/learn/background.hpp"
#include "window/pages/leaf.hpp"

#include <vector>

namespace roundhouse::window {

/// A package by its name.
struct TitledPackage {
    std::string id, title;
};

struct LessonsWanted {
    TitledPackage variant;
    std::vector<TitledPackage> others;   ///< those somebody may know already
    std::filesystem::path progress = {}; ///< where progress is saved; empty: nowhere
};

class LessonsPage final : public Leaf {
  public:
    struct Row {
        std::string id, title, goal;
        int minutes = 0;
        std::size_t steps = 0;
    };

    LessonsPage(LessonsWanted wanted, const store::Settings& settings);

    bool update(double now) override;
    bool at_rest() const override { return opening_.at_rest(); }
    LeafWish draw(const Page& page, const Canvas& canvas, const Input& input) override;

    bool is_open() const { return opening_.made().has_value(); }
    const std::vector<Row>& rows() const { return *opening_.made(); }
    const std::string& trouble() const { return opening_.trouble(); }
    store::LessonPlace place(const std::string& lesson) const;
    /// Which of the others the learner knows; throws if there are none.
    const std::string& known() const { return wanted_.others.at(static_cast<std::size_t>(known_)).id; }

  private:
    void read_progress();
    void draw_rows(const Page& page, LeafWish& wish);
    void draw_row(const Page& page, const Row& row, bool next, LeafWish& wish);
    void draw_what_is_new(const Page& page, bool next, LeafWish& wish);
    void open(const std::string& lesson, LeafWish& wish);

    LessonsWanted wanted_;
    const store::Settings& settings_;
    Background<std::vector<Row>> opening_;
    store::LessonProgress progress_;
    bool away_ = false; ///< a lesson was opened
    int known_ = 0;     ///< index in the others
};

} // namespace roundhouse::window
