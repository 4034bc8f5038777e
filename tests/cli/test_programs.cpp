// Programs at seats and in the arena, from the command line.

#include "catch.hpp"
#include "place.hpp"
#include "program.hpp"

#include <nlohmann/json.hpp>

using namespace roundhouse;
using namespace roundhouse::testing;
using nlohmann::json;

namespace {

std::string simple_bot() { return "program:python3 '" + source_tree() + "/examples/bots/simple.py'"; }

std::string content_of(const std::filesystem::path& path) {
    std::ifstream in(path);
    return {std::istreambuf_iterator<char>(in), {}};
}

} // namespace

TEST_CASE("A program plays a whole game at a table, and the game verifies") {
    const Home home;
    const Outcome played = run_program(
        {"play", "partnership", "--watch", "--seed", "5", "-o", "target=500", "--seat", "2=" + simple_bot()});
    CHECK(played.status == 0);
    CHECK(contains(played.out, "win the game"));
    CHECK(played.err == "");
    REQUIRE(home.journals().size() == 1);
    const Outcome replayed = run_program({"replay", home.journals().front().string()});
    CHECK(replayed.status == 0);
    CHECK(contains(replayed.out, "win the game"));
}

TEST_CASE("A program that fails is told of once, and the game goes on") {
    const Home home;
    const Outcome played = run_program({"play", "partnership", "--watch", "--seed", "5", "-o", "target=500",
                                        "--seat", "2=program:echo broken >&2; exit 1"});
    CHECK(played.status == 0);
    CHECK(contains(played.out, "win the game"));
    const std::string said = on_one_line(played.out + played.err);
    CHECK(times_in(said, "has lost its seat: it ended or hung up (“broken”). A bot plays on.") == 1);
}

TEST_CASE("A kept game says which program sat there, and starts it again only if that is said") {
    const Home home;
    const auto started = home.path() / "started";
    const std::string command = "echo x >>" + started.string() + "; exec " + simple_bot().substr(8);
    run_program({"play", "partnership", "--seed", "2", "--seat", "2=program:" + command}, "p\n");
    CHECK(content_of(started) == "x\n");
    REQUIRE(home.journals().size() == 1);
    const Outcome resumed = run_program({"play", "--resume"}, "p\n");
    CHECK(content_of(started) == "x\n");
    CHECK(contains(on_one_line(resumed.out + resumed.err),
                   "was played by the program “" + on_one_line(command)));
    run_program({"play", "--resume", home.journals().front().string(), "--programs"},
                "p\nah\nas\nad\nac\n9s\n9h\n");
    CHECK(content_of(started) == "x\nx\n");
    CHECK(run_program({"play", "partnership", "--programs"}).status != 0);
}

TEST_CASE("A seat takes a program, and nothing that is none") {
    const Home home;
    for (const char* const seat : {"2=program:", "2=program: ", "2=progam:x", "9=program:x", "program:x"}) {
        INFO(seat);
        CHECK(run_program({"play", "partnership", "--watch", "--seat", seat}).status == 2);
        CHECK(run_program({"simulate", "partnership", "--rounds", "1", "--seat", seat}).status == 2);
    }
    CHECK(run_program({"arena", "partnership", "--a", "program:", "--b", "steady"}).status == 2);
    for (const char* const command : {"play", "simulate"})
        CHECK(contains(run_program({command, "partnership", "--seat", "2=program:"}).err,
                       "--seat 2=program:: no command follows “program:”"));
    CHECK(contains(run_program({"simulate", "partnership", "--seat", "2=progam:x"}).err,
                   "--seat 2=progam:x: no such bot"));
}

TEST_CASE("Simulations and arenas take programs, and count what bots decided for them") {
    const Home home;
    const Outcome simulated =
        run_program({"simulate", "partnership", "--rounds", "4", "--seat", "2=" + simple_bot(), "--json"});
    CHECK(simulated.status == 0);
    CHECK(json::parse(simulated.out)["fallbacks"] == 0);

    const Outcome arena = run_program(
        {"arena", "partnership", "--a", simple_bot(), "--b", "steady", "--rounds", "3", "--json", "--times"});
    CHECK(arena.status == 0);
    const json result = json::parse(arena.out);
    CHECK(result["a"]["fallbacks"] == 0);
    CHECK(result["a"]["make_rate"].is_number());
    CHECK(result["interval"].size() == 2);
    CHECK(result["seconds"]["a"]["mean"] > 0);

    const Outcome broken =
        run_program({"arena", "partnership", "--a", "program:exit 1", "--b", "steady", "--rounds", "3"});
    CHECK(broken.status == 1);
    CHECK(contains(broken.out, "decided by a bot for the program: "));
    CHECK(run_program({"simulate", "partnership", "--rounds", "2", "--bots", "program:exit 1"}).status == 1);
}

TEST_CASE("Every program that lost its seat is told of, in JSON as well, whatever it decided") {
    const Home home;
    const Outcome two = run_program({"simulate", "partnership", "--rounds", "1", "--seat", "1=program:exit 1",
                                     "--seat", "2=program:exit 2", "--json"});
    CHECK(two.status == 1);
    CHECK(json::parse(two.out)["lost"].size() == 2);

    const std::vector<std::string> rest{"arena",  "partnership",    "--a",      "steady",
                                        "--b",    "novice",         "--only",   "call",
                                        "--rest", "program:exit 1", "--rounds", "1"};
    const Outcome table = run_program(rest);
    CHECK(table.status == 1);
    CHECK(contains(table.out, "--rest: decided by a bot for the program: "));
    auto in_json = rest;
    in_json.push_back("--json");
    const json told = json::parse(run_program(in_json).out);
    CHECK(told["lost"].size() == 1);
    CHECK(told["rest"]["fallbacks"] > 0);
    CHECK(told["rest"]["seats_lost"] > 0);
}

TEST_CASE("Where programs cannot play, or an option would do nothing, that is said") {
    const Home home;
    const auto refused = [](const std::vector<std::string>& words) {
        const Outcome outcome = run_program(words);
        CHECK(outcome.status == 2);
        CHECK(outcome.out.empty());
        return on_one_line(outcome.err);
    };
    CHECK(refused({"compare", "german", "-b", "durch=yes", "--rounds", "0", "--bots", "program:true"}) ==
          "program:true: programs cannot be used with compare.");
    CHECK(refused({"simulate", "german", "--vary", "durch=yes,no", "--rounds", "2", "--bots",
                   "program:true"}) == "program:true: programs cannot be used with --vary.");
    CHECK(refused({"simulate", "german", "--vary", "durch=yes,no", "--seat", "1=steady"}) ==
          "--vary and --seat cannot be used together.");
    CHECK(refused({"compare", "german", "auction", "--each-option"}) ==
          "--each-option takes only one variant: leave out the second.");
    CHECK(refused({"compare", "german", "--each-option", "-b", "durch=yes"}) ==
          "--each-option and --b-option cannot be used together.");
}

TEST_CASE("A command fails if its answer cannot be written") {
    const Home home;
    for (const char* const command : {"list", "--help"}) {
        INFO(command);
        struct : std::streambuf {
        } full; // accepts nothing
        std::ostream out(&full);
        std::istringstream in;
        std::ostringstream err;
        const char* const words[] = {"roundhouse", command};
        CHECK(cli::run(2, words, {in, out, err}) == 2);
        CHECK(err.str() == "The answer cannot be written.\n");
    }
}

TEST_CASE("An arena compares by slice and writes its rounds down") {
    const Home home;
    const auto file = (home.path() / "rounds.txt").string();
    const Outcome outcome = run_program({"arena", "partnership", "--a", "random", "--b", "steady", "--only",
                                         "call", "--rest", "steady", "--rounds", "4", "--record", file});
    CHECK(outcome.status == 0);
    CHECK(contains(outcome.out, "A and B make only the “call” decisions; steady makes the rest for both"));
    const std::string record = content_of(file);
    CHECK(times_in(record, "[Event \"roundhouse arena\"]") == 8);
    CHECK(times_in(record, "[Result \"") == 8);
    CHECK(run_program({"arena", "partnership", "--a", "random", "--b", "steady", "--only", "luck"}).status ==
          2);
    CHECK(
        run_program({"arena", "partnership", "--a", "random", "--b", "steady", "--rest", "steady"}).status ==
        2);
    const Outcome nowhere = run_program({"arena", "partnership", "--a", "random", "--b", "steady", "--rounds",
                                         "1", "--record", "/no/such/folder/x"});
    CHECK(nowhere.status == 2);
    CHECK(contains(nowhere.err, "cannot be written"));
    CHECK(contains(run_program({"complete", "arena", "partnership", "--only", ""}).out, "gift\n"));
    CHECK(contains(run_program({"complete", "play", "partnership", "--seat", "2=p"}).out, "2=program:\n"));
}
