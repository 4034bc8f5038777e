#include "window/table/fan.hpp"

namespace roundhouse::window {

Pose part_way(const Pose& from, const Pose& to, float part) {
    return {from.centre + (to.centre - from.centre) * part, from.width + (to.width - from.width) * part,
            from.degrees + (to.degrees - from.degrees) * part};
}

float eased(double begins, double ends, double now) {
    if (ends <= begins || now >= ends) return 1;
    const auto t = static_cast<float>(std::clamp((now - begins) / (ends - begins), 0.0, 1.0));
    return 1 - (1 - t) * (1 - t) * (1 - t);
}

Pose Fan::at(std::size_t place, double now) const {
    return part_way(from_[place], to_[place], eased(begins_, ends_, now));
}

void Fan::lay(const std::vector<Card>& hand, const std::vector<Pose>& places, double now, double seconds,
              bool jump) {
    if (hand == hand_ && places == to_) return;
    std::vector<Pose> from = places;
    if (!jump && seconds > 0) {
        std::vector<bool> taken(hand_.size());
        for (std::size_t i = 0; i < hand.size(); ++i) {
            if (hand_.empty())
                from[i] = {places[places.size() / 2].centre, places[i].width, 0};
            else
                from[i].centre.y -= 0.4F * places[i].width;
            for (std::size_t was = 0; was < hand_.size(); ++was)
                if (!taken[was] && hand_[was] == hand[i]) {
                    taken[was] = true;
                    from[i] = at(was, now);
                    break;
                }
        }
    }
    const bool moves = from != places;
    hand_ = hand;
    from_ = std::move(from);
    to_ = places;
    begins_ = now;
    ends_ = moves ? now + seconds : now;
}

void Fan::take(std::size_t place) {
    if (place >= hand_.size()) return;
    const auto at = static_cast<std::ptrdiff_t>(place);
    hand_.erase(hand_.begin() + at);
    from_.erase(from_.begin() + at);
    to_.erase(to_.begin() + at);
}

void Fan::put(std::size_t place, const Pose& pose, double now, double seconds) {
    for (std::size_t i = 0; i < from_.size(); ++i) from_[i] = at(i, now);
    from_[place] = pose;
    begins_ = now;
    ends_ = now + seconds;
}

} // namespace roundhouse::window
