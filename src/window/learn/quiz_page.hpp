#pragma once
// The page Quiz: ten questions about a game's rules, one at a time, with their cards; the right answer, the
// reason, and the result by topic. Questions are made on another thread.

#include "seating/packages.hpp"
#include "store/settings.hpp"
#include "teach/quiz/quiz.hpp"
#include "teach/quiz/standing.hpp"
#include "window/pages/leaf.hpp"
#include "window/rules/term_reader.hpp"

#include <filesystem>

namespace roundhouse::window {

/// What the quiz is about.
struct QuizWanted {
    std::string variant;
    seating::Chosen options;
    std::uint64_t seed = 0;
    std::filesystem::path progress; ///< where results are kept; empty: nowhere
};

class QuizPage final : public Leaf {
  public:
    enum class Stage : std::uint8_t { opening, topics, question, answered, summary };

    QuizPage(QuizWanted wanted, const store::Settings& settings, TermUsers& users);

    bool update(double now) override;
    bool at_rest() const override { return opening_.at_rest() && coming_.at_rest(); }
    std::optional<CardsShown> cards(Point window, float scale) const override;
    std::optional<Face> usual_face() const override;
    LeafWish draw(const Page& page, const Canvas& canvas, const Input& input) override;

    Stage stage() const { return stage_; }
    /// Begins ten questions on that topic, or on all topics in turn.
    void begin(std::optional<teach::Topic> topic);
    /// Null while it is being made.
    const teach::Question* question() const { return question_ ? &*question_ : nullptr; }
    void answer(std::size_t place);
    /// Goes to the next question or the summary.
    void go_on();
    const teach::QuizStandings& standings() const { return kept_; }
    const teach::QuizStandings& now() const { return now_; }
    const std::string& trouble() const { return trouble_; }
    const TermReader& terms() const { return terms_; }

  private:
    using QuizPtr = std::shared_ptr<teach::Quiz>;

    void take_quiz();
    void ask();
    void draw_heading(const Page& page);
    void draw_asked(const Page& page);
    void draw_topics(const Page& page);
    void draw_question(const Page& page, const Canvas& canvas, const Input& input);
    void draw_choices(const Page& page, const Input& input);
    bool draw_choice(const Page& page, std::size_t place);
    void draw_verdict(const Page& page);
    void draw_summary(const Page& page);
    void draw_foot(const Page& page, LeafWish& wish);
    std::string label_on() const;

    QuizWanted wanted_;
    const store::Settings& settings_;
    TermReader terms_;
    Face face_ = Face::french;
    Background<QuizPtr> opening_;
    QuizPtr quiz_;
    std::string title_, trouble_;
    std::vector<teach::Topic> all_, topics_;
    Background<std::optional<teach::Question>> coming_; ///< the next one
    std::optional<teach::Question> question_;
    std::size_t chosen_ = 0;
    int number_ = 0;          ///< of the question, from 1
    std::vector<bool> marks_; ///< right or wrong, so far
    teach::QuizStandings kept_, now_;
    bool written_ = true;
    bool scroll_ = false;   ///< scroll the verdict into view
    bool from_top_ = false; ///< scroll a new question to its top
    Stage stage_ = Stage::opening;
};

} // namespace roundhouse::window
