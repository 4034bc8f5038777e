#pragma once
// Runs the program on strings, as a person would, with its own home.

#include "support/home.hpp"
#include "support/tables.hpp"

#include "cli/run.hpp"

#include <sstream>

namespace roundhouse::testing {

struct Outcome {
    int status = 0;
    std::string out, err;
};

inline Outcome run_program(std::vector<std::string> arguments, const std::string& input = {},
                           bool at_terminal = false) {
    std::vector<const char*> argv{"roundhouse"};
    for (const std::string& argument : arguments) argv.push_back(argument.c_str());
    std::istringstream in(input);
    std::ostringstream out, err;
    const int status = cli::run(static_cast<int>(argv.size()), argv.data(),
                                {in, out, err, at_terminal, at_terminal, at_terminal});
    return {status, out.str(), err.str()};
}

/// The same with all three streams as terminals: the program asks, and shows its progress.
inline Outcome run_at_terminal(std::vector<std::string> arguments, const std::string& input = {}) {
    return run_program(std::move(arguments), input, true);
}

/// An option for games that end after few rounds.
inline constexpr const char* ends_quickly = "target=500";

inline std::size_t times_in(const std::string& text, const std::string& part) {
    std::size_t times = 0;
    for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; at += part.size()) ++times;
    return times;
}

/// The text as it was before wrapping.
inline std::string on_one_line(const std::string& text) {
    const auto parts = roundhouse::words(text);
    return roundhouse::join(std::vector<std::string>(parts.begin(), parts.end()), " ");
}

} // namespace roundhouse::testing
