#pragma once
// The program's own log, for whoever looks for a fault: a rotating file in the state directory.

#include <string>

namespace roundhouse::cli {

/// Opens the log at a level ("trace" to "off"); what is wrong if it cannot, empty if all is well. Until then,
/// and if it fails, nothing is logged.
std::string open_log(const std::string& level);
void close_log();

void log_info(const std::string& text);
void log_error(const std::string& text);

} // namespace roundhouse::cli
