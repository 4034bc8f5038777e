#include "bots/lab/parallel.hpp"

#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace roundhouse::bots {

void in_parallel(int threads, std::int64_t number, const std::function<void(std::int64_t)>& piece,
                 const std::function<void()>& after) {
    std::atomic<std::int64_t> next{0};
    std::mutex telling;
    std::exception_ptr failure;
    const auto work = [&] {
        for (std::int64_t at = next++; at < number; at = next++) {
            try {
                piece(at);
            } catch (...) {
                const std::lock_guard lock(telling);
                if (!failure) failure = std::current_exception();
                next = number;
            }
            const std::unique_lock lock(telling, std::try_to_lock);
            if (lock) after();
        }
    };
    std::vector<std::jthread> others;
    for (int i = 1; i < threads; ++i) others.emplace_back(work);
    work();
    others.clear(); // waits for them
    if (failure) std::rethrow_exception(failure);
}

} // namespace roundhouse::bots
