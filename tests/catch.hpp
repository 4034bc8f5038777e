#pragma once
// Includes Catch2 under the name of version 2 (Debian 12) or version 3 (elsewhere).
#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif
