#pragma once

#include <string>

namespace roundhouse::variants {

/// What a package says about itself to whoever gets it; any may be empty.
struct Imprint {
    std::string version, author, licence;
};

} // namespace roundhouse::variants
