// Writes a simulation as src/cli/SIMULATE.md describes it.

#include "bots/lab/simulate.hpp"

#include <cstdio>
#include <numeric>

#include <nlohmann/json.hpp>

namespace roundhouse::bots {

namespace {

/// The 95% interval of the mean; null for fewer than two numbers.
nlohmann::json interval_of(const Summed& amount, std::int64_t number) {
    if (number < 2) return nullptr;
    const double mean = amount.mean(number), half = amount.interval(number);
    return {mean - half, mean + half};
}

/// The intervals of the means, by their names.
nlohmann::json intervals_json(const Simulation& sum) {
    nlohmann::json make_rate;
    if (sum.contracts > 1) make_rate = interval_of_share(sum.made, sum.contracts);
    return {{"make_rate", make_rate},
            {"mean_bid", interval_of(sum.bid, sum.contracts)},
            {"mean_meld",
             {{"declarers", interval_of(sum.declarers_meld, sum.contracts)},
              {"others", interval_of(sum.others_meld, sum.contracts)}}},
            {"mean_count",
             {{"declarers", interval_of(sum.declarers_count, sum.played)},
              {"others", interval_of(sum.others_count, sum.played)}}}};
}

} // namespace

nlohmann::json to_json(const Simulation& sum) {
    const auto per = [](std::int64_t amount, std::int64_t number) {
        return number ? static_cast<double>(amount) / static_cast<double>(number) : 0.0;
    };
    nlohmann::json points = nlohmann::json::array();
    for (const std::int64_t party : sum.points) points.push_back(per(party, sum.rounds));
    char signature[17];
    std::snprintf(signature, sizeof signature, "%016llx", static_cast<unsigned long long>(sum.signature));
    return {{"rounds", sum.rounds},
            {"games", sum.games},
            {"cut", sum.cut},
            {"decisions", sum.decisions},
            {"outcomes", sum.outcomes},
            {"contracts", sum.contracts},
            {"forced", sum.forced},
            {"played", sum.played},
            {"made", sum.made},
            {"make_rate", per(sum.made, sum.contracts)},
            {"claims", sum.claims},
            {"mean_bid", sum.bid.mean(sum.contracts)},
            {"mean_meld",
             {{"declarers", sum.declarers_meld.mean(sum.contracts)},
              {"others", sum.others_meld.mean(sum.contracts)}}},
            {"mean_count",
             {{"declarers", sum.declarers_count.mean(sum.played)},
              {"others", sum.others_count.mean(sum.played)}}},
            {"mean_points", points},
            {"intervals", intervals_json(sum)},
            {"fallbacks", sum.fallbacks},
            {"seats_lost", std::accumulate(sum.lost.begin(), sum.lost.end(), 0,
                                           [](int seats, const Losses& one) { return seats + one.seats; })},
            {"violations", sum.violations},
            {"first_violations", sum.first_violations},
            {"signature", signature}};
}

} // namespace roundhouse::bots
