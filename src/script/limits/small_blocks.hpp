#pragma once
// Small memory blocks for one Lua state. Private to this room.

#include <array>
#include <cstddef>
#include <memory>
#include <vector>

namespace roundhouse::script {

/// Lua takes and returns small blocks all the time, always from one thread. Here that costs a few
/// instructions: free blocks of similar size wait in a list for the next request. All memory is freed with
/// this object.
class SmallBlocks {
  public:
#ifdef __SANITIZE_ADDRESS__ // each block is separate then, so that the sanitizer sees its edges
    static constexpr std::size_t largest = 0;
#else
    static constexpr std::size_t largest = 512;
#endif

    /// A block of `size` bytes (1 to largest), aligned for anything; null if there is no memory.
    void* take(std::size_t size) noexcept {
        Free*& list = free_[list_of(size)];
        if (!list && !refill(list_of(size))) return nullptr;
        Free* const block = list;
        list = block->next;
        return block;
    }
    /// Takes back a block of that size.
    void give(void* block, std::size_t size) noexcept {
        Free*& list = free_[list_of(size)];
        list = new (block) Free{list};
    }

  private:
    struct Free {
        Free* next;
    };
    static constexpr std::size_t grain = 16;
    static constexpr std::size_t list_of(std::size_t size) { return (size - 1) / grain; }

    bool refill(std::size_t list) noexcept;

    std::array<Free*, 512 / grain> free_{};
    std::vector<std::unique_ptr<std::byte[]>> chunks_;
};

} // namespace roundhouse::script
