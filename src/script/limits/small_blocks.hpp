#pragma once
// Small pieces of memory for one Lua state. Private to this room.

#include <array>
#include <cstddef>
#include <memory>
#include <vector>

namespace roundhouse::script {

/// Lua takes and gives back small blocks all the time, always from one thread. Here that costs a few
/// instructions: blocks of like size wait in a list for the next who wants one. All memory goes when this
/// does.
class SmallBlocks {
  public:
#ifdef __SANITIZE_ADDRESS__ // every block by itself then, so that the sanitizer sees its edges
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
    /// Gives a block of that size back.
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
