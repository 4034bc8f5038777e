// The score sheet on paper.

#include "catch.hpp"
#include "support/environment.hpp"
#include "support/home.hpp"
#include "window/support/players.hpp"

#include "base/files.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "window/pages/print_sheet.hpp"

#include <cstdlib>
#include <map>

using namespace roundhouse;
using namespace roundhouse::window;

namespace {

/// Bots play on until this many rounds are settled.
void play(Session& session, int rounds) {
    while (static_cast<int>(session.match().settled.size()) < rounds) {
        std::vector<Event> events;
        if (!session.turn())
            session.deal();
        else
            REQUIRE_FALSE(session.act(
                bots::decide_seated(session.match(), "steady", session.game().entries()), events));
    }
}

} // namespace

TEST_CASE("a score sheet is saved as PDF and as text, with every round and how its numbers came to be") {
    const roundhouse::testing::Home home;
    const roundhouse::testing::Variable own("HOME", home.path().string());
    Session session(window::testing::game_of("partnership", 3, {}));
    play(session, 2);
    const PrintedSheet sheet = print_sheet(session);
    CHECK(sheet.trouble.empty());
    const std::string pdf = file_text(sheet.pdf).value(), text = file_text(sheet.text).value();
    CHECK(pdf.starts_with("%PDF-"));
    CHECK(pdf.size() > 2000);
    for (const char* part : {"Partnership Pinochle", "Round 1", "Round 2", "meld", "tricks", "total"})
        CHECK(text.find(part) != std::string::npos);
    for (const int score : session.match().scores) CHECK(text.find(figures(score, 0)) != std::string::npos);
    const std::string again = file_text(print_sheet(session).text).value();
    CHECK(again == text); // it replaces the one before
}

TEST_CASE("long names stand apart, and a game that is tried leaves the sheet of the other") {
    const roundhouse::testing::Home home;
    const roundhouse::testing::Variable own("HOME", home.path().string());
    const auto other = window::testing::game_of("cutthroat", 3, {});
    JournalHeader header = other->header();
    for (SeatedPlayer& player : header.players) player.name += " of the long family";
    Session session(std::make_unique<RecordedGame>(other->match().rules, header, nullptr));
    play(session, 1);
    const std::string text = file_text(print_sheet(session).text).value();
    for (Party party = 1; party < session.rules().parties; ++party)
        CHECK(text.find(session.names().party(session.rules(), party) + "  ") != std::string::npos);
    CHECK(print_sheet(session, true).text != print_sheet(session).text);
}

TEST_CASE("long words of a line do not push its numbers out of their columns") {
    const roundhouse::testing::Home home;
    const std::string words = "all of it, and a good deal more besides";
    const auto package = home.write(
        "wordy/variant.lua", "return { extends = 'partnership', title = 'Wordy', rules = function(o, r)\n"
                             "  r.settle = { text = 'seven points for all', lines = function(r)\n"
                             "    local lines = {}\n"
                             "    for i = 1, #r.sides do lines[i] = { side = i, text = '" +
                                 words +
                                 "', points = 7 } end\n"
                                 "    return lines end }\n"
                                 "  return r end }\n");
    Session session(window::testing::game_of(package.parent_path().string(), 3, {}));
    play(session, 1);
    std::map<std::string, std::size_t> ends; // of lines, by how they begin
    for (const std::string& line : sheet_lines(session))
        for (const std::string& begin : {words, std::string("total")})
            if (line.starts_with("  " + begin)) ends[begin] = columns(line);
    REQUIRE(ends.size() == 2);
    CHECK(ends[words] == ends["total"]);
}

TEST_CASE("a sheet that cannot be written is told in a sentence") {
    const roundhouse::testing::Variable own("HOME", "/dev/null"), data("XDG_DATA_HOME", "/dev/null");
    Session session(window::testing::game_of("partnership", 3, {}));
    play(session, 1);
    const PrintedSheet sheet = print_sheet(session);
    CHECK(sheet.trouble.find("cannot be written") != std::string::npos);
}
