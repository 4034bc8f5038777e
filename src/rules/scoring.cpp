#include "rules/scoring.hpp"

#include "rules/rulebook.hpp"

#include <algorithm>
#include <exception>

namespace roundhouse {

namespace {

bool same(const std::vector<Line>& a, const std::vector<Line>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Line& one, const Line& other) {
        return one.side == other.side && one.party == other.party && one.points == other.points &&
               one.tally == other.tally;
    });
}

int points_of(Party party, const RoundResult& round, const std::vector<Line>& lines) {
    int points = 0;
    for (const Line& line : lines) {
        const std::vector<Party> parties = parties_of(round, line);
        const bool is_theirs = std::find(parties.begin(), parties.end(), party) != parties.end();
        if (line.tally.empty() && is_theirs) points += line.points;
    }
    return points;
}

bool loses_nothing(const RoundResult& round, const std::vector<Line>& lines) {
    const auto& side = round.sides.at(static_cast<std::size_t>(round.declarers - 1));
    return points_of(side.parties.front(), round, lines) >= 0;
}

/// Some bids, the lowest first; 0 (no contract) if nobody bids.
std::vector<int> some_bids(const Rulebook& rules) {
    if (!rules.auction) return {0};
    std::vector<int> bids{next_on_ladder(*rules.auction, 0)};
    for (int i = 1; i <= 6; ++i) bids.push_back(next_on_ladder(*rules.auction, bids.back()));
    return {bids[0], bids[2], bids[6]};
}

/// Rounds that settlement may treat differently from ordinary ones.
std::vector<RoundResult> unusual_rounds(const Rulebook& rules, int bid, const Haul& haul) {
    std::vector<RoundResult> rounds{round_of(rules, bid, haul)};
    rounds.front().round = rounds.front().dealt = most_hands / 2;
    if (bid == 0) return rounds;
    rounds.push_back(round_of(rules, bid, haul));
    rounds.back().contract.forced = true;
    if (!rules.trump) return rounds;
    for (const SideContract& also : rules.trump->also) {
        if (also.goal != Goal::bid) continue; // the engine itself knows whether that is reached
        rounds.push_back(round_of(rules, bid, haul));
        Contract& contract = rounds.back().contract;
        contract.name = also.name;
        contract.times = also.times;
    }
    return rounds;
}

bool shows_made(const Rulebook& rules, const RoundResult& round) {
    const auto said = rules.live->made(round);
    return !said || *said == loses_nothing(round, rules.live->settle(round));
}

bool made_shows(const Rulebook& rules) {
    const int all = tricks(rules), points = rules.count.total;
    for (const int bid : some_bids(rules)) {
        if (bid == 0) return true;
        for (const int meld : {bid, 0})
            for (const Haul& haul : {Haul{meld, points, all}, {meld, points / 2, all / 2}, {meld, 0, 0}})
                if (!shows_made(rules, round_of(rules, bid, haul))) return false;
    }
    for (const Haul& haul : {Haul{0, points, all}, {0, 0, 0}})
        for (const RoundResult& round : unusual_rounds(rules, some_bids(rules).front(), haul))
            if (!shows_made(rules, round)) return false;
    return true;
}

/// If no contract fails, settlement does not show what makes one.
bool made_by_sum(const Rulebook& rules) {
    const int all = tricks(rules), points = rules.count.total, least = least_count_of(rules.settle_says);
    bool any_fails = false, by_sum = true;
    for (const int bid : some_bids(rules))
        for (const int meld : {bid - points, bid - points / 2, bid - points / 4, bid, 2 * bid}) {
            const int needed = std::clamp(std::max(bid - meld, least), 0, points);
            if (meld < rules.meld_at_least || bid - meld > points || bid == 0) continue;
            for (const int count : {needed, needed - 1}) { // with tricks, as in most rounds
                if (count < 0 || (count == 0 && needed > 0)) continue;
                const int taken = std::clamp(all * count / std::max(1, points), 1, all - 1);
                const bool made = is_made(rules, round_of(rules, bid, {meld, count, taken}));
                any_fails |= !made;
                by_sum &= made == (count >= needed);
            }
        }
    return by_sum || !any_fails;
}

/// True if the tricks of the declarers' side (of side 1 if nobody declared) change the settlement.
bool tells_apart(const Rulebook& rules, RoundResult round) {
    const auto own = static_cast<std::size_t>(std::max(1, round.declarers) - 1);
    const auto next = static_cast<std::size_t>(own == 0 ? 1 : 0);
    const auto with = [&](int number) {
        round.sides[own].tricks = number;
        if (round.sides.size() > 1) round.sides[next].tricks = round.tricks - number;
        return rules.live->settle(round);
    };
    const std::vector<Line> one = with(1);
    for (int number = 2; number < round.tricks; ++number)
        if (!same(one, with(number))) return true;
    return false;
}

bool tells_tricks_apart(const Rulebook& rules) {
    const int half = rules.count.total / 2;
    for (const int bid : some_bids(rules))
        for (const int meld : {bid, 0})
            if (tells_apart(rules, round_of(rules, bid, {meld, half, 1}))) return true;
    const int bid = some_bids(rules).front();
    const auto unusual = unusual_rounds(rules, bid, {bid, half, 1});
    return std::any_of(unusual.begin(), unusual.end(),
                       [&](const RoundResult& round) { return tells_apart(rules, round); });
}

/// True if a made contract scores meld and card points and a failed one loses the bid, give or take most of
/// the bid.
bool pays_as_usual(const Rulebook& rules) {
    const int points = rules.count.total, all = tricks(rules);
    const double others = std::max(1, rules.parties - 1);
    for (const int bid : some_bids(rules))
        for (const int count : {points * 3 / 4, points / 4}) {
            const Haul haul{std::max(0, bid - points / 2), count,
                            std::clamp(all * count / std::max(1, points), 1, all - 1)};
            if (bid == 0 || haul.meld < rules.meld_at_least) continue;
            const RoundResult round = round_of(rules, bid, haul);
            const int own = is_made(rules, round) ? haul.meld + count : -bid;
            if (std::abs(ahead_in(rules, round) - own + (points - count) / others) > 0.85 * bid) return false;
        }
    return true;
}

/// What card points are worth on average, including the contracts they make.
double worth_of_points(const Rulebook& rules) {
    const int all = tricks(rules);
    double worth = 0;
    for (const int bid : some_bids(rules))
        for (const int meld : {bid, 0})
            worth += ahead_in(rules, round_of(rules, bid, {meld, rules.count.total, all - 1})) -
                     ahead_in(rules, round_of(rules, bid, {meld, 0, 1}));
    return worth;
}

/// Scores of one party and of all others, far apart and at the numbers that the ending names: a side far
/// above its target may have lost.
std::vector<std::pair<int, int>> telling_scores(const Rulebook& rules) {
    constexpr int far = most_points_of_round / 10;
    std::vector<std::pair<int, int>> scores{{0, far}, {-far, 0}, {far, 0}, {0, -far}};
    for (const auto& [name, value] : rules.ending_says.facts)
        if (const int* named = std::get_if<int>(&value); named && *named > 0 && *named < far)
            scores.insert(scores.end(), {{*named, 0}, {0, *named}});
    return scores;
}

/// Tried at the end of the longest game, with one party ahead of all others or behind them.
bool lowest_wins(const Rulebook& rules) {
    RoundResult round =
        round_of(rules, some_bids(rules).front(), {rules.count.total, rules.count.total, tricks(rules)});
    round.round = round.dealt = most_hands;
    bool lowest = false;
    for (const auto& [one, others] : telling_scores(rules))
        for (Party party = 1; party <= rules.parties; ++party) {
            std::vector<int> scores(static_cast<std::size_t>(rules.parties), others);
            scores[static_cast<std::size_t>(party - 1)] = one;
            const Verdict verdict = rules.live->ending(round, scores);
            if (!verdict.over || verdict.winners != std::vector<Party>{party}) continue;
            if (one > others) return false;
            lowest = true;
        }
    return lowest;
}

} // namespace

RoundResult round_of(const Rulebook& rules, int bid, const Haul& haul) {
    RoundResult round;
    round.sides = sides_of(rules, rules.party);
    round.scores.assign(static_cast<std::size_t>(rules.parties), 0);
    round.tallies.assign(round.scores.size() * rules.tallies.size(), 0);
    round.tricks = tricks(rules);
    const auto own = static_cast<std::size_t>(rules.party[1] - 1);
    if (bid) {
        round.declarers = rules.party[1];
        round.contract.seat = 1;
        round.contract.bid = round.sides[own].bid = round.sides[own].contract = bid;
    }
    round.sides[own].meld = haul.meld;
    round.sides[own].count = haul.count;
    round.sides[own].tricks = haul.tricks;
    if (round.sides.size() > 1) {
        SideResult& next = round.sides[own == 0 ? 1 : 0];
        next.count = rules.count.total - haul.count;
        next.tricks = round.tricks - haul.tricks;
    }
    return round;
}

bool says(const Described& settle, const char* fact) {
    const std::pair<std::string, OptionValue> yes{fact, true};
    return std::find(settle.facts.begin(), settle.facts.end(), yes) != settle.facts.end();
}

int least_count_of(const Described& settle) {
    int least = 0;
    bool bidders = false;
    for (const auto& [name, value] : settle.facts) {
        if (name == "minimum_count" && std::holds_alternative<int>(value)) least = std::get<int>(value);
        if (name == "bidders_too" && std::holds_alternative<bool>(value)) bidders = std::get<bool>(value);
    }
    return bidders ? least : 0;
}

double ahead_in(const Rulebook& rules, const RoundResult& round) {
    const std::vector<Line> lines = rules.live->settle(round);
    const auto& side = round.sides.at(static_cast<std::size_t>(rules.party[1] - 1)).parties;
    double own = 0, others = 0;
    for (Party party = 1; party <= rules.parties; ++party) {
        const bool is_own = std::find(side.begin(), side.end(), party) != side.end();
        (is_own ? own : others) += points_of(party, round, lines);
    }
    const auto number = std::ssize(side);
    return own / static_cast<double>(std::max<std::ptrdiff_t>(1, number)) -
           others / static_cast<double>(std::max<std::ptrdiff_t>(1, rules.parties - number));
}

bool is_made(const Rulebook& rules, const RoundResult& round) {
    const auto said = rules.live->made(round);
    return said ? *said : loses_nothing(round, rules.live->settle(round));
}

bool tells_tricks_apart(const Rulebook& rules, RoundResult round) {
    const int half = rules.count.total / 2;
    for (SideResult& side : round.sides) side.count = side.tricks = 0;
    round.sides.front().count = half;
    round.sides.back().count += rules.count.total - half;
    try {
        return tells_apart(rules, std::move(round));
    } catch (const std::exception&) { // the game reports it
        return true;
    }
}

Scoring scoring_of(const Rulebook& rules) {
    Scoring scoring;
    if (!rules.live || rules.parties < 1) return scoring;
    const auto asked = [&](auto question, auto if_it_fails) {
        try {
            return question(rules);
        } catch (const std::exception&) {
            return if_it_fails;
        }
    };
    const bool has_steps = !rules.own_steps.empty(); // they may change which contracts are made
    scoring.tells_tricks_apart = asked([](const Rulebook& of) { return tells_tricks_apart(of); }, false);
    scoring.made_shows = !has_steps && asked(made_shows, false);
    scoring.lowest_wins = asked(lowest_wins, false);
    scoring.made_by_sum = asked(made_by_sum, true);
    scoring.pays_as_usual = asked(pays_as_usual, true);
    const double worth = asked(worth_of_points, 1.0);
    scoring.points_cost = scoring.lowest_wins ? worth > 0 : worth < 0;
    return scoring;
}

} // namespace roundhouse
