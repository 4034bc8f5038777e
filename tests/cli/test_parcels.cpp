// roundhouse pack, install and uninstall, as people use them.

#include "catch.hpp"
#include "program.hpp"

using namespace roundhouse;
using namespace roundhouse::testing;
namespace fs = std::filesystem;

namespace {

void write_kitchen(const Home& home) {
    home.write("data/roundhouse/variants/kitchen/variant.lua",
               "return { extends = \"partnership\", title = \"Kitchen\" }\n");
}

Outcome packed_into(const fs::path& file) { return run_program({"pack", "kitchen", "-o", file.string()}); }

} // namespace

TEST_CASE("pack writes over nothing but an older copy of the package") {
    const Home home;
    write_kitchen(home);
    const fs::path large = home.write("large.bin", "mine"), small = home.write("small.txt", "mine");
    fs::resize_file(large, std::uintmax_t{17} << 20);
    for (const fs::path& taken : {large, small}) {
        INFO(taken);
        const auto size = fs::file_size(taken);
        const Outcome refused = packed_into(taken);
        CHECK(refused.status == 2);
        CHECK(contains(on_one_line(refused.err), "already exists and is not a copy of kitchen"));
        CHECK(fs::file_size(taken) == size);
    }
    const Outcome folder = packed_into(home.path());
    CHECK(folder.status == 2);
    CHECK(contains(on_one_line(folder.err), "is not a regular file"));
    const fs::path file = home.path() / "kitchen.roundhouse";
    CHECK(packed_into(file).status == 0);
    CHECK(packed_into(file).status == 0); // again
}

TEST_CASE("What a friend is to type is typed as a shell reads it") {
    const Home home;
    write_kitchen(home);
    const Outcome outcome = packed_into(home.path() / "our {house}.roundhouse");
    CHECK(outcome.status == 0);
    CHECK(contains(on_one_line(outcome.out), "roundhouse install 'our {house}.roundhouse'"));
}

TEST_CASE("A question is answered in capitals and with blanks, too") {
    const Home home;
    write_kitchen(home);
    const std::string file = (home.path() / "kitchen.roundhouse").string();
    REQUIRE(packed_into(file).status == 0);
    CHECK(run_at_terminal({"uninstall", "kitchen"}, "n\n").status == 1);
    CHECK(run_at_terminal({"uninstall", "kitchen"}, "\n").status == 1);
    CHECK(run_at_terminal({"uninstall", "kitchen"}, " YES \n").status == 0);
    CHECK(run_at_terminal({"install", file}, "Y\n").status == 0);
    CHECK(run_at_terminal({"--lang", "de", "uninstall", "kitchen"}, "Ja\n").status == 0);
}
