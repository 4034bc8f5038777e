#pragma once
// What happened, in words.

#include "game/event.hpp"
#include "game/view.hpp"
#include "present/names.hpp"

namespace roundhouse::present {

/// One thing that is told. Cards are marks.
struct Told {
    enum class Kind : std::uint8_t {
        sentence,
        heading,  ///< a phase begins: its name
        highlight ///< a sentence that should not be missed
    };
    std::string text;
    Kind kind = Kind::sentence;
};

/// Tells events to one seat as they happen. Keeps the trick on the table, to say what took it.
class Narrator {
  public:
    /// `names` must outlive it.
    Narrator(RulebookPtr rules, const Names& names, Face face = Face::french)
        : rules_(std::move(rules)), names_(names), face_(face) {}

    /// The event as `viewer` may know it (0: a bystander); nothing for what only the score sheet shows.
    std::vector<Told> tell(const Event& hidden, Seat viewer);

    /// Names of melds depend on the face.
    void show_face(Face face) { face_ = face; }

    /// Begins in the middle of a game, with its phase and the trick on the table.
    void begin_at(const View& view);

  private:
    struct Words;

    RulebookPtr rules_;
    const Names& names_;
    Face face_;
    std::string phase_;
    std::vector<std::pair<Seat, Card>> trick_;
    Seat handed_back_by_ = 0; ///< the next contract is another seat's
};

} // namespace roundhouse::present
