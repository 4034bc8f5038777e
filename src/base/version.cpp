#include "base/version.hpp"

namespace roundhouse {

std::string_view program_version() { return ROUNDHOUSE_VERSION; }

} // namespace roundhouse
