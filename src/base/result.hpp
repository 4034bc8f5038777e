#pragma once
// A value, or the reason why there is none, like std::expected of C++23: for functions where refusal is
// normal.

#include <utility>
#include <variant>

namespace roundhouse {

/// Wraps an error so that a function can `return fail(error)`.
template<class E>
struct Failure {
    E error;
};

template<class E>
Failure<std::decay_t<E>> fail(E&& error) {
    return {std::forward<E>(error)};
}

/// Holds a T or an E. Reading the wrong one throws std::bad_variant_access.
template<class T, class E>
class [[nodiscard]] Result {
  public:
    Result(T value) : held_(std::in_place_index<0>, std::move(value)) {}
    Result(Failure<E> failure) : held_(std::in_place_index<1>, std::move(failure.error)) {}

    explicit operator bool() const { return held_.index() == 0; }

    T& value() & { return std::get<0>(held_); }
    const T& value() const& { return std::get<0>(held_); }
    T&& value() && { return std::get<0>(std::move(held_)); }
    T& operator*() & { return value(); }
    const T& operator*() const& { return value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    const E& error() const& { return std::get<1>(held_); }
    E&& error() && { return std::get<1>(std::move(held_)); }

  private:
    std::variant<T, E> held_;
};

} // namespace roundhouse
