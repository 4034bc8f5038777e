// `roundhouse window --probe`: tools/play asks it whether there can be a window.

#include "catch.hpp"
#include "cli/program.hpp"
#include "window/support/display.hpp"

using namespace roundhouse::cli;
using namespace roundhouse::testing;

TEST_CASE("--probe says whether a window can be opened, and opens none", "[window]") {
    const Home home;
    roundhouse::window::testing::use_own_display();
    const Outcome usable = run_program({"window", "--probe"});
    CHECK(usable.status == 0);
    CHECK(usable.out.empty());
    CHECK(usable.err.empty());
    const Variable none("DISPLAY", std::nullopt);
    const Outcome nowhere = run_program({"window", "--probe"});
    CHECK(nowhere.status != 0);
    CHECK(contains(nowhere.err, "DISPLAY is not set"));
}
