#pragma once
// A page that stands for itself: it owns what it shows, may work in the background, and lies over the page
// that opened it until it is left.

#include "seating/games.hpp"
#include "seating/new_rules.hpp"
#include "window/pages/panel.hpp"
#include "window/paint/canvas.hpp"
#include "window/platform/input.hpp"

#include <memory>
#include <optional>

namespace roundhouse::window {

/// The cards that a page shows: they are drawn beforehand.
struct CardsShown {
    CardSet deck;
    float width = 0; ///< pixels, of the widest
    float text = 1;  ///< so many times the usual size of letters
};

class Leaf;

/// What a person wants of a page besides what it does itself.
struct LeafWish {
    bool back = false;
    std::unique_ptr<Leaf> open;               ///< another page over this one
    std::optional<seating::NewGame> begin;    ///< a game, in place of what was there
    std::optional<seating::PlayedOn> play;    ///< a game; when it is left, this page is there again
    std::optional<seating::From> new_rules;   ///< the game goes over to what was saved
    std::optional<variants::Choices> options; ///< of the package that is written: it is looked at under these
    std::optional<std::vector<SeatedPlayer>> seats; ///< who sits where as the game goes on
    bool rules = false;                             ///< the rules of the table, over this page
    std::optional<seating::NewGame> compare;        ///< its rules with others, over this page
    std::string installed; ///< a package that is new in the lobby: back to it there; empty: none
    std::string kept;      ///< where the package was moved to that this one replaced; empty: it replaced none
};

class Leaf {
  public:
    Leaf() = default;
    Leaf(const Leaf&) = delete;
    Leaf& operator=(const Leaf&) = delete;
    virtual ~Leaf() = default;

    /// Looks after what it works out in the background; true if the picture changed or moves.
    virtual bool update(double /*now: seconds*/) { return false; }
    /// It is not shown any more: what it works out ends soon. Nobody waits for that.
    virtual void leave() {}
    /// Nothing is worked out in the background.
    virtual bool at_rest() const { return true; }
    /// Nothing: it shows no cards.
    virtual std::optional<CardsShown> cards(Point /*window*/, float /*scale*/) const { return {}; }
    /// The usual face of the game this page is about (A34); nothing until that is known.
    virtual std::optional<Face> usual_face() const { return {}; }
    /// The window begins or ends to fill the screen.
    virtual void fill_screen(bool /*fills*/) {}
    /// What came of a wish of this page that could not be done.
    virtual void tell(const std::string& /*text*/) {}
    /// Draws itself on a felt that covers the window. Escape has been looked at: it leaves the page.
    virtual LeafWish draw(const Page& page, const Canvas& canvas, const Input& input) = 0;
};

} // namespace roundhouse::window
