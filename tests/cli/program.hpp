#pragma once
// Runs the program as a person would, on strings, with a home of its own.

#include "cards/notation.hpp"
#include "cli/open.hpp"
#include "cli/run.hpp"
#include "game/match.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <unistd.h>

namespace roundhouse::cli::testing {

/// A folder that is gone when the test is over; the program keeps its games and its log in it.
class Home {
  public:
    Home() {
        char name[] = "/tmp/roundhouse-test-XXXXXX";
        path_ = mkdtemp(name);
        set("XDG_DATA_HOME", path_ / "data");
        set("XDG_STATE_HOME", path_ / "state");
        unsetenv("NO_COLOR");
    }
    ~Home() {
        std::error_code error;
        std::filesystem::permissions(path_, std::filesystem::perms::owner_all, error);
        std::filesystem::remove_all(path_, error);
    }
    Home(const Home&) = delete;
    Home& operator=(const Home&) = delete;

    const std::filesystem::path& path() const { return path_; }
    std::filesystem::path games() const { return path_ / "data" / "roundhouse" / "games"; }
    std::vector<std::filesystem::path> journals() const {
        std::vector<std::filesystem::path> found;
        std::error_code error;
        for (const auto& entry : std::filesystem::directory_iterator(games(), error))
            found.push_back(entry.path());
        return found;
    }
    std::filesystem::path write(const std::string& name, const std::string& text) const {
        const std::filesystem::path file = path_ / name;
        std::filesystem::create_directories(file.parent_path());
        std::ofstream(file, std::ios::binary) << text;
        return file;
    }

  private:
    static void set(const char* variable, const std::filesystem::path& value) {
        setenv(variable, value.c_str(), 1);
    }
    std::filesystem::path path_;
};

struct Outcome {
    int status = 0;
    std::string out, err;
};

inline Outcome run_program(std::vector<std::string> arguments, const std::string& input = {}) {
    std::vector<const char*> argv{"roundhouse"};
    for (const std::string& argument : arguments) argv.push_back(argument.c_str());
    std::istringstream in(input);
    std::ostringstream out, err;
    const int status = run(static_cast<int>(argv.size()), argv.data(), {in, out, err});
    return {status, out.str(), err.str()};
}

inline std::string text_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

inline bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

inline RulebookPtr partnership() {
    static const RulebookPtr rules = rules_of(open_variant("partnership"), {});
    return rules;
}

/// The first round of a game, after some actions in words.
inline Match round_of(std::uint64_t seed, const std::vector<std::string>& actions = {}) {
    Match match = begin_match(partnership(), seed);
    deal_next(match);
    for (const std::string& action : actions)
        if (apply(match, *parse_action(*match.rules, action))) throw std::logic_error("refused: " + action);
    return match;
}

inline std::string all(const Lines& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

} // namespace roundhouse::cli::testing
