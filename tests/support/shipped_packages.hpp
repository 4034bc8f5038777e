#pragma once
// The packages that ship, without those that whoever runs the tests has made or installed.

#include "variants/packages.hpp"

#include <vector>

namespace roundhouse::testing {

inline std::vector<variants::PackageInfo> shipped_packages() {
    auto packages = variants::list_packages();
    std::erase_if(packages, [](const variants::PackageInfo& one) { return !one.shipped; });
    return packages;
}

} // namespace roundhouse::testing
