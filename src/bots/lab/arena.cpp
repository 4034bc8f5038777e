#include "bots/lab/arena.hpp"

#include "base/text.hpp"
#include "bots/lab/parallel.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <ctime>
#include <stdexcept>

#include <nlohmann/json.hpp>

namespace roundhouse::bots {

namespace {

/// Processor time, which does not grow when the machine does something else.
double seconds_of_this_thread() {
    std::timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

/// One deal, played once for every side.
class Deal {
  public:
    Deal(const ArenaPlan& plan, std::int64_t number)
        : plan_(plan), seed_(Random::stream(plan.seed, static_cast<std::uint64_t>(number)).next()) {}

    ArenaResult play() {
        // Where people sit out each of them has a score; what A and B take are the sides at the seats.
        const auto& sides = plan_.rules->party.items;
        const int ways = *std::max_element(sides.begin(), sides.end());
        for (int side = 1; side <= ways; ++side) play_round(side);
        done_.deals = 1;
        done_.mean /= ways;
        return done_;
    }

  private:
    void play_round(int of_a) {
        const Rulebook& rules = *plan_.rules;
        Match match = begin_match(plan_.rules, seed_);
        std::vector<std::unique_ptr<Player>> players;
        for (Seat seat = 1; seat <= rules.seats; ++seat)
            players.push_back(
                make_bot(rules.party[seat] == of_a ? plan_.a : plan_.b, seed_, seat, plan_.work));
        deal_next(match);
        for (Decision asked = match.round->pending(); asked; asked = match.round->pending()) {
            const bool is_a = rules.party[asked.seat] == of_a;
            const Action action =
                timed(*players[static_cast<std::size_t>(asked.seat - 1)], match, asked, is_a);
            if (act(match, action)) {
                ++done_.refused;
                return;
            }
        }
        ++done_.rounds;
        if (!match.settled.empty()) add_up(match, of_a);
    }

    Action timed(Player& player, const Match& match, const Decision& asked, bool is_a) {
        const double begin = seconds_of_this_thread();
        Action action = player.decide(View(*match.round, asked.seat), asked);
        const double took = seconds_of_this_thread() - begin;
        ++(is_a ? done_.decisions_a : done_.decisions_b);
        (is_a ? done_.seconds_a : done_.seconds_b) += took;
        double& longest = is_a ? done_.longest_a : done_.longest_b;
        longest = std::max(longest, took);
        return action;
    }

    /// For whom the seat scores: its party, or whoever sits there.
    Party scores_for(const Match& match, Seat seat) const {
        const Rulebook& rules = *plan_.rules;
        return somebody_sits_out(rules) ? person_at(match, match.round_number, seat) : rules.party[seat];
    }

    void add_up(const Match& match, int of_a) {
        const Rulebook& rules = *plan_.rules;
        const SettledRound& settled = match.settled.back();
        const Seat declarer = settled.result.contract.seat;
        const Party declaring = declarer ? scores_for(match, declarer) : 0;
        double own = 0, others = 0;
        int number_own = 0, number_others = 0;
        std::vector<bool> counted(settled.delta.size(), false); // partners at fixed seats share a score
        for (Seat seat = 1; seat <= rules.seats; ++seat) {
            const Party party = scores_for(match, seat);
            if (counted[static_cast<std::size_t>(party - 1)]) continue;
            counted[static_cast<std::size_t>(party - 1)] = true;
            const int points = settled.delta[static_cast<std::size_t>(party - 1)];
            const bool is_a = rules.party[seat] == of_a;
            (is_a ? own : others) += points;
            ++(is_a ? number_own : number_others);
            if (settled.result.dealt_again) continue;
            ArenaSide& side = is_a ? done_.a : done_.b;
            if (party == declaring) {
                ++side.contracts;
                side.made += points >= 0;
                side.bid += settled.result.contract.bid;
                side.declaring_points += points;
            } else if (declarer == 0 || rules.party[seat] != rules.party[declarer]) {
                ++side.defending;
                side.defending_points += points;
            }
        }
        done_.mean += own / std::max(1, number_own) - others / std::max(1, number_others);
    }

    const ArenaPlan& plan_;
    std::uint64_t seed_;
    ArenaResult done_;
};

void merge(ArenaSide& sum, const ArenaSide& side) {
    sum.contracts += side.contracts;
    sum.made += side.made;
    sum.bid += side.bid;
    sum.declaring_points += side.declaring_points;
    sum.defending += side.defending;
    sum.defending_points += side.defending_points;
}

ArenaResult summed(const std::vector<ArenaResult>& deals) {
    ArenaResult sum;
    double squares = 0;
    for (const ArenaResult& deal : deals) {
        sum.deals += deal.deals;
        sum.rounds += deal.rounds;
        sum.mean += deal.mean;
        merge(sum.a, deal.a);
        merge(sum.b, deal.b);
        sum.decisions_a += deal.decisions_a;
        sum.decisions_b += deal.decisions_b;
        sum.refused += deal.refused;
        sum.seconds_a += deal.seconds_a;
        sum.seconds_b += deal.seconds_b;
        sum.longest_a = std::max(sum.longest_a, deal.longest_a);
        sum.longest_b = std::max(sum.longest_b, deal.longest_b);
    }
    const double number = static_cast<double>(std::max<std::int64_t>(1, sum.deals));
    sum.mean /= number;
    for (const ArenaResult& deal : deals) squares += (deal.mean - sum.mean) * (deal.mean - sum.mean);
    if (sum.deals > 1) sum.interval = 1.96 * std::sqrt(squares / (number - 1) / number);
    return sum;
}

void require_bot(const std::string& kind) {
    if (!make_bot(kind, 0, 1))
        throw std::invalid_argument("there is no bot \"" + printable(kind, 40) +
                                    "\"; there are: " + join(bot_kinds(), ", "));
}

nlohmann::json to_json(const ArenaSide& side, std::int64_t decisions) {
    const auto per = [](std::int64_t sum, std::int64_t number) {
        return number ? static_cast<double>(sum) / static_cast<double>(number) : 0.0;
    };
    return {{"contracts", side.contracts},
            {"made", side.made},
            {"mean_bid", per(side.bid, side.contracts)},
            {"points_declaring", per(side.declaring_points, side.contracts)},
            {"defended", side.defending},
            {"points_defending", per(side.defending_points, side.defending)},
            {"decisions", decisions}};
}

} // namespace

ArenaResult arena(const ArenaPlan& plan) {
    require_bot(plan.a);
    require_bot(plan.b);
    std::vector<ArenaResult> done(static_cast<std::size_t>(std::max<std::int64_t>(0, plan.rounds)));
    std::atomic<std::int64_t> finished_deals{0};
    in_parallel(
        plan.threads, plan.rounds,
        [&](std::int64_t number) {
            done[static_cast<std::size_t>(number)] = Deal(plan, number).play();
            ++finished_deals;
        },
        [&] {
            if (plan.progress) plan.progress(finished_deals);
        });
    return summed(done);
}

nlohmann::json to_json(const ArenaResult& result) {
    return {{"deals", result.deals},
            {"rounds", result.rounds},
            {"mean", result.mean},
            {"interval", {result.mean - result.interval, result.mean + result.interval}},
            {"refused", result.refused},
            {"a", to_json(result.a, result.decisions_a)},
            {"b", to_json(result.b, result.decisions_b)}};
}

} // namespace roundhouse::bots
