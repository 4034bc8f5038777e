// The cost of moving to another place in a long game: one step back, or to any step.

#include "package.hpp"

#include "bots/player.hpp"
#include "game/journal/recorded_game.hpp"

#include <benchmark/benchmark.h>

#include <malloc.h>

namespace {

using namespace roundhouse;

constexpr int rounds = 200;

/// Random players never finish a game by themselves.
RecordedGame long_game(const std::string& variant) {
    const RulebookPtr rules = bench::load(variant);
    JournalHeader header;
    header.variant = variant;
    header.seed = 7;
    RecordedGame game(rules, header, nullptr);
    while (game.match().settled.size() < rounds) {
        if (game.match().round_is_on())
            game.act(bots::decide_seated(game.match(), "random", game.entries()));
        else
            game.deal();
    }
    return game;
}

void places(benchmark::State& state, const char* variant) {
    const std::size_t before = mallinfo2().uordblks;
    const RecordedGame game = long_game(variant);
    state.counters["MB"] = static_cast<double>(mallinfo2().uordblks - before) / 1e6;
    state.counters["entries"] = static_cast<double>(game.entries());
    Random random(3);
    for (auto _ : state)
        benchmark::DoNotOptimize(
            game.before(random.below(static_cast<std::uint32_t>(game.entries()))).round_number);
}

void steps_back(benchmark::State& state, const char* variant) {
    RecordedGame game = long_game(variant);
    Random random(3);
    for (auto _ : state) {
        game.undo(1 + random.below(static_cast<std::uint32_t>(game.entries() - 1)));
        game.redo();
    }
}

BENCHMARK_CAPTURE(places, two_handed, "two-handed")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(places, double_deck, "double-deck")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(steps_back, two_handed, "two-handed")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(steps_back, double_deck, "double-deck")->Unit(benchmark::kMicrosecond);

} // namespace
