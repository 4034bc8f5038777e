#pragma once
// The program's own log, for debugging: a rotating file in the state directory.

#include <string>

namespace roundhouse::cli {

/// Opens the log at a level ("trace" to "off"); returns the error, empty on success. Until then, and after an
/// error, nothing is logged.
std::string open_log(const std::string& level);
void close_log();

void log_info(const std::string& text);
void log_error(const std::string& text);

} // namespace roundhouse::cli
