#pragma once
// A thread that must not wait, like that of a window, has its scripts run on another one.

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>

namespace roundhouse::script {

class Operation;

/// While it lives, every script that this thread asks runs on a thread of its own, under the operations of
/// this one. This thread waits meanwhile, and can do other things: it is the caller that is patient, not the
/// script.
class Elsewhere {
  public:
    /// Called on the thread that waits, about sixty times a second, with how long it has waited; it must not
    /// ask scripts. If it answers false, the script is ended as by its deadline; so it is if it throws, and
    /// what it threw is thrown by whoever waited.
    using Waiting = std::function<bool(std::chrono::milliseconds waited)>;

    explicit Elsewhere(Waiting waiting);
    ~Elsewhere();
    Elsewhere(const Elsewhere&) = delete;
    Elsewhere& operator=(const Elsewhere&) = delete;

    /// Does `job` where this thread's scripts run: here, if no Elsewhere lives on it. What it throws is
    /// thrown here.
    static void run(const std::function<void()>& job);
    /// True if nobody waits any more for what this thread's scripts answer.
    static bool is_abandoned();

  private:
    void hand_over(const std::function<void()>& job);
    void work();

    Waiting waiting_;
    Elsewhere* outer_;
    std::mutex mutex_;
    std::condition_variable given_, done_;
    const std::function<void()>* job_ = nullptr; ///< null: nothing is to be done
    Operation* operations_ = nullptr;            ///< of the thread that waits
    std::exception_ptr thrown_;
    bool ends_ = false;
    std::atomic<bool> abandoned_ = false;
    std::thread thread_;
};

/// While it lives, the scripts of this thread end as by their deadline as soon as `stop` is set: for a thread
/// whose work somebody may leave undone. Threads that it begins need one of their own.
class EndsWhen {
  public:
    /// `stop` outlives it.
    explicit EndsWhen(const std::atomic<bool>& stop);
    ~EndsWhen();
    EndsWhen(const EndsWhen&) = delete;
    EndsWhen& operator=(const EndsWhen&) = delete;

  private:
    const std::atomic<bool>* outer_;
};

} // namespace roundhouse::script
