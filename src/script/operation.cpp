#include "script/operation.hpp"

namespace roundhouse::script {

namespace {

thread_local Operation* innermost = nullptr;

} // namespace

Operation::Operation(const char* what, Allowance allowance)
    : what_(what), whole_(allowance), left_(allowance), outer_(innermost) {
    innermost = this;
}

Operation::~Operation() { innermost = outer_; }

const Operation* Operation::least_fuel() {
    const Operation* least = innermost;
    for (const Operation* one = innermost; one; one = one->outer_)
        if (one->left_.fuel < least->left_.fuel) least = one;
    return least;
}

const Operation* Operation::least_time() {
    const Operation* least = innermost;
    for (const Operation* one = innermost; one; one = one->outer_)
        if (one->left_.time < least->left_.time) least = one;
    return least;
}

void Operation::take(std::int64_t fuel, std::chrono::nanoseconds time) {
    for (Operation* one = innermost; one; one = one->outer_) {
        one->left_.fuel -= fuel;
        one->left_.time -= time;
    }
}

} // namespace roundhouse::script
