// The cost of thinking: decisions and worlds of `sharp`, and exact search by the number of tricks left, for
// the partnership deck and for a double deck under the same rules of play.

#include "bots/sharp/sharp.hpp"
#include "ceiling.hpp"
#include "game/match.hpp"
#include "package.hpp"

#include <benchmark/benchmark.h>

namespace {

using namespace roundhouse;

/// The number of positions that a benchmark cycles through.
constexpr std::size_t positions = 40;

/// The package's play table; with four copies, it counts like a double deck: one each for A, 10 and K, and
/// two for the last trick.
PlayTable table_for(int copies) {
    PlayTable table = bench::partnership()->play;
    if (copies == 2) return table;
    for (auto& points : table.points) points = points ? 1 : 0;
    table.last_trick = 2;
    return table;
}

/// Hands of `left` cards after random play from a full deal.
std::vector<TrickPlay> ends(const PlayTable& table, int copies, int left) {
    const int ranks = copies == 2 ? 6 : 5, hand = ranks * copies;
    CardSet deck;
    for (const Suit suit : all_suits)
        for (const Rank rank : {Rank::ace, Rank::ten, Rank::king, Rank::queen, Rank::jack, Rank::nine})
            if (rank != Rank::nine || copies == 2) deck.add(Card(rank, suit), copies);
    std::vector<TrickPlay> found;
    Random random(77);
    for (std::size_t i = 0; i < positions; ++i) {
        const Pack pack = shuffled_and_cut(deck, random);
        TrickPlay state;
        for (std::size_t n = 0; n < pack.size(); ++n) state.hands[static_cast<Seat>(1 + n % 4)].add(pack[n]);
        for (Seat seat = 1; seat <= 4; ++seat) state.sides.of[seat] = static_cast<std::uint8_t>(2 - seat % 2);
        state.sides.declarers = 1;
        state.trump = static_cast<Suit>(i & 3);
        state.left = static_cast<std::int8_t>(hand);
        while (state.left > left || state.played)
            play(table, state, any_kind(legal_kinds(table, state), random));
        found.push_back(state);
    }
    return found;
}

void exact(benchmark::State& state) {
    const auto copies = static_cast<int>(state.range(0)), left = static_cast<int>(state.range(1));
    const PlayTable table = table_for(copies);
    const auto pool = ends(table, copies, left);
    std::int64_t nodes = 0;
    std::size_t i = 0;
    for (auto _ : state) {
        state.PauseTiming();
        bots::Endgame endgame(table, 0b0101, bots::Aim::many, 18);
        endgame.nodes_left = std::int64_t{1} << 40;
        state.ResumeTiming();
        int points = 0;
        endgame.solve(pool[i++ % pool.size()], points);
        benchmark::DoNotOptimize(points);
        nodes += (std::int64_t{1} << 40) - endgame.nodes_left;
    }
    state.counters["nodes/s"] = benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
}
// Hands differ a hundredfold in cost, so every mean must be over the same hands, each equally often.
BENCHMARK(exact)
    ->ArgNames({"copies", "tricks"})
    ->ArgsProduct({{2, 4}, {4, 6}})
    ->Iterations(100 * positions)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK(exact)
    ->ArgNames({"copies", "tricks"})
    ->ArgsProduct({{2, 4}, {8, 10}})
    ->Iterations(5 * positions)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK(exact)
    ->ArgNames({"copies", "tricks"})
    ->Args({2, 12})
    ->Iterations(positions)
    ->Unit(benchmark::kMicrosecond);

/// Puts decisions from rounds that `steady` plays to `sharp`.
void sharp(benchmark::State& state) {
    const auto kind = static_cast<DecisionKind>(state.range(0));
    std::vector<Round> asked;
    for (std::uint64_t seed = 1; asked.size() < positions; ++seed) {
        Match match = begin_match(bench::partnership(), seed);
        deal_next(match);
        while (match.round_is_on()) {
            const Decision decision = match.round->pending();
            if (decision.kind == kind && !decision.may_claim) asked.push_back(*match.round);
            const auto steady = bots::make_bot("steady", seed, decision.seat);
            act(match, steady->decide(View(*match.round, decision.seat), decision));
        }
    }
    std::int64_t worlds = 0;
    std::size_t i = 0;
    for (auto _ : state) {
        const Round& round = asked[i++ % asked.size()];
        const Decision decision = round.pending();
        bots::SharpPlayer player(Random(7), bots::arena_work);
        worlds += player.weigh(View(round, decision.seat), decision).worlds;
    }
    state.counters["worlds/s"] = benchmark::Counter(static_cast<double>(worlds), benchmark::Counter::kIsRate);
}
BENCHMARK(sharp)
    ->Name("sharp/call")
    ->Arg(static_cast<int>(DecisionKind::call))
    ->Iterations(3 * positions)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(sharp)
    ->Name("sharp/trump")
    ->Arg(static_cast<int>(DecisionKind::name_trump))
    ->Iterations(3 * positions)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(sharp)
    ->Name("sharp/give")
    ->Arg(static_cast<int>(DecisionKind::give))
    ->Iterations(3 * positions)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(sharp)
    ->Name("sharp/play")
    ->Arg(static_cast<int>(DecisionKind::play))
    ->Iterations(3 * positions)
    ->Unit(benchmark::kMillisecond);

void policy_play_outs(benchmark::State& state) {
    const PlayTable table = table_for(2);
    const auto pool = ends(table, 2, 12);
    const bots::Policy policy(table);
    std::size_t i = 0;
    const bench::PlayCount count;
    for (auto _ : state) {
        TrickPlay play = pool[i++ % pool.size()];
        policy.play_on(play);
        benchmark::DoNotOptimize(play.count);
    }
    count.tell(state, 48 * state.iterations());
}
BENCHMARK(policy_play_outs)->Name("play_outs/policy");

} // namespace
