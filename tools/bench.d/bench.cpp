// The cost of the engine's parts on one core. tools/bench runs it.

#include "by_hand.hpp"
#include "ceiling.hpp"
#include "package.hpp"

#include "bots/lab/simulate.hpp"

#include <benchmark/benchmark.h>

#include <cstdio>

namespace {

using namespace roundhouse;

using bench::dealt_hands;
using bench::load;
using bench::partnership;
using bench::pool_size;

void legal_plays(benchmark::State& state) {
    // Positions in the middle of tricks and hands.
    auto pool = dealt_hands();
    Random random(7);
    const PlayTable& table = partnership()->play;
    for (TrickPlay& one : pool)
        for (std::uint32_t plays = random.below(44); plays > 0; --plays)
            play(table, one, any_kind(legal_kinds(table, one), random));
    std::size_t i = 0;
    for (auto _ : state) benchmark::DoNotOptimize(legal_kinds(table, pool[i++ % pool_size]));
}
BENCHMARK(legal_plays);

template<auto path>
void play_outs(benchmark::State& state) {
    const auto pool = dealt_hands();
    Random random(42);
    std::size_t i = 0;
    const bench::PlayCount count;
    for (auto _ : state) benchmark::DoNotOptimize(path(partnership()->play, pool[i++ % pool_size], random));
    count.tell(state, 48 * state.iterations());
}
BENCHMARK(play_outs<play_out>)->Name("play_outs/package");
BENCHMARK(play_outs<play_out_portable>)->Name("play_outs/package_portable");

void play_outs_by_hand(benchmark::State& state) {
    const auto pool = dealt_hands();
    Random random(42);
    std::size_t i = 0;
    const bench::PlayCount count;
    for (auto _ : state) benchmark::DoNotOptimize(bench::play_by_hand(pool[i++ % pool_size], random));
    count.tell(state, 48 * state.iterations());
}
BENCHMARK(play_outs_by_hand)->Name("play_outs/by_hand");

/// The same draws must give the same points, or the two implementations play different rules.
bool same_rules() {
    const auto pool = dealt_hands();
    Random a(42), b(42);
    for (int i = 0; i < 10'000; ++i) {
        const TrickPlay& state = pool[static_cast<std::size_t>(i) % pool_size];
        const PlayOut out = play_out(partnership()->play, state, a);
        if (out.count[1] + out.count[3] != bench::play_by_hand(state, b)) return false;
    }
    return true;
}

void whole_rounds(benchmark::State& state) {
    std::uint64_t seed = 0;
    constexpr int rounds = 1000;
    for (auto _ : state) {
        bots::SimulationPlan plan;
        plan.rules = partnership();
        plan.rounds = rounds;
        plan.seed = ++seed;
        benchmark::DoNotOptimize(bots::simulate(plan).signature);
    }
    state.counters["rounds/s"] =
        benchmark::Counter(static_cast<double>(state.iterations()) * rounds, benchmark::Counter::kIsRate);
}
BENCHMARK(whole_rounds)->Unit(benchmark::kMillisecond);

void settlement(benchmark::State& state) {
    RoundResult result;
    result.contract = {1, 300, false, "trump"};
    result.declarers = 1;
    result.scores = {400, 350};
    result.sides.resize(2);
    result.sides[0] = {.seats = {1, 3},
                       .parties = {1},
                       .meld = 120,
                       .count = 180,
                       .tricks = 8,
                       .bid = 300,
                       .contract = 300,
                       .melds = {"Run", "Dix"},
                       .marks = {}};
    result.sides[1] = {.seats = {2, 4},
                       .parties = {2},
                       .meld = 60,
                       .count = 70,
                       .tricks = 4,
                       .bid = 290,
                       .contract = 0,
                       .melds = {"Pinochle"},
                       .marks = {}};
    for (auto _ : state) benchmark::DoNotOptimize(settle(*partnership(), result).scores);
}
BENCHMARK(settlement)->Name("settlement_and_ending_in_lua");

void load_package(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(load("partnership"));
}
BENCHMARK(load_package)->Unit(benchmark::kMillisecond);

void melds(benchmark::State& state, const MeldTable& table, const CardSet& deck, int cards, bool list) {
    std::vector<CardSet> hands;
    Random random(5);
    for (std::size_t i = 0; i < pool_size; ++i) {
        const Pack pack = shuffled_and_cut(deck, random);
        hands.push_back(counted(Pack(pack.begin(), pack.begin() + cards)));
    }
    std::vector<Meld> found;
    std::size_t i = 0;
    for (auto _ : state) {
        const auto trump = static_cast<Suit>(i & 3);
        if (list)
            table.best(hands[i++ % pool_size], trump, found);
        else
            benchmark::DoNotOptimize(table.points(hands[i++ % pool_size], trump));
        benchmark::DoNotOptimize(found.data());
    }
}

void melds_of_12(benchmark::State& state) {
    melds(state, partnership()->melds, partnership()->deck, 12, true);
}
BENCHMARK(melds_of_12);
void meld_points_of_12(benchmark::State& state) {
    melds(state, partnership()->melds, partnership()->deck, 12, false);
}
BENCHMARK(meld_points_of_12);

/// Melds of an 80-card deck, four of each kind (D03-D05).
MeldTable double_deck(const CardSet& deck) {
    using R = Rank;
    const auto around = [](R rank, std::vector<int> points) {
        return MeldRule{{"Around"}, "III", MeldSuit::each, {rank}, {}, std::move(points)};
    };
    return MeldTable({{{"Run"},
                       "I",
                       MeldSuit::trump,
                       {R::ace, R::ten, R::king, R::queen, R::jack},
                       {},
                       {16, 150, 225, 300}},
                      {{"Royal marriage"}, "I", MeldSuit::trump, {R::king, R::queen}, {}, {4, 8, 12, 16}},
                      {{"Marriage"}, "I", MeldSuit::plain, {R::king, R::queen}, {}, {2, 4, 6, 8}},
                      {{"Pinochle"},
                       "II",
                       MeldSuit::given,
                       {},
                       {Card(R::queen, Suit::spades), Card(R::jack, Suit::diamonds)},
                       {4, 30, 60, 90}},
                      around(R::ace, {10, 100, 150, 200}),
                      around(R::king, {8, 80, 120, 160}),
                      around(R::queen, {6, 60, 90, 120}),
                      around(R::jack, {4, 40, 60, 80})},
                     deck);
}

void melds_of_20(benchmark::State& state) {
    CardSet deck;
    for (const Suit suit : all_suits)
        for (const Rank rank : {Rank::ace, Rank::ten, Rank::king, Rank::queen, Rank::jack})
            deck.add(Card(rank, suit), 4);
    melds(state, double_deck(deck), deck, 20, true);
}
BENCHMARK(melds_of_20);

} // namespace

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
    if (!same_rules()) {
        std::fprintf(stderr, "the rules by hand and the package's play differently\n");
        return 1;
    }
    benchmark::AddCustomContext("play_out_path", play_out_path());
    bench::register_packages();
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
