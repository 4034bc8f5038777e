// Kept games shown again, and the proof of their deals.

#include "catch.hpp"
#include "cli/program.hpp"
#include "place.hpp"

#include <regex>
#include <sstream>

#include <nlohmann/json.hpp>

using namespace roundhouse;
using namespace roundhouse::cli;
using namespace roundhouse::testing;

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
