#pragma once
// A lesson at the terminal: the table as text, what the teacher says, and answers as they are typed at the
// text table.

#include "present/names.hpp"
#include "teach/lessons/lesson.hpp"
#include "terminal/screen.hpp"

#include <functional>

namespace roundhouse::terminal {

class LessonTable {
  public:
    /// `keep` is told the step that comes next whenever it changes.
    LessonTable(const teach::Course& course, const Screen& screen, std::function<void(std::size_t)> keep);

    /// From that step (from 0) to the end: true; or until the learner leaves or nothing more can be read.
    bool play(std::size_t from);

  private:
    enum class Turn : std::uint8_t { next, back, leave };

    Turn answer(std::size_t number);
    /// `whole`: the table even if nothing has happened since the step before.
    void show(std::size_t number, bool whole) const;
    void tell_events(std::size_t number) const;
    void show_table(std::size_t number) const;
    void show_hand(std::size_t number) const;
    void show_lit(const teach::LessonStep& step) const;
    void show_answers(const teach::LessonStep& step) const;
    void say(const teach::Reply& reply, const teach::LessonStep& step) const;
    /// What was typed as an answer; empty: it is none, and why was said.
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
