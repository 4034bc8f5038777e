#pragma once
// What is said of figures that were found by playing.

#include <algorithm>

namespace roundhouse {

/// Half the width of a 95% interval of a mean, in standard errors; and of a 99.9% interval.
inline constexpr double z_of_95 = 1.96, z_of_999 = 3.29;

/// With fewer deals, which may all come to the same by chance, nothing is clear, and people are told of no
/// interval.
inline constexpr int fewest_deals = 20;

/// The squared standard error of the mean of so many values, whose deviations from it come to `squares` when
/// squared and added up; 0 for a single one.
inline double squared_error(double squares, double number) {
    return number > 1 ? squares / (number - 1) / number : 0;
}

/// By how much one thing does better than another, trial by trial of the same trials for both.
class Differences {
  public:
    void add(double difference) {
        ++number_;
        sum_ += difference;
        squares_ += difference * difference;
    }
    double sum() const { return sum_; }
    double mean() const { return number_ ? sum_ / number_ : 0; }
    /// Of the mean, squared, over the trials themselves (n and not n - 1: many trials, compared quickly); 0
    /// after none or one.
    double squared_error() const {
        return number_ ? std::max(0.0, squares_ - sum_ * sum_ / number_) / number_ / number_ : 0;
    }
    /// True if the mean is above zero by more than so many of its errors.
    bool is_clear(double errors) const {
        return sum_ > 0 && sum_ * sum_ * number_ > errors * errors * (squares_ * number_ - sum_ * sum_);
    }

  private:
    int number_ = 0;
    double sum_ = 0, squares_ = 0;
};

} // namespace roundhouse
