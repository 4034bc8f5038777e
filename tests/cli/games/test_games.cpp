// Games from the first line typed to the last: kept, resumed, undone, watched.

#include "catch.hpp"
#include "cli/program.hpp"
#include "place.hpp"

#include "store/journals.hpp"

#include <regex>

#include <nlohmann/json.hpp>

using namespace roundhouse;
using namespace roundhouse::cli;
using namespace roundhouse::testing;

namespace {

/// The events, without the tables and prompts around them.
std::string told(const std::string& transcript) {
    std::string lines;
    std::istringstream in(transcript);
    static const std::regex happened(
        "^[A-Z][a-z]+ (plays|leads|bids|passes|takes|names|gives|melds|claims).*");
    for (std::string line; std::getline(in, line);)
        if (std::regex_match(line, happened)) lines += line + "\n";
    return lines;
}

} // namespace

TEST_CASE("A game that is watched plays to its end and verifies") {
    const Home home;
    const Outcome watched =
        run_program({"play", "partnership", "--watch", "--seed", "5", "-o", ends_quickly});
    CHECK(watched.status == 0);
    CHECK(contains(watched.out, "win the game"));
    REQUIRE(home.journals().size() == 1);
    const std::string journal = home.journals().front().string();
    const Outcome replayed = run_program({"replay", journal});
    CHECK(replayed.status == 0);
    CHECK(contains(replayed.out, "win the game"));
    const Outcome events = run_program({"replay", journal, "--json"});
    CHECK(events.status == 0);
    std::istringstream lines(events.out);
    for (std::string line; std::getline(lines, line);) CHECK(nlohmann::json::parse(line).contains("event"));
}

TEST_CASE("The same seed and the same keys give the same game") {
    const Home home;
    const std::vector<std::string> play{"play", "partnership", "--seed", "11"};
    CHECK(told(run_program(play, "p\nhint\n").out) == told(run_program(play, "p\nhint\n").out));
}

TEST_CASE("A game that is left and resumed goes on as it would have") {
    const Home home;
    const std::string first = "p\n", rest = "ah\nas\nad\nac\n";
    const Outcome whole = run_program({"play", "partnership", "--seed", "2"}, first + rest);
    const Outcome left = run_program({"play", "partnership", "--seed", "2"}, first + "quit\n");
    CHECK(contains(left.out, "The game is kept."));
    const Outcome resumed = run_program({"play", "--resume"}, rest);
    CHECK(resumed.status == 0);
    CHECK(told(whole.out) == told(left.out) + told(resumed.out));
}

TEST_CASE("A seat is taken over, and one's own given to a bot; the game's journal says so and stays true") {
    const Home home;
    run_program({"play", "partnership", "--seed", "2", "--name", "Anna"}, "p\nquit\n");
    const std::string file = home.journals().front().string();
    const Outcome joined =
        run_program({"play", "--resume", "--seat", "2=human", "--name", "Carl"}, "\nundo\nquit\n");
    CHECK(joined.status == 0);
    CHECK(contains(on_one_line(joined.out + joined.err),
                   "Seat 2 goes from West (bot steady) to Carl (a person)."));
    CHECK(contains(joined.out, "Anna's turn: press Enter.")); // two people share the keyboard now
    CHECK(contains(joined.out, "There is nothing to take back."));
    const Outcome handed = run_program({"play", "--resume", file, "--seat", "1=sharp"}, "");
    CHECK(handed.status == 0);
    CHECK(contains(on_one_line(handed.out + handed.err),
                   "Seat 1 goes from Anna (a person) to South (bot sharp)."));
    CHECK_FALSE(contains(handed.out, "press Enter"));
    CHECK(contains(handed.out, "Carl, your"));
    const Outcome replayed = run_program({"replay", file});
    CHECK(replayed.status == 0);
    CHECK(
        contains(on_one_line(replayed.out), "Seat 2 goes from West (bot steady) to Carl (a person). Seat 1"));
    CHECK(contains(run_program({"replay", file, "--json"}).out,
                   R"({"event":"seat given","kind":"human","name":"Carl","seat":2})"));
    const Outcome verified = run_program({"verify", file});
    CHECK(verified.status == 0);
    CHECK(contains(on_one_line(verified.out), "Seats changed hands 2 times during the game"));
}

TEST_CASE("The end of the input keeps the game and is no error") {
    const Home home;
    const Outcome outcome = run_program({"play", "partnership", "--seed", "7"}, "");
    CHECK(outcome.status == 0);
    CHECK(contains(outcome.out, "roundhouse play --resume " + home.journals().front().string()));
}

TEST_CASE("Undo takes back this person's decision, and the bots answer alike") {
    const Home home;
    const Outcome outcome = run_program({"play", "partnership", "--seed", "7"}, "undo\np\nundo\np\n");
    CHECK(contains(outcome.out, "There is nothing to take back."));
    CHECK(contains(outcome.out, "Taken back: South decides again."));
    const std::size_t again = outcome.out.find("Taken back");
    const std::string before = told(outcome.out.substr(0, again)), after = told(outcome.out.substr(again));
    CHECK(before.ends_with(after));
    CHECK_FALSE(after.empty());
    CHECK(run_program({"replay", home.journals().front().string()}).status == 0);
}

TEST_CASE("A package's path may be long and have blanks and line feeds; its games are kept and resumed") {
    const Home home;
    for (const std::string& name :
         {std::string("our  house "), std::string("two\nlines\t100%0a"), std::string(240, 'x')}) {
        CAPTURE(name);
        const auto package =
            home.write(name + "/variant.lua", "return { extends = \"partnership\" }").parent_path();
        const Outcome first = run_program({"play", package.string(), "--seed", "7"}, "p\nquit\n");
        CHECK(first.status == 0);
        CHECK(first.err == "");
        REQUIRE(home.journals().size() == 1);
        const std::string file = home.journals().front().string();
        const Outcome resumed = run_program({"play", "--resume", file}, "quit\n");
        CHECK(resumed.status == 0);
        CHECK(resumed.err == "");
        CHECK(run_program({"replay", file}).status == 0);
        std::filesystem::remove(file);
    }
}

TEST_CASE("A game that another program plays is not played twice") {
    const Home home;
    run_program({"play", "partnership", "--seed", "7"}, "p\n");
    const auto path = home.journals().front();
    const std::string text = text_of(path);
    const store::OpenedJournal held = store::open_journal(path);
    const Outcome named = run_program({"play", "--resume", path.string()}, "p\n");
    CHECK(named.status == 2);
    CHECK(contains(named.err, "is being played by another program"));
    const Outcome newest = run_program({"play", "--resume"}, "p\n");
    CHECK(newest.status == 2);
    CHECK(contains(newest.err, "no unfinished game"));
    CHECK(text_of(path) == text);
}

TEST_CASE("Between people there is a screen, and nobody sees another's hand") {
    const Home home;
    const Outcome outcome = run_program(
        {"play", "partnership", "--seed", "3", "--seat", "3=human", "--name", "1=Anna", "--name", "3=Bert"},
        "\np\n\np\n");
    const std::size_t first = outcome.out.find("Anna's turn: press Enter.");
    const std::size_t screen = outcome.out.find('\f');
    const std::size_t second = outcome.out.find("Bert's turn: press Enter.");
    REQUIRE(first != std::string::npos);
    REQUIRE(second != std::string::npos);
    CHECK(first < screen);
    CHECK(screen < second);
    CHECK_FALSE(contains(outcome.out.substr(screen, second - screen), "Your hand"));
    CHECK(contains(outcome.out.substr(second), "Anna passes."));
}

TEST_CASE("A script that fails while a game is on costs nothing but the last action") {
    const Home home;
    std::string text = text_of(source_tree() + "/variants/partnership/variant.lua");
    const std::string settle = "settle.standard { minimum_count = 10, short_keeps_meld = true }";
    REQUIRE(contains(text, settle));
    text.replace(text.find(settle), settle.size(),
                 "{ kind = \"broken\", lines = function(r) return r.nowhere.at end }");
    const auto package = home.write("broken/variant.lua", text).parent_path().string();
    const Outcome outcome = run_program({"play", package, "--watch", "--seed", "5"});
    INFO(outcome.err);
    CHECK(outcome.status == 2);
    CHECK(contains(outcome.err, "script failed"));
    CHECK(contains(outcome.err, "roundhouse play --resume"));
    REQUIRE(home.journals().size() == 1);
    CHECK(run_program({"replay", home.journals().front().string()}).status == 0);
}

TEST_CASE("Discarding a melded card is asked twice, and then done", "[A08]") {
    const Home home;
    // Every seat is a person's, so that cards and calls depend on the seed alone.
    const Outcome outcome = run_program(
        {"play", "german", "--seed", "7", "--seat", "2=human", "--seat", "3=human", "--face", "french"},
        "\n150\n\np\n\np\n\nks 10d kd qh\nks 10d kd qh\nquit\n");
    INFO(outcome.out);
    const std::string warning = "K♠ is part of your best melds: ", done = "West discards K♠";
    REQUIRE(contains(outcome.out, warning));
    REQUIRE(contains(outcome.out, done));
    CHECK(outcome.out.find(warning) < outcome.out.find(done));
    CHECK(outcome.out.find(warning) == outcome.out.rfind(warning));
}

TEST_CASE("Games with a kitty, called cards and spoken bids are watched to their end and verify", "[A33]") {
    const Home home;
    const std::vector<std::vector<std::string>> games{
        {"german", "-o", "calling=yes", "-o", "durch=yes", "-o", "untendurch=yes"},
        {"cross", "-o", "calling=yes"},
        {"double-deck", "-o", "save_needs_no_marriage=no"}};
    for (const auto& game : games) {
        std::vector<std::string> arguments{"play", "--watch", "--seed", "5"};
        arguments.insert(arguments.end(), game.begin(), game.end());
        INFO(game.front());
        const Outcome watched = run_program(arguments);
        CHECK(watched.status == 0);
        CHECK(contains(watched.out, " the game"));
    }
    for (const auto& journal : home.journals())
        for (const char* face : {"french", "german"}) {
            const Outcome replayed = run_program({"replay", journal.string(), "--face", face});
            CHECK(replayed.status == 0);
            std::istringstream lines(replayed.out);
            for (std::string line; std::getline(lines, line);) {
                INFO(line);
                CHECK(columns(line) <= terminal::screen_width);
            }
        }
}

TEST_CASE("The face is chosen when a game begins, and at any moment", "[A34]") {
    const Home home;
    const Outcome game =
        run_program({"play", "partnership", "--seed", "7", "--face", "german"}, "face\nface german\nquit\n");
    CHECK(game.status == 0);
    CHECK(contains(game.out, "Your hand:\n    leaves "));
    CHECK(contains(game.out, "The cards now have their French names: Queen of Spades, Jack of Diamonds."));
    CHECK(contains(game.out, "Your hand:\n    ♠ "));
    CHECK(contains(game.out, "The cards now have their German names: Ober of Leaves, Unter of Bells."));
    const auto journal = home.journals().front().string();
    CHECK(contains(run_program({"replay", journal, "--face", "german"}).out, "  leaves "));
    CHECK(contains(run_program({"replay", journal}).out, "  ♠ "));
    CHECK(contains(on_one_line(run_program({"rules", "german", "--face", "german"}).out),
                   "A 10 K O U from high to low"));
    CHECK(contains(run_program({"meld", "german", "--face", "german", "--trump", "leaves", "Ol Ub"}).out,
                   "Ol Ub"));
    CHECK(contains(
        run_program({"legal", "german", "--face", "german", "--trump", "leaves", "--trick", "Ol", "Kl Ua"})
            .out,
        "Ua may not be played (follow the suit led): leaves were led"));
    CHECK(run_program({"play", "partnership", "--face", "dutch"}).status == 2);
    // Without the option: the cards that the game is played with.
    const Outcome binokel = run_program({"play", "german", "--seed", "7"}, "quit\n");
    CHECK(contains(binokel.out, "acorns "));
    CHECK_FALSE(contains(binokel.out, "♣"));
    const auto kept = home.journals().front() == journal ? home.journals().back() : home.journals().front();
    CHECK(contains(run_program({"replay", kept.string()}).out, "acorns "));
    CHECK(contains(run_program({"rules", "cross"}).out, "A 10 K O U"));
    CHECK(contains(run_program({"meld", "german", "--trump", "S", "Qs Jd"}).out, "Ol Ub"));
    CHECK(contains(run_program({"meld", "german", "--trump", "S", "Qs Jd", "--json"}).out, "Qs"));
}
