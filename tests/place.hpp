#pragma once
// Where the project's files are, for tests that read them.

#include <string>

/// The folder of the source tree, without a slash at its end.
std::string source_tree();
