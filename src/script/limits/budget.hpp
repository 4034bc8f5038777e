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

/// Counts fuel, memory and time of one state. Limits hold only between arm() and disarm(), so that the host's
/// own work on the state is never refused.
class Budget {
  public:
    enum class Limit { none, fuel, deadline, operation, abandoned, memory, block };
    /// Where a script was when a limit stopped it: the number in the chunk's name and the line in it.
    struct Place {
        int chunk = -1;
        int line = 0;
    };

    explicit Budget(const Limits& limits) : limits_(limits) {}

    /// The allocator of the state; `budget` is the Budget.
    static void* allocate(void* budget, void* block, std::size_t old_size, std::size_t size) noexcept;
    /// The hook of the state, on counts and on calls.
    static void hook(lua_State* L, lua_Debug* event);

    void attach(lua_State* L) { lua_ = L; }
    /// Forgets what stopped the last call.
    void clear();
    /// A fresh budget for one call, or what the operations that last on this thread have left.
    void arm();
    void disarm();
    /// Takes `steps` for work done outside the interpreter's loop; raises a Lua error when the budget is used
    /// up.
    void charge(std::int64_t steps);

    /// Steps taken since arm().
    std::int64_t spent() const { return filled_ - fuel_; }

    /// What stopped the script, valid until the next clear(). Fuel and deadline are certain as soon as they
    /// are set; memory and block only say what was refused last (the collector may have found room after
    /// all).
    Limit stopped_by() const { return stopped_by_; }
    Limit refused_last() const { return refused_last_; }
    Place place() const { return place_; }
    /// What was done when an operation's allowance was used up.
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
    std::int64_t filled_ = 0, fuel_ = 0; ///< at the call's beginning, and now
    std::chrono::nanoseconds time_{};    ///< for this call
    /// What is done by the operations that bound them; null if the call's own limits do.
    const char *fuel_of_ = nullptr, *time_of_ = nullptr;
    const char* operation_ = nullptr;
    std::int64_t until_clock_ = 0;
    /// In processor time of the thread; empty until the clock is first looked at.
    std::optional<std::chrono::nanoseconds> begun_;
    bool armed_ = false;
    Limit stopped_by_ = Limit::none;
    Limit refused_last_ = Limit::none;
    Place place_;
};

/// Where the innermost Lua function that runs now stands.
Budget::Place place_of(lua_State* L);

} // namespace roundhouse::script
