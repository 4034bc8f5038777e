#pragma once
// Several functions as one, for std::visit over a variant of small structs.

namespace roundhouse {

template<class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
/// Not every compiler finds this by itself (clang before 17).
template<class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

} // namespace roundhouse
