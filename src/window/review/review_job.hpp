#pragma once
// A review worked out in the background.

#include "teach/review/review.hpp"

#include <future>
#include <mutex>

namespace roundhouse::window {

class ReviewJob {
  public:
    /// `game` must outlive it and not change.
    ReviewJob(const RecordedGame& game, int round, Seat seat);
    /// Waits for the end; check at_rest first.
    ~ReviewJob() { stop(); }
    ReviewJob(const ReviewJob&) = delete;
    ReviewJob& operator=(const ReviewJob&) = delete;

    struct Found {
        teach::Review review;
        std::size_t ready = 0;           ///< decisions weighed so far, from the first on
        std::int64_t pieces = 0, of = 0; ///< of the work: done so far, in all
        bool done = false;               ///< all is known
        std::string trouble;             ///< why it stopped early
    };
    /// What is known so far.
    Found found() const;
    /// Changes whenever found() does.
    int version() const { return version_; }
    void stop() { stop_ = true; }
    bool at_rest() const;

  private:
    void work(const RecordedGame& game, int round, Seat seat);

    mutable std::mutex looking_;
    Found found_;
    std::atomic<int> version_{0};
    std::atomic<bool> stop_{false};
    std::future<void> work_; ///< last member: its destructor waits
};

} // namespace roundhouse::window
