// Only this file knows the folder, so that all others compile to the same code everywhere.
#include "place.hpp"

std::string source_tree() { return ROUNDHOUSE_SOURCE_DIR; }
