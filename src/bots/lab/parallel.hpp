#pragma once
// Pieces of work on several threads.

#include <cstdint>
#include <functional>

namespace roundhouse::bots {

/// Does piece(0) … piece(number - 1), each once and in no particular order, on `threads` threads, this one
/// among them. `after` is told of finished pieces, by one thread at a time; it may miss some. The first
/// exception ends the work, and goes on here.
void in_parallel(int threads, std::int64_t number, const std::function<void(std::int64_t)>& piece,
                 const std::function<void()>& after);

} // namespace roundhouse::bots
