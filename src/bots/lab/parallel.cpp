#include "bots/lab/parallel.hpp"

#include <algorithm>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace roundhouse::bots {

std::int64_t in_parallel(int threads, std::int64_t number, const std::function<void(std::int64_t)>& piece,
                         const std::function<void()>& after, const std::atomic<bool>* stop) {
    std::atomic<std::int64_t> next{0}, end{number}, untold{0};
    std::mutex telling;
    std::exception_ptr failure;
    std::int64_t failed = number; // the lowest piece that failed; all below it were begun before
    const auto work = [&] {
        while (!(stop && *stop)) {
            const std::int64_t at = next++;
            if (at >= end) return;
            try {
                piece(at);
            } catch (...) {
                const std::lock_guard lock(telling);
                if (at < failed) failure = std::current_exception();
                end = failed = std::min(failed, at);
            }
            ++untold;
            const std::unique_lock lock(telling, std::try_to_lock);
            if (!lock) continue;
            untold = 0;
            after();
        }
    };
    std::vector<std::jthread> others;
    try {
        for (int i = 1; i < threads; ++i) others.emplace_back(work);
    } catch (const std::system_error&) { // the system gives no more threads: those there are do the work
    }
    work();
    others.clear(); // waits for them
    if (failure) std::rethrow_exception(failure);
    if (untold) after(); // pieces were done during the last call
    return std::min(next.load(), number);
}

} // namespace roundhouse::bots
