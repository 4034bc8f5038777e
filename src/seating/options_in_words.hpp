#pragma once
// A package's options, and what is wrong with a choice of them, in the reader's language.

#include "variants/packages.hpp"

namespace roundhouse::seating {

/// One line for each option that was not accepted.
std::vector<std::string> why_refused(const variants::Package& package,
                                     const std::map<std::string, std::string>& chosen,
                                     const variants::Findings& findings);

/// One line for each option that was not accepted, and below them all that the package has. `findings` are
/// those of Package::compile for what was chosen; empty if none of them is about an option.
std::string options_refused(const variants::Package& package,
                            const std::map<std::string, std::string>& chosen,
                            const variants::Findings& findings);

} // namespace roundhouse::seating
