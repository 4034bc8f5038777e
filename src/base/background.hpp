#pragma once
// For work behind a picture that is being painted.

#include <unistd.h>

namespace roundhouse {

/// Lowers the priority so that painting goes first: on Linux only that of this thread and the threads it
/// starts.
inline void work_in_background() { static_cast<void>(::nice(5)); }

} // namespace roundhouse
