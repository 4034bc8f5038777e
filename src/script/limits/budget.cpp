#include "script/limits/budget.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <ctime>

#include "script/limits/elsewhere.hpp"
#include "script/limits/operation.hpp"
#include "script/state.hpp"

namespace roundhouse::script {

namespace {

constexpr int count_step = 1000;           // instructions between two calls of the hook
constexpr std::int64_t clock_step = 1000;  // steps between two readings of the clock
constexpr std::size_t bytes_per_step = 32; // memory allocated or swept for one step of fuel

/// Processor time of this thread, so that other programs on a busy machine are not charged to the script.
std::chrono::nanoseconds own_time() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec);
}

} // namespace

Budget::Place place_of(lua_State* L) {
    lua_Debug frame;
    for (int level = 0; level < 20 && lua_getstack(L, level, &frame); ++level) {
        lua_getinfo(L, "Sl", &frame);
        if (frame.currentline > 0) return {chunk_number(frame.source), frame.currentline};
    }
    return {};
}

void Budget::clear() {
    stopped_by_ = refused_last_ = Limit::none;
    place_ = {};
}

void Budget::arm() {
    clear();
    fuel_ = limits_.fuel;
    time_ = limits_.deadline;
    fuel_of_ = time_of_ = nullptr;
    if (const Operation* least = Operation::least_fuel(); least && least->left().fuel < fuel_) {
        fuel_ = std::max<std::int64_t>(0, least->left().fuel);
        fuel_of_ = least->what();
    }
    if (const Operation* least = Operation::least_time(); least && least->left().time < time_) {
        time_ = least->left().time;
        time_of_ = least->what();
    }
    filled_ = fuel_;
    until_clock_ = Elsewhere::is_abandoned() ? 0 : clock_step; // an abandoned script stops at its first step
    begun_.reset();
    armed_ = true;
    lua_sethook(lua_, hook, LUA_MASKCOUNT | LUA_MASKCALL, count_step);
}

void Budget::disarm() {
    armed_ = false;
    lua_sethook(lua_, nullptr, 0, 0);
    Operation::take(spent(), begun_ ? own_time() - *begun_ : std::chrono::nanoseconds(0));
}

bool Budget::spend(std::int64_t steps) {
    if (stopped_by_ != Limit::none) return false;
    fuel_ -= steps;
    until_clock_ -= steps;
    if (fuel_ < 0) {
        stopped_by_ = fuel_of_ ? Limit::operation : Limit::fuel;
        operation_ = fuel_of_;
    } else if (until_clock_ < 0) {
        until_clock_ = clock_step;
        // Most calls end before the clock is first read; for the others, time counts from that reading.
        const auto now = own_time();
        if (!begun_) begun_ = now;
        if (Elsewhere::is_abandoned()) {
            stopped_by_ = Limit::abandoned;
        } else if (now - *begun_ > time_) {
            stopped_by_ = time_of_ ? Limit::operation : Limit::deadline;
            operation_ = time_of_;
        }
    }
    if (stopped_by_ == Limit::none) return true;
    place_ = place_of(lua_);
    return false;
}

void Budget::charge(std::int64_t steps) {
    if (armed_ && !spend(steps)) stop();
}

// The error's value does not matter: nothing can catch it, and the host looks at stopped_by().
void Budget::stop() {
    lua_pushboolean(lua_, 0);
    lua_error(lua_);
    std::abort(); // lua_error does not return
}

void Budget::hook(lua_State* L, lua_Debug* event) {
    Budget& budget = state_of(L).budget;
    if (!budget.spend(event->event == LUA_HOOKCOUNT ? count_step : 1)) budget.stop();
}

// After a refusal Lua runs a whole collection before it tries again. That must be charged: otherwise a script
// just below the limit would keep the collector running all the time.
bool Budget::refuse(Limit limit) {
    refused_last_ = limit;
    if (spend(static_cast<std::int64_t>(used_ / bytes_per_step))) place_ = place_of(lua_);
    return false;
}

bool Budget::permits(std::size_t growth, std::size_t size) {
    if (!spend(static_cast<std::int64_t>(growth / bytes_per_step))) return false;
    if (size > limits_.block) return refuse(Limit::block);
    if (used_ + growth > limits_.memory) return refuse(Limit::memory);
    return true;
}

void Budget::give(void* block, std::size_t size) noexcept {
    if (size <= SmallBlocks::largest)
        small_.give(block, size);
    else
        std::free(block);
}

/// Moves what is in a block to one of the new size, and gives the old one back; null, with nothing changed,
/// if there is no memory.
void* Budget::resized(void* block, std::size_t old_size, std::size_t size) noexcept {
    if (block && std::min(old_size, size) > SmallBlocks::largest) return std::realloc(block, size);
    void* const taken = size <= SmallBlocks::largest ? small_.take(size) : std::malloc(size);
    if (!taken || !block) return taken;
    std::memcpy(taken, block, std::min(old_size, size));
    give(block, old_size);
    return taken;
}

void* Budget::allocate(void* budget, void* block, std::size_t old_size, std::size_t size) noexcept {
    Budget& self = *static_cast<Budget*>(budget);
    const std::size_t before =
        block ? old_size : 0; // without a block, Lua passes the kind of object as old_size
    if (size == 0) {
        if (block) self.give(block, before);
        self.used_ -= before;
        return nullptr;
    }
    if (self.armed_ && size > before && !self.permits(size - before, size)) return nullptr;
    void* const taken = self.resized(block, before, size);
    if (taken) self.used_ = self.used_ - before + size;
    return taken;
}

} // namespace roundhouse::script
