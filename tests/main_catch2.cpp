// Catch2 2 compiles its main here, once; Catch2 3 brings one.
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
