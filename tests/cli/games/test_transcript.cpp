// A whole game from a script of typed lines, compared with what a person sees. A line "$ roundhouse …" runs
// the program; the lines after it are typed. ROUNDHOUSE_BLESS=1 rewrites the transcripts: read the diff.

#include "catch.hpp"
#include "cli/program.hpp"
#include "place.hpp"

#include "base/text.hpp"

#include <regex>

using namespace roundhouse;
using namespace roundhouse::cli;
using namespace roundhouse::testing;

namespace {

const std::filesystem::path folder = std::filesystem::path(source_tree()) / "tests/cli/transcripts";

struct Sitting {
    std::string command, keys;
};

std::vector<Sitting> sittings(const std::string& script) {
    std::vector<Sitting> all;
    std::istringstream lines(script);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("$ "))
            all.push_back({line.substr(2), {}});
        else if (!all.empty())
            all.back().keys += line + "\n";
    }
    return all;
}

std::string transcript_of(const std::string& script) {
    const Home home;
    std::string transcript;
    for (const Sitting& sitting : sittings(script)) {
        std::vector<std::string> arguments;
        for (const std::string_view word : words(sitting.command)) arguments.emplace_back(word);
        arguments.erase(arguments.begin()); // the program's name
        const Outcome outcome = run_program(arguments, sitting.keys);
        transcript += "$ " + sitting.command + "\n" + outcome.out + outcome.err;
        transcript += "(exit status " + std::to_string(outcome.status) + ")\n\n";
    }
    // The game's path depends on the machine and the date.
    return std::regex_replace(transcript, std::regex("/\\S*/games(/\\S*\\.journal)?"), "GAMES");
}

void compare(const std::string& name) {
    const auto expected = folder / (name + ".txt");
    const std::string transcript = transcript_of(text_of(folder / (name + ".keys")));
    if (const char* bless = std::getenv("ROUNDHOUSE_BLESS"); bless && *bless)
        std::ofstream(expected, std::ios::binary) << transcript;
    std::istringstream got(transcript), wanted(text_of(expected));
    int number = 0;
    for (std::string line, other; ++number;) {
        const bool more = static_cast<bool>(std::getline(got, line));
        const bool other_more = static_cast<bool>(std::getline(wanted, other));
        if (!more && !other_more) break;
        INFO(expected.string() << ":" << number);
        REQUIRE(line == other);
        REQUIRE(more == other_more);
    }
}

} // namespace

TEST_CASE("A whole game of partnership, with questions, a hint, undo, a claim and a pause") {
    compare("partnership");
    const std::string transcript = text_of(folder / "partnership.txt");
    for (const char* part :
         {"Taken back", "may not be played", "claims the rest", "play --resume", "win the game"})
        CHECK(contains(transcript, part));
}

TEST_CASE("A round with a kitty: a warning, a card called, a trump named, the other face",
          "[A07][A08][A28][A34]") {
    compare("german");
    const std::string transcript = text_of(folder / "german.txt");
    for (const char* part :
         {"Do it again if you mean it", "Berta hands it over", "Carl discards Oh",
          "could be undo, Untendurch", "Queen of Spades", "Taken back", "play --resume", "claims the rest"})
        CHECK(contains(transcript, part));
}

TEST_CASE("A table of partners with a kitty, from the first call to the winners",
          "[A05][A08][A27][A32][A33]") {
    compare("cross");
    const std::string transcript = text_of(folder / "cross.txt");
    for (const char* part :
         {"Training: does not count for the league: yes", "Do it again if you mean it", "Taken back",
          "may not be played", "claims the rest", "play --resume", "Anna & North win"})
        CHECK(contains(transcript, part));
}

TEST_CASE("Bids spoken as their last digit, a save, a contract handed back", "[D10][D11][D12]") {
    compare("double-deck");
    const std::string transcript = text_of(folder / "double-deck.txt");
    for (const char* part : {"bids “three”: 53", "says “save”", "hands the contract back", "Taken back",
                             "play --resume", "claims the rest"})
        CHECK(contains(transcript, part));
}

TEST_CASE("No line of a transcript is wider than the screen") {
    for (const char* name : {"partnership.txt", "german.txt", "cross.txt", "double-deck.txt"}) {
        std::istringstream lines(text_of(folder / name));
        for (std::string line; std::getline(lines, line);) {
            if (line.starts_with("$ ")) continue; // what was typed to start the program
            INFO(name << ": " << line);
            CHECK(columns(line) <= terminal::screen_width);
        }
    }
}
