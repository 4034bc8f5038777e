#include "variants/compile/reach.hpp"

#include <set>

namespace roundhouse::variants {

namespace {

/// One turn to play a card.
struct PlayTurn {
    int trick = 1, place = 1;
    bool last_to_play = false, declarers_lead = false;
};

/// True if the facts can hold together at that turn.
bool go_together(unsigned facts, const PlayTurn& turn) {
    const auto is = [&](Fact fact) { return (facts & bit(fact)) != 0; };
    if (is(Fact::first_trick) != (turn.trick == 1) || is(Fact::last_to_play) != turn.last_to_play)
        return false;
    if (turn.place == 1)
        return !is(Fact::is_void) && !is(Fact::trump_led) && !is(Fact::ruffed) && !is(Fact::partner_best) &&
               is(Fact::declarers_side) == turn.declarers_lead;
    return !is(Fact::trump_led) || (!is(Fact::ruffed) && is(Fact::is_void) != is(Fact::holds_trump));
}

/// Card points that the trick may have, one of each that the condition tells apart.
std::set<int> points_told_apart(const Condition& condition, int most) {
    std::set<int> points{0};
    for (std::size_t i = 0; i < condition.compared; ++i)
        if (const Threshold& one = condition.thresholds[i];
            one.measure == TrickMeasure::points && one.at_least <= most)
            points.insert(one.at_least);
    return points;
}

bool holds_at(const Condition& condition, const PlayTurn& turn, const BoundTricks& tricks) {
    for (const int points : points_told_apart(condition, (turn.place - 1) * tricks.most_of_a_card)) {
        const std::array<int, measure_count> measures{turn.trick, tricks.of - turn.trick + 1, points,
                                                      turn.place, turn.declarers_lead};
        unsigned reached = 0;
        for (std::size_t i = 0; i < condition.compared; ++i)
            if (measures[static_cast<std::size_t>(condition.thresholds[i].measure)] >=
                condition.thresholds[i].at_least)
                reached |= 1u << (fact_count + i);
        for (unsigned facts = 0; facts < 1u << fact_count; ++facts)
            if (go_together(facts, turn) && condition.holds(reached | facts)) return true;
    }
    return false;
}

} // namespace

bool ever_holds(const Condition& condition, const BoundTricks& tricks) {
    const bool leads = tricks.binds == Binds::leader;
    for (int trick = tricks.first; trick <= tricks.last; ++trick)
        for (int place = leads ? 1 : 2; place <= (leads ? 1 : tricks.seats); ++place)
            for (const bool declarers : {false, true})
                if (holds_at(condition, {trick, place, place == tricks.seats, declarers}, tricks))
                    return true;
    return false;
}

} // namespace roundhouse::variants
