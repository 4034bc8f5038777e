// Long work in parts: merged they give the whole, and a missing one is noticed.
#include "bots/lab/pieces.hpp"

#include "bots/lab/arena.hpp"
#include "bots/lab/parallel.hpp"
#include "bots/lab/simulate.hpp"
#include "catch.hpp"
#include "support/shipped.hpp"

#include <atomic>
#include <chrono>
#include <sstream>
#include <thread>

#include <nlohmann/json.hpp>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace roundhouse;
using namespace roundhouse::testing;
using namespace roundhouse::bots;

namespace {

const std::vector<std::string> some_words{"simulate", "partnership"};

/// What a machine writes after playing that part.
template<class Play>
std::string part(Shard shard, Play play) {
    Pieces pieces(shard);
    play(&pieces);
    std::ostringstream out;
    write_shard(out, pieces, some_words);
    return out.str();
}

ShardFile read(const std::string& text) {
    std::istringstream in(text);
    auto file = read_shard(in);
    REQUIRE(file);
    return *file;
}

Simulation simulated(SimulationPlan plan, Pieces* pieces) {
    plan.pieces = pieces;
    return simulate(plan);
}

/// Played in `number` parts, and merged in another order.
template<class Play>
nlohmann::json in_parts(int number, Play play) {
    std::vector<ShardFile> files;
    for (int i = number; i > 0; --i) files.push_back(read(part({i, number}, play)));
    Pieces all(put_together(files));
    return to_json(play(&all));
}

} // namespace

TEST_CASE("A shard is one part of several") {
    CHECK(parse_shard("2/4") == Shard{2, 4});
    CHECK(to_string(Shard{2, 4}) == "2/4");
    for (const char* wrong : {"", "2", "0/4", "5/4", "2/0", "-1/4", "2/4/6", "a/b", "1/10001"})
        CHECK_FALSE(parse_shard(wrong));
}

TEST_CASE("A simulation in parts gives the same as the whole") {
    SimulationPlan plan;
    plan.rules = rules_of("partnership");
    plan.rounds = 730;
    const auto whole = to_json(simulate(plan));
    for (const int parts : {1, 2, 3, 9})
        CHECK(in_parts(parts, [&](Pieces* pieces) {
                  SimulationPlan of_part = plan;
                  of_part.pieces = pieces;
                  of_part.threads = parts % 2 + 1;
                  return simulate(of_part);
              }) == whole);
}

TEST_CASE("An arena in parts gives the same as the whole, to the last bit of its interval") {
    ArenaPlan plan;
    plan.rules = rules_of("partnership");
    plan.a = "novice";
    plan.rounds = 23;
    const auto whole = to_json(arena(plan)).dump();
    CHECK(in_parts(4, [&](Pieces* pieces) {
              ArenaPlan of_part = plan;
              of_part.pieces = pieces;
              return arena(of_part);
          }).dump() == whole);
}

TEST_CASE("If several pieces fail the lowest is reported, on any number of threads") {
    for (const int threads : {1, 2, 3, 8}) {
        INFO(threads);
        std::atomic<int> done = 0;
        const auto piece = [&](std::int64_t number) {
            if (number == 4) std::this_thread::sleep_for(std::chrono::milliseconds(20)); // others fail first
            if (number >= 4) throw std::runtime_error(std::to_string(number));
            ++done;
        };
        CHECK_THROWS_WITH(in_parallel(threads, 100, piece, [] {}), "4");
        CHECK(done == 4);
    }
}

#ifndef __SANITIZE_ADDRESS__ // needs more address space than is allowed here
TEST_CASE("Where the system gives no more threads, those there are do the work") {
    const pid_t child = ::fork();
    if (child == 0) {
        const rlimit addresses{std::size_t{1} << 30,
                               std::size_t{1} << 30}; // enough for a hundred threads, not for thousands
        ::setrlimit(RLIMIT_AS, &addresses);
        std::atomic<int> done = 0;
        const auto piece = [&](std::int64_t) {
            std::this_thread::sleep_for(std::chrono::microseconds(100));
            ++done;
        };
        ::_exit(in_parallel(5000, 2000, piece, [] {}) == 2000 && done == 2000 ? 0 : 1);
    }
    int status = -1;
    REQUIRE(::waitpid(child, &status, 0) == child);
    CHECK(status == 0);
}
#endif

TEST_CASE("Pieces begun before the stop are finished") {
    std::atomic<bool> stop = false;
    std::atomic<int> done = 0;
    const auto begun = in_parallel(
        3, 1000, [&](std::int64_t number) { ++done, stop = number >= 10; }, [] {}, &stop);
    CHECK(begun == done);
    CHECK(begun >= 11);
    CHECK(begun < 1000);
}

TEST_CASE("A part that was cut off, or belongs to other work, is recognized") {
    SimulationPlan plan;
    plan.rules = rules_of("partnership");
    plan.rounds = 300;
    const auto play = [&](Pieces* pieces) { return simulated(plan, pieces); };
    const std::string text = part({1, 2}, play);
    CHECK(read(text).is_whole);
    CHECK(read(text).words == some_words);
    CHECK(read(text).shard == Shard{1, 2});
    for (const std::size_t length : {text.size() / 3, text.size() - 5})
        CHECK_FALSE(read(text.substr(0, length)).is_whole);
    std::string damaged = text;
    const auto digits = damaged.find_first_of("0123456789", damaged.find("\"done\""));
    damaged[digits] = damaged[digits] == '1' ? '2' : '1';
    CHECK_FALSE(read(damaged).is_whole);
    for (const char* more : {"\n", "{}\n", " "}) CHECK_FALSE(read(text + more).is_whole);
    CHECK_FALSE(read(text + text).is_whole);
    std::istringstream other("{\"event\":\"played\"}\n"), none;
    CHECK_FALSE(read_shard(other));
    CHECK_FALSE(read_shard(none));

    // Half the pieces are not enough; other rules make it other work.
    Pieces half(put_together({read(text)}));
    CHECK_THROWS_AS(play(&half), OtherWork);
    Pieces all(put_together({read(text), read(part({2, 2}, play))}));
    plan.rules = rules_of("double-deck");
    CHECK_THROWS_AS(play(&all), OtherWork);
}

TEST_CASE("A part knows how many rounds it plays, even if its last piece is short") {
    SimulationPlan plan; // pieces of 100 rounds
    plan.rounds = 250;
    CHECK(rounds_here(plan) == 250);
    const auto of_part = [&](int number) {
        Pieces pieces({number, 2});
        plan.pieces = &pieces;
        return rounds_here(plan);
    };
    CHECK(of_part(1) == 150);
    CHECK(of_part(2) == 100);
}

TEST_CASE("A part with impossible results is refused") {
    SimulationPlan plan;
    plan.rules = rules_of("partnership");
    plan.rounds = 100;
    const auto play = [&](Pieces* pieces) { return simulated(plan, pieces); };
    ShardFile file = read(part({1, 1}, play));
    std::string& done = file.series.at(0).done.at(0);
    const nlohmann::json honest = nlohmann::json::parse(done);
    const auto forged = [&](const char* name, const nlohmann::json& value) {
        nlohmann::json piece = honest;
        piece[name] = value;
        done = piece.dump();
        Pieces all(put_together({file}));
        CHECK_THROWS_AS(play(&all), OtherWork);
    };
    forged("bid", std::int64_t{1} << 62); // sums would overflow
    forged("bid", "many");
    forged("points", {1, 2, 3, 4, 5, 6, 7});
    forged("outcomes", nullptr);
    done = honest.dump();
    Pieces all(put_together({file}));
    CHECK(to_json(play(&all)) == to_json(simulate(plan)));
    nlohmann::json high = honest; // a hundred of the highest bids
    high["bid squares"] = std::int64_t{100} * most_bid * most_bid;
    done = high.dump();
    Pieces dear(put_together({file}));
    CHECK_NOTHROW(play(&dear));
}
