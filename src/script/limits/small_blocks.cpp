#include "script/limits/small_blocks.hpp"

#include <new>

namespace roundhouse::script {

bool SmallBlocks::refill(std::size_t list) noexcept {
    constexpr std::size_t chunk_size = 8192;
    const std::size_t size = (list + 1) * grain;
    try {
        chunks_.push_back(std::make_unique<std::byte[]>(chunk_size));
    } catch (const std::bad_alloc&) {
        return false;
    }
    std::byte* const chunk = chunks_.back().get();
    for (std::size_t at = chunk_size / size; at-- > 0;) give(chunk + at * size, size);
    return true;
}

} // namespace roundhouse::script
