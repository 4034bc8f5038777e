#pragma once
// Animates the cards of a hand, so that it closes up and makes room smoothly. Times are seconds on any
// monotonic clock.

#include "cards/card.hpp"
#include "window/paint/geometry.hpp"

#include <vector>

namespace roundhouse::window {

/// The pose part of the way between two; `part` from 0 to 1.
Pose part_way(const Pose& from, const Pose& to, float part);

/// Progress from 0 to 1, fast first.
float eased(double begins, double ends, double now);

class Fan {
  public:
    /// Sets the layout of the hand. Cards that were there move from where they were, new ones from slightly
    /// above; a whole hand spreads from its middle. Nothing moves if `seconds` is 0 or `jump` is set (the
    /// window was resized).
    void lay(const std::vector<Card>& hand, const std::vector<Pose>& places, double now, double seconds,
             bool jump);
    Pose at(std::size_t place, double now) const;
    std::size_t size() const { return hand_.size(); }
    /// The card is dropped there and moves home.
    void put(std::size_t place, const Pose& pose, double now, double seconds);
    /// The card at this place has left the hand, not one of its twins.
    void take(std::size_t place);
    bool moves(double now) const { return now < ends_; }

  private:
    std::vector<Card> hand_;
    std::vector<Pose> from_, to_;
    double begins_ = 0, ends_ = 0;
};

} // namespace roundhouse::window
