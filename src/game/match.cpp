#include "game/match.hpp"

#include <algorithm>

namespace roundhouse {

namespace {

void credit(const Rulebook& rules, const Line& line, const std::vector<Party>& parties, Settled& settled) {
    for (const Party party : parties) {
        const auto at = static_cast<std::size_t>(party - 1);
        if (line.tally.empty()) {
            settled.delta[at] += line.points;
            settled.scores[at] += line.points;
            continue;
        }
        const auto named = [&](const Tally& tally) { return tally.name == line.tally; };
        const auto tally =
            std::find_if(rules.tallies.begin(), rules.tallies.end(), named) - rules.tallies.begin();
        settled.tallies[static_cast<std::size_t>(tally * rules.parties) + at] += line.points;
    }
}

/// Every loser pays every winner.
void add_payments(const WinPays& pays, int parties, Verdict& verdict) {
    const auto winners = static_cast<int>(verdict.winners.size());
    for (Party party = 1; party <= parties; ++party) {
        const bool won =
            std::find(verdict.winners.begin(), verdict.winners.end(), party) != verdict.winners.end();
        const int points = pays.points * (won ? parties - winners : -winners);
        verdict.lines.push_back({0, "the game", points, pays.tally, party});
    }
}

/// A void hand is worth nothing.
Settled unchanged(const Rulebook& rules, const RoundResult& result) {
    Settled settled;
    settled.delta.assign(static_cast<std::size_t>(rules.parties), 0);
    settled.scores = result.scores;
    settled.tallies = result.tallies;
    settled.scores.resize(settled.delta.size(), 0);
    settled.tallies.resize(settled.delta.size() * rules.tallies.size(), 0);
    return settled;
}

/// Asks the package what a finished round is worth.
void conclude(const Rulebook& rules, const RoundResult& result, Settled& settled) {
    auto conclusion = rules.live->conclude(result, [&](const std::vector<Line>& lines) {
        for (const Line& line : lines) credit(rules, line, parties_of(result, line), settled);
        return settled.scores;
    });
    settled.lines = std::move(conclusion.lines);
    settled.verdict = std::move(conclusion.verdict);
}

/// A game that has reached its greatest length goes to whoever leads.
void end_if_longest(const Rulebook& rules, const RoundResult& result, Settled& settled) {
    if (settled.verdict.over || result.dealt < most_hands) return;
    const auto [lowest, highest] = std::minmax_element(settled.scores.begin(), settled.scores.end());
    const int best = rules.scoring.lowest_wins ? *lowest : *highest;
    for (std::size_t i = 0; i < settled.scores.size(); ++i)
        if (settled.scores[i] == best) settled.verdict.winners.push_back(static_cast<Party>(i + 1));
    settled.verdict.over = true;
    settled.verdict.text = end_of_longest_game;
}

void add_what_the_end_changes(const Rulebook& rules, const RoundResult& result, Settled& settled) {
    end_if_longest(rules, result, settled);
    if (settled.verdict.over && rules.win_pays) add_payments(*rules.win_pays, rules.parties, settled.verdict);
    for (const Line& line : settled.verdict.lines) {
        credit(rules, line, parties_of(result, line), settled);
        settled.lines.push_back(line);
    }
}

/// True if what was melded and taken so far wins the game, where points count as soon as they are made.
bool is_won_in_the_hand(const Match& match) {
    const Round& round = *match.round;
    if (!match.rules->ends_at_once || round.over() || round.state().tricks.played != 0) return false;
    const RoundResult so_far = result_of(round.state());
    Settled settled = unchanged(*match.rules, so_far);
    conclude(*match.rules, so_far, settled);
    return settled.verdict.over;
}

void settle_round(Match& match, EventLog log) {
    RoundResult result = match.round->result();
    const bool is_void = match.round->state().is_void;
    Settled settled;
    if (is_void) {
        settled = unchanged(*match.rules, result);
        add_what_the_end_changes(*match.rules, result, settled);
    } else {
        settled = settle(*match.rules, result);
    }
    match.scores = settled.scores;
    match.tallies = settled.tallies;
    match.verdict = settled.verdict;
    match.settled.push_back(
        {std::move(result), std::move(settled.lines), std::move(settled.delta), match.scores, match.tallies});
    tell_settlement(match, log);
}

} // namespace

bool made(const Rulebook& rules, const RoundResult& result, const std::vector<int>& delta) {
    if (!rules.scoring.made_shows) return is_made(rules, result);
    const SideResult& declarers = result.sides.at(static_cast<std::size_t>(result.declarers - 1));
    return delta.at(static_cast<std::size_t>(declarers.parties.front() - 1)) >= 0;
}

Settled settle(const Rulebook& rules, const RoundResult& result) {
    Settled settled = unchanged(rules, result);
    if (!result.dealt_again) conclude(rules, result, settled);
    add_what_the_end_changes(rules, result, settled);
    return settled;
}

Match begin_match(RulebookPtr rules, const DealSeed& seed) {
    Match match;
    match.first_dealer =
        static_cast<int>(1 + drawn_before_deals(seed, static_cast<std::uint32_t>(rules->people)));
    match.scores.assign(static_cast<std::size_t>(rules->parties), 0);
    match.tallies.assign(static_cast<std::size_t>(rules->parties) * rules->tallies.size(), 0);
    match.rules = std::move(rules);
    match.seed = seed;
    return match;
}

Seat dealer_of(const Match& match, int number) {
    return dealing_seat(*match.rules, dealing_person(match, number));
}

int dealing_person(const Match& match, int number) {
    return onward(match.first_dealer, hand_of_game(match, number) - 1, match.rules->people);
}

int hand_of_game(const Match& match, int number) {
    const int before = std::min(number - 1, static_cast<int>(match.settled.size()));
    if (before < 1) return number;
    const RoundResult& last = match.settled[static_cast<std::size_t>(before - 1)].result;
    return last.round + (last.dealt_again ? 0 : 1) + (number - 1 - before);
}

int person_at(const Match& match, int number, Seat seat) {
    return person_at(*match.rules, dealing_person(match, number), seat);
}

Pack pack_of(const Match& match, int number) { return dealt_pack(match.rules->deck, match.seed, number); }

void unsettled::deal_next(Match& match, Pack pack, EventLog log) {
    // A pack that is not the deck throws here, and the match stays as it was (C29).
    const int number = match.round_number + 1;
    Round round(
        match.rules, std::move(pack), dealer_of(match, number), log,
        {hand_of_game(match, number), match.scores, match.tallies, dealing_person(match, number), number});
    ++match.round_number;
    match.round = std::move(round);
}

std::optional<Refusal> unsettled::act(Match& match, const Action& action, EventLog log) {
    if (!match.round) return Refusal{.code = RefusalCode::not_dealt};
    if (auto refusal = match.round->apply(action, log)) return refusal;
    if (!conserves_cards(match.round->state())) match.round->nullify(log);
    return {};
}

std::optional<Refusal> unsettled::aside(Match& match, Seat seat, const Action& action, EventLog log) {
    if (!match.round) return Refusal{.code = RefusalCode::not_dealt};
    return match.round->aside(seat, action, log);
}

void deal_next(Match& match, EventLog log) { deal_next(match, pack_of(match, match.round_number + 1), log); }

void deal_next(Match& match, Pack pack, EventLog log) {
    unsettled::deal_next(match, std::move(pack), log);
    settle_if_over(match, log);
}

std::optional<Refusal> act(Match& match, const Action& action, EventLog log) {
    auto refusal = unsettled::act(match, action, log);
    if (!refusal) settle_if_over(match, log);
    return refusal;
}

std::optional<Refusal> aside(Match& match, Seat seat, const Action& action, EventLog log) {
    auto refusal = unsettled::aside(match, seat, action, log);
    if (!refusal) settle_if_over(match, log);
    return refusal;
}

void settle_if_over(Match& match, EventLog log) {
    const bool settled = static_cast<int>(match.settled.size()) == match.round_number;
    if (!match.round || settled) return;
    if (is_won_in_the_hand(match)) match.round->stop();
    if (match.round->over()) settle_round(match, log);
}

void tell_settlement(const Match& match, EventLog log) {
    if (!log.listens()) return;
    for (const Line& line : match.settled.back().lines) log.tell(events::ScoreLine{line});
    for (std::size_t i = 0; i < match.scores.size(); ++i)
        log.tell(events::Score{static_cast<Party>(i + 1), match.scores[i]});
    if (!match.over()) return;
    log.tell(events::GameOver{match.verdict.text});
    for (const Party party : match.verdict.winners) log.tell(events::Winner{party});
}

} // namespace roundhouse
