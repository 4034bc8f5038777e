#include "bots/core/worth.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <exception>

#include <nlohmann/json.hpp>

namespace roundhouse::bots {

namespace {

/// Winning the game is worth this many times all card points of a round.
constexpr int win_rounds = 4;

std::uint64_t mixed(std::uint64_t key, std::uint64_t value) {
    key = (key ^ value) * 0x9e3779b97f4a7c15u;
    return key ^ key >> 32;
}

/// What the sides bring home.
struct Brought {
    PerSeat<int> meld{}, count{}, tricks{};
};

/// Most settlements ask only for none, some or all tricks: then one end stands for many.
Brought brought(const RoundState& state, const TrickPlay& end, bool tells_tricks_apart) {
    Brought sides;
    for (Seat seat = 1; seat <= state.rules->seats; ++seat) {
        const int side = end.sides.of[seat];
        sides.meld[side] += state.melds.points[seat];
        sides.count[side] += end.count[seat];
        sides.tricks[side] += end.tricks[seat];
    }
    if (tells_tricks_apart) return sides;
    const int all = tricks(state);
    for (int& number : sides.tricks.items) number = number == all ? all : std::min(number, 1);
    return sides;
}

std::uint64_t key_of_steps(const RoundState& state) {
    auto key = static_cast<std::uint64_t>(state.trump.contract + 1);
    for (const StepState& own : state.own.states)
        if (own) key = mixed(key, digest(own->dump()));
    return key;
}

/// A hash of all that can differ between ends of one round.
std::uint64_t key_of(const RoundState& state, const TrickPlay& end, const Brought& sides, bool reached) {
    const Contract& contract = state.contract;
    std::uint64_t key = mixed(static_cast<std::uint64_t>(state.exit + 2), state.auction.thrown_in);
    key = mixed(key, static_cast<std::uint64_t>(contract.bid) << 16 ^
                         static_cast<std::uint64_t>(contract.seat * 4 + contract.forced * 2 + reached) ^
                         static_cast<std::uint64_t>(state.trump.contract + 1) << 8);
    for (Seat seat = 1; seat <= state.rules->seats; ++seat)
        key = mixed(key, static_cast<std::uint64_t>(sides.meld[seat]) << 32 ^
                             static_cast<std::uint64_t>(sides.count[seat]) << 12 ^
                             static_cast<std::uint64_t>(sides.tricks[seat]) << 4 ^ end.sides.of[seat]);
    for (const ShownMeld& shown : state.melds.shown)
        key = mixed(
            key, static_cast<std::uint64_t>(shown.seat * 4096 + shown.meld.rule * 16 + shown.meld.multiple));
    for (const auto& [seat, mark] : state.melds.marks)
        key = mixed(key, digest(mark.name) ^ static_cast<std::uint64_t>(seat) << 32 ^
                             static_cast<std::uint64_t>(mark.worth));
    return mixed(key, key_of_steps(state));
}

double share_of_win(const Verdict& verdict, Party party) {
    const auto at = std::find(verdict.winners.begin(), verdict.winners.end(), party);
    return at == verdict.winners.end() ? 0.0 : 1.0 / static_cast<double>(verdict.winners.size());
}

/// How much more the parties of a seat's side gain on average than those of the other sides.
double gain_of(Seat seat, const RoundResult& result, const std::vector<double>& gain) {
    double own = 0, others = 0;
    int number_own = 0, number_others = 0;
    for (const SideResult& side : result.sides) {
        const bool is_own = std::find(side.seats.begin(), side.seats.end(), seat) != side.seats.end();
        for (const Party party : side.parties) {
            (is_own ? own : others) += gain.at(static_cast<std::size_t>(party - 1));
            ++(is_own ? number_own : number_others);
        }
    }
    return own / std::max(1, number_own) - others / std::max(1, number_others);
}

} // namespace

int worth_of_game(const Rulebook& rules) { return win_rounds * rules.count.total; }

const EndWorth& Worth::of(const Round& round, const TrickPlay& end) {
    const RoundState& state = round.state();
    const Brought sides = brought(state, end, tells_tricks_apart(round));
    const bool reached = goal_reached(state, end);
    const std::uint64_t key = key_of(state, end, sides, reached);
    if (const auto at = known_.find(key); at != known_.end()) return at->second;
    RoundResult result = round.result();
    result.contract.reached = reached;
    for (std::size_t i = 0; i < result.sides.size(); ++i) {
        result.sides[i].count = sides.count.items[i];
        result.sides[i].tricks = sides.tricks.items[i];
    }
    return known_[key] = ask(result);
}

bool Worth::tells_tricks_apart(const Round& round) {
    const bool always = rules_.scoring.tells_tricks_apart;
    if (always || rules_.own_steps.empty()) return always;
    const std::uint64_t key = key_of_steps(round.state());
    const auto at = tells_apart_.find(key);
    if (at != tells_apart_.end()) return at->second;
    return tells_apart_[key] = roundhouse::tells_tricks_apart(rules_, round.result());
}

EndWorth Worth::ask(const RoundResult& result) const {
    std::vector<double> gain(static_cast<std::size_t>(rules_.parties), 0.0), of_game = gain;
    EndWorth worth;
    try {
        const Settled settled = settle(rules_, result);
        worth.made = result.declarers && roundhouse::made(rules_, result, settled.delta);
        const int sign = rules_.scoring.lowest_wins ? -1 : 1;
        for (std::size_t i = 0; i < gain.size(); ++i) {
            of_game[i] = worth_of_game(rules_) * share_of_win(settled.verdict, static_cast<Party>(i + 1));
            gain[i] = sign * settled.delta[i] + of_game[i];
        }
    } catch (const std::exception&) {
        // Any scoring that rewards a made contract and punishes a failed one lets the bot go on.
        for (std::size_t i = 0; i < result.sides.size(); ++i) {
            const int sum = result.sides[i].meld + result.sides[i].count;
            const bool declared = static_cast<int>(i) + 1 == result.declarers;
            if (declared) worth.made = sum >= result.contract.bid;
            for (const Party party : result.sides[i].parties)
                gain.at(static_cast<std::size_t>(party - 1)) =
                    declared && sum < result.contract.bid ? -result.contract.bid : sum;
        }
    }
    for (Seat seat = 1; seat <= rules_.seats; ++seat) {
        worth.points[seat] = gain_of(seat, result, gain);
        worth.of_game[seat] = gain_of(seat, result, of_game);
    }
    return worth;
}

} // namespace roundhouse::bots
