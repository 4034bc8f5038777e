// A thread that must not wait runs its scripts on another thread, with the same limits.

#include "catch.hpp"
#include "script/limits/elsewhere.hpp"
#include "script/limits/operation.hpp"
#include "script/sandbox.hpp"

using namespace roundhouse::script;
using namespace std::chrono_literals;

namespace {

const Source without_end{"loop.lua", "while true do end"};
const Source quick{"quick.lua", "return 42"};

Limits patient() {
    Limits limits;
    limits.fuel = std::int64_t{1} << 60;
    limits.deadline = 20s;
    return limits;
}

} // namespace

TEST_CASE("A script runs on another thread where its caller must not wait, and answers all the same") {
    Sandbox sandbox;
    const auto here = std::this_thread::get_id();
    std::thread::id there;
    {
        const Elsewhere elsewhere([](auto) { return true; });
        Elsewhere::run([&] { there = std::this_thread::get_id(); });
        CHECK(sandbox.run(quick)->as_integer() == 42);
        CHECK_THROWS_AS(Elsewhere::run([] { throw std::runtime_error("thrown there"); }), std::runtime_error);
        CHECK(sandbox.run(quick)->as_integer() == 42);
    }
    CHECK(there != here);
    Elsewhere::run([&] { there = std::this_thread::get_id(); });
    CHECK(there == here);
}

TEST_CASE("Who waits for a script is asked for patience, and a script that is not waited for ends") {
    Sandbox sandbox({}, patient());
    std::vector<std::chrono::milliseconds> waited;
    const auto caller = std::this_thread::get_id();
    bool on_the_caller = true;
    const Elsewhere elsewhere([&](std::chrono::milliseconds now) {
        on_the_caller &= std::this_thread::get_id() == caller;
        waited.push_back(now);
        return waited.size() < 4;
    });
    const auto ended = sandbox.run(without_end);
    REQUIRE_FALSE(ended);
    CHECK(ended.error().fault == Fault::deadline);
    CHECK(to_text(ended.error()) == "loop.lua:1: was abandoned before it answered");
    CHECK(waited.size() == 4);
    CHECK(std::is_sorted(waited.begin(), waited.end()));
    CHECK(waited.back() >= 48ms);
    CHECK(waited.back() < 2s);
    CHECK(on_the_caller);
    waited.clear();
    CHECK(sandbox.run(quick)->as_integer() == 42); // and later calls work
}

TEST_CASE("What is thrown while one waits is thrown when the script has ended") {
    Sandbox sandbox({}, patient());
    bool throws = true;
    const Elsewhere elsewhere([&](auto) -> bool {
        if (throws) throw std::runtime_error("thrown here");
        return true;
    });
    CHECK_THROWS_WITH(sandbox.run(without_end), "thrown here");
    throws = false;
    CHECK(sandbox.run(quick)->as_integer() == 42);
}

TEST_CASE("A thread whose work may be left undone has its scripts ended, one that runs and those to come") {
    std::atomic<bool> stop = false, begun = false;
    Sandbox sandbox({}, patient());
    std::vector<std::string> ended;
    std::thread worker([&] {
        const EndsWhen ends(stop);
        begun = true;
        for (const Source* source : {&without_end, &quick})
            if (const auto answer = sandbox.run(*source); !answer) ended.push_back(to_text(answer.error()));
    });
    while (!begun) std::this_thread::sleep_for(1ms);
    stop = true;
    worker.join();
    REQUIRE(ended.size() == 2);
    for (const std::string& why : ended) CHECK(why.find("abandoned before it answered") != std::string::npos);
    CHECK(sandbox.run(quick)->as_integer() == 42); // this caller has not given up
}

TEST_CASE("What is done elsewhere is charged to the operations of the thread that waits") {
    Sandbox sandbox;
    const Elsewhere elsewhere([](auto) { return true; });
    const Operation operation("this was tried", {100'000, 1s});
    CHECK(sandbox.run({"some.lua", "for i = 1, 10000 do end return 1"}));
    CHECK(operation.fuel_spent() > 5'000);
    const auto ended = sandbox.run(without_end);
    REQUIRE_FALSE(ended);
    CHECK(to_text(ended.error()).find("while this was tried") != std::string::npos);
}
