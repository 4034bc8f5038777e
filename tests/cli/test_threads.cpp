// However many threads work at it, the same bytes come out.

#include "catch.hpp"
#include "program.hpp"
#include "support/long_form.hpp"

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

/// Packages with every kind of table: all of them in the long form.
std::vector<std::string> packages_compared() {
    if (!long_form()) return {"partnership", "german", "two-handed"};
    std::vector<std::string> all;
    for (const variants::PackageInfo& info : variants::list_packages())
        if (info.shipped) all.push_back(info.id);
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
