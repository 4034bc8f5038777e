#pragma once
// The window's host: games from packages, kept in journals, with the terminal's words and advice.

#include "table/host.hpp"

namespace roundhouse::cli {

/// `keeps`: games are written down and can be resumed; else they are only played.
table::Host window_host(bool keeps);

} // namespace roundhouse::cli
