#pragma once
// A review that is worked out in the background.

#include "teach/review/review.hpp"

#include <future>
#include <mutex>

namespace roundhouse::window {

class ReviewJob {
  public:
    /// `game` outlives it, and nobody plays on in it.
    ReviewJob(const RecordedGame& game, int round, Seat seat);
    /// Waits for the end; ask at_rest first.
    ~ReviewJob() { stop(); }
    ReviewJob(const ReviewJob&) = delete;
    ReviewJob& operator=(const ReviewJob&) = delete;

    struct Found {
        teach::Review review;
        std::size_t ready = 0;           ///< decisions that are weighed, from the first on
        std::int64_t pieces = 0, of = 0; ///< of the work
        bool done = false;               ///< all is known
        std::string trouble;             ///< why it ended before
    };
    /// What is known by now.
    Found found() const;
    /// Changes with what is known.
    int version() const { return version_; }
    void stop() { stop_ = true; }
    bool at_rest() const;

  private:
    void work(const RecordedGame& game, int round, Seat seat);

    mutable std::mutex looking_;
    Found found_;
    std::atomic<int> version_{0};
    std::atomic<bool> stop_{false};
    std::future<void> work_; ///< the last: it waits when it is destroyed
};

} // namespace roundhouse::window
