#pragma once
// How much of a long work is done on this machine, to measure its progress by.

#include "bots/lab/pieces.hpp"

namespace roundhouse::bots {

/// How many of `all` rounds or deals in pieces of `of_piece` are played here; all of them without `pieces`.
inline std::int64_t played_here(std::int64_t all, std::int64_t of_piece, const Pieces* pieces) {
    if (!pieces || all <= 0) return all;
    const std::int64_t number = (all + of_piece - 1) / of_piece;
    const std::int64_t short_of_last = pieces->to_do(number - 1) ? number * of_piece - all : 0;
    return pieces->number_here(number) * of_piece - short_of_last;
}

} // namespace roundhouse::bots
