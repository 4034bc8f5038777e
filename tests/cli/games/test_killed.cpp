// A program killed at any moment of a game that is then resumed: everything it had shown is in the journal.

#include "catch.hpp"
#include "cli/program.hpp"
#include "support/long_form.hpp"
#include "support/piped.hpp"

#include "base/text.hpp"
#include "cards/notation.hpp"
#include "cards/random.hpp"

#include <csignal>
#include <map>
#include <optional>

#include <sys/wait.h>
#include <unistd.h>

using namespace roundhouse;
using namespace roundhouse::testing;

namespace {

struct Killed {
    std::string shown;
    bool was_killed = false; ///< before it ended by itself
};

/// A person who thinks for a minute; if that passes, a fault has kept the test waiting.
class Silence : public std::streambuf {
  protected:
    int_type underflow() override {
        ::sleep(60);
        return traits_type::eof();
    }
};

struct Begun {
    pid_t program;
    int shows; ///< a pipe with all of its output
};

/// Runs the program in a process of its own, reading from `typed`.
Begun begun(const std::vector<std::string>& arguments, std::streambuf& typed) {
    int shows[2];
    REQUIRE(::pipe(shows) == 0);
    const pid_t program = ::fork();
    REQUIRE(program >= 0);
    if (program == 0) {
        ::close(shows[0]);
        ::dup2(shows[1], STDERR_FILENO);
        std::signal(SIGINT, SIG_DFL);
        std::vector<const char*> argv{"roundhouse"};
        for (const std::string& argument : arguments) argv.push_back(argument.c_str());
        PipeOut buffer(shows[1]);
        std::istream in(&typed);
        std::ostream out(&buffer);
        ::_exit(cli::run(static_cast<int>(argv.size()), argv.data(), {in, out, out}));
    }
    ::close(shows[1]);
    return {program, shows[0]};
}

/// Runs the program in a process of its own, and kills it that many microseconds after it has shown this many
/// bytes.
Killed killed_after(const std::vector<std::string>& arguments, std::size_t bytes, int later) {
    std::stringbuf nothing;
    const auto [program, shows] = begun(arguments, nothing);
    std::string shown;
    char block[512];
    bool killed = false;
    for (ssize_t size = 0; (size = ::read(shows, block, sizeof block)) > 0;) {
        shown.append(block, static_cast<std::size_t>(size));
        if (killed || shown.size() < bytes) continue;
        ::usleep(static_cast<useconds_t>(later));
        ::kill(program, SIGKILL);
        killed = true; // what is still in the pipe was shown
    }
    ::close(shows);
    int ended = 0;
    REQUIRE(::waitpid(program, &ended, 0) == program);
    return {shown, WIFSIGNALED(ended) && WTERMSIG(ended) == SIGKILL};
}

/// The bids, passes and plays shown, each a complete line, in the journal's notation.
std::vector<std::string> done_in(const std::string& shown) {
    static const std::map<std::string, std::string, std::less<>> seats{
        {"South", "1"}, {"West", "2"}, {"North", "3"}, {"East", "4"}};
    std::vector<std::string> done;
    std::istringstream in(shown.substr(0, shown.rfind('\n') + 1));
    for (std::string line; std::getline(in, line);) {
        const auto parts = words(line);
        if (parts.size() < 2 || !line.ends_with('.')) continue;
        const auto seat = seats.find(parts[0]);
        if (seat == seats.end()) continue;
        const std::string what(parts.back().substr(0, parts.back().size() - 1));
        if (parts[1] == "passes.") done.push_back(seat->second + " pass");
        if (parts[1] == "bids") done.push_back(seat->second + " bid " + what);
        if (const auto card = parse_card(what); card && (parts[1] == "plays" || parts[1] == "leads"))
            done.push_back(seat->second + " play " + notation(*card));
    }
    return done;
}

/// The same from a journal.
std::vector<std::string> done_in_journal(const std::string& text) {
    std::vector<std::string> done;
    std::istringstream in(text.substr(0, text.rfind('\n') + 1));
    for (std::string line; std::getline(in, line);) {
        const auto parts = words(line);
        if (parts.size() > 1 && (parts[1] == "bid" || parts[1] == "pass" || parts[1] == "play"))
            done.push_back(line);
    }
    return done;
}

} // namespace

TEST_CASE("A game whose program is killed again and again loses nothing that was shown") {
    Random random(12);
    const int wanted = long_form() ? 200 : 5;
    std::optional<Home> home;
    std::filesystem::path file; // empty: start the next game
    int games = 0, kills = 0;
    while (kills < wanted) {
        INFO("kill " << kills << ", game " << games);
        std::vector<std::string> arguments{"play", "--resume", file.string()};
        if (file.empty()) {
            home.reset();
            home.emplace();
            arguments = {"play", "partnership", "--watch", "--seed", std::to_string(++games),
                         "-o",   "target=5000"};
        }
        auto expected = file.empty() ? std::vector<std::string>{} : done_in_journal(text_of(file));
        const auto bytes = static_cast<std::size_t>(1 + random.below(8000));
        const Killed program = killed_after(arguments, bytes, static_cast<int>(random.below(2000)));
        kills += program.was_killed;
        for (const auto& path : home->journals())
            if (path.extension() == ".journal") file = path;
        REQUIRE_FALSE(file.empty());

        const std::string text = text_of(file);
        for (const std::string& done : done_in(program.shown)) expected.push_back(done);
        const auto kept = done_in_journal(text);
        REQUIRE(kept.size() >= expected.size());
        REQUIRE(std::vector(kept.begin(), kept.begin() + static_cast<std::ptrdiff_t>(expected.size())) ==
                expected);
        // The system may cut a write in the middle of a line; such a line is dropped when the game goes on.
        const Outcome replayed = run_program({"replay", file.string()});
        CHECK((replayed.status == 0 || !text.ends_with('\n')));
        if (contains(replayed.out, "win the game")) {
            CHECK(replayed.status == 0);
            file.clear();
        }
    }
    CHECK(games < wanted); // some games were resumed
}

TEST_CASE("Ctrl+C at the table says how the game goes on") {
    const Home home;
    Silence silence;
    const auto [program, shows] = begun({"play", "partnership", "--seed", "3"}, silence);
    std::string shown;
    char block[512];
    bool interrupted = false;
    for (ssize_t size = 0; (size = ::read(shows, block, sizeof block)) > 0;) {
        shown.append(block, static_cast<std::size_t>(size));
        if (!interrupted && shown.find("South, your call") != std::string::npos)
            interrupted = ::kill(program, SIGINT) == 0;
    }
    ::close(shows);
    int ended = 0;
    REQUIRE(::waitpid(program, &ended, 0) == program);
    INFO(shown);
    CHECK(WIFSIGNALED(ended));
    CHECK(WTERMSIG(ended) == SIGINT);
    CHECK(shown.find("To go on with this game:\n  roundhouse play --resume ") != std::string::npos);
}
