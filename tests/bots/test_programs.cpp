// Programs at seats: what they are told, what their answers mean, and how little they can do wrong.
#include "bots/programs/child.hpp"
#include "bots/programs/program.hpp"
#include "bots/programs/protocol.hpp"

#include "bots/lab/arena.hpp"
#include "bots/lab/simulate.hpp"
#include "catch.hpp"
#include "place.hpp"
#include "support/rounds.hpp"
#include "support/scramble.hpp"
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

RulebookPtr rules_named(const std::string& variant) { return test::opened(variant).compile({}).value(); }

/// A program that answers every view with this line, and goes on.
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

/// How a program loses its seat at its first answer.
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

TEST_CASE("What a program is told does not depend on cards that its seat cannot see", "[D26]") {
    for (const char* const variant :
         {"partnership", "german", "double-deck", "two-handed", "five-handed", "cross"}) {
        const RulebookPtr rules = rules_named(variant);
        int compared = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            Random random(seed);
            RandomTable table(rules->seats, random.next());
            Round round(rules, shuffled_and_cut(rules->deck, random), 1 + any_of(random, rules->seats));
            while (!round.over()) {
                const View view(round, round.pending().seat);
                const Round other = supposed(view, scrambled_hands(view, random));
                INFO(variant << ", seed " << seed);
                REQUIRE(view_line(view) == view_line(View(other, view.seat())));
                ++compared;
                REQUIRE_FALSE(round.apply(table.decide(round)));
            }
        }
        CHECK(compared > 100);
    }
}

TEST_CASE("A program is told its own hand, melds with their types, and who is void") {
    std::set<std::string> voids;
    bool melds = false;
    Match match = begin_match(by_hand::partnership(), 4);
    deal_next(match);
    while (match.round_is_on()) {
        const Seat seat = match.round->pending().seat;
        const View view(*match.round, seat);
        const std::string line = view_line(view);
        REQUIRE(line.find('\n') == line.size() - 1);
        const json told = json::parse(line);
        CHECK(told["message"] == "view");
        CHECK(told["seat"] == seat);
        CHECK(told["hand"] == to_json(view)["hand"]);
        for (const json& meld : told["melds"]) melds = melds || meld["type"].is_string();
        for (const json& one : told["seats"])
            for (const json& suit : one["void"]) voids.insert(suit.get<std::string>());
        REQUIRE_FALSE(act(match, make_bot("steady", 1, seat)->decide(view, view.decision())));
    }
    CHECK(melds);
    CHECK_FALSE(voids.empty());
}

TEST_CASE("A void is told although the seat that is asked holds every nine of the suit", "[B10]") {
    const RulebookPtr rules = by_hand::partnership();
    const std::vector<std::string> hands{
        "Ah Ah 10h Kh Qh Jh 9h 9h Ac Ac 10c 10c", "As As 10s 10s Ks Ks Qs Qs Js Js 9s 9s",
        "10h Kh Qh Jh Kc Kc Qc Qc Jc Jc 9c 9c", "Ad Ad 10d 10d Kd Kd Qd Qd Jd Jd 9d 9d"};
    ToldRound table(rules, pack_for(*rules, 4, hands), 4);
    table.say("1 bid 250\n2 pass\n3 pass\n4 pass\n1 trump clubs");
    table.say("3 give 9c 9c Jh Qh\n1 give 9c 9c Jh Qh");
    table.say("1 play Kh\n2 play 9s");
    const json told = json::parse(view_line(View(table.round, 1)));
    CHECK(told["seats"][1]["void"] == json{"hearts", "clubs"});
    CHECK(told["seats"][2]["void"].empty());
}

TEST_CASE("An action reads as what it was written from, and nonsense as nothing") {
    const RulebookPtr rules = by_hand::partnership();
    for (const Action& action :
         {bid(260), pass(), name_trump(Suit::hearts), play(Card(Rank::ace, Suit::spades)), claim(), decline(),
          give(*parse_card_set("Qs Jd 9h 10c"))}) {
        const auto read = read_answer(*rules, to_json(*rules, action).dump());
        REQUIRE(read);
        CHECK(*read == action);
    }
    for (const char* const nonsense :
         {"", "pass", "{}", "[]", "null", "{\"action\":7}", "{\"action\":\"bid\"}", "{\"action\":\"play\"}",
          "{\"action\":\"bid\",\"points\":-5}", "{\"action\":\"bid\",\"points\":99999999999999}",
          "{\"action\":\"play\",\"card\":\"Ah Ah\"}", "{\"action\":\"pass\",\"call\":\"claim\"}",
          "{\"action\":"}) {
        INFO(nonsense);
        CHECK_FALSE(read_answer(*rules, nonsense));
    }
    CHECK_FALSE(read_answer(*rules, std::string(60'000, '[')));
}

TEST_CASE("A program is asked, answers, and is let go with a word") {
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

TEST_CASE("Whatever a program does wrong, it only loses its seat") {
    using enum ProgramFault;
    const int files = open_files();
    const auto soon = std::chrono::milliseconds(300);
    CHECK(loss_of("exit 3").fault == ended);
    CHECK(loss_of("no-such-program-here").fault == ended);
    CHECK(loss_of("kill -9 $$").fault == ended);
    CHECK(loss_of("exec <&- >&-; sleep 60").fault == ended);
    const ProgramFault deaf = loss_of("exec <&-; sleep 60", soon).fault; // it depends on when it hung up
    CHECK((deaf == ended || deaf == too_late));
    CHECK(loss_of("sleep 60", soon).fault == too_late);
    CHECK(loss_of("trap '' TERM INT HUP; while :; do sleep 1; done", soon).fault == too_late);
    CHECK(loss_of("sleep 60 & sleep 60", soon).fault == too_late);
    CHECK(loss_of("sleep 60 & exit 0", soon).fault == ended); // what it started holds its output open
    CHECK(loss_of("read line; yes").fault == nonsense);       // unasked, if it spoke before
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
    for (int i = 0; i < 20; ++i) { // whether its end or its answer is seen first is chance
        Program program(R"(read line; echo '{"action":"pass"}')", "");
        CHECK(asked_once(program) == pass());
        CHECK_FALSE(asked_once(program));
        CHECK(program.lost()->fault == ProgramFault::ended);
    }
}

TEST_CASE("A program has its last words") {
    const auto file = std::filesystem::temp_directory_path() / "roundhouse-last-words";
    std::filesystem::remove(file);
    {
        Program program("while read line; do case $line in *bye*) echo 'three games' >&2; echo saved > '" +
                            file.string() + "';; *) echo '{\"action\":\"pass\"}';; esac; done",
                        "");
        CHECK(asked_once(program));
    }
    std::string saved;
    std::ifstream(file) >> saved;
    CHECK(saved == "saved");
    std::filesystem::remove(file);
}

TEST_CASE("A program that answers twice has spoken unasked") {
    // Both lines at once: written apart, the second might come when the next view was sent.
    Program program(R"(while read line; do printf '{"action":"pass"}\n{"action":"pass"}\n'; done)", "");
    CHECK(asked_once(program));
    CHECK_FALSE(asked_once(program));
    CHECK(program.lost()->fault == ProgramFault::spoke_unasked);
}

TEST_CASE("Nobody waits for a program that is stopped") {
    Program program("sleep 60", "");
    program.stop();
    const auto begun = std::chrono::steady_clock::now();
    CHECK_FALSE(asked_once(program));
    CHECK(program.lost()->fault == ProgramFault::stopped);
    CHECK(std::chrono::steady_clock::now() - begun < std::chrono::seconds(5)); // far from any limit of time
}

TEST_CASE("Nobody waits for a program that is stopped while it is asked") {
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

TEST_CASE("What ends this process ends its programs, which no Ctrl+C of its terminal reaches") {
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        int says[2];
        REQUIRE(pipe(says) == 0);
        const pid_t host = fork();
        REQUIRE(host >= 0);
        if (host == 0) {
            for (const int each : {SIGINT, SIGTERM, SIGHUP}) std::signal(each, SIG_DFL); // as in the program
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
        // Gone, or dead and not yet taken notice of: by whom is the system's matter.
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

TEST_CASE("Where a referee watches, programs play to the end, and no suit is said to be void") {
    const auto package = test::opened("german");
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

TEST_CASE("A program inherits no file of this one") {
    constexpr int high = 77; // where no shell opens anything by itself
    const int opened = open("/dev/null", O_RDONLY);
    REQUIRE(dup2(opened, high) == high); // not marked to be closed
    const auto loss = loss_of("[ -e /proc/$$/fd/77 ] && echo inherited >&2 || echo none >&2; exit 1");
    CHECK(loss.fault == ProgramFault::ended);
    CHECK(loss.answer == "none");
    close(high);
    close(opened);
}

TEST_CASE("The example bots play whole rounds of every shipped package without a fault") {
    for (const char* const file : {"simple.py", "simple.lua"})
        for (const variants::PackageInfo& package : variants::list_packages()) {
            if (!package.shipped) continue;
            SimulationPlan plan;
            plan.rules = rules_named(package.id);
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

TEST_CASE("An arena whose program fails is played to its end by steady, and says so") {
    const ArenaResult result = arena(plan_of("program:exit 1", "steady", 20));
    CHECK(result.rounds == 40);
    CHECK(result.refused == 0);
    CHECK(result.mean == 0); // steady against steady on exchanged sides
    CHECK(result.lost_a.decisions == result.decisions_a);
    CHECK(result.lost_b.decisions == 0);
    CHECK(result.lost_a.seats == 10); // then no more are started
    REQUIRE(result.lost_a.first);
    CHECK(result.lost_a.first->fault == ProgramFault::ended);
    CHECK(to_json(result)["a"]["fallbacks"] == result.lost_a.decisions);
    CHECK(no_children());
}

TEST_CASE("A program plays in the arena, also on several threads") {
    ArenaPlan plan = plan_of("program:" + example("simple.py"), "random", 12);
    const json one = to_json(arena(plan));
    CHECK(one["a"]["fallbacks"] == 0);
    CHECK(one["mean"] > 0);
    plan.threads = 3;
    CHECK(to_json(arena(plan)) == one); // this one answers the same to the same view
}

TEST_CASE("By slice only those decisions are the two kinds' own") {
    for (const Slice slice : {Slice::play, Slice::gift, Slice::call}) {
        ArenaPlan plan = plan_of("random", "steady", 10);
        plan.only = slice;
        const ArenaResult result = arena(plan);
        CHECK(result.rounds == 20);
        INFO(slice_names[static_cast<std::size_t>(slice)]);
        CHECK(result.mean < 0); // random against steady, in each slice
        ArenaPlan same = plan_of("steady", "steady", 5);
        same.only = slice;
        same.rest = "random";
        CHECK(arena(same).mean == 0);
    }
}

TEST_CASE("Each decision of a match belongs to one slice") {
    ArenaPlan plan = plan_of("steady", "steady", 5);
    const auto decisions = [&](std::optional<Slice> only) {
        plan.only = only;
        const ArenaResult result = arena(plan);
        return result.decisions_a + result.decisions_b;
    };
    const auto calls = decisions(Slice::call), gifts = decisions(Slice::gift), plays = decisions(Slice::play);
    CHECK(gifts == 2 * 10); // in each round the partner gives, and the declarer gives back
    CHECK(calls + gifts + plays == decisions({}));
}

TEST_CASE("An arena records every round, in the order of deals whatever the threads") {
    std::string one, many;
    ArenaPlan plan = plan_of("steady", "random", 12);
    plan.record = [&](const std::string& text) { one += text; };
    arena(plan);
    plan.threads = 3;
    plan.record = [&](const std::string& text) { many += text; };
    arena(plan);
    CHECK(one == many);
    std::size_t boards = 0;
    for (auto at = one.find("[Board \""); at != std::string::npos; at = one.find("[Board \"", at + 1))
        ++boards;
    CHECK(boards == 24);
    for (const char* const part :
         {"[Variant \"partnership\"]", "[Seat1 \"A steady\"]", "[Hand4 \"", "[Step \"auction\"]",
          "[Contract \"", "[Melds \"", "[Tricks \"", "[Outcome \"played\"]", "[Result \""}) {
        INFO(part);
        CHECK(one.find(part) != std::string::npos);
    }
}

TEST_CASE("The schema has a place for everything that a view says") {
    std::ifstream file(source_tree() + "/src/bots/programs.schema.json");
    const json schema = json::parse(file)["$defs"];
    const json& fields = schema["view"]["properties"];
    std::map<std::string, json> decisions;
    for (const json& one : schema["decision"]["oneOf"])
        decisions[one["properties"]["kind"]["const"]] = one["properties"];
    CHECK(decisions.size() == decision_names.size());
    for (const char* const name : decision_names) CHECK(decisions.contains(name));
    std::set<std::string> kinds;
    for (const variants::PackageInfo& package : variants::list_packages()) {
        if (!package.shipped) continue;
        const RulebookPtr rules = rules_named(package.id);
        Random random(1);
        RandomTable table(rules->seats, 1);
        Round round(rules, shuffled_and_cut(rules->deck, random), 1);
        while (!round.over()) {
            const json told = json::parse(view_line(View(round, round.pending().seat)));
            const std::string kind = told["decision"]["kind"];
            kinds.insert(kind);
            for (const auto& [field, value] : told.items()) {
                INFO(package.id << ": " << field);
                REQUIRE(fields.contains(field));
            }
            for (const auto& [field, value] : told["decision"].items()) {
                INFO(kind << ": " << field);
                REQUIRE(decisions[kind].contains(field));
            }
            for (const auto& [field, value] : told["seats"][0].items()) {
                INFO("seats: " << field);
                REQUIRE(fields["seats"]["items"]["properties"].contains(field));
            }
            for (const json& must : schema["view"]["required"])
                REQUIRE(told.contains(must.get<std::string>()));
            REQUIRE_FALSE(round.apply(table.decide(round)));
        }
    }
    CHECK(kinds.size() >= 6);
}
