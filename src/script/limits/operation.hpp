#pragma once
// What scripts may use in all while one thing is done, however many calls of however many packages it takes.

#include <chrono>
#include <cstdint>

namespace roundhouse::script {

struct Allowance {
    std::int64_t fuel = 0; ///< steps, as Limits counts them
    /// Processor time of calls long enough to look at the clock; the fuel bounds the others.
    std::chrono::nanoseconds time{0};
};

/// While it lives, every call of a script on this thread takes from its allowance, besides its own limits;
/// one inside another takes from both. A call that finds it used up is stopped as by its
/// deadline: a host that runs out of time must never decide a game.
class Operation {
  public:
    /// `what` is done, for the message: "a package is opened". It must outlive the operation.
    Operation(const char* what, Allowance allowance);
    ~Operation();
    Operation(const Operation&) = delete;
    Operation& operator=(const Operation&) = delete;

    std::int64_t fuel_spent() const { return whole_.fuel - left_.fuel; }

    /// The operation on this thread that has the least fuel left, and the one that has the least time; null
    /// if there is none.
    static const Operation* least_fuel();
    static const Operation* least_time();
    /// Charges a call to all that last on this thread.
    static void take(std::int64_t fuel, std::chrono::nanoseconds time);

    /// The last that began on this thread and has not ended; null if there is none.
    static Operation* innermost();
    /// While it lives, what another thread does is done on this one: that thread waits.
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
