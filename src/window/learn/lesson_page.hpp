#pragma once
// A lesson at the real table: everything but the subject is dimmed, and a teacher's panel beside it shows the
// step, the question, its answers and the replies. The learner's place is saved.

#include "base/language.hpp"
#include "seating/packages.hpp"
#include "store/settings.hpp"
#include "teach/lessons/lesson.hpp"
#include "window/learn/background.hpp"
#include "window/pages/leaf.hpp"
#include "window/table/scene.hpp"

#include <filesystem>

namespace roundhouse::window {

/// Which lesson to open, and where.
struct LessonWanted {
    std::string variant;
    std::string lesson;                   ///< its id; empty: the first of the package
    std::string known = {};               ///< the variant the learner knows, for teach::what_is_new_id
    std::filesystem::path progress = {};  ///< where the place is saved; empty: nowhere
    std::optional<std::size_t> step = {}; ///< from 0; nothing: where the learner left off
};

class LessonPage final : public Leaf {
  public:
    LessonPage(LessonWanted wanted, const store::Settings& settings);

    bool update(double now) override;
    bool at_rest() const override { return opening_.at_rest(); }
    std::optional<CardsShown> cards(Point window, float scale) const override;
    std::optional<Face> usual_face() const override;
    LeafWish draw(const Page& page, const Canvas& canvas, const Input& input) override;

    /// Null while it is loading.
    const teach::Course* course() const { return course_.get(); }
    /// From 0; past the last one when the lesson is done.
    std::size_t step() const { return step_; }
    bool is_done() const { return course_ && step_ >= course_->lesson.steps.size(); }
    /// The reply to the last answer; nothing before.
    const std::optional<teach::Reply>& reply() const { return reply_; }
    const std::string& trouble() const { return trouble_; }
    /// The table of the step; null if it has none.
    const TableScene* scene() const { return scene_.get(); }
    void answer(std::size_t place);

  private:
    /// How cards of the hand answer.
    struct HandAsked {
        bool one = false;        ///< the card clicked is played
        std::size_t exactly = 0; ///< this many are passed or discarded
        bool any = false;        ///< the playable ones are to be named
        explicit operator bool() const { return one || exactly > 0 || any; }
    };

    Speaking speaks() const;
    void take_course();
    /// Shows that step from its beginning.
    void go_to(std::size_t step);
    void go_on();
    void go_back();
    void hint();
    void keep();
    void lay_table();
    bool may_go_on() const;
    bool may_answer() const { return !is_done() && !(reply_ && reply_->moves_on()); }
    const teach::LessonStep& now() const { return course_->lesson.steps[step_]; }
    HandAsked hand_asked() const;
    void click_hand(Point mouse);
    void answer_with(const CardSet& cards);
    CardSet picked_cards() const;
    bool may_take_picked() const;

    Rect place_of_panel(const Page& page) const;
    void obey_keys(const Input& input);
    void draw_table(const Page& page, const Canvas& canvas, const Input& input);
    void draw_sheet(const Page& page);
    void draw_parts(const Page& page, const Canvas& canvas, LeafWish& wish);
    /// The way on has its own row; if room is short, "Go on" replaces the hint instead.
    bool has_row() const { return is_done() || now().answers.empty() || !is_close_ || takes_cards_; }
    void draw_text(const Page& page, const Canvas& canvas, float height);
    void draw_asking(const Page& page, const Canvas& canvas, float room, float row);
    /// How the answers stand; close and in pairs where there is little room.
    enum class Answers : std::uint8_t { apart, close, in_pairs };
    /// How an answer is laid out in a panel of some width.
    struct AnswerShape {
        std::string text;
        TextStyle style;
        float width = 0, height = 0;       ///< of the button
        float pad = 0, left = 0, room = 0; ///< around it; left of the text; the text's width
        float tall = 0;                    ///< the text's height
    };
    AnswerShape shape_of_answer(const Page& page, float width, std::size_t place, Answers how) const;
    float height_of_answers(const Page& page, float width, Answers how) const;
    Answers where_close(const Page& page, float width) const;
    float height_with_room(const Page& page, float width) const;
    float height_of_replies(const Page& page, float width) const;
    Lines lines_of(const teach::Reply& reply) const;
    std::string words_of_hint() const;
    void draw_heading(const Page& page);
    void draw_body(const Page& page, const Canvas& canvas);
    void draw_elsewhere(const Page& page, const Canvas& canvas);
    void draw_question(const Page& page, const Canvas& canvas);
    /// `second`: in its row.
    bool draw_answer(const Page& page, const Canvas& canvas, std::size_t place, const AnswerShape& shape,
                     bool second);
    void draw_reply(const Page& page);
    void draw_end(const Page& page);
    void draw_way_on(const Page& page, LeafWish& wish);
    void draw_go_on(const Page& page, float width);
    void draw_foot(const Page& page, LeafWish& wish);
    std::string said(const Text& text) const;

    LessonWanted wanted_;
    store::Settings settings_;
    /// A lesson and the one after it in its package.
    struct Opened {
        std::shared_ptr<teach::Course> course;
        std::string next; ///< its id; empty: this is the last one
        Text next_title;
    };
    static Opened open_lesson(const LessonWanted& wanted, std::optional<Face> chosen);
    void begin_opening();
    void begin_next();

    Background<Opened> opening_;
    std::shared_ptr<teach::Course> course_;
    std::string next_; ///< the lesson after it; empty: none
    Text next_title_;
    bool to_next_ = false; ///< open the next lesson when it is ready
    std::string trouble_;
    std::size_t step_ = 0;
    bool done_before_ = false, written_ = true;
    std::optional<teach::Reply> reply_;
    std::optional<std::size_t> chosen_; ///< among the answers
    std::vector<bool> tried_;           ///< wrong answers already given
    bool hinted_ = false;
    bool plays_game_ = false;                  ///< start the game after the lesson
    bool to_way_on_ = false;                   ///< move the key focus to the way on
    bool takes_cards_ = false;                 ///< the answer is several cards of the hand
    std::vector<Lines> replies_;               ///< to each answer, and to the hint
    bool is_close_ = true;                     ///< little room: the text scrolls above its question
    float text_height_ = 0, asked_height_ = 0; ///< as last drawn
    bool left_moves_ = false; ///< the left arrow goes to the answer on the left, not back a step
    int scroll_ = 0;          ///< frames left in which to scroll the reply into view
    bool from_top_ = false;   ///< scroll a new step to its top
    std::vector<bool> picked_;
    std::unique_ptr<seating::Session> session_; ///< the table, for viewing only
    std::unique_ptr<TableScene> scene_;
    float side_ = 0; ///< width of the panel
};

} // namespace roundhouse::window
