#pragma once
// What a script may use up while it runs. Private to this room.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <lua.hpp>

#include "script/limits/small_blocks.hpp"
#include "script/sandbox.hpp"

namespace roundhouse::script {

/// Counts fuel, memory and time of one state. Limits apply only between arm() and disarm(), so that the
/// host's own work on the state is never refused.
class Budget {
  public:
    enum class Limit { none, fuel, deadline, operation, abandoned, memory, block };
    /// Where a script was when a limit stopped it: the number in the chunk's name, and the line.
    struct Place {
        int chunk = -1;
        int line = 0;
    };

    explicit Budget(const Limits& limits) : limits_(limits) {}

    /// The state's allocator; `budget` is the Budget.
    static void* allocate(void* budget, void* block, std::size_t old_size, std::size_t size) noexcept;
    /// The state's hook, for counts and calls.
    static void hook(lua_State* L, lua_Debug* event);

    void attach(lua_State* L) { lua_ = L; }
    /// Forgets what stopped the last call.
    void clear();
    /// Sets a fresh budget for one call, or what the operations under way on this thread have left.
    void arm();
    void disarm();
    /// Charges `steps` for work done outside the interpreter's loop; raises a Lua error when the budget is
    /// used up.
    void charge(std::int64_t steps);

    /// Steps taken since arm().
    std::int64_t spent() const { return filled_ - fuel_; }

    /// What stopped the script; valid until the next clear(). Fuel and deadline are certain once set; memory
    /// and block only say what was refused last (the collector may have found room after all).
    Limit stopped_by() const { return stopped_by_; }
    Limit refused_last() const { return refused_last_; }
    Place place() const { return place_; }
    /// The operation whose allowance was used up.
    const char* operation() const { return operation_; }
    std::size_t used() const { return used_; }

  private:
    void* resized(void* block, std::size_t old_size, std::size_t size) noexcept;
    void give(void* block, std::size_t size) noexcept;
    bool permits(std::size_t growth, std::size_t size);
    bool spend(std::int64_t steps);
    bool refuse(Limit limit);
    [[noreturn]] void stop();

    Limits limits_;
    SmallBlocks small_;
    lua_State* lua_ = nullptr;
    std::size_t used_ = 0;
    std::int64_t filled_ = 0, fuel_ = 0; ///< at the start of the call, and now
    std::chrono::nanoseconds time_{};    ///< for this call
    /// The operations whose allowances bound the call; null where its own limits do.
    const char *fuel_of_ = nullptr, *time_of_ = nullptr;
    const char* operation_ = nullptr;
    std::int64_t until_clock_ = 0;
    /// In processor time of the thread; empty until the clock is first read.
    std::optional<std::chrono::nanoseconds> begun_;
    bool armed_ = false;
    Limit stopped_by_ = Limit::none;
    Limit refused_last_ = Limit::none;
    Place place_;
};

/// Where the innermost running Lua function is.
Budget::Place place_of(lua_State* L);

} // namespace roundhouse::script
