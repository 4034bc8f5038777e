// The output is the same, byte for byte, however many threads are used.

#include "catch.hpp"
#include "program.hpp"
#include "support/long_form.hpp"
#include "support/shipped_packages.hpp"

#include "variants/packages.hpp"

using namespace roundhouse;
using namespace roundhouse::testing;

namespace {

void same_on_any_threads(const std::vector<std::string>& arguments) {
    INFO(join(arguments, " "));
    const auto on = [&](const char* threads) {
        std::vector<std::string> all = arguments;
        all.insert(all.end(), {"--json", "--threads", threads});
        const Outcome outcome = run_program(all);
        CHECK(outcome.status == 0);
        CHECK(outcome.err == "");
        return outcome.out;
    };
    const std::string one = on("1");
    CHECK_FALSE(one.empty());
    CHECK(on("2") == one);
    CHECK(on("4") == one);
}

/// Playing in parts and merging them in another order gives the command's own output.
void same_in_parts(const Home& home, const std::vector<std::string>& arguments, int parts) {
    INFO(join(arguments, " ") << " in " << parts);
    std::vector<std::string> merge{"merge"};
    for (int i = parts; i > 0; --i) {
        std::vector<std::string> all = arguments;
        all.insert(all.end(), {"--shard", fmt::format("{}/{}", i, parts), "--threads", "2"});
        const Outcome part = run_program(all);
        REQUIRE(part.status == 0);
        merge.push_back(home.write(fmt::format("part {}", i), part.out));
    }
    const Outcome whole = run_program(arguments), together = run_program(merge);
    CHECK(together.status == whole.status);
    CHECK(together.err == "");
    CHECK(together.out == whole.out);

    merge.erase(merge.begin() + 1);
    const Outcome incomplete = run_program(merge);
    CHECK(incomplete.status == 2);
    if (parts > 1) CHECK(incomplete.err == fmt::format("Part {0}/{0} is missing.\n", parts));
}

/// Packages with every kind of table; in the long form, all packages.
std::vector<std::string> packages_compared() {
    if (!long_form()) return {"partnership", "german", "two-handed"};
    std::vector<std::string> all;
    for (const variants::PackageInfo& info : shipped_packages()) all.push_back(info.id);
    return all;
}

} // namespace

TEST_CASE("Simulations, arenas and comparisons are the same on 1, 2 and 4 threads") {
    const Home home;
    const std::string rounds = long_form() ? "2000" : "600", deals = long_form() ? "100" : "12";
    for (const std::string& id : packages_compared()) {
        same_on_any_threads({"simulate", id, "--bots", "random,steady", "--rounds", rounds});
        same_on_any_threads({"arena", id, "--a", "steady", "--b", "random", "--rounds", deals});
        if (id == "partnership" || long_form())
            same_on_any_threads(
                {"compare", id, id == "partnership" ? "cutthroat" : "partnership", "--rounds", deals});
    }
    same_on_any_threads(
        {"arena", "partnership", "--a", "sharp", "--b", "steady", "--work", "4", "--rounds", "4"});
}

TEST_CASE("What is played in parts is what one machine plays, and says which part is missing") {
    const Home home;
    for (const int parts : {2, 4}) {
        same_in_parts(home, {"simulate", "partnership", "--rounds", "500"}, parts);
        same_in_parts(home, {"simulate", "cross", "--rounds", "300", "--json"}, parts);
        same_in_parts(home, {"simulate", "partnership", "--rounds", "60", "--vary", "target=1000,2000"},
                      parts);
        same_in_parts(home, {"arena", "german", "--a", "steady", "--b", "novice", "--rounds", "9", "--json"},
                      parts);
        same_in_parts(home, {"compare", "partnership", "cutthroat", "--rounds", "45"}, parts);
        same_in_parts(home, {"--lang", "de", "simulate", "german", "--rounds", "100"}, parts);
    }
}

TEST_CASE("Parts are of one work, whole, and of these rules; programs do not play in them") {
    const Home home;
    const auto part = [&](const std::string& name, std::vector<std::string> words, const char* shard) {
        words.insert(words.end(), {"--shard", shard});
        return home.write(name, run_program(words).out);
    };
    const std::vector<std::string> words{"simulate", "partnership", "--rounds", "300"};
    const std::string one = part("one", words, "1/2"), two = part("two", words, "2/2");
    CHECK(run_program({"merge", one, two}).status == 0);
    CHECK(run_program({"merge", one, one}).err.starts_with("Part 1/2 is there twice: "));
    const std::string other = part("other", {"simulate", "partnership", "--rounds", "400"}, "2/2");
    CHECK(on_one_line(run_program({"merge", one, other}).err) ==
          fmt::format("{} and {} are not parts of the same work.", one, other));
    const std::string cut = home.write("cut", text_of(two).substr(0, 400));
    CHECK(on_one_line(run_program({"merge", one, cut}).err) ==
          fmt::format("{}: part 2/2 is cut off or damaged. Play it again.", cut));
    const std::string none = home.write("none", "nothing\n");
    CHECK(run_program({"merge", none}).status == 2);
    // A file that asks for another command is refused.
    std::string evil = text_of(one);
    evil.replace(evil.find("\"simulate\""), 10, "\"list\"");
    evil.replace(evil.find("1/2"), 3, "1/1");
    CHECK(run_program({"merge", home.write("evil", evil)}).out == "");
    CHECK(run_program({"simulate", "partnership", "--seat", "2=program:true", "--shard", "1/2"}).status == 2);
    CHECK(run_program({"simulate", "partnership", "--shard", "3/2"}).status == 2);
}
