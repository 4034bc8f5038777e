#include "ceiling.hpp"

#include "by_hand.hpp"
#include "game/round.hpp"
#include "package.hpp"

namespace bench {

using namespace roundhouse;

std::vector<TrickPlay> dealt_hands() {
    std::vector<TrickPlay> pool;
    Random random(42);
    for (std::size_t i = 0; i < pool_size; ++i) {
        const Round round(partnership(), shuffled_and_cut(partnership()->deck, random), 1);
        TrickPlay state = round.state().tricks;
        state.trump = static_cast<Suit>(i & 3);
        state.leader = static_cast<std::int8_t>(1 + (i >> 2 & 3));
        pool.push_back(state);
    }
    return pool;
}

namespace {

double seconds_since(std::clock_t begun) {
    return static_cast<double>(std::clock() - begun) / static_cast<double>(CLOCKS_PER_SEC);
}

double measured_by_hand() {
    constexpr double warm_up = 0.05, measured = 0.4; // seconds
    const auto pool = dealt_hands();
    Random random(42);
    const auto rate_over = [&](double time) {
        std::int64_t plays = 0;
        const std::clock_t begun = std::clock();
        while (seconds_since(begun) < time)
            for (const TrickPlay& hand : pool) {
                benchmark::DoNotOptimize(play_by_hand(hand, random));
                plays += hand.left * partnership()->seats;
            }
        return static_cast<double>(plays) / seconds_since(begun);
    };
    rate_over(warm_up);
    return rate_over(measured);
}

} // namespace

double plays_by_hand() {
    static const double rate = measured_by_hand();
    return rate;
}

PlayCount::PlayCount() {
    plays_by_hand(); // measured before the loop
    begun_ = std::clock();
}

void PlayCount::tell(benchmark::State& state, std::int64_t plays) const {
    const double rate = static_cast<double>(plays) / seconds_since(begun_);
    state.counters["plays/s"] = rate;
    state.counters["of_by_hand"] = rate / plays_by_hand();
}

} // namespace bench
