#pragma once
// Lets a thread that must not block, like that of a window, run its scripts on another one.

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>

namespace roundhouse::script {

class Operation;

/// While it lives, every script that this thread calls runs on a thread of its own, under this thread's
/// operations. This thread waits meanwhile, and can do other things in `waiting`.
class Elsewhere {
  public:
    /// Called on the waiting thread about sixty times a second, with how long it has waited; must not call
    /// scripts. If it returns false, the script is ended as by its deadline; likewise if it throws, and the
    /// exception goes on to whoever waited.
    using Waiting = std::function<bool(std::chrono::milliseconds waited)>;

    explicit Elsewhere(Waiting waiting);
    ~Elsewhere();
    Elsewhere(const Elsewhere&) = delete;
    Elsewhere& operator=(const Elsewhere&) = delete;

    /// Does `job` where this thread's scripts run: here, if no Elsewhere lives on this thread. What it throws
    /// is rethrown here.
    static void run(const std::function<void()>& job);
    /// True if nobody waits any more for the results of this thread's scripts.
    static bool is_abandoned();

  private:
    void hand_over(const std::function<void()>& job);
    void work();

    Waiting waiting_;
    Elsewhere* outer_;
    std::mutex mutex_;
    std::condition_variable given_, done_;
    const std::function<void()>* job_ = nullptr; ///< null: nothing to do
    Operation* operations_ = nullptr;            ///< of the waiting thread
    std::exception_ptr thrown_;
    bool ends_ = false;
    std::atomic<bool> abandoned_ = false;
    std::thread thread_;
};

/// While it lives, this thread's scripts end as by their deadline once `stop` is set: for a thread whose work
/// may be abandoned. Threads that it starts need one of their own.
class EndsWhen {
  public:
    /// `stop` must outlive it.
    explicit EndsWhen(const std::atomic<bool>& stop);
    ~EndsWhen();
    EndsWhen(const EndsWhen&) = delete;
    EndsWhen& operator=(const EndsWhen&) = delete;

  private:
    const std::atomic<bool>* outer_;
};

} // namespace roundhouse::script
