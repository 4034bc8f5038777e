// Only this file knows the folder, so that the others compile to the same everywhere.
#include "place.hpp"

std::string source_tree() { return ROUNDHOUSE_SOURCE_DIR; }
