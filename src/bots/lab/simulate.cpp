#include "bots/lab/simulate.hpp"

#include "base/overloaded.hpp"
#include "base/statistics.hpp"
#include "base/text.hpp"
#include "bots/core/evaluate.hpp"
#include "bots/lab/company.hpp"
#include "bots/lab/pieces.hpp"
#include "bots/lab/played_here.hpp"
#include "bots/worlds/plays.hpp"
#include "cards/notation.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <stdexcept>

#include <nlohmann/json.hpp>

namespace roundhouse::bots {

namespace {

constexpr std::int64_t block_rounds = 100;
constexpr std::size_t most_told = 10; ///< violations

std::uint64_t digest_with(std::uint64_t digest, std::uint64_t value) {
    return (digest ^ value) * 0x100000001b3u ^ digest >> 29;
}

/// The kind of action and what it names: a bid's points, the number of a pass, a suit, a meld, an exit.
std::pair<std::uint64_t, std::uint64_t> key_of(const Action& action) {
    // A contract without trump counts as a suit beyond the last.
    if (const auto* named = as<actions::NameContract>(action))
        return {Action(actions::NameTrump{}).index(), static_cast<std::uint64_t>(suit_count + named->which)};
    const int number =
        std::visit(Overloaded{[](const actions::Bid& bid) { return bid.points; },
                              [](const actions::Pass& pass) { return pass.which; },
                              [](const actions::NameTrump& named) { return index(named.suit); },
                              [](const actions::LayMeld& meld) { return meld.rule; },
                              [](const actions::Leave& left) { return left.exit; },
                              [](const actions::Accuse& accused) { return accused.seat; },
                              [](const auto&) { return 0; }},
                   action);
    return {action.index(), static_cast<std::uint64_t>(number)};
}

/// The players, by kind.
using CompanyByKind = std::map<std::string, std::unique_ptr<Company>>;

/// One block: games played one after another until its rounds are used up.
class Block {
  public:
    Block(const SimulationPlan& plan, const CompanyByKind& companies, std::int64_t number)
        : plan_(plan), companies_(companies),
          seed_(Random::stream(plan.seed, static_cast<std::uint64_t>(number)).next()) {
        done_.points.assign(static_cast<std::size_t>(plan.rules->parties), 0);
    }

    Simulation play(std::int64_t rounds) {
        for (std::uint64_t game = 0; done_.rounds < rounds; ++game) {
            Match match = begin_match(plan_.rules, digest_with(seed_, game));
            seat_players(match.seed.number());
            while (done_.rounds < rounds && !match.over()) play_round(match);
            ++(match.over() ? done_.games : done_.cut);
        }
        return std::move(done_);
    }

  private:
    void seat_players(std::uint64_t seed) {
        players_.clear();
        for (Seat seat = 1; seat <= plan_.rules->seats; ++seat)
            players_.push_back(company_at(seat).player(seed, seat));
    }

    Company& company_at(Seat seat) const {
        return *companies_.at(plan_.bots[std::min(static_cast<std::size_t>(seat), plan_.bots.size()) - 1]);
    }

    void play_round(Match& match) {
        deal_next(match);
        for (Decision asked = match.round->pending(); asked; asked = match.round->pending()) {
            if (call_what_is_proven(match)) continue;
            if (asked.kind == DecisionKind::play) try_illegal(match, asked);
            try_options(match, asked);
            Player& player = *players_[static_cast<std::size_t>(asked.seat - 1)];
            const Action action = player.decide(View(*match.round, asked.seat), asked);
            note(action);
            if (const auto refusal = act(match, action)) {
                violated(match, "a bot's action was refused: " + to_text(*match.rules, action) + ": " +
                                    name(refusal->code));
                break;
            }
        }
        ++done_.rounds;
        check(match);
        add_up(match);
    }

    /// Where a referee watches: the first bot that can prove a renege calls it; programs call for themselves.
    /// True if one was called.
    bool call_what_is_proven(Match& match) {
        if (match.rules->enforcement == Enforcement::strict) return false;
        for (Seat seat = 1; seat <= match.rules->seats; ++seat) {
            if (company_at(seat).is_program()) continue;
            const Seat guilty = provable_renege(View(*match.round, seat));
            if (!guilty) continue;
            note(accuse(guilty));
            if (aside(match, seat, accuse(guilty))) {
                violated(match, "a call of a renege was refused");
                return false;
            }
            if (match.settled.empty() || match.round_is_on())
                violated(match, "a renege was called that there was not");
            return true;
        }
        return false;
    }

    /// At one decision in 2,039, tries every illegal card: each must be refused and leave the hand as it was.
    void try_illegal(Match& match, const Decision& asked) {
        if (done_.decisions % 2039 != 0 || match.rules->enforcement == Enforcement::referee) return;
        const CardSet hand = match.round->state().tricks.hands[asked.seat];
        for (const Card card : CardSet::of(match.rules->deck.kinds() & ~asked.cards.kinds()))
            if (!match.round->apply(roundhouse::play(card))) {
                violated(match, "an illegal play was accepted: " + notation(card));
                return;
            }
        if (match.round->state().tricks.hands[asked.seat] != hand)
            violated(match, "a refused play changed a hand");
    }

    /// What an offered option would do must be possible.
    void try_options(const Match& match, const Decision& asked) {
        if (asked.kind != DecisionKind::choose) return;
        for (const StepOption& option : View(*match.round, asked.seat).options())
            if (!option.then && option.does.any()) violated(match, option.fault);
    }

    void note(const Action& action) {
        ++done_.decisions;
        const auto [kind, number] = key_of(action);
        const CardSet cards = cards_of(action);
        done_.signature = digest_with(done_.signature, kind << 32 ^ number);
        done_.signature = digest_with(digest_with(done_.signature, cards.low()), cards.high());
        if (const auto* chosen = as<actions::Choose>(action))
            done_.signature = digest_with(done_.signature, digest(chosen->option));
    }

    void check(const Match& match) {
        const RoundState& state = match.round->state();
        if (!conserves_cards(state)) violated(match, "cards were lost or made");
        bool was_played = finished(state.tricks);
        for (Seat seat = 1; seat <= match.rules->seats; ++seat)
            was_played = was_played && state.tricks.hands[seat].empty();
        int count = 0;
        for (Seat seat = 1; seat <= match.rules->seats; ++seat) count += state.tricks.count[seat];
        // A goal in tricks may be decided before all of them are played.
        if (!was_played && state.contract.goal != Goal::bid) return;
        // A renege that was called ends a hand anywhere.
        if (!state.referee.accusations.empty() && state.referee.accusations.back().proven) return;
        // So does a way out during play, and a game won there may; what was won until then counts.
        const bool began = state.tricks.played > 0 || state.play.out.size() > 0;
        const bool is_won = match.rules->ends_at_once && match.verdict.over;
        if (!was_played && (state.exit >= 0 || is_won) && began) {
            if (count > counted_points(state)) violated(match, "the count is " + std::to_string(count));
            return;
        }
        if (count != (was_played ? counted_points(state) : 0))
            violated(match, "the count is " + std::to_string(count));
    }

    void add_up(const Match& match) {
        if (match.settled.empty()) return;
        const SettledRound& settled = match.settled.back();
        const RoundResult& result = settled.result;
        ++done_.outcomes[result.outcome];
        for (std::size_t i = 0; i < settled.delta.size(); ++i) {
            done_.points[i] += settled.delta[i];
            done_.signature = digest_with(done_.signature, static_cast<std::uint64_t>(settled.scores[i]));
        }
        done_.claims += match.round->state().play.claimed_by ? 1 : 0;
        if (!result.declarers || result.dealt_again) return;
        const auto declarers = static_cast<std::size_t>(result.declarers - 1);
        ++done_.contracts;
        done_.forced += result.contract.forced ? 1 : 0;
        done_.played += result.outcome == "played" ? 1 : 0;
        done_.made += made(*match.rules, settled) ? 1 : 0;
        done_.bid.add(result.contract.bid);
        std::array<int, 2> meld{}, count{}; // of the declarers and of all others
        for (std::size_t side = 0; side < result.sides.size(); ++side) {
            meld[side != declarers] += result.sides[side].meld;
            count[side != declarers] += result.sides[side].count;
        }
        done_.declarers_meld.add(meld[0]);
        done_.others_meld.add(meld[1]);
        if (result.outcome != "played") return;
        done_.declarers_count.add(count[0]);
        done_.others_count.add(count[1]);
    }

    void violated(const Match& match, const std::string& what) {
        ++done_.violations;
        if (done_.first_violations.size() < most_told)
            done_.first_violations.push_back("seed " + std::to_string(match.seed.number()) + ", round " +
                                             std::to_string(match.round_number) + ": " + what);
    }

    const SimulationPlan& plan_;
    const CompanyByKind& companies_;
    std::uint64_t seed_;
    std::vector<std::unique_ptr<Player>> players_;
    Simulation done_;
};

/// Visits every sum by its name, the same field of each of `all` at once: one list serves adding, writing and
/// reading.
template<class Visit, class... Sums>
void each_total(Visit visit, Sums&... all) {
    visit("rounds", all.rounds...);
    visit("games", all.games...);
    visit("cut", all.cut...);
    visit("contracts", all.contracts...);
    visit("forced", all.forced...);
    visit("played", all.played...);
    visit("made", all.made...);
    visit("claims", all.claims...);
    visit("decisions", all.decisions...);
    const auto visit_both = [&](const std::string& name, auto&... summed) {
        visit(name, summed.sum...);
        visit(name + " squares", summed.squares...);
    };
    visit_both("bid", all.bid...);
    visit_both("declarers_meld", all.declarers_meld...);
    visit_both("others_meld", all.others_meld...);
    visit_both("declarers_count", all.declarers_count...);
    visit_both("others_count", all.others_count...);
    visit("points", all.points...);
    visit("outcomes", all.outcomes...);
    visit("violations", all.violations...);
    visit("first_violations", all.first_violations...);
    visit("signature", all.signature...);
}

void add(std::int64_t& sum, std::int64_t one) { sum += one; }
void add(std::vector<std::int64_t>& sums, const std::vector<std::int64_t>& ones) {
    sums.resize(std::max(sums.size(), ones.size()), 0);
    for (std::size_t i = 0; i < ones.size(); ++i) sums[i] += ones[i];
}
void add(std::map<std::string, std::int64_t>& sums, const std::map<std::string, std::int64_t>& ones) {
    for (const auto& [name, number] : ones) sums[name] += number;
}
void add(std::vector<std::string>& told, const std::vector<std::string>& more) {
    for (const std::string& one : more)
        if (told.size() < most_told) told.push_back(one);
}
void add(std::uint64_t& signature, std::uint64_t of_block) { signature = digest_with(signature, of_block); }

void check(std::int64_t sum) { require_bounded(sum); }
void check(const std::vector<std::int64_t>& sums) {
    for (const std::int64_t sum : sums) check(sum);
}
void check(const std::map<std::string, std::int64_t>& sums) {
    for (const auto& [name, number] : sums) check(number);
}
void check(const std::vector<std::string>&) {}
void check(std::uint64_t) {}

void merge(Simulation& sum, const Simulation& block) {
    each_total([](const std::string&, auto& all, const auto& more) { add(all, more); }, sum, block);
}

} // namespace

double Summed::mean(std::int64_t number) const {
    return number ? static_cast<double>(sum) / static_cast<double>(number) : 0;
}

double Summed::interval(std::int64_t number) const {
    if (number < 2) return 0;
    const auto n = static_cast<double>(number), total = static_cast<double>(sum);
    const double deviations = std::max(0.0, static_cast<double>(squares) - total * total / n);
    return z_of_95 * std::sqrt(squared_error(deviations, n));
}

std::int64_t rounds_here(const SimulationPlan& plan) {
    return played_here(plan.rounds, block_rounds, plan.pieces);
}

std::pair<double, double> interval_of_share(std::int64_t part, std::int64_t number) {
    const auto n = static_cast<double>(number);
    const double share = static_cast<double>(part) / n, z2 = z_of_95 * z_of_95;
    const double middle = (share + z2 / (2 * n)) / (1 + z2 / n);
    const double half = z_of_95 / (1 + z2 / n) * std::sqrt(share * (1 - share) / n + z2 / (4 * n * n));
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

Simulation simulate(const SimulationPlan& plan) {
    if (plan.bots.empty()) throw std::invalid_argument("no bots to play");
    const auto judge = std::make_shared<const Judge>(*plan.rules);
    CompanyByKind companies;
    for (const std::string& kind : plan.bots)
        if (!companies.contains(kind))
            companies.emplace(kind, std::make_unique<Company>(kind, judge, plan.hello, arena_work));
    const auto blocks = (plan.rounds + block_rounds - 1) / block_rounds;
    std::vector<Simulation> done(static_cast<std::size_t>(std::max<std::int64_t>(blocks, 0)));
    std::atomic<std::int64_t> finished_rounds{0};
    const auto block = [&](std::int64_t number) -> Simulation& {
        return done[static_cast<std::size_t>(number)];
    };
    do_pieces(
        plan.pieces, *plan.rules, plan.threads, blocks,
        {.play =
             [&](std::int64_t number) {
                 const auto rounds = std::min(block_rounds, plan.rounds - number * block_rounds);
                 block(number) = Block(plan, companies, number).play(rounds);
                 finished_rounds += rounds;
             },
         .write = [&](std::int64_t number) { return sums_json(block(number)); },
         .take = [&](std::int64_t number,
                     const nlohmann::json& json) { block(number) = read_sums(json, plan.rules->parties); },
         .after =
             [&] {
                 if (plan.progress) plan.progress(finished_rounds);
             }});

    Simulation sum;
    sum.points.assign(static_cast<std::size_t>(plan.rules->parties), 0);
    for (const Simulation& one : done)
        if (one.rounds > 0) merge(sum, one);
    for (const auto& [kind, company] : companies) {
        Losses losses = company->losses();
        sum.fallbacks += losses.decisions;
        if (losses.seats) sum.lost.push_back(std::move(losses));
    }
    return sum;
}

nlohmann::json sums_json(const Simulation& simulation) {
    nlohmann::json json;
    each_total([&](const std::string& name, const auto& value) { json[name] = value; }, simulation);
    return json;
}

Simulation read_sums(const nlohmann::json& json, int parties) {
    Simulation simulation;
    each_total([&](const std::string& name, auto& value) { json.at(name).get_to(value); }, simulation);
    each_total([](const std::string&, const auto& value) { check(value); }, simulation);
    require_sound(std::ssize(simulation.points) == parties);
    return simulation;
}

} // namespace roundhouse::bots
