#pragma once
// Random play-outs of the trick phase, as fast as the machine allows.

#include "cards/random.hpp"
#include "rules/play/trick.hpp"

namespace roundhouse {

/// What a play-out brought: card points (last trick included) and tricks won from here on, for each seat.
struct PlayOut {
    PerSeat<std::int16_t> count{};
    PerSeat<std::uint8_t> tricks{};
};

/// Plays the rest of the hand at random from the start of a trick: every legal kind equally likely (up to the
/// 32-bit product's bias, below one in 10^8). The path (with or without BMI2) is chosen once, by what the
/// processor can; both give the same result for the same random source.
PlayOut play_out(const PlayTable& table, const TrickPlay& state, Random& random);

/// "bmi2" or "portable": the path that play_out takes here.
const char* play_out_path();

/// The paths themselves, for tests and the benchmark. play_out_bmi2 may be called only where has_bmi2()
/// holds.
bool has_bmi2();
PlayOut play_out_portable(const PlayTable& table, const TrickPlay& state, Random& random);
PlayOut play_out_bmi2(const PlayTable& table, const TrickPlay& state, Random& random);

} // namespace roundhouse
