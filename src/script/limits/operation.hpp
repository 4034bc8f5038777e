#pragma once
// What scripts may use in total for one operation, however many calls of however many packages it takes.

#include <chrono>
#include <cstdint>

namespace roundhouse::script {

struct Allowance {
    std::int64_t fuel = 0; ///< steps, as Limits counts them
    /// Processor time of calls that are long enough to read the clock; the fuel bounds the others.
    std::chrono::nanoseconds time{0};
};

/// While it lives, every script call on this thread is charged to its allowance, besides the call's own
/// limits; nested operations are all charged. A call that finds the allowance used up is stopped as by its
/// deadline: a host that runs out of time must never decide a game.
class Operation {
  public:
    /// `what` is being done, for messages: "a package is opened". It must outlive the operation.
    Operation(const char* what, Allowance allowance);
    ~Operation();
    Operation(const Operation&) = delete;
    Operation& operator=(const Operation&) = delete;

    std::int64_t fuel_spent() const { return whole_.fuel - left_.fuel; }

    /// The operation on this thread with the least fuel left, and the one with the least time left; null if
    /// there is none.
    static const Operation* least_fuel();
    static const Operation* least_time();
    /// Charges a call to all operations under way on this thread.
    static void take(std::int64_t fuel, std::chrono::nanoseconds time);

    /// The innermost operation under way on this thread; null if there is none.
    static Operation* innermost();
    /// While it lives, this thread continues the operations of another thread, which waits.
    class Continued {
      public:
        explicit Continued(Operation* innermost);
        ~Continued();
        Continued(const Continued&) = delete;
        Continued& operator=(const Continued&) = delete;

      private:
        Operation* before_;
    };

    const char* what() const { return what_; }
    const Allowance& left() const { return left_; }

  private:
    const char* what_;
    Allowance whole_, left_;
    Operation* outer_;
};

} // namespace roundhouse::script
