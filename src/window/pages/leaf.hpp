#pragma once
// A page of its own: it owns what it shows, may work in the background, and lies over the page that opened it
// until it is left.

#include "seating/games.hpp"
#include "seating/new_rules.hpp"
#include "window/pages/panel.hpp"
#include "window/paint/canvas.hpp"
#include "window/platform/input.hpp"

#include <memory>
#include <optional>

namespace roundhouse::window {

/// The cards that a page shows, so that they can be drawn beforehand.
struct CardsShown {
    CardSet deck;
    float width = 0; ///< pixels, of the widest
    float text = 1;  ///< letters, relative to their usual size
};

class Leaf;

/// What a person wants from a page that the page itself cannot do.
struct LeafWish {
    bool back = false;
    std::unique_ptr<Leaf> open;                     ///< another page over this one
    std::optional<seating::NewGame> begin;          ///< a game, in place of what was there
    std::optional<seating::PlayedOn> play;          ///< a game; this page returns when it is left
    std::optional<seating::From> new_rules;         ///< when the game goes over to the saved rules
    std::optional<variants::Choices> options;       ///< look at the package being written under these
    std::optional<std::vector<SeatedPlayer>> seats; ///< who sits where as the game goes on
    bool rules = false;                             ///< the rules of the table, over this page
    std::optional<seating::NewGame> compare;        ///< its rules with others, over this page
    std::string installed; ///< the newly installed package: show it in the lobby; empty: none
    std::string kept;      ///< where the package that it replaced was moved; empty: none was replaced
};

class Leaf {
  public:
    Leaf() = default;
    Leaf(const Leaf&) = delete;
    Leaf& operator=(const Leaf&) = delete;
    virtual ~Leaf() = default;

    /// Looks after its background work; true if the picture changed or moves.
    virtual bool update(double /*now: seconds*/) { return false; }
    /// No longer shown: its background work is told to end. Nobody waits for that.
    virtual void leave() {}
    /// No background work is running.
    virtual bool at_rest() const { return true; }
    /// Nothing if it shows no cards.
    virtual std::optional<CardsShown> cards(Point /*window*/, float /*scale*/) const { return {}; }
    /// The usual face of the game this page is about (A34); nothing until that is known.
    virtual std::optional<Face> usual_face() const { return {}; }
    /// The window enters or leaves full screen.
    virtual void fill_screen(bool /*fills*/) {}
    /// Reports why a wish of this page failed.
    virtual void tell(const std::string& /*text*/) {}
    /// Draws itself on a felt that fills the window. Escape is handled already: it leaves the page.
    virtual LeafWish draw(const Page& page, const Canvas& canvas, const Input& input) = 0;
};

} // namespace roundhouse::window
