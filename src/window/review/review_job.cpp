#include "window/review/review_job.hpp"

#include "base/background.hpp"
#include "script/limits/elsewhere.hpp"

namespace roundhouse::window {

ReviewJob::ReviewJob(const RecordedGame& game, int round, Seat seat) {
    found_.review.round = round;
    found_.review.seat = seat;
    work_ = std::async(std::launch::async, [this, &game, round, seat] { work(game, round, seat); });
}

void ReviewJob::work(const RecordedGame& game, int round, Seat seat) {
    work_in_background();
    const script::EndsWhen ends(stop_);
    teach::ReviewPlan plan;
    plan.stop = &stop_;
    plan.progress = [this](std::int64_t pieces, std::int64_t of) {
        const std::lock_guard lock(looking_);
        found_.pieces = pieces;
        found_.of = of;
        ++version_;
    };
    plan.so_far = [this](const teach::Review& review, std::size_t ready) {
        const std::lock_guard lock(looking_);
        found_.review = review;
        found_.ready = ready;
        ++version_;
    };
    teach::Review review;
    std::string trouble;
    try {
        review = teach::review(game, round, seat, plan);
    } catch (const std::exception& error) {
        trouble = error.what();
    }
    const std::lock_guard lock(looking_);
    found_.trouble = trouble;
    found_.done = trouble.empty() && !stop_;
    if (found_.done) {
        found_.ready = review.decisions.size();
        found_.review = std::move(review);
    }
    ++version_;
}

ReviewJob::Found ReviewJob::found() const {
    const std::lock_guard lock(looking_);
    return found_;
}

bool ReviewJob::at_rest() const {
    return work_.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
}

} // namespace roundhouse::window
