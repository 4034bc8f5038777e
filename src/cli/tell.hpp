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

    /// Begins in the middle of a game: the phase that is on and the trick on the table.
    void begin_at(const View& view);

  private:
    Lines heading(Step step);
    std::string gave(const Event& event) const;
    std::string took(const Event& event);
    std::string called(const Event& event) const;

    const Rulebook& rules_;
    const Names& names_;
    Style style_;
    std::string phase_;
    std::vector<std::pair<Seat, Card>> trick_;
};

} // namespace roundhouse::cli
