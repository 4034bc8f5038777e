// Names and texts come from anybody: whatever the command line, a folder's name, a package or a journal says,
// the program never writes control characters or characters that a reader cannot see.

#include "catch.hpp"
#include "place.hpp"
#include "program.hpp"

#include "base/characters.hpp"
#include "base/text.hpp"

#include <regex>
#include <set>

#include <nlohmann/json.hpp>

using namespace roundhouse;
using namespace roundhouse::testing;

namespace {

/// One of each kind. Text after a line end must not look like a line of the program's own.
const std::vector<std::string> evils{"\x1b[31mred\x1b]0;title\x07",
                                     "a\u202eb\u2066c",
                                     "a\u200bb\ufeffc\u200dd",
                                     "\U000e0041\U000e0042\U000e007f",
                                     "a\xff\xfe\xc0\xaf",
                                     "\x9b"
                                     "2J\xc2\x9b"
                                     "2J\xc2\x85",
                                     "a\nFORGED",
                                     "a\rb\b\t\v\f\x7f",
                                     "\ufdd0red\ufdd4\ufdd5",
                                     "a\u2028b\u2029c\u00add\ufe0fe"};

/// What is wrong with the text written; empty if nothing is.
std::string wrong_in(const std::string& text) {
    for (std::size_t i = 0; i < text.size();) {
        const Decoded c = decode(text, i);
        if (c.length == 0) return "not UTF-8 at byte " + std::to_string(i);
        if (is_hidden(c.code) && c.code != '\n') return "hidden at byte " + std::to_string(i);
        i += c.length;
    }
    return contains("\n" + text, "\nFORGED") ? "a forged line" : "";
}

int lines_tried = 0;

Outcome check_written(const std::vector<std::string>& arguments, const std::string& input = {}) {
    const Outcome outcome = run_program(arguments, input);
    ++lines_tried;
    std::string line;
    for (const std::string& argument : arguments) line += " " + printable(argument, 100);
    INFO(line << "\nout: " << printable(outcome.out) << "\nerr: " << printable(outcome.err));
    // Pages of a transcript end with a form feed: the program's own, on a line by itself.
    const std::string out = std::regex_replace(outcome.out, std::regex("\f\n"), "\n");
    CHECK(wrong_in(out) == "");
    CHECK(wrong_in(outcome.err) == "");
    return outcome;
}

/// Every command, with "?" wherever an argument may be anything.
const std::vector<std::vector<std::string>> command_lines{
    {"?"},
    {"--?"},
    {"--lang", "?", "list"},
    {"--lang=?", "list"},
    {"--log-level", "?", "list"},
    {"list", "?"},
    {"list", "--?"},
    {"play", "?"},
    {"play", "./?"},
    {"play", "partnership", "?"},
    {"play", "partnership", "--option", "?"},
    {"play", "partnership", "--option", "?=1"},
    {"play", "partnership", "--option", "target=?"},
    {"play", "partnership", "--seed", "?"},
    {"play", "partnership", "--seat", "?"},
    {"play", "partnership", "--seat", "2=?"},
    {"play", "partnership", "--seat", "?=human"},
    {"play", "partnership", "--name", "?"},
    {"play", "partnership", "--name", "?=Anna"},
    {"play", "partnership", "--face", "?"},
    {"play", "--resume", "?"},
    {"play", "--resume", "/?/x"},
    {"window", "?", "--probe", "--?"},
    {"replay", "?"},
    {"replay", "?", "--json"},
    {"replay", "/tmp/?"},
    {"ask", "?"},
    {"meld", "?", "--trump", "S", "Ah"},
    {"meld", "partnership", "--trump", "?", "Ah"},
    {"meld", "partnership", "--trump", "S", "?"},
    {"meld", "partnership", "--trump", "S", "?", "--json"},
    {"meld", "partnership", "--trump", "S", "Ah ?"},
    {"legal", "partnership", "--trump", "S", "--trick", "?", "Ah"},
    {"legal", "partnership", "--trump", "S", "--declarer", "?", "Ah"},
    {"winner", "partnership", "--trump", "S", "?"},
    {"auction", "partnership", "--dealer", "?", "pass"},
    {"auction", "partnership", "--dealer", "4", "?"},
    {"auction", "partnership", "--dealer", "4", "250 ?"},
    {"auction", "partnership", "--dealer", "4", "?", "--json"},
    {"settle", "partnership", "--contract", "?"},
    {"settle", "partnership", "--contract", "1 ?"},
    {"settle", "partnership", "--contract", "1 270 ?"},
    {"settle", "partnership", "--contract", "1 270", "--melds", "?"},
    {"settle", "partnership", "--contract", "1 270", "--scores", "?"},
    {"settle", "partnership", "--contract", "1 270", "--outcome", "?"},
    {"settle", "partnership", "--contract", "1 270", "--outcome", "?", "--json"},
    {"rules", "?"},
    {"rules", "/?/variant.lua"},
    {"rules", "partnership", "-o", "?"},
    {"check", "?"},
    {"check", "./?/variant.lua"},
    {"check", "/?", "--json"},
    {"test", "?"},
    {"test", "/?", "--json"},
    {"texts", "?", "de"},
    {"texts", "partnership", "?"},
    {"simulate", "?"},
    {"simulate", "partnership", "--rounds", "?"},
    {"simulate", "partnership", "--bots", "?"},
    {"simulate", "partnership", "--threads", "?"},
    {"arena", "partnership", "--a", "?", "--b", "random"},
    {"arena", "partnership", "--a", "steady", "--b", "?"},
    {"arena", "partnership", "--a", "steady", "--b", "random", "--work", "?"},
    {"shot", "--variant", "?", "-o", "/nowhere/at/all.png"},
    {"shot", "--at", "?", "-o", "/nowhere/at/all.png"},
    {"shot", "--size", "?", "-o", "/nowhere/at/all.png"},
    {"complete", "?"},
    {"complete", "play", "?"},
    {"complete", "play", "?", ""},
    {"complete", "play", "?", "--option", "?"}};

/// Replaces "?"; file names have no slash.
std::vector<std::string> filled(std::vector<std::string> line, const std::string& evil) {
    for (std::string& argument : line)
        if (const std::size_t at = argument.find('?'); at != std::string::npos) argument.replace(at, 1, evil);
    return line;
}

} // namespace

TEST_CASE("Hundreds of command lines, every argument of them evil: nothing hidden is written", "[hostile]") {
    const Home home;
    lines_tried = 0;
    for (const auto& line : command_lines)
        for (const std::string& evil : evils) check_written(filled(line, evil));
    CHECK(lines_tried >= 600);
}

TEST_CASE("Folders with evil names and packages with evil texts are written safely", "[hostile]") {
    const Home home;
    const std::string sound = R"(return { title = "Mine", extends = "partnership" })";
    for (const std::string& evil : evils) {
        const auto folder = "data/roundhouse/variants/" + evil;
        const std::string path = home.write(folder + "/variant.lua", sound).parent_path().string();
        for (const char* command : {"check", "rules", "test"}) check_written({command, path});
        check_written({"check", path, "--json"});
        home.write(folder + "/variant.lua", "return { title = \"" + evil + "\", extends = \"partnership\" }");
        home.write(folder + "/" + evil + ".lua", "return {");
        home.write(folder + "/lang/" + evil + ".po", "msgid \"" + evil + "\"\nmsgstr \"" + evil + "\"\n");
        for (const char* command : {"check", "rules", "play"}) check_written({command, path});
        check_written({"check", path, "--json"});
        check_written({"ask"}, nlohmann::json{{"ask", "rules"}, {"variant", path}}.dump(
                                   -1, ' ', false, nlohmann::json::error_handler_t::replace) +
                                   "\n");
    }
    check_written({"list"});
    CHECK(nlohmann::json::accept(check_written({"list", "--json"}).out));
    check_written({"complete", "play", ""});
}

TEST_CASE("Journals with evil names and players are written safely", "[hostile]") {
    const Home home;
    REQUIRE(run_program({"play", "partnership", "--seed", "7", "--watch"}).status == 0);
    REQUIRE(home.journals().size() == 1);
    const std::string journal = text_of(home.journals().front());
    for (const std::string& evil : evils) {
        std::string edited = journal;
        const std::size_t seat = edited.find("\nseat 1 ");
        REQUIRE(seat != std::string::npos);
        const std::size_t end = edited.find('\n', seat + 1);
        edited.replace(seat, end - seat, "\nseat 1 steady " + evil);
        const std::string path = home.write(evil + ".journal", edited).string();
        check_written({"replay", path});
        check_written({"replay", path, "--json"});
        check_written({"play", "--resume", path});
        const std::string cut = home.write("cut-" + evil + ".journal", journal + evil + "\n").string();
        check_written({"replay", cut});
        check_written({"play", "--resume", cut});
    }
}

TEST_CASE("What is typed in a game is shown safely", "[hostile]") {
    const Home home;
    std::string typed;
    for (const std::string& evil : evils) typed += evil + "\n? " + evil + "\nhint " + evil + "\n";
    check_written({"play", "partnership", "--seed", "7"}, typed);
}

TEST_CASE("A log has one line for each entry, and nothing hidden in it", "[hostile]") {
    const Home home;
    for (const std::string& evil : evils) run_program({"--log-level", "info", "play", "./" + evil});
    const std::string log = text_of(home.path() / "state/roundhouse/roundhouse.log");
    CHECK_FALSE(log.empty());
    CHECK(wrong_in(log) == "");
}
