// roundhouse review FILE.

#include "catch.hpp"
#include "cli/program.hpp"
#include "place.hpp"
#include "support/rounds.hpp"

#include "seating/games.hpp"
#include "seating/session.hpp"

#include <regex>

#include <nlohmann/json.hpp>

using namespace roundhouse;
using namespace roundhouse::testing;

namespace {

const std::string golden_game = source_tree() + "/tests/games/partnership.journal";

} // namespace

TEST_CASE("a kept game is reviewed for programs and as a page") {
    const Home home;
    const std::string page = (home.path() / "review.html").string();
    const Outcome json =
        run_program({"review", golden_game, "--seat", "1", "--round", "1", "--json", "--html", page});
    REQUIRE(json.status == 0);
    const auto found = nlohmann::json::parse(json.out);
    REQUIRE(!found["decisions"].empty());
    for (const char* field : {"round", "trick", "seat", "done", "best", "cost", "low", "high", "hindsight"})
        CHECK(found["decisions"][0].contains(field));
    for (const auto& one : found["decisions"]) {
        CHECK(one["round"] == 1);
        CHECK(one["seat"] == 1);
    }
    const std::string html = text_of(page);
    CHECK(html.starts_with("<!DOCTYPE html>"));
    CHECK(html.find("<svg class=\"curve\"") != std::string::npos);
    CHECK(html.find("http") == std::string::npos);
}

TEST_CASE("what cannot be reviewed is said") {
    const Home home;
    const Outcome far = run_program({"review", golden_game, "--round", "900"});
    CHECK(far.status == 2);
    CHECK(far.err.find("--round 900") != std::string::npos);
    CHECK(run_program({"review", golden_game, "--seat", "6"}).status == 2);
    CHECK(run_program({"review", (home.path() / "none.journal").string()}).status == 2);
}

TEST_CASE("a bot's cards in a round that is on stay its own") {
    const Home home;
    run_program({"play", "partnership", "--seed", "4"}, "\n");
    REQUIRE(home.journals().size() == 1);
    const std::string file = home.journals().front().string();
    CHECK(contains(run_program({"review", file, "--round", "7"}).err, "this game has 1 round so far"));
    const Outcome mine = run_program({"review", file, "--json"});
    CHECK(mine.status == 0);
    const auto found = nlohmann::json::parse(mine.out);
    for (const auto& one : found["decisions"]) {
        CHECK(one["seat"] == 1);
        CHECK(one["hindsight"].is_null());
    }
    for (const auto& one : found["rounds"]) CHECK(one["result"].is_null());
    const Outcome other = run_program({"review", file, "--seat", "2"});
    CHECK(other.status == 2);
    CHECK(other.out.empty());
}

TEST_CASE("between rounds the table reviews what the person decided") {
    const Home home;
    JournalHeader header = header_for(*partnership(), 3);
    for (std::size_t person = 1; person < header.players.size(); ++person)
        header.players[person].kind = "steady";
    Recording recording(partnership(), header, std::make_unique<std::ostringstream>());
    RandomTable table(4, 3);
    recording.play_rounds(1, table);
    const std::string file = home.write("between.journal", recording.journal()).string();
    const Outcome outcome = run_program({"play", "--resume", file}, "review\n\nreview\n");
    CHECK(outcome.out.find("Round 1, Player 1") != std::string::npos);
    CHECK(outcome.out.find("What you could expect, before each decision") != std::string::npos);
    CHECK(on_one_line(outcome.out).find("is not called a mistake") != std::string::npos);
    CHECK(outcome.out.find("Round 1, Player 2") == std::string::npos);
    CHECK(outcome.out.find("A round can be reviewed when it is over.") != std::string::npos);
    std::istringstream lines(outcome.out);
    int decisions = 0;
    for (std::string line; std::getline(lines, line);) {
        INFO(line); // the expected value, and on the same line what was done
        CHECK_FALSE(std::regex_match(line, std::regex(" +(\\+|-|−)?[0-9]+ *")));
        if (std::regex_match(line, std::regex(" +(\\+|-|−)?[0-9]+  [^ ].*: .* – .*"))) ++decisions;
    }
    CHECK(decisions > 5);
}

namespace {

/// The journal of one person's game against bots, with one round played at random.
std::string after_one_round(const Home& home) {
    JournalHeader header = header_for(*partnership(), 3);
    for (std::size_t person = 1; person < header.players.size(); ++person)
        header.players[person].kind = "steady";
    Recording recording(partnership(), header, std::make_unique<std::ostringstream>());
    RandomTable table(4, 3);
    recording.play_rounds(1, table);
    return home.write("one.journal", recording.journal()).string();
}

} // namespace

TEST_CASE("something better is found at the terminal, or told") {
    const Home home;
    const std::string file = after_one_round(home), journal = text_of(file);
    const auto found = nlohmann::json::parse(run_program({"review", file, "--json"}).out);
    nlohmann::json dearest;
    for (const auto& one : found["decisions"])
        if (one["mistake"] && (dearest.is_null() || one["cost"] > dearest["cost"])) dearest = one;
    REQUIRE(!dearest.is_null());
    const auto said = [&](const char* field) {
        const std::string action = dearest[field];
        return action.starts_with("play ") ? action.substr(5) : action;
    };
    const Outcome right =
        run_program({"review", file, "--find", "1"}, said("done") + "\n" + said("best") + "\n");
    CHECK(right.status == 0);
    CHECK(right.out.find("Not yet: ") != std::string::npos);
    CHECK(right.out.find("Right: ") != std::string::npos);
    CHECK(right.out.find("Not yet: ") < right.out.find("Right: "));
    const Outcome told = run_program({"review", file, "--find", "1"}, "tell\n");
    CHECK(told.out.find("Right: ") == std::string::npos);
    CHECK(told.out.find("Better: ") != std::string::npos);
    CHECK(run_program({"review", file, "--find", "1"}).status == 0); // nothing is typed
    CHECK(run_program({"review", file, "--find", "4"}).status == 2);
    CHECK(run_program({"review", file, "--find", "1", "--play-on", "1"}).status == 2);
    CHECK(run_program({"review", golden_game, "--find", "1"}).status == 2); // whose?
    CHECK(text_of(file) == journal);
}

TEST_CASE("playing on from a review leaves the journal as it is") {
    const Home home;
    const std::string file = after_one_round(home), journal = text_of(file);
    const Outcome tried = run_program({"review", file, "--play-on", "1"}, "quit\n");
    CHECK(tried.status == 0);
    CHECK(on_one_line(tried.out).find("only this round is played, and it is not kept") != std::string::npos);
    const Outcome table =
        run_program({"play", "--resume", file}, "review\nfind 1\ntell\nplay on 1\nquit\nfind 9\n");
    CHECK(table.out.find("Better: ") != std::string::npos);
    CHECK(table.out.find("The game itself stands as it stood.") != std::string::npos);
    CHECK(text_of(file) == journal);
    CHECK(home.journals().empty());
}

TEST_CASE("Between rounds nobody holds cards, and words are explained") {
    const Home home;
    const std::string file = after_one_round(home);
    const Outcome outcome = run_program({"play", "--resume", file}, "hand\n? dix\n?\n? ah\n? xyzzy\nquit\n");
    CHECK(contains(outcome.out, "Nobody holds cards now; Enter deals."));
    CHECK(contains(on_one_line(outcome.out), "The lowest trump"));
    CHECK(contains(outcome.out, "There is nothing to decide now; Enter deals."));
    CHECK(contains(outcome.out, "Ask about cards and suits while a round is being played."));
    CHECK(contains(on_one_line(outcome.out), "“xyzzy” is not a card, a bid, a meld, a term or a command."));
}

TEST_CASE("Between rounds `table` shows what the round came to and deals nothing") {
    const Home home;
    const std::string file = after_one_round(home);
    const Outcome outcome = run_program({"play", "--resume", file}, "table\nhint\nquit\n");
    const std::string shown = outcome.out.substr(outcome.out.find("Press Enter to deal the next round: "));
    CHECK(contains(shown, "280"));
    CHECK_FALSE(contains(shown, "── Round 1 ")); // nobody holds a card
    CHECK_FALSE(contains(outcome.out, "Round 2:"));
    CHECK(contains(outcome.out, "There is nothing to decide now; Enter deals."));
}

TEST_CASE("Where something better is looked for, everything typed has an answer") {
    const Home home;
    const std::string file = after_one_round(home);
    const Outcome outcome = run_program({"review", file, "--find", "1"}, "? xyzzy\nhint\nrules\nquit\n");
    CHECK(outcome.status == 0);
    CHECK(contains(on_one_line(outcome.out), "“xyzzy” is not a card, a bid, a meld, a term or a command."));
    CHECK(times_in(on_one_line(outcome.out), "Here you can say what is better") == 2);
}

TEST_CASE("A review for programs or as a page is no table") {
    const Home home;
    const std::string file = after_one_round(home), page = (home.path() / "page.html").string();
    for (const char* at_table : {"--find", "--play-on"}) {
        const Outcome json = run_program({"review", file, at_table, "1", "--json"});
        CHECK(json.status == 2);
        CHECK(contains(json.err, std::string(at_table) + " and --json cannot be used together."));
        CHECK(run_program({"review", file, at_table, "1", "--html", page}).status == 2);
    }
    CHECK_FALSE(std::filesystem::exists(page));
}

TEST_CASE("The end of a review's progress is shown once") {
    const Home home;
    const Outcome outcome = run_at_terminal({"review", after_one_round(home)});
    CHECK(outcome.status == 0);
    CHECK(times_in(outcome.err, "100 of 100") == 1);
}

TEST_CASE("What was taken back and played otherwise is reviewed as it was played then") {
    const Home home;
    const std::string file = after_one_round(home);
    // Input from the person: undo everything, then decide at random.
    seating::KeptGame kept = seating::read_game(file);
    seating::Session session(std::make_unique<RecordedGame>(std::move(kept.replay.game)));
    std::string keys = "review\n";
    while (session.take_back(0)) keys += "undo\n";
    RandomTable table(4, 8);
    while (session.match().round_is_on()) {
        const Seat seat = session.turn();
        const Action action =
            session.is_person(seat) ? table.decide(*session.match().round) : session.decide();
        if (session.is_person(seat)) keys += to_text(session.rules(), action) + "\n";
        std::vector<Event> events;
        REQUIRE_FALSE(session.act(action, events));
    }
    const Outcome outcome = run_program({"play", "--resume", file}, keys + "review\nquit\n");
    const std::string reviewed = run_program({"review", file}).out;
    REQUIRE(contains(reviewed, "Round 1, Player 1"));
    CHECK(times_in(outcome.out, "Round 1, Player 1") == 2);
    CHECK(contains(outcome.out.substr(outcome.out.rfind("Round 1, Player 1")), reviewed));
    CHECK(times_in(outcome.out, reviewed) == 1); // the first review was of the earlier play
}
