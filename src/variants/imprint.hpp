#pragma once

#include <string>

namespace roundhouse::variants {

/// What a package says of itself to whoever it is given to; any may be empty.
struct Imprint {
    std::string version, author, licence;
};

} // namespace roundhouse::variants
