#pragma once
// Cards of a hand on their way to where they belong: a hand closes up and makes room smoothly. Times are
// seconds on any clock that only goes forward.

#include "cards/card.hpp"
#include "window/paint/geometry.hpp"

#include <vector>

namespace roundhouse::window {

/// The pose a part of the way from one to the other; `part` from 0 to 1.
Pose part_way(const Pose& from, const Pose& to, float part);

/// From 0 to 1, fast first.
float eased(double begins, double ends, double now);

class Fan {
  public:
    /// The hand lies so from now on. Cards that were there before come from where they were, others from a
    /// little above; a whole hand spreads from its middle. Nothing moves if `seconds` is 0 or if `jump` (the
    /// window has another size).
    void lay(const std::vector<Card>& hand, const std::vector<Pose>& places, double now, double seconds,
             bool jump);
    Pose at(std::size_t place, double now) const;
    std::size_t size() const { return hand_.size(); }
    /// The card lies there, and goes home from there.
    void put(std::size_t place, const Pose& pose, double now, double seconds);
    /// The card has left the hand: of two alike, this one.
    void take(std::size_t place);
    bool moves(double now) const { return now < ends_; }

  private:
    std::vector<Card> hand_;
    std::vector<Pose> from_, to_;
    double begins_ = 0, ends_ = 0;
};

} // namespace roundhouse::window
