// The cost of every shipped package: its play-outs, its whole rounds, and sharp's thinking.

#include "ceiling.hpp"
#include "package.hpp"

#include "bots/lab/simulate.hpp"
#include "bots/sharp/sharp.hpp"
#include "rules/play/playouts.hpp"

#include <benchmark/benchmark.h>

#include <bit>

namespace bench {

namespace {

using namespace roundhouse;

constexpr std::size_t decisions_asked = 60;

/// Hands before the first lead, after random calls, exchanges and melds.
std::vector<TrickPlay> hands_to_play(const RulebookPtr& rules) {
    std::vector<TrickPlay> pool;
    Random random(42);
    while (pool.size() < pool_size) {
        Round round(rules, shuffled_and_cut(rules->deck, random), 1);
        bots::RandomPlayer player(Random(random.next()));
        const auto to_play = [&] { return round.over() || round.pending().kind == DecisionKind::play; };
        while (!to_play()) round.apply(player.decide(View(round, round.pending().seat), round.pending()));
        if (!round.over() && round.state().tricks.trump) pool.push_back(round.state().tricks);
    }
    return pool;
}

void play_outs(benchmark::State& state, const RulebookPtr& rules) {
    const auto pool = hands_to_play(rules);
    Random random(42);
    std::size_t i = 0;
    std::int64_t plays = 0;
    const PlayCount count;
    for (auto _ : state) {
        const TrickPlay& hand = pool[i++ % pool_size];
        benchmark::DoNotOptimize(play_out(rules->play, hand, random));
        plays += hand.left * rules->seats;
    }
    count.tell(state, plays);
}

void rounds_of(benchmark::State& state, const RulebookPtr& rules, const char* kind) {
    std::uint64_t seed = 0;
    constexpr int rounds = 200;
    for (auto _ : state) {
        bots::SimulationPlan plan;
        plan.rules = rules;
        plan.bots = {kind};
        plan.rounds = rounds;
        plan.seed = ++seed;
        benchmark::DoNotOptimize(bots::simulate(plan).signature);
    }
    state.counters["rounds/s"] =
        benchmark::Counter(static_cast<double>(state.iterations()) * rounds, benchmark::Counter::kIsRate);
}

void whole_rounds(benchmark::State& state, const RulebookPtr& rules) { rounds_of(state, rules, "random"); }
void steady_rounds(benchmark::State& state, const RulebookPtr& rules) { rounds_of(state, rules, "steady"); }

/// Decisions with a choice, of every kind, from rounds that steady plays.
std::vector<Round> decisions(const RulebookPtr& rules) {
    std::vector<Round> asked;
    for (std::uint64_t seed = 1; asked.size() < decisions_asked; ++seed) {
        Match match = begin_match(rules, seed);
        deal_next(match);
        while (match.round_is_on()) {
            const Decision decision = match.round->pending();
            if (!decision.may_claim && std::popcount(decision.cards.kinds()) != 1)
                asked.push_back(*match.round);
            const auto steady = bots::make_bot("steady", seed, decision.seat);
            if (act(match, steady->decide(View(*match.round, decision.seat), decision))) break;
        }
    }
    return asked;
}

void sharp(benchmark::State& state, const RulebookPtr& rules) {
    const auto asked = decisions(rules);
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

} // namespace

void register_packages() {
    for (const variants::PackageInfo& package : variants::list_packages()) {
        if (!package.shipped) continue;
        const RulebookPtr rules = load(package.id);
        const auto add = [&](const std::string& what, auto measure, benchmark::TimeUnit unit) {
            benchmark::RegisterBenchmark((what + "/" + package.id).c_str(), measure, rules)->Unit(unit);
        };
        add("package_play_outs", play_outs, benchmark::kNanosecond);
        add("package_rounds", whole_rounds, benchmark::kMillisecond);
        add("package_steady_rounds", steady_rounds, benchmark::kMillisecond);
        add("package_sharp", sharp, benchmark::kMillisecond);
    }
}

} // namespace bench
