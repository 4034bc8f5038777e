#pragma once
// The packages that the benchmark uses.

#include "variants/packages.hpp"

#include <cstdio>
#include <cstdlib>

namespace bench {

/// The value; on an error prints it and ends the program.
template<class Answer>
auto or_stop(Answer answer) {
    if (answer) return std::move(*answer);
    for (const auto& finding : answer.error())
        std::fprintf(stderr, "%s\n", roundhouse::script::to_text(finding).c_str());
    std::exit(2);
}

inline roundhouse::RulebookPtr load(const std::string& variant) {
    return or_stop(or_stop(roundhouse::variants::open_package(variant)).compile());
}

inline const roundhouse::RulebookPtr& partnership() {
    static const roundhouse::RulebookPtr rules = load("partnership");
    return rules;
}

/// Adds benchmarks for every shipped package.
void register_packages();

} // namespace bench
