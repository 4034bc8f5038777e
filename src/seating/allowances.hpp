#pragma once
// What scripts may use in all while something is done at a table, however many questions it takes. Each
// question has its own limit besides (variants/live/live.cpp).

#include "script/limits/operation.hpp"

namespace roundhouse::seating {

/// A bot decides, or a hint is found. Whoever runs out of it has the game stopped, as it stands, and is
/// named.
inline constexpr script::Allowance for_thinking{4'000'000'000, std::chrono::seconds(10)};
inline constexpr const char* while_thinking = "a player was thinking";

/// The choices of a decision are put in words; what is not known by then is left out.
inline constexpr script::Allowance for_an_offer{100'000'000, std::chrono::seconds(1)};
inline constexpr const char* during_an_offer = "the choices were put in words";

/// All packages are read, to be listed.
inline constexpr script::Allowance for_a_list{1'000'000'000, std::chrono::seconds(10)};
inline constexpr const char* during_a_list = "the packages were listed";

} // namespace roundhouse::seating
