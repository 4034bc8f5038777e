#include "bots/lab/arena.hpp"

#include "base/statistics.hpp"
#include "bots/core/evaluate.hpp"
#include "bots/lab/company.hpp"
#include "bots/lab/pieces.hpp"
#include "bots/lab/record.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <ctime>
#include <map>

#include <nlohmann/json.hpp>

namespace roundhouse::bots {

namespace {

/// Processor time, which does not grow while the machine does something else; for programs, which run beside
/// this one, time by the clock.
double seconds_now(bool of_program) {
    std::timespec now{};
    clock_gettime(of_program ? CLOCK_MONOTONIC : CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

/// The players of all deals.
struct Companies {
    std::shared_ptr<const Judge> judge;
    Company a, b, rest;
    explicit Companies(const ArenaPlan& plan)
        : judge(std::make_shared<const Judge>(*plan.rules)), a(plan.a, judge, plan.hello, plan.work),
          b(plan.b, judge, plan.hello, plan.work), rest(plan.rest, judge, plan.hello, plan.work) {}
};

/// One deal, played once for each side.
class Deal {
  public:
    Deal(const ArenaPlan& plan, Companies& companies, std::int64_t number)
        : plan_(plan), companies_(companies), number_(number),
          seed_(Random::stream(plan.seed, static_cast<std::uint64_t>(number)).next()) {}

    ArenaResult play() {
        // Where people sit out each of them has a score; A and B take the sides at the seats.
        const auto& sides = plan_.rules->party.items;
        const int ways = *std::max_element(sides.begin(), sides.end());
        for (int side = 1; side <= ways; ++side) play_round(side);
        done_.deals = 1;
        done_.mean /= ways;
        return done_;
    }

    /// The record of the deal, if one is kept.
    std::string take_record() { return std::move(record_); }

  private:
    void play_round(int of_a) {
        const Rulebook& rules = *plan_.rules;
        Match match = begin_match(plan_.rules, seed_);
        std::vector<std::unique_ptr<Player>> players, rest;
        std::vector<std::string> kinds;
        for (Seat seat = 1; seat <= rules.seats; ++seat) {
            const bool is_a = rules.party[seat] == of_a;
            players.push_back((is_a ? companies_.a : companies_.b).player(seed_, seat));
            if (plan_.only) rest.push_back(companies_.rest.player(seed_, seat));
            kinds.push_back((is_a ? "A " + plan_.a : "B " + plan_.b));
        }
        deal_next(match);
        std::optional<RoundRecord> record;
        if (plan_.record) record.emplace(match, number_ + 1, std::move(kinds), how_played());
        for (Decision asked = match.round->pending(); asked; asked = match.round->pending()) {
            const bool is_a = rules.party[asked.seat] == of_a;
            const auto place = static_cast<std::size_t>(asked.seat - 1);
            const bool own = !plan_.only || slice_of(asked.kind) == *plan_.only;
            const Action action = own ? timed(*players[place], match, asked, is_a)
                                      : rest[place]->decide(View(*match.round, asked.seat), asked);
            if (record) record->note(match, asked.seat, action);
            if (act(match, action)) {
                ++done_.refused;
                break;
            }
        }
        if (record) record_ += record->text(match);
        if (!match.round->over()) return;
        ++done_.rounds;
        if (!match.settled.empty()) add_up(match, of_a);
    }

    /// What, besides rules and seed, is needed to play the same rounds again.
    std::vector<std::pair<std::string, std::string>> how_played() const {
        std::vector<std::pair<std::string, std::string>> told{{"Work", std::to_string(plan_.work)}};
        if (plan_.only) {
            told.emplace_back("Only", slice_names[static_cast<std::size_t>(*plan_.only)]);
            told.emplace_back("Rest", plan_.rest);
        }
        return told;
    }

    Action timed(Player& player, const Match& match, const Decision& asked, bool is_a) {
        const bool program = (is_a ? companies_.a : companies_.b).is_program();
        const double begin = seconds_now(program);
        Action action = player.decide(View(*match.round, asked.seat), asked);
        const double took = seconds_now(program) - begin;
        ++(is_a ? done_.decisions_a : done_.decisions_b);
        (is_a ? done_.seconds_a : done_.seconds_b) += took;
        double& longest = is_a ? done_.longest_a : done_.longest_b;
        longest = std::max(longest, took);
        return action;
    }

    void add_up(const Match& match, int of_a) {
        const Rulebook& rules = *plan_.rules;
        const SettledRound& settled = match.settled.back();
        const Seat declarer = settled.result.contract.seat;
        const View table(*match.round, 0);
        const Party declaring = declarer ? table.party_of(declarer) : 0;
        double own = 0, others = 0;
        int number_own = 0, number_others = 0;
        std::vector<bool> counted(settled.delta.size(), false); // partners at fixed seats share a score
        for (Seat seat = 1; seat <= rules.seats; ++seat) {
            const Party party = table.party_of(seat);
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
                side.made += made(rules, settled);
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
    Companies& companies_;
    std::int64_t number_;
    std::uint64_t seed_;
    std::string record_;
    ArenaResult done_;
};

/// Visits everything that is added up over deals by its name, the same field of each of `all` at once: one
/// list serves adding, writing and reading.
template<class Visit, class... Results>
void each_sum(Visit visit, Results&... all) {
    visit("deals", all.deals...);
    visit("rounds", all.rounds...);
    visit("mean", all.mean...);
    const auto visit_side = [&](const std::string& name, auto&... side) {
        visit(name + " contracts", side.contracts...);
        visit(name + " made", side.made...);
        visit(name + " bid", side.bid...);
        visit(name + " declaring_points", side.declaring_points...);
        visit(name + " defending", side.defending...);
        visit(name + " defending_points", side.defending_points...);
    };
    visit_side("a", all.a...);
    visit_side("b", all.b...);
    visit("decisions_a", all.decisions_a...);
    visit("decisions_b", all.decisions_b...);
    visit("refused", all.refused...);
    visit("seconds_a", all.seconds_a...);
    visit("seconds_b", all.seconds_b...);
}

/// The same for maxima, which are not added up.
template<class Visit, class... Results>
void each_longest(Visit visit, Results&... all) {
    visit("longest_a", all.longest_a...);
    visit("longest_b", all.longest_b...);
}

ArenaResult summed(const std::vector<ArenaResult>& deals) {
    ArenaResult sum;
    double squares = 0;
    for (const ArenaResult& deal : deals) {
        each_sum([](const std::string&, auto& all, auto one) { all += one; }, sum, deal);
        each_longest([](const std::string&, double& most, double one) { most = std::max(most, one); }, sum,
                     deal);
    }
    const double number = static_cast<double>(std::max<std::int64_t>(1, sum.deals));
    sum.mean /= number;
    for (const ArenaResult& deal : deals) squares += (deal.mean - sum.mean) * (deal.mean - sum.mean);
    sum.interval = z_of_95 * std::sqrt(squared_error(squares, number));
    return sum;
}

/// Takes texts in any order and hands them on by number, from 0.
class InOrder {
  public:
    explicit InOrder(const std::function<void(const std::string&)>& next) : next_(next) {}
    void add(std::int64_t number, std::string text) {
        const std::lock_guard lock(watch_);
        waiting_.emplace(number, std::move(text));
        for (; !waiting_.empty() && waiting_.begin()->first == due_; ++due_) {
            next_(waiting_.begin()->second);
            waiting_.erase(waiting_.begin());
        }
    }

  private:
    const std::function<void(const std::string&)>& next_;
    std::mutex watch_;
    std::map<std::int64_t, std::string> waiting_;
    std::int64_t due_ = 0;
};

nlohmann::json to_json(const Losses& lost) {
    return {{"fallbacks", lost.decisions}, {"seats_lost", lost.seats}};
}

nlohmann::json to_json(const ArenaSide& side, std::int64_t decisions, const Losses& lost) {
    const auto per = [](std::int64_t sum, std::int64_t number) {
        return number ? static_cast<double>(sum) / static_cast<double>(number) : 0.0;
    };
    nlohmann::json json = to_json(lost);
    json.update({{"contracts", side.contracts},
                 {"made", side.made},
                 {"make_rate", per(side.made, side.contracts)},
                 {"mean_bid", per(side.bid, side.contracts)},
                 {"points_declaring", per(side.declaring_points, side.contracts)},
                 {"defended", side.defending},
                 {"points_defending", per(side.defending_points, side.defending)},
                 {"decisions", decisions}});
    return json;
}

/// All sums of a deal, exactly, and back.
nlohmann::json deal_json(const ArenaResult& result) {
    nlohmann::json json;
    const auto write = [&](const std::string& name, const auto& value) { json[name] = value; };
    each_sum(write, result);
    each_longest(write, result);
    return json;
}

ArenaResult read_deal(const nlohmann::json& json) {
    ArenaResult result;
    const auto read = [&](const std::string& name, auto& value) { json.at(name).get_to(value); };
    each_sum(read, result);
    each_longest(read, result);
    const auto check = [](const std::string& name, const auto& value) {
        const bool may_be_lost = name == "mean" || name.ends_with("points");
        require_bounded(value, may_be_lost ? -most_of_a_piece : 0);
    };
    each_sum(check, result);
    each_longest(check, result);
    return result;
}

} // namespace

Slice slice_of(DecisionKind kind) {
    switch (kind) {
    case DecisionKind::give:
    case DecisionKind::discard:
    case DecisionKind::ask_card:
    case DecisionKind::keep_card: return Slice::gift;
    case DecisionKind::call:
    case DecisionKind::hand_back:
    case DecisionKind::take_kitty:
    case DecisionKind::name_trump:
    case DecisionKind::choose: return Slice::call;
    case DecisionKind::meld:
    case DecisionKind::play:
    case DecisionKind::object: break;
    }
    return Slice::play;
}

ArenaResult arena(const ArenaPlan& plan) {
    Companies companies(plan);
    InOrder records(plan.record);
    std::vector<ArenaResult> done(static_cast<std::size_t>(std::max<std::int64_t>(0, plan.rounds)));
    std::atomic<std::int64_t> finished_deals{0};
    const auto of_deal = [&](std::int64_t number) -> ArenaResult& {
        return done[static_cast<std::size_t>(number)];
    };
    do_pieces(
        plan.pieces, *plan.rules, plan.threads, plan.rounds,
        {.play =
             [&](std::int64_t number) {
                 Deal deal(plan, companies, number);
                 of_deal(number) = deal.play();
                 if (plan.record) records.add(number, deal.take_record());
                 ++finished_deals;
             },
         .write = [&](std::int64_t number) { return deal_json(of_deal(number)); },
         .take = [&](std::int64_t number, const nlohmann::json& json) { of_deal(number) = read_deal(json); },
         .after =
             [&] {
                 if (plan.progress) plan.progress(finished_deals);
             }});
    ArenaResult result = summed(done);
    result.lowest_wins = plan.rules->scoring.lowest_wins;
    result.lost_a = companies.a.losses();
    result.lost_b = companies.b.losses();
    if (plan.only) result.lost_rest = companies.rest.losses();
    return result;
}

nlohmann::json to_json(const ArenaResult& result) {
    nlohmann::json json{{"deals", result.deals},
                        {"rounds", result.rounds},
                        {"mean", result.mean},
                        {"interval", result.deals > 1 ? nlohmann::json{result.mean - result.interval,
                                                                       result.mean + result.interval}
                                                      : nlohmann::json()},
                        {"lowest_wins", result.lowest_wins},
                        {"refused", result.refused},
                        {"a", to_json(result.a, result.decisions_a, result.lost_a)},
                        {"b", to_json(result.b, result.decisions_b, result.lost_b)}};
    if (result.lost_rest) json["rest"] = to_json(*result.lost_rest);
    return json;
}

nlohmann::json times_json(const ArenaResult& result) {
    const auto times = [](std::int64_t decisions, double seconds, double longest) {
        return nlohmann::json{{"mean", decisions ? seconds / static_cast<double>(decisions) : 0.0},
                              {"longest", longest}};
    };
    return {{"a", times(result.decisions_a, result.seconds_a, result.longest_a)},
            {"b", times(result.decisions_b, result.seconds_b, result.longest_b)}};
}

} // namespace roundhouse::bots
