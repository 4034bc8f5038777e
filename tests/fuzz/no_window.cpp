// Stand-ins for what the command line needs from the window, so that targets link without it: none opens a
// window.
#include "base/trouble.hpp"
#include "cli/commands.hpp"

namespace roundhouse::cli {

int play_in_window(const PlayRequest&, const Streams&) { throw Trouble("There is no window."); }
int greet(const PlayRequest&, const Streams&) { throw Trouble("There is no window."); }
int shot(const ShotRequest&, const Streams&) { throw Trouble("There is no window."); }

} // namespace roundhouse::cli
