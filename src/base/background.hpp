#pragma once
// Work behind a picture that is painted meanwhile.

#include <unistd.h>

namespace roundhouse {

/// Leaves the processor to the picture from here on: on Linux this is of the thread alone, and of those that
/// it begins.
inline void work_in_background() { static_cast<void>(::nice(5)); }

} // namespace roundhouse
