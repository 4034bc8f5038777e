#pragma once
// The request of roundhouse compare A B.

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
    bots::Pieces* pieces = nullptr; ///< set if only a part is played, or all results are known
};
int compare(const CompareRequest& request, const terminal::Streams& streams);

} // namespace roundhouse::cli
