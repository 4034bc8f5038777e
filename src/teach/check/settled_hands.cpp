#include "teach/check/settled_hands.hpp"

#include "rules/scoring.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace roundhouse::teach {

namespace {

using script::Finding;
using script::Severity;

/// Fewer hands than this say nothing.
constexpr int contracts_to_tell = 20;

/// Points by tally and party; the tally of the score is empty.
using Paid = std::map<std::pair<std::string, Party>, int>;

Paid paid_for(const Rulebook& rules, const RoundResult& round) {
    Paid paid;
    for (const Line& line : rules.live->settle(round))
        for (const Party party : parties_of(round, line)) paid[{line.tally, party}] += line.points;
    std::erase_if(paid, [](const auto& one) { return one.second == 0; });
    return paid;
}

/// The points of each party in that tally: "150 : 0".
std::string in_words(const Paid& paid, const std::string& tally, int parties) {
    std::vector<int> points;
    for (Party party = 1; party <= parties; ++party) {
        const auto at = paid.find({tally, party});
        points.push_back(at == paid.end() ? 0 : at->second);
    }
    return fmt::format("{}", fmt::join(points, " : "));
}

int of_declarers(const RoundResult& round, const std::vector<int>& delta) {
    const Party party = round.sides.at(static_cast<std::size_t>(round.declarers - 1)).parties.front();
    return delta.at(static_cast<std::size_t>(party - 1));
}

Finding of_settlement(std::string code, std::string path, std::string found, std::string hint) {
    return {std::move(code),  Severity::warning, "", 0, std::move(path), "",
            std::move(found), std::move(hint)};
}

// ---- everybody one seat further on

/// Where each party, and so each side, goes when everybody moves on by one seat; empty if that parts
/// partners.
std::vector<Party> moved_parties(const Rulebook& rules) {
    std::vector<Party> moved(static_cast<std::size_t>(rules.parties), 0);
    for (Seat seat = 1; seat <= rules.seats; ++seat) {
        Party& to = moved[static_cast<std::size_t>(rules.party[seat] - 1)];
        const Party next = rules.party[after(seat, rules.seats)];
        if (to != 0 && to != next) return {};
        to = next;
    }
    if (std::find(moved.begin(), moved.end(), 0) != moved.end()) return {}; // somebody sits out
    return moved;
}

/// True if the sides are the parties in this hand as in all: nobody is called, nobody sits out.
bool has_fixed_sides(const Rulebook& rules, const RoundResult& round) {
    const auto sides = sides_of(rules, rules.party);
    return sides.size() == round.sides.size() && std::equal(sides.begin(), sides.end(), round.sides.begin(),
                                                            [](const SideResult& a, const SideResult& b) {
                                                                return a.seats == b.seats &&
                                                                       a.parties == b.parties;
                                                            });
}

RoundResult moved_on(const Rulebook& rules, const RoundResult& round, const std::vector<Party>& to) {
    const auto move = [&](int side) { return side ? to[static_cast<std::size_t>(side - 1)] : 0; };
    RoundResult moved = round;
    if (round.contract.seat) moved.contract.seat = after(round.contract.seat, rules.seats);
    moved.declarers = move(round.declarers);
    moved.meld_wins = move(round.meld_wins);
    moved.offender = move(round.offender);
    for (std::size_t from = 0; from < to.size(); ++from) {
        const auto at = static_cast<std::size_t>(to[from] - 1);
        SideResult& side = moved.sides[at];
        side = round.sides[from];
        side.seats = round.sides[at].seats;
        side.parties = round.sides[at].parties;
        moved.scores[at] = round.scores[from];
        for (std::size_t tally = 0; tally < round.tallies.size(); tally += to.size())
            moved.tallies[tally + at] = round.tallies[tally + from];
    }
    return moved;
}

/// True if what a hand pays depends on its number in the game, and so on who deals.
bool goes_by_number(const Rulebook& rules, RoundResult round, const Paid& paid) {
    for (int more = 1; more <= rules.people; ++more) {
        ++round.round;
        ++round.dealt;
        if (paid_for(rules, round) != paid) return true;
    }
    return false;
}

std::optional<Finding> seats_differ(const Rulebook& rules, const std::vector<SettledRound>& hands) {
    const auto to = moved_parties(rules);
    if (to.empty() || !rules.own_steps.empty()) return {}; // the state of a step may name seats
    int tried = 0, differ = 0;
    std::string first;
    for (const SettledRound& hand : hands) {
        const RoundResult& round = hand.result;
        if (round.dealt_again || !has_fixed_sides(rules, round)) continue;
        const Paid paid = paid_for(rules, round), got = paid_for(rules, moved_on(rules, round, to));
        Paid due;
        for (const auto& [of, points] : paid)
            due[{of.first, to[static_cast<std::size_t>(of.second - 1)]}] = points;
        ++tried;
        if (got == due || goes_by_number(rules, round, paid)) continue;
        ++differ;
        if (!first.empty()) continue;
        std::string tally;
        for (const Paid* one : std::initializer_list<const Paid*>{&got, &due})
            for (const auto& [of, points] : *one)
                if (!got.contains(of) || !due.contains(of) || got.at(of) != due.at(of)) tally = of.first;
        first = fmt::format("{} becomes {}, not {}", in_words(paid, tally, rules.parties),
                            in_words(got, tally, rules.parties), in_words(due, tally, rules.parties));
    }
    if (tried < contracts_to_tell || differ * 10 < tried) return {};
    return of_settlement(
        "seats-differ", "settle",
        fmt::format("{} of {} hands score differently when everybody moves on by one seat: {}", differ, tried,
                    first),
        "go through all of `r.sides`, and take the declarer's from `r.contract.side`");
}

// ---- contracts

/// True if contracts are made by points and it is good to take them.
bool is_about_taking(const Rulebook& rules) {
    return rules.auction && !rules.scoring.points_cost && !rules.scoring.lowest_wins;
}

std::optional<Finding> declarers_never_score(const Rulebook& rules, const std::vector<SettledRound>& hands) {
    int contracts = 0, others_score = 0;
    for (const SettledRound& hand : hands) {
        const RoundResult& round = hand.result;
        if (!round.declarers || round.dealt_again) continue;
        ++contracts;
        if (of_declarers(round, hand.delta) > 0) return {};
        others_score +=
            std::any_of(hand.delta.begin(), hand.delta.end(), [](int points) { return points > 0; });
    }
    if (contracts < contracts_to_tell || others_score * 2 < contracts) return {};
    const int bid = next_on_ladder(*rules.auction, 0);
    const Haul all{bid, rules.count.total, tricks(rules)};
    const RoundResult best = round_of(rules, bid, all);
    const Paid paid = paid_for(rules, best);
    const auto own = paid.find({"", rules.party[1]});
    if (own != paid.end() && own->second > 0) return {};
    return of_settlement("declarers-never-score", "settle",
                         fmt::format("a declarer never scores: in none of {} contracts, nor with all card "
                                     "points and every trick; others did in {}",
                                     contracts, others_score),
                         "");
}

std::optional<Finding> scores_for_nothing(const Rulebook& rules) {
    const int bid = next_on_ladder(*rules.auction, 0);
    const RoundResult worst = round_of(rules, bid, {rules.meld_at_least, 0, 0});
    const Paid paid = paid_for(rules, worst);
    const auto own = paid.find({"", rules.party[1]});
    if (own == paid.end() || own->second <= rules.meld_at_least) return {};
    return of_settlement(
        "scores-for-nothing", "settle",
        fmt::format("a declarer who bids {} and takes no card point scores {}", bid, own->second),
        "what a contract costs is a number below 0");
}

} // namespace

std::optional<Finding> made_against_the_score(const Rulebook& rules, const std::vector<SettledRound>& hands) {
    int contracts = 0, yes_and_loses = 0, no_and_gains = 0;
    for (const SettledRound& hand : hands) {
        if (!hand.result.declarers || hand.result.dealt_again) continue;
        const auto said = rules.live->made(hand.result);
        if (!said) return {};
        const int points = of_declarers(hand.result, hand.delta) * (rules.scoring.lowest_wins ? -1 : 1);
        ++contracts;
        yes_and_loses += *said && points < 0;
        no_and_gains += !*said && points > 0;
    }
    if (contracts < contracts_to_tell || !yes_and_loses || !no_and_gains) return {};
    if ((yes_and_loses + no_and_gains) * 2 <= contracts) return {};
    return of_settlement(
        code_of_wrong_made, "settle.made",
        fmt::format("of {} contracts it calls {} made in which declarers lose points, and {} lost "
                    "in which they gain",
                    contracts, yes_and_loses, no_and_gains),
        "does it answer the reverse?");
}

std::vector<Finding> odd_in_settlement(const Rulebook& rules, const std::vector<SettledRound>& hands) {
    std::vector<std::optional<Finding>> all{seats_differ(rules, hands)};
    if (is_about_taking(rules)) {
        all.push_back(declarers_never_score(rules, hands));
        all.push_back(scores_for_nothing(rules));
    }
    std::vector<Finding> found;
    for (std::optional<Finding>& one : all)
        if (one) found.push_back(std::move(*one));
    return found;
}

} // namespace roundhouse::teach
