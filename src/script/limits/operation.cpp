#include "script/limits/operation.hpp"

#include <utility>

namespace roundhouse::script {

namespace {

thread_local Operation* last_begun = nullptr;

} // namespace

Operation::Operation(const char* what, Allowance allowance)
    : what_(what), whole_(allowance), left_(allowance), outer_(std::exchange(last_begun, this)) {}

Operation::~Operation() { last_begun = outer_; }

Operation* Operation::innermost() { return last_begun; }

Operation::Continued::Continued(Operation* innermost) : before_(std::exchange(last_begun, innermost)) {}

Operation::Continued::~Continued() { last_begun = before_; }

const Operation* Operation::least_fuel() {
    const Operation* least = last_begun;
    for (const Operation* one = last_begun; one; one = one->outer_)
        if (one->left_.fuel < least->left_.fuel) least = one;
    return least;
}

const Operation* Operation::least_time() {
    const Operation* least = last_begun;
    for (const Operation* one = last_begun; one; one = one->outer_)
        if (one->left_.time < least->left_.time) least = one;
    return least;
}

void Operation::take(std::int64_t fuel, std::chrono::nanoseconds time) {
    for (Operation* one = last_begun; one; one = one->outer_) {
        one->left_.fuel -= fuel;
        one->left_.time -= time;
    }
}

} // namespace roundhouse::script
