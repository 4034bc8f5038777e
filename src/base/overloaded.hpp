#pragma once
// Several functions as one, for std::visit over a variant of small structs.

namespace roundhouse {

template<class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};

} // namespace roundhouse
