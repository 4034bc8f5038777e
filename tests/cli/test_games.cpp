// Games from the first key to the last: kept, resumed, taken back, watched.

#include "catch.hpp"
#include "place.hpp"
#include "program.hpp"

#include <regex>

#include <nlohmann/json.hpp>

using namespace roundhouse;
using namespace roundhouse::cli;
using namespace roundhouse::testing;

namespace {

constexpr const char* ends_quickly = "target=500";

/// What happened, without the tables and prompts around it.
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

TEST_CASE("A journal that was cut off is played on from what is sound, and the file as it was is kept") {
    const Home home;
    run_program({"play", "partnership", "--seed", "7"}, "p\n");
    const auto path = home.journals().front();
    const std::string text = text_of(path);
    std::ofstream(path, std::ios::binary) << text.substr(0, text.size() - 3);
    const Outcome replayed = run_program({"replay", path.string()});
    CHECK(replayed.status == 2);
    CHECK(contains(replayed.err, "the line is cut off"));
    const Outcome resumed = run_program({"play", "--resume", path.string()});
    CHECK(resumed.status == 0);
    CHECK(contains(resumed.err, "the line is cut off"));
    CHECK(text_of(path.string() + ".damaged") == text.substr(0, text.size() - 3));
    CHECK(run_program({"replay", path.string()}).status == 0);
}

TEST_CASE("A journal that was altered says where") {
    const Home home;
    run_program({"play", "partnership", "--seed", "7"}, "p\n");
    const auto path = home.journals().front();
    const std::string text = text_of(path);
    const std::size_t at = text.find("bid ");
    std::ofstream(path, std::ios::binary)
        << text.substr(0, at) << "bid 900" << text.substr(text.find('\n', at));
    const Outcome outcome = run_program({"replay", path.string()});
    CHECK(outcome.status == 2);
    CHECK(contains(outcome.err, path.filename().string()));
    CHECK(contains(outcome.err, "900 does not fit the steps"));
}

TEST_CASE("Rules that changed since are said, and the journal stays whole") {
    const Home home;
    run_program({"play", "partnership", "--seed", "7"}, "p\n");
    const auto path = home.journals().front();
    const std::string text =
        std::regex_replace(text_of(path), std::regex("rules [0-9a-f]+"), "rules 0123456789abcdef");
    std::ofstream(path, std::ios::binary) << text;
    const Outcome outcome = run_program({"play", "--resume", path.string()});
    CHECK(outcome.status == 2);
    CHECK(contains(outcome.err, "the rules have changed since"));
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

TEST_CASE("A name in a journal cannot paint on the screen") {
    const Home home;
    run_program({"play", "partnership", "--seed", "7"}, "p\n");
    const auto path = home.journals().front();
    const std::string text =
        std::regex_replace(text_of(path), std::regex("human South"), "human \x1b[2JSouth");
    std::ofstream(path, std::ios::binary) << text;
    const Outcome outcome = run_program({"play", "--resume", path.string()});
    CHECK_FALSE(contains(outcome.out, "\x1b"));
}

TEST_CASE("A package's examples are carried out") {
    const Outcome outcome = run_program({"test", "partnership", "--json"});
    CHECK_FALSE(nlohmann::json::parse(outcome.out).empty());
}

TEST_CASE("Simulated rounds hold every invariant") {
    const Outcome outcome =
        run_program({"simulate", "partnership", "--rounds", "200", "--seed", "3", "--json"});
    CHECK(outcome.status == 0);
    const auto all = nlohmann::json::parse(outcome.out);
    CHECK(all["rounds"] == 200);
    CHECK(all["violations"] == 0);
}

TEST_CASE("Discarding a melded card is asked twice, and then done", "[A08]") {
    const Home home;
    // Everybody is a person, so that the cards and the calls depend on the seed alone.
    const Outcome outcome =
        run_program({"play", "german", "--seed", "7", "--seat", "2=human", "--seat", "3=human"},
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
    CHECK(contains(run_program({"rules", "german", "--face", "german"}).out, "A 10 K O U from high to low"));
    CHECK(contains(run_program({"meld", "german", "--face", "german", "--trump", "leaves", "Ol Ub"}).out,
                   "Ol Ub"));
    CHECK(contains(
        run_program({"legal", "german", "--face", "german", "--trump", "leaves", "--trick", "Ol", "Kl Ua"})
            .out,
        "Ua may not be played (follow the suit led): leaves were led"));
    CHECK(run_program({"play", "partnership", "--face", "dutch"}).status == 2);
}

TEST_CASE("every golden game is replayed to its end, as text and as events") {
    const std::filesystem::path games = source_tree() + "/tests/games";
    int replayed = 0;
    for (const auto& entry : std::filesystem::directory_iterator(games)) {
        if (entry.path().extension() != ".journal") continue;
        INFO(entry.path().filename().string());
        const Outcome text = run_program({"replay", entry.path().string()});
        CHECK(text.status == 0);
        CHECK(text.err.empty());
        CHECK(text.out.find("the game: ") != std::string::npos); // who has won
        const Outcome json = run_program({"replay", entry.path().string(), "--json"});
        CHECK(json.status == 0);
        CHECK(json.out.find("\"winner\"") != std::string::npos);
        ++replayed;
    }
    CHECK(replayed == 16);
}
