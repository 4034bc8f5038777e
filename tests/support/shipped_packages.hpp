#pragma once
// The shipped packages only, without any made or installed by the user running the tests.

#include "variants/packages.hpp"

#include <vector>

namespace roundhouse::testing {

inline std::vector<variants::PackageInfo> shipped_packages() {
    auto packages = variants::list_packages();
    std::erase_if(packages, [](const variants::PackageInfo& one) { return !one.shipped; });
    return packages;
}

} // namespace roundhouse::testing
