#pragma once
// Journals for tests, recorded by random players with an occasional undo.

#include <filesystem>
#include <fstream>
#include <sstream>

#include <unistd.h>

#include "catch.hpp"
#include "support/rounds.hpp"

namespace roundhouse {

/// A game of this many rounds by random players. About `undos` in a hundred entries take others back.
inline std::unique_ptr<Recording> recorded(const RulebookPtr& rules, std::uint64_t seed, int rounds,
                                           int undos) {
    auto recording = std::make_unique<Recording>(rules, seed);
    RandomTable table(rules->seats, seed + 1);
    Random random = Random::stream(seed, 99);
    const auto settled = [&] { return static_cast<int>(recording->game.match().settled.size()); };
    while (!recording->game.match().over() && settled() < rounds) {
        recording->play_entry(table);
        if (any_of(random, 100) < undos)
            recording->take_back(static_cast<std::size_t>(1 + any_of(random, 5)));
    }
    return recording;
}

inline std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

/// The recording replays to the same game with the same events.
inline void check_replays(const Recording& recording, const RulebookPtr& rules) {
    const auto journal = read_journal(recording.journal());
    REQUIRE(journal);
    const Replay replayed = replay(*journal, rules);
    if (replayed.trouble) FAIL("line " << replayed.trouble->line);
    CHECK(all_of(replayed.game.match()) == all_of(recording.game.match()));
    CHECK(all_of(*rules, replayed.events) == all_of(*rules, recording.events));
}

/// A file removed at the end of the test.
class TemporaryFile {
  public:
    TemporaryFile() {
        static int number = 0;
        path_ = std::filesystem::temp_directory_path() /
                ("roundhouse-test-" + std::to_string(::getpid()) + "-" + std::to_string(++number));
    }
    ~TemporaryFile() {
        std::error_code ignored;
        std::filesystem::remove(path_, ignored);
    }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    const std::filesystem::path& path() const { return path_; }
    void write(std::string_view text) const { std::ofstream(path_, std::ios::binary) << text; }
    std::string read() const {
        std::ifstream in(path_, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }

  private:
    std::filesystem::path path_;
};

} // namespace roundhouse
