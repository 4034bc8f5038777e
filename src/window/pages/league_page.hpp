#pragma once
// The league: how everybody did in the games that are kept and over, variant by variant (A32).

#include "seating/league.hpp"
#include "window/learn/background.hpp"
#include "window/pages/leaf.hpp"

namespace roundhouse::window {

/// Plays the kept games again in the background: that can take a while.
class LeaguePage final : public Leaf {
  public:
    LeaguePage();

    bool update(double now) override;
    bool at_rest() const override { return reading_.at_rest(); }
    LeafWish draw(const Page& page, const Canvas& canvas, const Input& input) override;

    /// Nothing until it is read.
    const std::optional<seating::League>& league() const { return reading_.made(); }

  private:
    Background<seating::League> reading_;
};

} // namespace roundhouse::window
