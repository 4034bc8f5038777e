#pragma once
// What happened, in words.

#include "cli/draw.hpp"
#include "game/action.hpp"

namespace roundhouse::cli {

/// Tells events to one seat as they happen. Keeps the trick on the table, to say what took it.
class Teller {
  public:
    Teller(const Rulebook& rules, const Names& names, const Style& style)
        : rules_(rules), names_(names), style_(style) {}

    /// Lines for the event as `viewer` may know it (0: a bystander); none for what the score sheet shows.
    Lines tell(const Event& hidden, Seat viewer);

    void show_face(Face face) { style_.face = face; }

    /// Begins in the middle of a game: the phase that is on and the trick on the table.
    void begin_at(const View& view);

  private:
    Lines heading(Step step);
    std::string gave(const Event& event) const;
    std::string took(const Event& event);
    std::string called(const Event& event) const;
    std::string kitty(const Event& event) const;
    std::string asked(const Event& event) const;
    std::string contract(const Event& event);
    std::string named(const Event& event) const;
    std::string melded(const Event& event) const;
    std::string melds_in_all(const Event& event) const;
    std::string left(const Event& event) const;
    Lines of_draws(const Event& event) const;
    std::string accused(const Event& event) const;
    Lines of_tricks(const Event& event);

    const Rulebook& rules_;
    const Names& names_;
    Style style_;
    std::string phase_;
    std::vector<std::pair<Seat, Card>> trick_;
    Seat handed_back_by_ = 0; ///< the contract that comes next is another's
};

} // namespace roundhouse::cli
