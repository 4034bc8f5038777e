// The manual page and the shell completions know what the parser knows.

#include "catch.hpp"
#include "place.hpp"
#include "program.hpp"

#include "cli/command_line/command_line.hpp"

#include <fstream>

#include <CLI/CLI.hpp>

using namespace roundhouse;
using namespace roundhouse::testing;

namespace {

std::string manual() {
    std::ostringstream text;
    text << std::ifstream(source_tree() + "/tools/install/roundhouse.1").rdbuf();
    std::string plain;
    for (const char c : text.str())
        if (c != '\\') plain += c; // "\-\-seed"
    return plain;
}

std::string completed(std::vector<std::string> words) {
    words.insert(words.begin(), "complete");
    return run_program(words).out;
}

} // namespace

TEST_CASE("the manual page names every command and every option") {
    CLI::App app{"", "roundhouse"};
    cli::CommandLine line;
    cli::add_everything(app, line);
    const std::string page = manual();
    const auto named = [&](const CLI::App& command) {
        for (const CLI::Option* option : command.get_options())
            for (const std::string& name : option->get_lnames()) {
                INFO(command.get_name() << " --" << name);
                CHECK(page.find("--" + name) != std::string::npos);
            }
    };
    named(app);
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
        INFO(command->get_name());
        CHECK(page.find("roundhouse " + command->get_name()) != std::string::npos);
        named(*command);
    }
}

TEST_CASE("completions come from the parser and from the packages") {
    CHECK(completed({"pl"}) == "play\n");
    CHECK(completed({"ver"}) == "verify\n");
    CHECK(completed({"verify", ""}) == "<files>\n");
    CHECK(completed({""}).find("simulate\n") != std::string::npos);
    CHECK(completed({"play", "double"}) == "double-deck\n");
    CHECK(completed({"play", "--se"}) == "--seed\n--seat\n");
    CHECK(completed({"simulate", "german", "--option", "untendurch_v"}) == "untendurch_value=\n");
    CHECK(completed({"simulate", "german", "--option", "durch="}) == "durch=yes\ndurch=no\n");
    CHECK(completed({"play", "partnership", "--seat", "3=h"}) == "3=human\n");
    CHECK(completed({"play", "--face", "g"}) == "german\n");
    CHECK(completed({"replay", ""}) == "<files>\n");
    CHECK(completed({"lesson", "german", ""}) == "what-is-new\ndurch\nten-minutes\n");
    CHECK(completed({"lesson", "german", "what-is-new", "--knows", "double"}) == "double-deck\n");
    CHECK(completed({"new", "mine", "--extends", "double"}) == "double-deck\n");
    CHECK(completed({"--lang", "d"}) == "de\n");
    CHECK(completed({"nonsense", "x"}).empty());
}
