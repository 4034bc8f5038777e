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

TEST_CASE("Yes is a whole letter of the language, of as many bytes as it may be") {
    const Home home;
    write_kitchen(home);
    const std::string po =
        home.write("qq.po", "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n"
                            "msgid \"y\"\nmsgstr \"д\"\n")
            .string();
    fs::create_directories(home.path() / "root/variants");
    fs::create_directories(home.path() / "root/assets/lang");
    const std::string mo = (home.path() / "root/assets/lang/qq.mo").string();
    REQUIRE(std::system(("msgfmt --output-file=" + mo + " " + po).c_str()) == 0);
    const Variable data("ROUNDHOUSE_DATA", home.path() / "root");
    CHECK(run_at_terminal({"--lang", "qq", "uninstall", "kitchen"}, "нет\n").status ==
          1); // begins with the same byte
    CHECK(run_at_terminal({"--lang", "qq", "uninstall", "kitchen"}, "да\n").status == 0);
}

TEST_CASE("A package with the name of one that ships is refused before anything is asked") {
    const Home home;
    const fs::path shipped = home.write("data/roundhouse/variants/kitchen/variant.lua",
                                        "return { extends = \"partnership\", title = \"Kitchen\" }\n");
    const std::string file = (home.path() / "kitchen.roundhouse").string();
    REQUIRE(packed_into(file).status == 0);
    fs::create_directories(home.path() / "root/variants");
    fs::rename(shipped.parent_path(), home.path() / "root/variants/kitchen");
    const Variable data("ROUNDHOUSE_DATA", home.path() / "root");
    const Outcome refused = run_at_terminal({"install", file}, "y\n");
    CHECK(refused.status == 2);
    CHECK(contains(on_one_line(refused.err), "ships with the program is called kitchen"));
    CHECK_FALSE(contains(refused.out, "Kitchen"));
}
