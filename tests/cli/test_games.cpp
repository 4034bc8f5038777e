// Games from the first line typed to the last: kept, resumed, undone, watched.

#include "catch.hpp"
#include "place.hpp"
#include "program.hpp"

#include "store/journals.hpp"

#include <regex>

#include <nlohmann/json.hpp>

using namespace roundhouse;
using namespace roundhouse::cli;
using namespace roundhouse::testing;

namespace {

constexpr const char* ends_quickly = "target=500";

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

TEST_CASE("Each damaged state of a journal is kept under a name of its own") {
    const Home home;
    run_program({"play", "partnership", "--seed", "7"}, "p\n");
    const auto path = home.journals().front();
    for (const char* damage : {"nonsense\n", "more nonsense\n"}) {
        std::ofstream(path, std::ios::binary | std::ios::app) << damage;
        CHECK(run_program({"play", "--resume", path.string()}).status == 0);
    }
    CHECK(contains(text_of(path.string() + ".damaged"), "\nnonsense\n"));
    CHECK(contains(text_of(path.string() + ".damaged-2"), "\nmore nonsense\n"));
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

TEST_CASE("One round is one, in the table of a simulation") {
    const auto numbers = [](const char* rounds) {
        return run_program({"simulate", "partnership", "--rounds", rounds}).out;
    };
    CHECK(contains(numbers("1"), "1 round, 0 games, "));
    CHECK(contains(numbers("2"), "2 rounds, 0 games, "));
}

TEST_CASE(
    "A mean of few has no interval, one of nothing no figure, and a game without an auction its points") {
    const auto table = [](std::vector<std::string> typed) { return run_program(std::move(typed)).out; };
    const std::string few = table({"simulate", "partnership", "--rounds", "5"});
    CHECK_FALSE(contains(few, "±"));
    CHECK(contains(few, "too few rounds for an interval: fewer than 20"));
    CHECK(contains(few, "mean points a round, party by party: "));
    CHECK(contains(table({"simulate", "partnership", "--rounds", "100"}), " ± "));
    const std::string no_auction = table({"simulate", "two-handed", "--rounds", "20"});
    CHECK_FALSE(contains(no_auction, "contracts"));
    CHECK(contains(no_auction, "mean points a round, party by party: "));
    const std::string arena =
        table({"arena", "two-handed", "--a", "steady", "--b", "random", "--rounds", "2"});
    CHECK(contains(arena, "too few deals for an interval: fewer than 20"));
    CHECK_FALSE(contains(arena, "%"));
    CHECK(contains(arena, "2 deals, 4 rounds: A plays each party in turn, B all others"));
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
    CHECK(replayed == 17);
}

TEST_CASE(
    "A game without a seed that is named is dealt from a secret, which nothing gives away before its end") {
    const Home home;
    const Outcome begun = run_program({"--log-level", "info", "play", "partnership"}, "p\n");
    CHECK(begun.status == 0);
    REQUIRE(home.journals().size() == 1);
    const auto path = home.journals().front();
    const std::string journal = text_of(path);
    CHECK(std::regex_match(path.filename().string(), std::regex("partnership-[0-9]{8}-[0-9]{6}\\.journal")));
    // The commitment is in the journal, and its beginning is shown before the first card.
    std::smatch commitment;
    REQUIRE(std::regex_search(journal, commitment, std::regex("commitment ([0-9a-f]{4})([0-9a-f]{60})\n")));
    CHECK(begun.out.find("seal " + commitment[1].str()) < begun.out.find("Your hand"));
    CHECK_FALSE(contains(journal, "\npack "));
    CHECK_FALSE(contains(journal, "\nseed "));

    const Outcome verified = run_program({"verify", path.string()});
    CHECK(verified.status == 0);
    CHECK(contains(verified.out, "kept secret"));
    CHECK(contains(verified.out, "1 deal follows"));
    // Without the key, as on another machine, the game cannot be read, and the file stays as it is.
    std::filesystem::rename(home.path() / "data/roundhouse/seal.key", home.path() / "key");
    for (const char* command : {"replay", "verify"}) {
        const Outcome outcome = run_program({command, path.string()});
        CHECK(outcome.status == (command == std::string("verify") ? 1 : 2));
        CHECK(contains(outcome.err, "sealed with a key that is not here"));
    }
    CHECK(run_program({"play", "--resume", path.string()}).status == 2);
    CHECK(text_of(path) == journal);
    std::filesystem::rename(home.path() / "key", home.path() / "data/roundhouse/seal.key");
    CHECK(run_program({"play", "--resume", path.string()}, "quit\n").status == 0);
}

TEST_CASE(
    "verify proves the deals of a game that is over, with no key, and says what a named seed is worth") {
    const Home home;
    const Outcome watched = run_program({"play", "partnership", "--watch", "-o", ends_quickly});
    const auto path = home.journals().front();
    CHECK(contains(watched.out, "is opened"));
    CHECK(contains(watched.out, "roundhouse verify " + path.string()));
    // With the key, a changed seed is noticed too.
    std::string early = text_of(path);
    const std::size_t digit = early.find("\nopening ") + 9;
    early[digit] = early[digit] == '0' ? '1' : '0';
    CHECK(run_program({"verify", home.write("early.journal", early).string()}).status == 1);
    std::filesystem::remove(home.path() / "data/roundhouse/seal.key");
    const Outcome proved = run_program({"verify", path.string()});
    CHECK(proved.status == 0);
    CHECK(contains(proved.out, "fits the seal"));
    CHECK(run_program({"replay", path.string()}).status == 0);

    std::string changed = text_of(path);
    const std::size_t at = changed.find("\nopening ") + 9;
    changed[at] = changed[at] == '0' ? '1' : '0';
    const Outcome refuted = run_program({"verify", home.write("changed.journal", changed).string()});
    CHECK(refuted.status == 1);
    CHECK(contains(on_one_line(refuted.err), "does not fit the commitment"));

    const Outcome golden = run_program({"verify", source_tree() + "/tests/games/partnership.journal"});
    CHECK(golden.status == 0);
    CHECK(contains(golden.out, "anybody could have known the deals"));
    CHECK(run_program({"verify", "/nowhere.journal"}).status == 1);
}

TEST_CASE("A game that is on is replayed as the people at the table have seen it") {
    const Home home;
    run_program({"play", "partnership", "--seed", "7"}, "p\n");
    const std::string path = home.journals().front().string();
    const auto dealt_to = [](const std::string& lines) {
        std::vector<int> seats;
        std::istringstream in(lines);
        for (std::string line; std::getline(in, line);) {
            const auto event = nlohmann::json::parse(line);
            if (event.at("event") == "dealt" && event.at("cards") != "") seats.push_back(event.at("seat"));
        }
        return seats;
    };
    CHECK(dealt_to(run_program({"replay", path, "--json"}).out) == std::vector<int>{1});
    const std::string text = run_program({"replay", path}).out;
    CHECK(contains(text, "South:"));
    CHECK_FALSE(contains(text, "West:"));
    CHECK(contains(text, "The game is not over."));
    const Home another;
    run_program({"play", "partnership", "--seed", "7", "--watch", "-o", ends_quickly});
    const std::string over = another.journals().front().string();
    CHECK(dealt_to(run_program({"replay", over, "--json"}).out).size() % 4 == 0);
}
