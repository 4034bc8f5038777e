// roundhouse review FILE

#include "cli/teach/review.hpp"

#include "base/characters.hpp"
#include "base/language.hpp"
#include "base/trouble.hpp"
#include "cli/commands.hpp"
#include "present/cards.hpp"
#include "seating/games.hpp"
#include "seating/session.hpp"
#include "teach/review/html.hpp"
#include "terminal/draw/draw_review.hpp"
#include "terminal/look_again.hpp"
#include "variants/live/live.hpp"

#include <nlohmann/json.hpp>

namespace roundhouse::cli {

namespace {

struct Player {
    int round = 0;
    Seat seat = 0;
};

/// Whose decisions are reviewed, round by round.
std::vector<Player> players_of(const RecordedGame& game, const ReviewRequest& request) {
    const Match& match = game.match();
    if (match.round_number == 0) throw Trouble(tr("No round of this game was dealt."));
    if (request.round > match.round_number)
        throw Trouble(tr_n("--round {}: this game has {} round so far",
                           "--round {}: this game has {} rounds so far", match.round_number, request.round,
                           match.round_number));
    if (request.seat > match.rules->seats)
        throw Trouble(tr("--seat {}: this table has {} seats", request.seat, match.rules->seats));
    std::vector<Player> players;
    const int from = request.round ? request.round : 1,
              to = request.round ? request.round : match.round_number;
    for (int round = from; round <= to; ++round) {
        const std::vector<Seat> seats =
            request.seat ? std::vector<Seat>{request.seat} : teach::seats_of_people(game, round);
        for (const Seat seat : seats) players.push_back({round, seat});
    }
    if (players.empty())
        throw Trouble(tr("Nobody at this table is a person; --seat N reviews what a bot decided."));
    return players;
}

/// While a round is on, reveals nothing about a bot's cards.
void keep_secrets(const RecordedGame& game, const ReviewRequest& request) {
    const Match& match = game.match();
    if (!request.seat || !match.round_is_on() || (request.round && request.round < match.round_number))
        return;
    const auto people = teach::seats_of_people(game, match.round_number);
    if (std::find(people.begin(), people.end(), request.seat) == people.end())
        throw Trouble(tr("Round {0} is not over: what seat {1} holds is still secret.", match.round_number,
                         request.seat));
}

std::vector<teach::Review> reviewed(const RecordedGame& game, const ReviewRequest& request,
                                    const Streams& streams) {
    keep_secrets(game, request);
    const std::vector<Player> players = players_of(game, request);
    if (players.size() > 1 && (request.find || request.play_on))
        throw Trouble(tr("Which round, and whose? Say so with --round N and --seat N."));
    constexpr std::int64_t parts = 100; // of a player's round
    const auto all = static_cast<std::int64_t>(players.size()) * parts;
    const auto bar = progress_on(streams, all, tr("parts"));
    std::vector<teach::Review> reviews;
    for (const Player& player : players) {
        teach::ReviewPlan plan;
        plan.threads = request.threads;
        const auto before = static_cast<std::int64_t>(reviews.size()) * parts;
        if (bar) plan.progress = [&](std::int64_t done, std::int64_t of) { bar(before + parts * done / of); };
        reviews.push_back(teach::review(game, player.round, player.seat, plan));
    }
    return reviews;
}

/// Lets the person find a better choice, or play on.
int look_again(const RecordedGame& game, const teach::Review& review, const present::Names& names,
               const ReviewRequest& request, const Screen& screen) {
    const int number = request.find ? request.find : request.play_on;
    const teach::ReviewedDecision* decision = terminal::decision_numbered(review, number, screen);
    if (!decision) return bad_input;
    const Match& match = game.match();
    if (request.play_on && match.round_is_on() && review.round == match.round_number)
        throw Trouble(tr("Round {} is not over: finish it at the table first.", review.round));
    if (request.find) {
        terminal::find_better(game, *decision, names, screen);
        return all_well;
    }
    seating::PlayedOn played = seating::play_on(game, decision->entry);
    screen.sentence(in_words(played));
    return play_opened(std::move(played.opened), screen, played.only_this_round);
}

/// --find and --play-on are interactive: they write neither JSON nor a page.
void require_table_alone(const ReviewRequest& request) {
    const char* const at_table = request.find ? "--find" : request.play_on ? "--play-on" : nullptr;
    if (at_table && request.json) throw not_together(at_table, "--json");
    if (at_table && !request.html.empty()) throw not_together(at_table, "--html");
}

} // namespace

int review(const ReviewRequest& request, const Streams& streams) {
    require_table_alone(request);
    seating::KeptGame kept = seating::read_game(file_or_newest(request.file));
    const std::string trouble = seating::trouble_in(kept);
    const seating::Session session(std::make_unique<RecordedGame>(std::move(kept.replay.game)));
    const RecordedGame& game = session.game();
    const Screen screen(streams, request.face.value_or(game.match().rules->face));
    const LanguageScope scope(request.json ? Speaking{} : speaking_of(game.match().rules->texts));
    try {
        const auto reviews = reviewed(game, request, streams);
        const auto names = [&](int round) { return session.names_in(round); };
        if (request.find || request.play_on) {
            const teach::Review& one = reviews.front();
            return look_again(game, one, names(one.round), request, screen);
        }
        if (!request.html.empty())
            write_for_others(request.html, teach::to_html(game, reviews, names, screen.style().face));
        if (request.json)
            screen.line(json_line(teach::to_json(*game.match().rules, reviews)));
        else if (request.html.empty())
            for (const teach::Review& one : reviews) {
                if (&one != &reviews.front()) screen.line();
                screen.lines(terminal::draw_review(game, one, names(one.round), screen.style()));
            }
    } catch (const variants::ScriptFailure& failure) {
        throw script_failed(failure.what(), game.header().variant);
    }
    if (!trouble.empty()) throw Trouble(tr("{}. Up to there the game is sound and reviewed.", trouble));
    return all_well;
}

} // namespace roundhouse::cli
