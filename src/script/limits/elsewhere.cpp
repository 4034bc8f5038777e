#include "script/limits/elsewhere.hpp"

#include "script/limits/operation.hpp"

#include <utility>

namespace roundhouse::script {

namespace {

constexpr std::chrono::milliseconds between_looks{16};

thread_local Elsewhere* mine = nullptr;                      ///< of the waiting thread
thread_local const std::atomic<bool>* told_to_end = nullptr; ///< of the working thread

} // namespace

Elsewhere::Elsewhere(Waiting waiting)
    : waiting_(std::move(waiting)), outer_(mine), thread_([this] { work(); }) {
    mine = this; // last, because a thread that cannot start throws
}

Elsewhere::~Elsewhere() {
    {
        const std::lock_guard lock(mutex_);
        ends_ = true;
    }
    given_.notify_one();
    thread_.join();
    mine = outer_;
}

void Elsewhere::run(const std::function<void()>& job) {
    if (mine)
        mine->hand_over(job);
    else
        job();
}

bool Elsewhere::is_abandoned() { return told_to_end && *told_to_end; }

EndsWhen::EndsWhen(const std::atomic<bool>& stop) : outer_(std::exchange(told_to_end, &stop)) {}

EndsWhen::~EndsWhen() { told_to_end = outer_; }

void Elsewhere::hand_over(const std::function<void()>& job) {
    std::unique_lock lock(mutex_);
    job_ = &job;
    operations_ = Operation::innermost();
    abandoned_ = false;
    const auto begun = std::chrono::steady_clock::now();
    std::exception_ptr by_waiting;
    given_.notify_one();
    while (!done_.wait_for(lock, between_looks, [this] { return !job_; })) {
        lock.unlock();
        const auto waited = std::chrono::steady_clock::now() - begun;
        try {
            if (!abandoned_ && !waiting_(std::chrono::duration_cast<std::chrono::milliseconds>(waited)))
                abandoned_ = true;
        } catch (...) { // the job still works on what this frame holds
            abandoned_ = true;
            by_waiting = std::current_exception();
        }
        lock.lock();
    }
    if (by_waiting) {
        thrown_ = nullptr;
        std::rethrow_exception(by_waiting);
    }
    if (thrown_) std::rethrow_exception(std::exchange(thrown_, nullptr));
}

void Elsewhere::work() {
    told_to_end = &abandoned_;
    std::unique_lock lock(mutex_);
    while (true) {
        given_.wait(lock, [this] { return job_ || ends_; });
        if (!job_) return;
        lock.unlock();
        std::exception_ptr thrown;
        {
            const Operation::Continued those(operations_);
            try {
                (*job_)();
            } catch (...) {
                thrown = std::current_exception();
            }
        }
        lock.lock();
        thrown_ = thrown;
        job_ = nullptr;
        done_.notify_one();
    }
}

} // namespace roundhouse::script
