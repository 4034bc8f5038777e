#pragma once
// What the fuzzing targets share. A target is one file with one function, which libFuzzer calls with bytes of
// its making; tools/fuzz builds and runs them.

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace roundhouse::fuzz {

/// The input; a target asks for it once in each run.
std::string text_of(const std::uint8_t* data, std::size_t size);

/// Where something does not hold, says what and `shown`, and ends the run: the input is kept.
void demand(bool holds, const char* what, std::string_view shown = {});

/// Nothing in it that a terminal acts on or that no reader sees, but ends of lines; and all of it is UTF-8.
void demand_in_sight(std::string_view text);

/// A folder of this process alone, which is gone at its end. Games, settings and packages of whoever runs a
/// target are neither seen nor touched: they are looked for in here.
const std::filesystem::path& home();

/// Writes a file in home(), anew.
void write(const std::filesystem::path& file, std::string_view text);

} // namespace roundhouse::fuzz
