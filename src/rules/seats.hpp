#pragma once
// Seats, parties and what is kept for each of them.

#include <array>
#include <cstddef>

namespace roundhouse {

/// A place at the table, from 1. Seat n+1 acts after seat n in every package.
using Seat = int;
/// Who holds a score, from 1: a seat, a partnership, a team.
using Party = int;

inline constexpr int most_seats = 8;
inline constexpr int most_people = 16; ///< if they are more than the seats, dealers sit out (C33)

/// One T per seat (or party), indexed from 1.
template<class T>
struct PerSeat {
    std::array<T, most_seats> items{};

    constexpr T& operator[](int number) { return items[static_cast<std::size_t>(number - 1)]; }
    constexpr const T& operator[](int number) const { return items[static_cast<std::size_t>(number - 1)]; }
    friend constexpr bool operator==(const PerSeat&, const PerSeat&) = default;
};

/// The seat that acts after `seat` at a table of `seats`.
constexpr Seat after(Seat seat, int seats) { return seat == seats ? 1 : seat + 1; }
/// The seat `steps` places on from `seat`. Divides only to go round more than once, since play-outs call this
/// for every card.
constexpr Seat onward(Seat seat, int steps, int seats) {
    const int place = seat - 1 + steps, round = place < seats ? place : place - seats;
    return (round < seats ? round : round % seats) + 1;
}

} // namespace roundhouse
