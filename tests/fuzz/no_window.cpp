// What the command line asks of the window, for a program that is linked without it: the targets open none.
#include "base/trouble.hpp"
#include "cli/commands.hpp"

namespace roundhouse::cli {

int play_in_window(const PlayRequest&, const Streams&) { throw Trouble("There is no window."); }
int greet(const PlayRequest&, const Streams&) { throw Trouble("There is no window."); }
int shot(const ShotRequest&, const Streams&) { throw Trouble("There is no window."); }

} // namespace roundhouse::cli
