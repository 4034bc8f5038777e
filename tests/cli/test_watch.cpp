// check --watch: a package edited while it is watched.

#include "catch.hpp"
#include "program.hpp"
#include "support/home.hpp"
#include "support/piped.hpp"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <fstream>
#include <optional>

#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace roundhouse;
using namespace roundhouse::testing;

namespace {

/// Runs the program in a process of its own, and reads its output as it comes.
class Running {
  public:
    explicit Running(const std::vector<std::string>& arguments) {
        int ends[2];
        REQUIRE(::pipe(ends) == 0);
        program_ = ::fork();
        REQUIRE(program_ >= 0);
        if (program_ == 0) {
            ::close(ends[0]);
            std::vector<const char*> argv{"roundhouse"};
            for (const std::string& argument : arguments) argv.push_back(argument.c_str());
            std::istringstream in;
            PipeOut out(ends[1]);
            std::ostream stream(&out);
            ::_exit(cli::run(static_cast<int>(argv.size()), argv.data(), {in, stream, stream}));
        }
        ::close(ends[1]);
        shows_ = ends[0];
    }
    ~Running() {
        ::kill(program_, SIGKILL);
        if (!ended_) ::waitpid(program_, nullptr, 0);
        ::close(shows_);
    }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    /// True once it has shown all of these words, and then that it goes on watching; false if that takes more
    /// than half a minute. Consumes the output up to there.
    bool says(const std::vector<std::string>& words) {
        using namespace std::chrono;
        const auto until = steady_clock::now() + seconds(30);
        while (steady_clock::now() < until) {
            if (const auto end = end_of(words)) {
                shown_.erase(0, *end);
                return true;
            }
            pollfd wait{shows_, POLLIN, 0};
            if (::poll(&wait, 1, 100) <= 0) continue;
            char block[512];
            const ssize_t size = ::read(shows_, block, sizeof block);
            if (size <= 0) break;
            shown_.append(block, static_cast<std::size_t>(size));
        }
        UNSCOPED_INFO(shown_);
        return false;
    }
    /// Sends Ctrl+C; returns the exit status.
    int interrupt() {
        ::kill(program_, SIGINT);
        int status = 0;
        ::waitpid(program_, &status, 0);
        ended_ = true;
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }

  private:
    /// A place in the notice that it goes on watching, after all of the words; nothing if any is missing.
    std::optional<std::size_t> end_of(const std::vector<std::string>& words) const {
        std::size_t last = 0;
        for (const std::string& word : words) {
            const std::size_t at = shown_.find(word);
            if (at == std::string::npos) return {};
            last = std::max(last, at);
        }
        const std::size_t end = shown_.find("Ctrl+C", last);
        if (end == std::string::npos) return {};
        return end + 1;
    }

    pid_t program_ = -1;
    int shows_ = -1;
    bool ended_ = false;
    std::string shown_;
};

/// Replaces the file at once, as editors do.
void save(const Home& home, const std::string& change) {
    const auto written = home.write("written", "return { extends = \"partnership\", title = \"Kitchen\",\n"
                                               "  rules = function(o, r)\n" +
                                                   change + "\n  return r end }\n");
    std::filesystem::rename(written, home.path() / "kitchen" / "variant.lua");
}

} // namespace

TEST_CASE("check --watch answers every save: what changed, what is wrong, and that it is sound again") {
    const Home home;
    std::filesystem::create_directories(home.path() / "kitchen");
    save(home, "");
    Running program({"check", "--watch", (home.path() / "kitchen").string()});
    CHECK(program.says({"nothing is wrong"}));

    save(home, "r.count.last_trick = 20");
    CHECK(program.says({"last trick 10; 250 in all", "last trick 20; 260 in all", "nothing is wrong"}));

    save(home, "r.count.last_trik = 30");
    CHECK(program.says({"variant.lua:3: ", "did you mean \"last_trick\""}));

    save(home, "r.count.last_trick = 30"); // compared with the last sound version
    CHECK(program.says({"last trick 20; 260 in all", "last trick 30; 270 in all"}));
    CHECK(program.interrupt() == 0);
}

TEST_CASE("check --watch watches the folder of a file that is named, be it sound or not") {
    const Home home;
    std::filesystem::create_directories(home.path() / "kitchen");
    save(home, "r.count.last_trik = 30");
    Running program({"check", "--watch", (home.path() / "kitchen" / "variant.lua").string()});
    CHECK(program.says({"did you mean \"last_trick\""}));
    save(home, "r.count.last_trick = 30");
    CHECK(program.says({"nothing is wrong"}));
    CHECK(program.interrupt() == 0);
}

TEST_CASE("check --watch refuses a name that is nowhere, and JSON") {
    const Outcome nowhere = run_program({"check", "--watch", "partnershp"});
    CHECK(nowhere.status != 0);
    CHECK(contains(nowhere.err, "partnership"));
    CHECK(run_program({"check", "--watch", "--json", "partnership"}).status != 0);
}
