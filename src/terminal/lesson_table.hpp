#pragma once
// A lesson at the terminal: the table as text, the teacher's words, and answers typed as at the text table.

#include "present/names.hpp"
#include "teach/lessons/lesson.hpp"
#include "terminal/screen.hpp"

#include <functional>

namespace roundhouse::terminal {

class LessonTable {
  public:
    /// `keep` gets the next step whenever it changes.
    LessonTable(const teach::Course& course, const Screen& screen, std::function<void(std::size_t)> keep);

    /// Plays from that step (counted from 0). True at the end; false if the learner leaves or input ends.
    bool play(std::size_t from);

  private:
    enum class Turn : std::uint8_t { next, back, leave };

    Turn answer(std::size_t number);
    /// `whole`: show the table even if nothing has happened since the last step.
    void show(std::size_t number, bool whole) const;
    void tell_events(std::size_t number) const;
    void show_table(std::size_t number) const;
    void show_hand(std::size_t number) const;
    void show_lit(const teach::LessonStep& step) const;
    void show_answers(const teach::LessonStep& step) const;
    void say(const teach::Reply& reply, const teach::LessonStep& step) const;
    /// The answer typed; empty, after saying why, if the line is not one.
    std::optional<teach::Reply> replied(std::size_t number, const std::string& line) const;
    void list_commands(const teach::LessonStep& step) const;
    void hint(const teach::LessonStep& step) const;
    void explain(std::size_t number, const std::string& about) const;

    const teach::Course& course_;
    const Screen& screen_;
    std::function<void(std::size_t)> keep_;
    present::Names names_;
};

} // namespace roundhouse::terminal
