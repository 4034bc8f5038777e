#pragma once
// roundhouse review FILE: what the command line asks for.

#include "cards/notation.hpp"
#include "terminal/screen.hpp"

namespace roundhouse::cli {

struct ReviewRequest {
    std::string file;
    int round = 0; ///< 0: every round
    int seat = 0;  ///< 0: those of people
    int threads = 2;
    std::string html;         ///< a file; empty: none
    std::optional<Face> face; ///< else the game's
    bool json = false;
    int find = 0;    ///< the number of a decision to find something better at; 0: none
    int play_on = 0; ///< likewise, to play on from
};
int review(const ReviewRequest& request, const terminal::Streams& streams);

} // namespace roundhouse::cli
