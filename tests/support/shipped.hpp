#pragma once
// The rules of packages for tests: those shipped, and those in a folder.

#include "variants/packages.hpp"

#include <map>
#include <stdexcept>
#include <string>

namespace roundhouse::testing {

using Options = std::map<std::string, std::string>;

inline std::string what_is_wrong(const variants::Findings& findings) {
    std::string lines;
    for (const auto& finding : findings) lines += "\n" + script::to_text(finding);
    return lines;
}

/// The package with that name, or in that folder. If it cannot be opened, the test fails with the reason.
inline variants::Package opened(const std::string& name) {
    auto package = variants::open_package(name);
    if (!package) throw std::runtime_error("cannot open " + name + what_is_wrong(package.error()));
    return std::move(*package);
}

/// Its rules with these options, or the standard ones; fails like `opened`. Shipped packages are compiled
/// once.
inline RulebookPtr rules_of(const std::string& name, const Options& options = {}) {
    static std::map<std::pair<std::string, Options>, RulebookPtr> known;
    const bool ships = name.find('/') == std::string::npos;
    if (const auto found = known.find({name, options}); ships && found != known.end()) return found->second;
    auto rules = opened(name).compile(options);
    if (!rules) throw std::runtime_error("cannot compile " + name + what_is_wrong(rules.error()));
    if (ships) known[{name, options}] = *rules;
    return *rules;
}

} // namespace roundhouse::testing
