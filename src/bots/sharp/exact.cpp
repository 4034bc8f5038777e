#include "bots/sharp/exact.hpp"

namespace roundhouse::bots {

std::uint32_t camp_of(const View& view) {
    const Sides& sides = view.sides();
    return bits_of_side(sides, sides.declarers ? sides.declarers : sides.of[view.seat()], view.rules().seats);
}

bool tells_own_end(const View& view) {
    const std::uint32_t camp = camp_of(view);
    const auto in_camp = [&](Seat seat) { return (camp >> (seat - 1) & 1) != 0; };
    if (in_camp(view.seat())) return true;
    const Sides& sides = view.sides();
    for (Seat seat = 1; seat <= view.rules().seats; ++seat)
        if (!in_camp(seat) && sides.of[seat] != sides.of[view.seat()]) return false;
    return true;
}

int points_left(const Judge& judge, const TrickPlay& state) {
    if (finished(state)) return 0;
    const PlayTable& table = judge.rules().play;
    int left = table.last_trick;
    for (Seat seat = 1; seat <= table.seats; ++seat) left += judge.points_of(state.hands[seat]);
    for (std::size_t i = 0; i < state.played; ++i) left += table.points[state.cards[i]];
    return left;
}

TrickPlay taken(const PlayTable& table, std::uint32_t camp, TrickPlay end, int points, int left) {
    Seat with = 0, against = 0;
    for (Seat seat = table.seats; seat >= 1; --seat) (camp >> (seat - 1) & 1 ? with : against) = seat;
    const bool shared = points > 0 && points < left;
    const auto take = [&](Seat seat, int taken) {
        end.count[seat] = static_cast<std::int16_t>(end.count[seat] + taken);
        end.tricks[seat] = static_cast<std::uint8_t>(end.tricks[seat] + (shared ? 1 : end.left));
    };
    if (points > 0 || against == 0) take(with, points);
    if (left > points && against) take(against, left - points);
    end.done = static_cast<std::uint8_t>(end.done + end.left);
    end.left = 0;
    return end;
}

std::vector<TrickPlay> exact_ends(const Judge& judge, std::uint32_t camp, Endgame& endgame,
                                  const TrickPlay& state, const std::vector<Card>& cards) {
    const PlayTable& table = judge.rules().play;
    std::vector<int> points;
    if (!endgame.solve_each(state, cards, points)) return {};
    std::vector<TrickPlay> ends;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        TrickPlay after = state;
        play(table, after, cards[i]);
        const int left = points_left(judge, after);
        ends.push_back(taken(table, camp, after, points[i], left));
    }
    return ends;
}

} // namespace roundhouse::bots
