#include "teach/check/played_hands.hpp"

#include "bots/player.hpp"
#include "game/match.hpp"
#include "variants/changes.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace roundhouse::teach {

namespace {

using script::Finding;
using script::Severity;

constexpr int least_hands = 30, most_hands_of_game = 150, most_decisions_a_hand = 500;

/// Plays a hand; false if an action was refused, or if hands take too long.
bool play_hand(Match& match, std::vector<std::unique_ptr<bots::Player>>& players, PlayedHands& played) {
    deal_next(match);
    while (match.round_is_on()) {
        const Decision asked = match.round->pending();
        played.choices.note(match, asked);
        bots::Player& player = *players[static_cast<std::size_t>(asked.seat - 1)];
        if (act(match, player.decide(View(*match.round, asked.seat), asked))) return false;
        ++played.decisions;
        if (asked.kind == DecisionKind::call) ++played.calls;
        played.cut = played.decisions > most_decisions_a_hand * std::max(least_hands, played.hands);
        if (played.cut) return false;
    }
    return true;
}

void add_up(const Rulebook& rules, const SettledRound& settled, PlayedHands& played) {
    ++played.outcomes[settled.result.outcome];
    if (!settled.result.dealt_again) played.settled.push_back(settled);
    if (!settled.result.declarers || settled.result.dealt_again) return;
    ++played.contracts;
    if (!made(rules, settled)) ++played.failed;
}

/// What most hands came to.
struct Cause {
    std::string outcome, found, path, hint;
    bool nobody_bid = false;
};

std::string so_many(int some, int all, const char* things) {
    return some == all ? fmt::format("all {} {}", all, things)
                       : fmt::format("{} of {} {}", some, all, things);
}

std::optional<Cause> of_void_hands(const Rulebook& rules, const PlayedHands& played) {
    for (const auto& [outcome, times] : played.outcomes) {
        if (times * 2 <= played.hands) continue;
        const auto exit = std::find_if(rules.exits.begin(), rules.exits.end(),
                                       [&](const ExitRule& one) { return one.name == outcome; });
        const bool is_exit = exit != rules.exits.end(), again = is_exit && exit->deals_again;
        const std::string hands = so_many(times, played.hands, "hands");
        if (is_exit ? exit->when.nobody_bid : outcome == outcome_thrown_in)
            return Cause{outcome,
                         fmt::format("{} were {}: nobody bid", hands, again ? "dealt again" : "thrown in"),
                         "auction.minimum", "lower `minimum`, or have the dealer take it: `nobody`", true};
        if (again)
            return Cause{outcome, fmt::format("{} were dealt again by the exit \"{}\"", hands, outcome),
                         path_of(rules, *exit), exit->by_rule ? "" : "narrow `who` may take it, and `when`"};
    }
    return {};
}

std::optional<Cause> of_failed_contracts(const PlayedHands& played) {
    if (played.failed * 2 <= played.contracts) return {};
    return Cause{"", so_many(played.failed, played.contracts, "contracts") + " failed", "ending",
                 "lower the least bid, or let melds and tricks count more"};
}

/// The first of these sections that the package itself changes, as the path of that change; else `otherwise`.
std::string own_change(const variants::Package& package, std::initializer_list<const char*> sections,
                       const std::string& otherwise) {
    const auto changes = package.placed({}, {}).own_changes;
    for (const char* section : sections)
        for (const auto& [path, place] : changes)
            if (variants::is_along(path, section)) return path;
    return otherwise;
}

/// If `to_the_end`, plays the first game to its end.
std::optional<PlayedHands> hands_by(const char* kind, const RulebookPtr& rules, int hands, bool to_the_end) {
    PlayedHands played;
    for (std::uint64_t game = 1; played.hands < hands; ++game) {
        Match match = begin_match(rules, game);
        std::vector<std::unique_ptr<bots::Player>> players;
        for (Seat seat = 1; seat <= rules->seats; ++seat) players.push_back(bots::make_bot(kind, game, seat));
        const int most = to_the_end && game == 1 ? most_hands_of_game : hands;
        while (!match.over() && played.hands < most) {
            ++played.hands;
            if (!play_hand(match, players, played)) return played.cut ? std::optional(played) : std::nullopt;
            if (!match.settled.empty()) add_up(*match.rules, match.settled.back(), played);
        }
        if (!match.over() && to_the_end && game == 1) played.unfinished = match.scores;
    }
    return played;
}

} // namespace

std::optional<PlayedHands> hands_by_steady(const RulebookPtr& rules, bool to_the_end) {
    return hands_by("steady", rules, least_hands, to_the_end);
}

std::optional<PlayedHands> hands_by_random(const RulebookPtr& rules, int hands) {
    return hands_by("random", rules, hands, false);
}

std::string path_of(const Rulebook& rules, const ExitRule& exit) {
    if (exit.when.nobody_bid) return "auction.nobody";
    if (exit.when.no_suit) return "trump.otherwise";
    int place = 0;
    for (const ExitRule& one : rules.exits) {
        if (!one.when.nobody_bid && !one.when.no_suit) ++place;
        if (one.name == exit.name) break;
    }
    return fmt::format("exits[{}]", place);
}

std::optional<MostlyVoid> mostly_void(const Rulebook& rules, const PlayedHands& played) {
    const auto cause = of_void_hands(rules, played);
    if (!cause) return {};
    return MostlyVoid{cause->outcome,
                      cause->nobody_bid,
                      {"mostly-void", Severity::warning, "", 0, cause->path, "",
                       "between steady bots " + cause->found, cause->hint}};
}

Finding has_no_end(const variants::Package& package, const Rulebook& rules, const PlayedHands& played) {
    Finding finding{"no-end",
                    Severity::warning,
                    "",
                    0,
                    "ending",
                    "",
                    fmt::format("a game between steady bots was not over after {} rounds; ", played.hands),
                    "let it end after so many rounds at the latest"};
    const std::vector<int>& scores = *played.unfinished;
    auto cause = of_void_hands(rules, played);
    if (cause && cause->nobody_bid)
        cause->path = own_change(package, {"auction.minimum", "auction"}, cause->path);
    else if (!cause && (cause = of_failed_contracts(played)))
        cause->path =
            own_change(package, {"auction", "melds", "count", "settle", "trump", "ending"}, cause->path);
    if (cause) {
        finding.path = cause->path;
        finding.hint = cause->hint;
        finding.found += cause->found;
    } else if (std::all_of(scores.begin(), scores.end(), [](int score) { return score == 0; })) {
        finding.found += "nobody has a point";
    } else {
        finding.found += fmt::format("the scores are {}", fmt::join(scores, ", "));
    }
    return finding;
}

Finding takes_long(const variants::Package& package, const PlayedHands& played) {
    const bool by_calls = played.calls * 2 > played.decisions;
    return {"long-hands",
            Severity::remark,
            "",
            0,
            by_calls ? own_change(package, {"auction.steps", "auction", "count", "melds"}, "auction.steps")
                     : "flow",
            "",
            by_calls ? fmt::format("an auction between steady bots takes about {} calls, so only a few were "
                                   "played",
                                   played.calls / played.hands)
                     : fmt::format("a hand between steady bots takes about {} decisions, so only a few were "
                                   "played",
                                   played.decisions / played.hands),
            by_calls ? "let bids rise by more" : ""};
}

} // namespace roundhouse::teach
