#pragma once
// Catch2 under its name on Debian 12 (version 2) and elsewhere (version 3).
#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif
