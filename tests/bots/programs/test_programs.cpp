// Programs at seats: how they are called, and how little harm they can do.
#include "bots/programs/child.hpp"
#include "bots/programs/program.hpp"
#include "bots/programs/protocol.hpp"

#include "bots/lab/arena.hpp"
#include "bots/lab/simulate.hpp"
#include "catch.hpp"
#include "place.hpp"
#include "support/rounds.hpp"
#include "support/scramble.hpp"
#include "support/shipped_packages.hpp"
#include "variants/support.hpp"

#include <csignal>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <thread>

#include <dirent.h>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace roundhouse;
using namespace roundhouse::bots;
using nlohmann::json;

namespace {

/// A program that answers every view with this line.
std::string always(const std::string& answer) { return "while read line; do echo '" + answer + "'; done"; }

/// The first decision of a round of partnership: a call.
Match first_call() {
    Match match = begin_match(by_hand::partnership(), 1);
    deal_next(match);
    return match;
}

std::optional<Action> asked_once(Program& program) {
    const Match match = first_call();
    return program.answer(View(*match.round, match.round->pending().seat));
}

/// How a program loses its seat on its first answer.
ProgramLoss loss_of(const std::string& command, std::chrono::milliseconds limit = program_limit) {
    Program program(command, "{}\n", limit);
    CHECK_FALSE(asked_once(program));
    REQUIRE(program.lost());
    CHECK_FALSE(asked_once(program)); // it is not asked again
    return *program.lost();
}

int open_files() {
    int number = 0;
    DIR* const folder = opendir("/proc/self/fd");
    while (readdir(folder)) ++number;
    closedir(folder);
    return number;
}

/// True if this process has neither a running nor an unreaped child.
bool no_children() { return waitpid(-1, nullptr, WNOHANG) == -1 && errno == ECHILD; }

std::string example(const std::string& file) {
    const std::string path = source_tree() + "/examples/bots/" + file;
    return (file.ends_with(".lua") ? "lua5.4 '" : "python3 '") + path + "'";
}

} // namespace

TEST_CASE("A program is asked, answers, and is dismissed with a word") {
    const auto heard = std::filesystem::temp_directory_path() / fmt::format("roundhouse-heard-{}", getpid());
    {
        Program program("while read line; do echo \"$line\" >>" + heard.string() +
                            "; case \"$line\" in *view*) echo '{\"action\":\"pass\"}';; esac; done",
                        hello_line({{"id", "rules"}}));
        for (int i = 0; i < 3; ++i) {
            const auto action = asked_once(program);
            REQUIRE(action);
            CHECK(*action == pass());
        }
        CHECK_FALSE(program.lost());
    }
    std::ifstream lines(heard);
    std::vector<std::string> messages;
    for (std::string line; std::getline(lines, line);) messages.push_back(json::parse(line)["message"]);
    CHECK(messages == std::vector<std::string>{"hello", "view", "view", "view", "bye"});
    std::filesystem::remove(heard);
}

TEST_CASE("Whatever a program does wrong, it only costs its seat") {
    using enum ProgramFault;
    const int files = open_files();
    const auto soon = std::chrono::milliseconds(300);
    CHECK(loss_of("exit 3").fault == ended);
    CHECK(loss_of("no-such-program-here").fault == ended);
    CHECK(loss_of("kill -9 $$").fault == ended);
    CHECK(loss_of("exec <&- >&-; sleep 60").fault == ended);
    const ProgramFault deaf = loss_of("exec <&-; sleep 60", soon).fault; // depends on when it hung up
    CHECK((deaf == ended || deaf == too_late));
    CHECK(loss_of("sleep 60", soon).fault == too_late);
    CHECK(loss_of("trap '' TERM INT HUP; while :; do sleep 1; done", soon).fault == too_late);
    CHECK(loss_of("sleep 60 & sleep 60", soon).fault == too_late);
    CHECK(loss_of("sleep 60 & exit 0", soon).fault == ended); // its child holds its output open
    CHECK(loss_of("read line; yes").fault == nonsense);       // or unasked, if it spoke first
    CHECK(loss_of("read line; tr '\\0' x </dev/zero").fault == too_much);
    CHECK(loss_of("yes complaint >&2").fault == too_much);
    CHECK(loss_of(always("{\"action\":\"bid\",\"points\":10}")).fault == not_allowed);
    CHECK(loss_of(always("{\"action\":\"play\",\"card\":\"Ah\"}")).fault == not_allowed);
    CHECK(loss_of(always("{\"action\":\"claim\"}")).fault == not_allowed);
    CHECK(loss_of(always("{\"action\":\"renege\",\"of\":2}")).fault == not_allowed);
    CHECK(loss_of("echo 'it broke here' >&2; exit 1").answer == "it broke here");
    CHECK(loss_of("echo 'warming up' >&2; while read line; do echo; done").answer.empty());
    CHECK(no_children());
    CHECK(open_files() == files);
}

TEST_CASE("A program may end with its answer") {
    for (int i = 0; i < 20; ++i) { // it is chance whether its exit or its answer is seen first
        Program program(R"(read line; echo '{"action":"pass"}')", "");
        CHECK(asked_once(program) == pass());
        CHECK_FALSE(asked_once(program));
        CHECK(program.lost()->fault == ProgramFault::ended);
    }
}

TEST_CASE("A program may still act on the last message") {
    const testing::Folder folder;
    const auto file = folder.path() / "last-words";
    {
        Program program("while read line; do case $line in *bye*) echo 'three games' >&2; echo saved > '" +
                            file.string() + "';; *) echo '{\"action\":\"pass\"}';; esac; done",
                        "");
        CHECK(asked_once(program));
    }
    std::string saved;
    std::ifstream(file) >> saved;
    CHECK(saved == "saved");
}

TEST_CASE("The last line of a long complaint is kept when a program ends") {
    const auto loss = loss_of("for i in $(seq 4000); do echo at frame $i; done >&2; echo the real cause >&2");
    CHECK(loss.fault == ProgramFault::ended);
    CHECK(loss.answer == "the real cause");
}

TEST_CASE("A program that leaves its group does not outlast its seat", "[clock]") {
    const auto begun = std::chrono::steady_clock::now();
    const auto loss =
        loss_of("exec python3 -c 'import os, time; os.setpgid(0, os.getpgid(os.getppid())); time.sleep(987)'",
                std::chrono::seconds(2));
    CHECK(loss.fault == ProgramFault::too_late);
    CHECK(std::chrono::steady_clock::now() - begun < std::chrono::seconds(60)); // long before its sleep ends
    CHECK(no_children());
}

TEST_CASE("A program that answers twice has spoken unasked") {
    // Both lines in one write: otherwise the second might arrive after the next view was sent.
    Program program(R"(while read line; do printf '{"action":"pass"}\n{"action":"pass"}\n'; done)", "");
    CHECK(asked_once(program));
    CHECK_FALSE(asked_once(program));
    CHECK(program.lost()->fault == ProgramFault::spoke_unasked);
}

TEST_CASE("Nobody waits for a program that is stopped", "[clock]") {
    Program program("sleep 60", "");
    program.stop();
    const auto begun = std::chrono::steady_clock::now();
    CHECK_FALSE(asked_once(program));
    CHECK(program.lost()->fault == ProgramFault::stopped);
    CHECK(std::chrono::steady_clock::now() - begun < std::chrono::seconds(5)); // long before any time limit
}

TEST_CASE("Nobody waits for a program that is stopped while it is asked", "[clock]") {
    Program program("sleep 60", "");
    const auto begun = std::chrono::steady_clock::now();
    std::thread stopping([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        program.stop();
    });
    CHECK_FALSE(asked_once(program));
    stopping.join();
    CHECK(program.lost()->fault == ProgramFault::stopped);
    CHECK(std::chrono::steady_clock::now() - begun < std::chrono::seconds(5));
}

TEST_CASE("Whatever ends this process ends its programs, which Ctrl+C in the terminal does not reach") {
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE}) {
        int says[2];
        REQUIRE(pipe(says) == 0);
        const pid_t host = fork();
        REQUIRE(host >= 0);
        if (host == 0) {
            for (const int each : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE})
                std::signal(each, SIG_DFL); // as in the real program
            const auto child = Child::start("read line; echo $$; sleep 987");
            const std::atomic<bool> never = false;
            const auto number = child->ask("go\n", program_limit, never);
            if (write(says[1], number->data(), number->size()) > 0) close(says[1]);
            for (;;) pause();
        }
        close(says[1]);
        char digits[20] = {};
        REQUIRE(read(says[0], digits, sizeof digits - 1) > 0);
        close(says[0]);
        REQUIRE(kill(host, signal) == 0);
        int status = 0;
        REQUIRE(waitpid(host, &status, 0) == host);
        CHECK(WIFSIGNALED(status));
        CHECK(WTERMSIG(status) == signal);
        // Gone, or dead and not yet reaped: who reaps it is up to the system.
        const auto state = [&] {
            std::ifstream in("/proc/" + std::string(digits) + "/stat");
            std::string pid, name, now = "gone";
            in >> pid >> name >> now;
            return now;
        };
        for (int i = 0; i < 100 && state() != "gone" && state() != "Z"; ++i) usleep(10'000);
        CHECK((state() == "gone" || state() == "Z"));
    }
}

TEST_CASE("Where a referee watches, programs play to the end, and no suit is shown as void") {
    const auto package = testing::opened("german");
    SimulationPlan plan;
    plan.rules = package.compile({{"enforcement", "referee"}}, {.watch = true}).value();
    plan.bots = {"program:" + example("simple.py"), "random"};
    plan.rounds = 30;
    const Simulation played = simulate(plan);
    CHECK(played.lost.empty());
    CHECK(played.violations == 0);

    Match match = begin_match(plan.rules, 3);
    deal_next(match);
    RandomTable table(plan.rules->seats, 5);
    for (int round = 0; round < 5 && !match.over(); deal_next(match), ++round)
        while (match.round_is_on()) {
            const json told = json::parse(view_line(View(*match.round, match.round->pending().seat)));
            for (const json& seat : told["seats"]) {
                CHECK(seat["void"].empty());
                if (seat["cards"] == 0) CHECK(seat.value("known", std::string()).empty());
            }
            REQUIRE_FALSE(act(match, table.decide(*match.round)));
        }
}

TEST_CASE("A program inherits no open files") {
    constexpr int high = 77; // no shell opens anything here itself
    const int opened = open("/dev/null", O_RDONLY);
    REQUIRE(dup2(opened, high) == high); // not marked close-on-exec
    const auto loss = loss_of("[ -e /proc/$$/fd/77 ] && echo inherited >&2 || echo none >&2; exit 1");
    CHECK(loss.fault == ProgramFault::ended);
    CHECK(loss.answer == "none");
    close(high);
    close(opened);
}

TEST_CASE("The example bots play whole rounds of every shipped package without a fault") {
    for (const char* const file : {"simple.py", "simple.lua"})
        for (const variants::PackageInfo& package : testing::shipped_packages()) {
            SimulationPlan plan;
            plan.rules = testing::rules_of(package.id);
            plan.bots = {std::string(program_prefix) + example(file)};
            plan.rounds = 1;
            const Simulation played = simulate(plan);
            INFO(file << ", " << package.id << ": "
                      << (played.lost.empty()
                              ? ""
                              : std::to_string(static_cast<int>(played.lost[0].first->fault)) + " " +
                                    played.lost[0].first->answer));
            CHECK(played.rounds == 1);
            CHECK(played.violations == 0);
            CHECK(played.fallbacks == 0);
            CHECK(played.lost.empty());
        }
    CHECK(no_children());
}

namespace {

ArenaPlan plan_of(const std::string& a, const std::string& b, std::int64_t rounds) {
    ArenaPlan plan;
    plan.rules = by_hand::partnership();
    plan.a = a;
    plan.b = b;
    plan.rounds = rounds;
    return plan;
}

} // namespace

TEST_CASE("An arena whose program fails is played out by steady, and reports it") {
    const ArenaResult result = arena(plan_of("program:exit 1", "steady", 20));
    CHECK(result.rounds == 40);
    CHECK(result.refused == 0);
    CHECK(result.mean == 0); // steady against steady, with the sides exchanged
    CHECK(result.lost_a.decisions == result.decisions_a);
    CHECK(result.lost_b.decisions == 0);
    CHECK(result.lost_a.seats == 10); // then no more programs are started
    REQUIRE(result.lost_a.first);
    CHECK(result.lost_a.first->fault == ProgramFault::ended);
    CHECK(to_json(result)["a"]["fallbacks"] == result.lost_a.decisions);
    CHECK(no_children());
}

TEST_CASE("A program plays in the arena, even on several threads") {
    ArenaPlan plan = plan_of("program:" + example("simple.py"), "random", 12);
    const json one = to_json(arena(plan));
    CHECK(one["a"]["fallbacks"] == 0);
    CHECK(one["mean"] > 0);
    plan.threads = 3;
    CHECK(to_json(arena(plan)) == one); // this program always gives the same answer to a view
}

TEST_CASE("A last line too long to keep shows that its beginning is missing") {
    const auto answer = [](const std::string& said) { return loss_of(said + " >&2; exit 1").answer; };
    const std::string long_line = "for i in $(seq 200); do printf 'word%s ' $i; done";
    CHECK(answer("{ " + long_line + "; }").starts_with("… "));
    CHECK(answer("{ echo first; echo second; }") == "second");
    CHECK(answer("{ " + long_line + "; echo; echo second; }") == "second");
    // The cut must not split a character: 500 take two bytes and one takes one, so it falls inside one.
    const std::string umlauts = answer("{ for i in $(seq 500); do printf 'ä'; done; printf x; }");
    CHECK(umlauts.starts_with("… ää"));
}
