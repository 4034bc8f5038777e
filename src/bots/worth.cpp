#include "bots/worth.hpp"

#include <algorithm>
#include <exception>

namespace roundhouse::bots {

namespace {

std::uint64_t mixed(std::uint64_t key, std::uint64_t value) {
    key = (key ^ value) * 0x9e3779b97f4a7c15u;
    return key ^ key >> 32;
}

constexpr int exit_of_nobody = -2;

} // namespace

Worth::Worth(const View& view)
    : rules_(view.rules()), seat_(view.seat()), steps_(view.step_states().begin(), view.step_states().end()) {
    for (const ShownMeld& shown : view.melds())
        names_[shown.seat].push_back(
            name(rules_.meld_rules[static_cast<std::size_t>(shown.meld.rule)], shown.meld.multiple));
}

double Worth::of(const Contract& contract, const PerSeat<int>& meld, const TrickPlay& end, int exit) {
    PerSeat<int> count{}, tricks{};
    for (Seat seat = 1; seat <= rules_.seats; ++seat) {
        count[end.sides.of[seat]] += end.count[seat];
        tricks[end.sides.of[seat]] += end.tricks[seat];
    }
    const int all = end.done + end.left;
    for (int& number : tricks.items) number = number == 0 ? 0 : number == all ? all : 1;
    return settled(contract, meld, end.sides, count, tricks, exit);
}

double Worth::of_counts(const Contract& contract, const PerSeat<int>& meld, const Sides& sides,
                        const PerSeat<int>& side_count, int exit) {
    PerSeat<int> tricks{};
    for (std::size_t i = 0; i < tricks.items.size(); ++i) tricks.items[i] = side_count.items[i] > 0;
    return settled(contract, meld, sides, side_count, tricks, exit);
}

double Worth::thrown_in(const TrickPlay& start) {
    return settled({}, {}, start.sides, {}, {}, exit_of_nobody);
}

double Worth::settled(const Contract& contract, const PerSeat<int>& meld, const Sides& sides,
                      const PerSeat<int>& count, const PerSeat<int>& tricks, int exit) {
    std::uint64_t key = mixed(static_cast<std::uint64_t>(exit + 8), static_cast<std::uint64_t>(contract.bid));
    key = mixed(key, static_cast<std::uint64_t>(contract.seat * 2 + contract.forced));
    for (Seat seat = 1; seat <= rules_.seats; ++seat)
        key = mixed(key, static_cast<std::uint64_t>(meld[seat]) << 8 ^ sides.of[seat]);
    for (Party side = 1; side <= rules_.parties; ++side)
        key = mixed(key,
                    static_cast<std::uint64_t>(count[side]) << 8 ^ static_cast<std::uint64_t>(tricks[side]));
    if (const auto at = known_.find(key); at != known_.end()) return at->second;

    RoundResult result;
    result.steps = steps_;
    result.contract = contract;
    result.declarers = contract.seat ? sides.of[contract.seat] : 0;
    if (exit == exit_of_nobody) {
        result.outcome = "thrown in";
        for (const ExitRule& rule : rules_.exits)
            if (rule.when.nobody_bid) result.outcome = rule.name;
    }
    if (exit >= 0) result.outcome = rules_.exits[static_cast<std::size_t>(exit)].name;
    result.sides.resize(static_cast<std::size_t>(rules_.parties));
    result.scores.assign(result.sides.size(), 0);
    result.tallies.assign(result.sides.size() * rules_.tallies.size(), 0);
    for (Seat seat = 1; seat <= rules_.seats; ++seat) {
        SideResult& side = result.sides[static_cast<std::size_t>(sides.of[seat]) - 1];
        side.seats.push_back(seat);
        side.meld += meld[seat];
        side.melds.insert(side.melds.end(), names_[seat].begin(), names_[seat].end());
    }
    for (Party side = 1; side <= rules_.parties; ++side) {
        SideResult& brought = result.sides[static_cast<std::size_t>(side) - 1];
        brought.parties = {side};
        brought.count = count[side];
        brought.tricks = tricks[side];
        brought.bid = side == result.declarers ? contract.bid : 0;
    }
    return known_[key] = ask(result);
}

double Worth::ask(const RoundResult& result) const {
    const auto own = static_cast<std::size_t>(rules_.party[seat_]) - 1;
    std::vector<double> delta(result.sides.size(), 0.0);
    try {
        for (const Line& line : rules_.live->settle(result))
            if (line.tally.empty() && line.side >= 1)
                for (const Party party : result.sides.at(static_cast<std::size_t>(line.side) - 1).parties)
                    delta.at(static_cast<std::size_t>(party) - 1) += line.points;
    } catch (const std::exception&) {
        // Any scoring that rewards a contract that is made and punishes one that is not lets the bot go on.
        for (std::size_t i = 0; i < delta.size(); ++i) {
            const int sum = result.sides[i].meld + result.sides[i].count;
            const bool declared = static_cast<int>(i) + 1 == result.declarers;
            delta[i] = declared && sum < result.contract.bid ? -result.contract.bid : sum;
        }
    }
    double others = 0;
    for (std::size_t i = 0; i < delta.size(); ++i) others += i == own ? 0.0 : delta[i];
    return delta[own] - others / static_cast<double>(std::max<std::size_t>(1, delta.size() - 1));
}

} // namespace roundhouse::bots
