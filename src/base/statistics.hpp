#pragma once
// Statistics of results found by playing.

#include <algorithm>

namespace roundhouse {

/// Half the width of a 95% confidence interval of a mean, in standard errors; and of a 99.9% one.
inline constexpr double z_of_95 = 1.96, z_of_999 = 3.29;

/// With fewer deals, which may all agree by chance, nothing counts as clear, and no interval is shown.
inline constexpr int fewest_deals = 20;

/// The squared standard error of the mean of `number` values; `squares` is the sum of their squared
/// deviations from it. 0 for a single value.
inline double squared_error(double squares, double number) {
    return number > 1 ? squares / (number - 1) / number : 0;
}

/// How much better one thing does than another in the same trials.
class Differences {
  public:
    void add(double difference) {
        ++number_;
        sum_ += difference;
        squares_ += difference * difference;
    }
    double sum() const { return sum_; }
    double mean() const { return number_ ? sum_ / number_ : 0; }
    /// The squared standard error of the mean, computed with n instead of n - 1 (many trials, compared
    /// quickly); 0 after none or one.
    double squared_error() const {
        return number_ ? std::max(0.0, squares_ - sum_ * sum_ / number_) / number_ / number_ : 0;
    }
    /// True if the mean exceeds zero by more than `errors` standard errors.
    bool is_clear(double errors) const {
        return sum_ > 0 && sum_ * sum_ * number_ > errors * errors * (squares_ * number_ - sum_ * sum_);
    }

  private:
    int number_ = 0;
    double sum_ = 0, squares_ = 0;
};

} // namespace roundhouse
