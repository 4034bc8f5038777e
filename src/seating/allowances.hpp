#pragma once
// What scripts may use in all while something is done at a table, however many questions it takes. Each
// question has its own limit besides (variants/live/live.cpp).

#include "script/limits/operation.hpp"

namespace roundhouse::seating {

/// For a bot's decision or a hint. If it runs out the game stops, as it stands, and whoever used it up is
/// named.
inline constexpr script::Allowance for_thinking{4'000'000'000, std::chrono::seconds(10)};
inline constexpr const char* while_thinking = "a player was thinking";

/// For putting the choices of a decision in words; what is not known by then is left out.
inline constexpr script::Allowance for_an_offer{100'000'000, std::chrono::seconds(1)};
inline constexpr const char* during_an_offer = "the choices were put in words";

/// For reading all packages, to list them.
inline constexpr script::Allowance for_a_list{1'000'000'000, std::chrono::seconds(10)};
inline constexpr const char* during_a_list = "the packages were listed";

} // namespace roundhouse::seating
