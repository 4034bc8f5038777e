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
    std::string html; ///< a file; empty: none
    Face face = Face::french;
    bool json = false;
};
int review(const ReviewRequest& request, const terminal::Streams& streams);

} // namespace roundhouse::cli
