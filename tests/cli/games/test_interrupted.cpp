// Ctrl+C during something long.

#include "catch.hpp"
#include "cli/program.hpp"

#include "cli/interruptible.hpp"

#include <thread>

using namespace roundhouse;
using namespace roundhouse::testing;

TEST_CASE("What was stopped halfway is not told as if it were all") {
    std::atomic<bool> done{false};
    std::thread stops([&] { // Ctrl+C, as soon as somebody listens
        while (!done) {
            cli::interrupted = true;
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    });
    const Outcome outcome = run_program({"test", "partnership", "--mutate"});
    done = true;
    stops.join();
    cli::interrupted = false;
    CHECK(outcome.status == 2);
    CHECK(contains(outcome.err, "Stopped before all changes were tried."));
    CHECK_FALSE(contains(outcome.out, "examples notice"));
}

TEST_CASE("A comparison keeps what there is when it is stopped, and says so") {
    std::atomic<bool> done{false};
    std::thread stops([&] {
        while (!done) {
            cli::interrupted = true;
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    });
    const Outcome outcome = run_program({"compare", "partnership", "cutthroat", "--rounds", "100000"});
    done = true;
    stops.join();
    cli::interrupted = false;
    CHECK(outcome.status == 0);
    CHECK(contains(outcome.err, "Stopped after"));
}

TEST_CASE("Ctrl+C that was ignored before stays ignored") {
    const auto before = std::signal(SIGINT, SIG_IGN);
    {
        const cli::Interruptible listening;
        CHECK(std::signal(SIGINT, SIG_IGN) == SIG_IGN);
    }
    CHECK(std::signal(SIGINT, before) == SIG_IGN);
}
