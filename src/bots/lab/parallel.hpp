#pragma once
// Work in pieces, on several threads.

#include <atomic>
#include <cstdint>
#include <functional>

namespace roundhouse::bots {

/// Does piece(0) … piece(number - 1), each once and in no particular order, on `threads` threads including
/// this one, or as many as the system gives. `after` is called when pieces are done, by one thread at a time;
/// it may miss some, but not the last. An exception ends the work and is rethrown here: that of the lowest
/// piece, and so the same one on any number of threads. Once `stop` is set no more pieces are begun; it may
/// be null. Returns how many were begun, all of them done.
std::int64_t in_parallel(int threads, std::int64_t number, const std::function<void(std::int64_t)>& piece,
                         const std::function<void()>& after, const std::atomic<bool>* stop = nullptr);

} // namespace roundhouse::bots
