#pragma once
// The request of roundhouse review FILE.

#include "cards/notation.hpp"
#include "terminal/screen.hpp"

namespace roundhouse::cli {

struct ReviewRequest {
    std::string file;
    int round = 0; ///< 0: every round
    int seat = 0;  ///< 0: all people's
    int threads = 2;
    std::string html;         ///< a file; empty: none
    std::optional<Face> face; ///< else the game's
    bool json = false;
    int find = 0;    ///< a decision to improve on, by number; 0: none
    int play_on = 0; ///< a decision to play on from, by number; 0: none
};
int review(const ReviewRequest& request, const terminal::Streams& streams);

} // namespace roundhouse::cli
