#pragma once
// roundhouse compare A B: what the command line asks for.

#include "cards/notation.hpp"
#include "terminal/screen.hpp"

#include <cstdint>

namespace roundhouse::bots {
class Pieces;
}

namespace roundhouse::cli {

struct CompareRequest {
    std::string a, b;
    std::vector<std::string> a_options, b_options;
    std::int64_t rounds = 500; ///< 0: no effects
    std::uint64_t seed = 1;
    std::vector<std::string> bots{"steady"};
    int threads = 2;
    std::string html; ///< a file; empty: none
    bool each_option = false;
    std::optional<Face> face; ///< else the game's
    bool json = false;
    bots::Pieces* pieces = nullptr; ///< a part is played, or all is known
};
int compare(const CompareRequest& request, const terminal::Streams& streams);

} // namespace roundhouse::cli
